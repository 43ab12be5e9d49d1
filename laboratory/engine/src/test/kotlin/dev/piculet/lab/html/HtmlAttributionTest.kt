package dev.piculet.lab.html

import dev.piculet.lab.JDK25
import dev.piculet.lab.experiment.AttributedCell
import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.Attribution
import dev.piculet.lab.experiment.AttributionRecord
import dev.piculet.lab.experiment.Attributions
import dev.piculet.lab.experiment.CellSources
import dev.piculet.lab.experiment.ClassSource
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.StartUp
import dev.piculet.lab.plan
import org.jsoup.Jsoup
import org.junit.jupiter.api.Test
import java.util.Base64
import kotlin.test.assertContains
import kotlin.test.assertEquals

class HtmlAttributionTest {
    private val million = 1_000_000L

    private fun cell(payload: String) = ColdCell("ab", payload, Entry("a<b>", "1.0", JDK25.version))

    private fun sample(
        payload: String,
        startUp: StartUp,
    ) = AttributedSample(
        0,
        AttributedCell(cell(payload), startUp),
        Attribution(million, 2 * million, 3 * million, 4 * million, 5 * million, 6 * million, 7 * million, 900, 400),
    )

    private val failed =
        AttributedSample(0, AttributedCell(cell("testdata-1"), StartUp.AOT_CACHE), error = "left no archive")

    private val page =
        Jsoup.parse(
            HtmlAttribution(
                AttributionRecord(
                    "./lab cold ab --attribute",
                    7,
                    plan().environment,
                    listOf(JDK25),
                    Attributions(
                        listOf("testdata-1", "testdata-100").flatMap { payload ->
                            listOf(StartUp.JARS, StartUp.APP_CDS).map { sample(payload, it) }
                        } + failed,
                        listOf(CellSources(cell("testdata-1"), listOf(ClassSource("x.jar", 12, 5000)))),
                    ),
                ),
            ).render(),
        )

    @Test
    fun `each payload has bars and the figures behind them, and failures say why`() {
        assertEquals(
            listOf("ab/testdata-1, JDK 25.0.3", "ab/testdata-100, JDK 25.0.3"),
            page.select("h3").eachText(),
        )
        val rows = page.select("table").first()!!.select("tbody tr").map { it.text() }
        assertEquals("a<b> 1.0 from ${StartUp.JARS.title} 28.0 1.0 2.0 3.0 4.0 5.0 7.0 6.0 900 400", rows.first())
        assertEquals("a<b> 1.0 from ${StartUp.AOT_CACHE.title}: left no archive", page.select("ul.notes li").text())
    }

    @Test
    fun `bars are an image within the page, and say their figures to those who can't see them`() {
        val image = page.select("img").first()!!
        assertContains(image.attr("alt"), "a<b> 1.0: ${StartUp.JARS.title} 28.0 ms")
        val svg = String(Base64.getDecoder().decode(image.attr("src").substringAfter("base64,")))
        assertContains(svg, "a&lt;b&gt; 1.0")
        assertEquals(emptyList(), page.select("script, link, iframe, img:not([src^=data:])").toList())
    }

    @Test
    fun `the places of classes and the command stand below`() {
        assertEquals("x.jar 12 5", page.select("section:has(#jars) tbody tr").text())
        assertEquals("./lab cold ab --attribute", page.select("pre").text())
    }
}
