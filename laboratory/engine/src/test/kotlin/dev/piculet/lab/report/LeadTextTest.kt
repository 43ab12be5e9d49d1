package dev.piculet.lab.report

import dev.piculet.lab.html.kept
import dev.piculet.lab.html.resultsOf
import dev.piculet.lab.page.TIMES
import dev.piculet.lab.page.run
import dev.piculet.lab.page.wrong
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.store.StoredRun
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class LeadTextTest {
    private fun leads(run: StoredRun) = Lead.of(resultsOf(run), Trials(run.trials))

    private fun sentences(run: StoredRun) =
        LeadText(leads(run)).sentences().map { (title, text) -> "$title: ${text.replace(Regex("\\[.+?]"), "[…]")}" }

    @Test
    fun `one leader is named with what the next takes`() {
        val expected = "quick is the fastest on simple, where the next, hand, takes 1.82× […] as long."
        assertEquals(listOf("To serialize: $expected", "To deserialize: $expected"), sentences(run(TIMES)))
    }

    @Test
    fun `contenders that can't be told apart lead together`() {
        val run = run(TIMES - "quick" - "hand")
        val expected =
            "no difference between ours and equal (1.00× […]) was found on simple, " +
                "where the next, slow, takes 4.00× […] as long."
        val sentences = sentences(run).map { it.replace("equal and ours", "ours and equal") }
        assertEquals(listOf("To serialize: $expected", "To deserialize: $expected"), sentences)
    }

    @Test
    fun `who did other work leads nothing`() {
        val run = run(TIMES) { wrong(it, "quick") }
        assertEquals(listOf("hand", "hand"), leads(run).flatMap { it.names })
    }

    @Test
    fun `too few blocks and a contender alone lead to no verdict`() {
        val few = run(TIMES, blocks = 5)
        assertEquals(emptyList(), sentences(few))
        assertEquals(2, Lead.undecided(resultsOf(few)).size)
        val one = run(mapOf("hand" to 100.0))
        assertEquals(emptyList(), sentences(one))
        assertEquals(emptyList(), Lead.undecided(resultsOf(one)))
    }
}
