package dev.piculet.lab.picture

import org.junit.jupiter.api.Test
import org.w3c.dom.Element
import java.nio.file.Path
import javax.xml.parsers.DocumentBuilderFactory
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class SeriesPlotSvgTest {
    private val plot =
        SeriesPlot(
            "Twenty runs & more",
            "published: a 900 ms.",
            "ms of each run",
            listOf("published", "here", "the other order").map { title ->
                val lines = listOf("a" to listOf(900.0, 40.0, 20.0), "b" to listOf(400.0, 100.0, 21.0))
                SeriesPanel(title, lines.map { (label, values) -> SeriesLine(label, values) })
            },
            listOf("Preset quick."),
        )

    private val text = SeriesPlotSvg(plot).text()

    private fun elements(name: String): List<Element> {
        val document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(text.byteInputStream())
        return document.getElementsByTagName(name).let { all -> List(all.length) { all.item(it) as Element } }
    }

    @Test
    fun `the picture is as checked in`() {
        val file = Path.of("src/test/resources/golden/picture/series-plot.svg")
        if (System.getProperty("golden.update").toBoolean()) file.writeText(text)
        assertEquals(file.readText().replace("\r\n", "\n"), text)
    }

    @Test
    fun `each library has a line and a mark a run, longer times are higher, and all panels have the same axes`() {
        val points = elements("polyline").map { it.getAttribute("points").split(' ') }
        val lines = points.map { line -> line.map { it.split(',')[1].toDouble() } }
        assertEquals(6, lines.size)
        assertTrue(lines.all { it == it.sorted() }, "$lines")
        assertTrue(lines[0][0] < lines[1][0], "900 ms are above 400 ms")
        assertEquals(lines[0], lines[2])
        val legends = 3
        assertEquals(3 * 3 + legends, elements("circle").size)
        assertEquals(3 * 3 + legends, elements("rect").count { it.getAttribute("class") == "second" })
    }

    @Test
    fun `everything is within the picture`() {
        val height = elements("svg").single().getAttribute("height").toDouble()
        val width = elements("svg").single().getAttribute("width").toDouble()
        val texts = elements("text").map { it.getAttribute("x").toDouble() to it.getAttribute("y").toDouble() }
        assertTrue(texts.all { (x, y) -> x < width && y < height })
    }
}
