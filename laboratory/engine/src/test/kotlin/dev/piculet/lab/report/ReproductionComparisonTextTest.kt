package dev.piculet.lab.report

import dev.piculet.lab.experiment.ReproductionRecord
import dev.piculet.lab.reproduce.CommonFindings
import dev.piculet.lab.reproduce.Finding
import dev.piculet.lab.reproduce.FindingOfBoth
import dev.piculet.lab.reproduce.RECORD
import dev.piculet.lab.reproduce.ReproductionComparison
import org.junit.jupiter.api.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse

class ReproductionComparisonTextTest {
    private fun found(
        common: Int,
        vararg changed: Pair<Finding, Finding>,
    ) = CommonFindings(common, changed.map { (before, now) -> FindingOfBoth("004/dynamic a", before, now) })

    private fun text(
        comparisons: CommonFindings,
        rows: CommonFindings,
        before: ReproductionRecord = RECORD,
        now: ReproductionRecord = RECORD,
    ) = ReproductionComparisonText(200, colour = false)
        .render(ReproductionComparison(comparisons, rows, 0, null), listOf("before" to before, "now" to now))

    @Test
    fun `comparisons are counted apart from rows, and contradictions among them`() {
        val (weaker, opposite) = (Finding.LESS to Finding.NO_DIFFERENCE) to (Finding.LESS to Finding.MORE)
        val (lost, wrong) = (Finding.FIGURE to Finding.NO_FIGURE) to (Finding.FIGURE to Finding.WRONG_OUTPUT)
        val all =
            mapOf(
                "None of 212 comparisons differ; none of 816 rows has a figure or WRONG OUTPUT in one alone." to
                    text(found(212), found(816)),
                "1 of 212 comparisons differs, none to the contrary; 1 of 816 rows has a figure or WRONG OUTPUT in " +
                    "one alone." to text(found(212, weaker), found(816, lost)),
                "3 of 212 comparisons differ, 2 to the contrary; 2 of 816 rows have a figure or WRONG OUTPUT in " +
                    "one alone." to text(found(212, weaker, opposite, opposite), found(816, lost, wrong)),
                "No comparison stands in both; none of 1 row has a figure or WRONG OUTPUT in one alone." to
                    text(found(0), found(1)),
            )
        all.forEach { (sentence, text) -> assertEquals(sentence, text.lines().first()) }
        val lines = all.values.toList()[2].lines().drop(2).take(2)
        assertEquals(listOf("  004/dynamic a: less → no difference", "  004/dynamic a: less → more"), lines)
    }

    @Test
    fun `seeds and contenders of other versions are told`() {
        val before = RECORD.copy(seed = 7, versions = mapOf("a" to "1", "b" to "1"))
        val now = before.copy(seed = 8, versions = mapOf("a" to "2", "b" to "1", "c" to "1"))
        val text = text(found(0), found(1), before, now)
        assertContains(text, "\nWarning: other versions: a 1 → 2.\n")
        assertContains(text, "\nbefore: CPU, 2 cores, JDK 17.0.15, --preset quick, --seed 7, begun")
        assertContains(text, "\nnow: CPU, 2 cores, JDK 17.0.15, --preset quick, --seed 8, begun")
        assertFalse("Warning" in text(found(0), found(1), before, before))
    }
}
