package dev.piculet.lab.picture

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.w3c.dom.Document
import org.w3c.dom.Element
import java.nio.file.Path
import javax.xml.parsers.DocumentBuilderFactory
import kotlin.io.path.createDirectories
import kotlin.io.path.readText
import kotlin.io.path.writeText

class ForestPlotSvgTest {
    private val plot =
        ForestPlot(
            "Objects as bytes & <back>",
            "To write: simple: ours 1.09× [1.05–1.14].",
            "CPU time; 1× is handwritten",
            listOf("write", "read"),
            listOf(
                PlotGroup(
                    "simple",
                    listOf(
                        PlotRow("ours", true, listOf(figure(1.09, 1.05, 1.14), figure(1.2, 1.15, 1.44))),
                        PlotRow("other 1.0", false, listOf(figure(2.13, 2.04, 2.19), PlotCell.Absence("WRONG OUTPUT"))),
                    ),
                ),
                PlotGroup(
                    "media",
                    listOf(PlotRow("ours", true, listOf(PlotCell.Figure(0.99, null, null, "0.99×"), null))),
                ),
            ),
            listOf("Preset quick.", "On one machine."),
        )

    private fun figure(
        value: Double,
        low: Double,
        high: Double,
    ) = PlotCell.Figure(value, low, high, "$value×")

    private val text = ForestPlotSvg(plot).text()

    private fun document(text: String = this.text): Document =
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(text.byteInputStream())

    private fun elements(
        name: String,
        text: String = this.text,
    ): List<Element> =
        document(text).getElementsByTagName(name).let { all -> List(all.length) { all.item(it) as Element } }

    @Test
    fun `the picture is as checked in`() {
        val file = Path.of("src/test/resources/golden/picture/forest-plot.svg")
        if (System.getProperty("golden.update").toBoolean()) {
            file.parent.createDirectories()
            file.writeText(text)
        }
        assertEquals(file.readText().replace("\r\n", "\n"), text)
    }

    @Test
    fun `screen readers get a title and the figures in words`() {
        val root = document().documentElement
        assertEquals("img", root.getAttribute("role"))
        assertEquals("title description", root.getAttribute("aria-labelledby"))

        fun only(name: String) = elements(name).single().let { it.getAttribute("id") to it.textContent }
        assertEquals("title" to plot.title, only("title"))
        assertEquals("description" to plot.description, only("desc"))
    }

    @Test
    fun `every word and figure is text`() {
        val texts = elements("text").map { it.textContent }
        val words = plot.panels + plot.footer + plot.axis + plot.title + plot.groups.map { it.title }
        val cells = plot.groups.flatMap { it.rows }.flatMap { row -> row.cells.mapNotNull { it?.text } + row.label }
        assertEquals(emptyList<String>(), (words + cells + "1×").filter { it !in texts })
    }

    @Test
    fun `nothing is loaded, and it is light or dark as its reader prefers`() {
        assertTrue("@media (prefers-color-scheme: dark)" in text)
        assertFalse(Regex("href|url\\(|@font-face|@import|<script|<path").containsMatchIn(text))
    }

    @Test
    fun `ours differs by shape and weight, not by colour alone`() {
        assertEquals(3, elements("polygon").size)
        assertEquals(1, elements("circle").size)
        assertTrue("text.ours { font-weight: 600 }" in text)
    }

    @Test
    fun `a mark lies within its interval, and one without an interval has no line`() {
        fun numbers(
            element: Element,
            vararg names: String,
        ) = names.map { element.getAttribute(it).toDouble() }
        val point = elements("circle").single()
        val lines = elements("line").filter { it.getAttribute("class") == "others" }
        val line = lines.single { numbers(it, "y1", "y2").distinct().size == 1 }
        val (low, high) = numbers(line, "x1", "x2")
        assertTrue(point.getAttribute("cx").toDouble() in low..high)
        val ours = elements("line").count { it.getAttribute("class") == "ours" }
        assertEquals(2 * 3, ours, "two intervals with their ends")
    }

    /** Else marks would stand left of their panel, on the labels. */
    @Test
    fun `long labels and many panels make the page wider, so that each panel keeps its axis`() {
        val row = PlotRow("x".repeat(80), false, List(5) { figure(1.5, 0.5, 2.0) })
        val wide = plot.copy(panels = List(5) { "panel $it" }, groups = listOf(PlotGroup("simple", listOf(row))))
        val all = elements("circle", ForestPlotSvg(wide).text()).map { it.getAttribute("cx").toDouble() }
        val starts =
            elements("text", ForestPlotSvg(wide).text())
                .filter { it.textContent.startsWith("panel ") }
                .map { it.getAttribute("x").toDouble() }
        assertEquals(5, all.size)
        val page = elements("svg", ForestPlotSvg(wide).text()).single().getAttribute("width").toDouble()
        val ends = starts.drop(1) + page
        assertTrue(all.indices.all { all[it] in starts[it]..ends[it] }, "$all in $starts")
        assertTrue(starts.zipWithNext().all { (one, next) -> next - one > 90 }, "$starts")
        assertTrue(starts.first() > 80 * 7, "the labels have room")
        assertEquals("860", elements("svg").single().getAttribute("width"), "others are not wider")
    }

    @Test
    fun `nothing reaches beyond the page`() {
        val size = document().documentElement.getAttribute("viewBox").split(' ').drop(2)
        val (width, height) = size.map { it.toDouble() }

        fun all(vararg names: String) =
            listOf("text", "line", "circle").flatMap { elements(it) }.flatMap { element ->
                names.map { element.getAttribute(it) }.filter { it.isNotEmpty() }.map { it.toDouble() }
            }
        assertTrue(all("x", "x1", "x2", "cx").all { it in 0.0..width })
        assertTrue(all("y", "y1", "y2", "cy").all { it in 0.0..height })
    }
}
