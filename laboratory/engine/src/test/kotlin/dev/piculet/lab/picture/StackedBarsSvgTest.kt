package dev.piculet.lab.picture

import org.junit.jupiter.api.Test
import org.w3c.dom.Element
import javax.xml.parsers.DocumentBuilderFactory
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class StackedBarsSvgTest {
    private fun plot(vararg values: List<Double>) =
        StackedBars(
            "What <b>",
            "x & y",
            "ms",
            listOf("load", "rest"),
            listOf(BarGroup("one", values.mapIndexed { i, own -> StackedBar("bar $i", own) })),
            listOf("footer"),
        )

    private fun elements(
        plot: StackedBars,
        name: String,
    ): List<Element> {
        val text = StackedBarsSvg(plot).text()
        val document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(text.byteInputStream())
        val found = document.getElementsByTagName(name)
        return (0 until found.length).map { found.item(it) as Element }
    }

    private fun bars(plot: StackedBars) = elements(plot, "rect").filter { it.getAttribute("height") == "20" }

    private fun Element.number(name: String) = getAttribute(name).toDouble()

    @Test
    fun `parts touch one another, and lengths are as the values`() {
        val bars = bars(plot(listOf(10.0, 30.0), listOf(20.0, 0.0)))
        assertEquals(listOf("part-1", "part-2", "part-1"), bars.map { it.getAttribute("class") }, "nothing has no box")
        val (first, second, third) = bars
        assertEquals(first.number("x") + first.number("width"), second.number("x"), 0.11)
        assertEquals(3.0, second.number("width") / first.number("width"), 0.01)
        assertEquals(2.0, third.number("width") / first.number("width"), 0.01)
    }

    @Test
    fun `wide parts have the number of the legend, and each bar its total`() {
        val texts = elements(plot(listOf(100.0, 0.1)), "text").map { it.textContent }
        assertEquals(listOf("What <b>", "ms", "1 load", "2 rest", "one", "bar 0", "1", "100.1", "footer"), texts)
    }

    @Test
    fun `nothing at all can be drawn, and all stays on the page`() {
        assertEquals(0, bars(plot(listOf(0.0, 0.0))).size)
        val wide = bars(plot(listOf(1e9, 2e9)))
        assertTrue(wide.last().run { number("x") + number("width") } < 860)
    }
}
