package dev.piculet.lab.page

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.html.kept
import dev.piculet.lab.html.resultsOf
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.report.RatioText
import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.trial
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
    fun `suites that share the id of a payload have no picture together`() {
        val one = plan()

        fun ofJava(group: Group) = group.copy(suite = "java")
        val both =
            one.copy(
                groups = one.groups + one.groups.map { it.copy(group = ofJava(it.group)) },
                gate = one.gate + one.gate.map { it.copy(group = ofJava(it.group)) },
            )
        val trials = (0..5).flatMap { block -> BlockOrder(both).cells(block, both.groups).map { trial(block, it) } }
        val results = RunAnalysis(both, trials).results()
        assertEquals(
            "Payload simple is of objects and java, and a picture has room for one of that name. " +
                "Choose it with --payloads, as objects/simple.",
            assertThrows<LabException> { SvgReport().render(results) }.message,
        )
        val chosen = results.copy(tables = results.tables.filter { it.group.suite == "java" })
        assertTrue("<title id=\"title\">java/simple</title>" in SvgReport().render(chosen))
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
