package dev.piculet.lab.html

import dev.piculet.lab.CurveRuns
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.result.RunAnalysis
import org.jsoup.Jsoup
import org.jsoup.nodes.Document
import org.junit.jupiter.api.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class CurveChapterTest {
    private fun page(run: Pair<RunPlan, List<TrialRecord>>): Document {
        val (plan, trials) = run
        return Jsoup.parse(HtmlReport(plan, trials).render(RunAnalysis(plan, trials).results()))
    }

    @Test
    fun `curves come first, each with a mark of its own, and a ring where it bends`() {
        val page = page(CurveRuns.overSizes())
        assertEquals("Curves", page.select("h2").first()!!.text())
        val svg = page.select("svg.curves").single()
        assertEquals(2, svg.select("polyline").size)
        assertEquals(1, svg.select("circle.bend").size)
        assertEquals("bend c1", svg.select("circle.bend").first()!!.className(), "b takes longer, so it is the second")
        assertEquals(5 + 1, svg.select("circle.mark").size, "a's points, and its label's mark")
        assertEquals(5 + 1, svg.select("polygon.mark").size)
        assertEquals(setOf("a", "b"), svg.select("text.label").map { it.text() }.toSet())
        assertContains(svg.attr("aria-label"), "b: bends at ")
    }

    @Test
    fun `the sentences and figures of the drawing stand below it as text`() {
        val page = page(CurveRuns.overThreads())
        val sentences = page.select("section:has(#verdict) > ul").first()!!.select("li").eachText()
        assertEquals(2, sentences.size)
        assertTrue(sentences.all { "bends at" in it && "twice the threads make" in it }, "$sentences")
        val tables = page.select("section:has(#verdict) table")
        assertEquals(listOf("contender", "1", "2", "3", "4"), tables.first()!!.select("thead th").eachText())
        assertEquals(listOf("a", "b"), tables.first()!!.select("tbody th").eachText())
        assertTrue(page.select("table.figures").isNotEmpty(), "the tables of all figures remain")
        assertEquals(page.select("[id]").map { it.id() }.distinct(), page.select("[id]").map { it.id() })
    }

    @Test
    fun `a run without trials has no drawing and says that there are too few figures`() {
        val page = page(CurveRuns.overThreads().first to emptyList())
        assertEquals(0, page.select("svg.curves").size)
        assertContains(page.text(), "a: too few figures for a bend: it takes 6 blocks and 3 values.")
    }
}
