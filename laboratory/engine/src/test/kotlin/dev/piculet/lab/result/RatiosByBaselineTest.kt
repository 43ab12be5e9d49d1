package dev.piculet.lab.result

import dev.piculet.lab.entry
import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.group
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.statistics.Verdict
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class RatiosByBaselineTest {
    private val plan = plan()
    private val factors = mapOf("a" to 1.0, "b" to 2.0, "c" to 0.5)

    private fun trials(change: (TrialRecord) -> TrialRecord = { it }): List<TrialRecord> =
        (0 until 6).flatMap { block ->
            BlockOrder(plan).cells(block, plan.groups).mapIndexed { i, cell ->
                val factor = factors[cell.entry.contender] ?: 3.0
                change(trial(block, cell, 100 * factor * (1 + 0.1 * block) * (1 + 0.001 * (i % 2))))
            }
        }

    private fun cell(contender: String): Cell = Trials.cell(group(), entry(contender))

    private fun ref(contender: String) = BaselineRef(contender, "1.0")

    @Test
    fun `the run's own baselines give the ratios of its results`() {
        val expected =
            RunAnalysis(plan, trials()).results().tables.flatMap { table ->
                table.rows.mapNotNull { row -> row.ratio?.let { Trials.cell(table.group, row.entry) to it } }
            }
        assertEquals(expected.toMap(), RatiosByBaseline(plan, trials()).of(null, Metric.CPU_TIME))
        assertEquals(4, expected.size)
    }

    @Test
    fun `every contender can be the baseline, and has no ratio then`() {
        val ratios = RatiosByBaseline(plan, trials())
        assertEquals(listOf("a", "b", "c"), ratios.baselines.values.toList())
        val toB = ratios.of(ref("b"), Metric.CPU_TIME)
        assertNull(toB[cell("b")])
        val ratio = assertNotNull(toB[cell("a")])
        assertEquals("b", ratio.baseline)
        assertEquals(0.5, ratio.estimate.value, 0.01)
        assertEquals(Verdict.FASTER, ratio.verdict)
        assertTrue(cell("b") in ratios.baselineCells(ref("b")) && cell("a") !in ratios.baselineCells(ref("b")))
        assertTrue(cell("a") in ratios.baselineCells(null))
    }

    @Test
    fun `each metric has its own ratios, and a contender that allocates nothing has none of bytes`() {
        val trials =
            trials { record ->
                val isC = record.cell.entry.contender == "c"
                record
                    .copy(wallNs = record.cpuNs?.times(if (isC) 8 else 1), bytesPerOp = if (isC) 0.0 else record.cpuNs)
            }
        val ratios = RatiosByBaseline(plan, trials)
        assertEquals(0.5, ratios.of(null, Metric.CPU_TIME).getValue(cell("c")).estimate.value, 0.01)
        assertEquals(4.0, ratios.of(null, Metric.WALL_TIME).getValue(cell("c")).estimate.value, 0.1)
        val bytes = ratios.of(null, Metric.ALLOCATION)
        assertNull(bytes[cell("c")])
        assertEquals(2.0, bytes.getValue(cell("b")).estimate.value, 0.01)
    }

    @Test
    fun `a contender that was caught in a measured JVM is in no ratio`() {
        val trials =
            trials { if (it.cell == cell("b")) it.copy(cpuNs = null, wrongOutput = "writes {}") else it }
        val ratios = RatiosByBaseline(plan, trials)
        assertNull(ratios.of(null, Metric.CPU_TIME)[cell("b")])
        assertNull(ratios.of(ref("b"), Metric.CPU_TIME)[cell("a")])
    }
}
