package dev.piculet.lab.result

import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdMeasurements
import dev.piculet.lab.experiment.ColdPhase
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.GeneratedClasses
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.statistics.Verdict
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class ColdAnalysisTest {
    private val factors = mapOf("a" to 1, "b" to 2, "c" to 1)

    /** Contenders are exactly their factor apart, whatever the speed of a block. */
    private fun sample(
        block: Int,
        cell: ColdCell,
    ): ColdSample {
        val ms = 1_000_000L * (10 + block) * factors.getValue(cell.entry.contender)
        val phases =
            listOf("bind" to 6, "serialize" to 3, "deserialize" to 1, "calls-2-10" to 50).map { (name, share) ->
                val calls = if (name == "calls-2-10") 9 else 1
                ColdPhase(name, calls, ms * share / 10, ms * share / 4, ms * share / 5, share + block, 1000L + block)
            }
        return ColdSample(block, cell, phases)
    }

    private fun results(
        samples: Int = 7,
        run: RunPlan = plan(),
        change: (ColdSample) -> ColdSample? = { it },
    ): ColdResults {
        val plan = ColdPlan.of(run, samples)
        val all = (0 until samples).flatMap { block -> plan.cells(block).map { sample(block, it) } }.mapNotNull(change)
        val generated = mapOf(plan.cells.first() to GeneratedClasses(4, 4000))
        return ColdAnalysis(run, plan, ColdMeasurements(all, generated)).results()
    }

    private fun ColdResults.row(contender: String) = tables.single().rows.single { it.entry.contender == contender }

    @Test
    fun `first use is the sum of its phases, and later calls are not in it`() {
        val row = results().row("a")
        assertEquals(13e6, row.cpuNs!!.value, 0.2e6)
        assertEquals(26e6, row.wallNs!!.value, 0.4e6)
        assertEquals(6 + 3 + 1 + 3 * 3, row.classes)
        assertEquals(GeneratedClasses(4, 4000), row.generated)
        assertEquals(listOf("bind", "serialize", "deserialize", "calls-2-10"), row.phases.map { it.name })
        assertEquals(9, row.phases.last().calls)
        assertEquals(1003L, row.phases.last().allocatedBytes)
        assertEquals(65e6, row.phases.last().cpuNs.value, 1e6)
        assertEquals(listOf(1, 10), row.processCpuNs.keys.toList())
        assertEquals(32.5e6, row.processCpuNs.getValue(1).value, 1e6)
        assertEquals(195e6, row.processCpuNs.getValue(10).value, 3e6)
    }

    @Test
    fun `a process that took less than a tick of its clock took half of one`() {
        val stopped = results { it.copy(phases = it.phases.map { phase -> phase.copy(processCpuNs = 0) }) }
        assertEquals(5e6, stopped.row("a").processCpuNs.getValue(1).value, 1.0)
    }

    @Test
    fun `ratios are paired by block, so a drifting machine leaves them alone`() {
        val row = results().row("b")
        assertEquals(Ratio("a", row.ratio!!.estimate, Verdict.SLOWER), row.ratio)
        assertEquals(2.0, row.ratio.estimate.value, 1e-9)
        assertEquals(2.0, row.ratio.estimate.low!!, 1e-9)
        assertEquals(2.0, row.ratio.estimate.high!!, 1e-9)
        assertNull(results().row("a").ratio)
        assertEquals(true, results().row("a").isBaseline)
    }

    @Test
    fun `five samples have no interval`() {
        val ratio = results(samples = 5).row("b").ratio!!
        assertEquals(Verdict.UNDECIDED, ratio.verdict)
        assertNull(ratio.estimate.low)
    }

    @Test
    fun `the fastest comes first, and those without figures last`() {
        val run = plan()
        val gate =
            run.gate.map {
                if (it.entry.contender == "a" && it.group.operation == "deserialize") {
                    it.copy(status = GateStatus.WRONG_OUTPUT, detail = "reads nonsense")
                } else {
                    it
                }
            }
        val groups = run.groups.map { group -> group.copy(entries = group.entries.filter { it.contender != "a" }) }
        val results = results(run = run.copy(gate = gate, groups = groups))
        assertEquals(listOf("c", "b", "a"), results.tables.single().rows.map { it.label })
        assertEquals("b", results.tables.single().baseline)
        assertEquals(GateStatus.WRONG_OUTPUT, results.row("a").gate)
        assertEquals("reads nonsense", results.row("a").detail)
        assertNull(results.row("a").cpuNs)
    }

    @Test
    fun `failed samples are counted and told, and the good ones used`() {
        val results =
            results {
                val isFailed = it.cell.entry.contender == "b" && it.block == 6
                if (isFailed) it.copy(phases = emptyList(), error = "ended its JVM with exit code 1") else it
            }
        val row = results.row("b")
        assertEquals(6, row.samples)
        assertEquals(1, row.failed)
        assertEquals("ended its JVM with exit code 1", row.detail)
        assertEquals(2.0, row.ratio!!.estimate.value, 1e-9)
    }
}
