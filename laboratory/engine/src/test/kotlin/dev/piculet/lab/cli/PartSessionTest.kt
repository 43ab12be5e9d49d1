package dev.piculet.lab.cli

import dev.piculet.lab.plan
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.reproduce.Part
import dev.piculet.lab.reproduce.PartKind
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class PartSessionTest {
    private val part = Part(PartKind.STEADY, "objects", "serialize", listOf("simple"), listOf("a", "b", "c"))
    private val plan = plan(budgetMillis = 10_000_000).copy(elapsedMillis = 5_000)

    @Test
    fun `the trials of a part take as long again as its first blocks need at least, as was announced`() {
        val limited = PartSession.limited(plan, part, Preset.STANDARD)
        val most = part.leastMillis(Preset.STANDARD, jdks = 1) + part.slowMillis(Preset.STANDARD, jdks = 1)
        assertEquals(most, limited.budgetMillis - limited.elapsedMillis)
        assertEquals(plan, limited.copy(budgetMillis = plan.budgetMillis), "nothing else is changed")
    }

    @Test
    fun `a part that is to reach no precision ends after its blocks, whatever time they take`() =
        assertEquals(plan, PartSession.limited(plan, part, Preset.QUICK))
}
