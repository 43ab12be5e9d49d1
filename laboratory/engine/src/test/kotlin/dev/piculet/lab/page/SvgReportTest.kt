package dev.piculet.lab.page

import dev.piculet.lab.LabException
import dev.piculet.lab.html.kept
import dev.piculet.lab.html.resultsOf
import dev.piculet.lab.plan
import dev.piculet.lab.report.RatioText
import dev.piculet.lab.result.RunAnalysis
import org.jsoup.Jsoup
import org.jsoup.parser.Parser
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class SvgReportTest {
    @Test
    fun `the picture has every ratio of the run, and loads nothing`() {
        val results = resultsOf(kept("objects"))
        val picture = Jsoup.parse(SvgReport().render(results), Parser.xmlParser())
        assertEquals("objects", picture.selectFirst("title")!!.text())
        val shown = picture.select("text.end").map { it.text() }
        val ratios = results.tables.flatMap { table -> table.rows.mapNotNull { it.ratio } }.map { RatioText(it).value }
        assertTrue(ratios.size > 20)
        assertEquals(ratios.sorted(), shown.sorted())
        assertEquals(emptyList(), picture.select("script, image, use, link, [href]").toList())
    }

    @Test
    fun `a run that compared nothing has no picture`() {
        val empty = RunAnalysis(plan(), emptyList()).results()
        assertEquals(
            "Nothing was compared, so there is nothing to draw. Resume the run, or add contenders.",
            assertThrows<LabException> { SvgReport().render(empty) }.message,
        )
    }
}
