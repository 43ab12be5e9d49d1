package dev.piculet.lab.cli

import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdPhase
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.guest.Guest
import dev.piculet.lab.guest.GuestFacts
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.result.Switching
import dev.piculet.lab.statistics.Verdict
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertEquals
import kotlin.test.assertNull

class FirstUsesOfTryTest {
    @TempDir
    lateinit var folder: Path

    private val run: RunPlan = plan()

    /** Of contenders a, b and c, all in one format of their own, the one that costs least is switched to. */
    private fun firstUses(
        costs: Map<String, Double> = mapOf("b" to 50.0),
        run: RunPlan = this.run,
    ): FirstUsesOfTry {
        val trials =
            (0..5).flatMap { block ->
                BlockOrder(run).cells(block, run.groups).map { trial(block, it, costs[it.entry.contender] ?: 100.0) }
            }
        val results = RunAnalysis(run, trials).results()
        return FirstUsesOfTry(run, Switching(results, run.jdks.first().version, "a"))
    }

    private fun samples(
        uses: FirstUsesOfTry,
        millis: Map<String, Long>,
    ) = (0..6).flatMap { block -> uses.plan!!.cells(block).map { sample(block, it, millis) } }

    private fun sample(
        block: Int,
        cell: ColdCell,
        millis: Map<String, Long>,
    ): ColdSample {
        val nanos = millis.getValue(cell.entry.contender) * 100_000 * (10 + block)
        return ColdSample(block, cell, listOf(ColdPhase("bind", 1, nanos, nanos, nanos, 1, 1)))
    }

    private fun cells(uses: FirstUsesOfTry) = uses.plan!!.cells.map { it.entry.contender }

    @Test
    fun `the baseline and those that the verdict names are measured, and compared block by block`() {
        val uses = firstUses()
        assertEquals(listOf("a", "b"), cells(uses))
        val rows = uses.rows(samples(uses, mapOf("a" to 200, "b" to 201))).mapKeys { it.key.contender }
        assertEquals(Verdict.SLOWER, rows.getValue("b").ratio!!.verdict)
        assertNull(rows.getValue("a").ratio)
    }

    @Test
    fun `samples are kept beside the values, and are those of another verdict no more`() {
        val uses = firstUses()
        val samples = samples(uses, mapOf("a" to 200, "b" to 100))
        val facts = GuestFacts("A", false, "", 1, 1, 1, "a", emptyList(), emptyList(), emptyList())
        val guest = Guest(Guest.folderIn(folder), facts)
        assertEquals(emptyList(), guest.firstUses)
        guest.keep(samples)
        assertEquals(samples, uses.stillOf(guest.firstUses))
        assertEquals(emptyList(), firstUses(mapOf("c" to 50.0)).stillOf(guest.firstUses))
    }

    @Test
    fun `where nothing is written there is nothing to read in a fresh JVM`() {
        val reading = run.groups.last()
        val gate = run.gate.filter { it.group == reading.group }
        val uses = firstUses(run = run.copy(groups = listOf(reading), gate = gate, twin = null))
        assertNull(uses.plan)
        assertEquals(emptyMap(), uses.rows(emptyList()))
    }
}
