package dev.piculet.lab.result

import dev.piculet.lab.CurveRuns
import dev.piculet.lab.experiment.Collector
import dev.piculet.lab.experiment.Condition
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Heap
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class CurveAnalysisTest {
    private fun tables(run: Pair<RunPlan, List<TrialRecord>>) = CurveAnalysis.of(run.first, Trials(run.second))

    @Test
    fun `over sizes, CPU time by content is one curve a contender, whatever the payloads are called`() {
        val table = tables(CurveRuns.overSizes()).first()
        assertEquals("media", table.payload)
        assertEquals(listOf(1e2, 1e3, 1e4, 1e5, 1e6), table.values)
        assertEquals(listOf("a", "b"), table.rows.map { it.label })
        val bend = assertNotNull(table.rows[1].form?.bend)
        assertTrue(1e4 in bend.low..bend.high, "$bend")
        assertNull(table.rows[0].form?.bend)
        assertEquals(1.0, table.rows[0].form!!.slope, 0.05)
    }

    @Test
    fun `over threads, the clock's time of a call is divided by their number`() {
        val table = tables(CurveRuns.overThreads()).first()
        assertEquals(listOf(1.0, 2.0, 3.0, 4.0), table.values)
        val points = table.rows.single { it.label == "a" }.points
        assertEquals(100.0, points[0].cost!!.value, 5.0)
        assertEquals(50.0, points[1].cost!!.value, 3.0)
        assertEquals(100.0, points[3].cpuNs!!.value, 5.0)
    }

    @Test
    fun `over heaps, each collector has a curve of its own`() {
        val table = tables(CurveRuns.overHeaps()).first()
        assertEquals(Condition.HEAP, table.over)
        assertEquals(setOf("a, Serial", "a, G1", "b, Serial", "b, G1"), table.rows.map { it.label }.toSet())
        assertEquals(listOf(64.0, 256.0, 1024.0), table.values)
    }

    @Test
    fun `a value that a contender fails at says why, and the others keep their curve`() {
        val (plan, trials) = CurveRuns.overHeaps()
        val small = Heap(64, Collector.G1)
        val failing =
            trials.map {
                val fails = it.cell.entry.heap == small && it.cell.entry.contender == "a"
                if (fails) trial(it.block, it.cell, null, "java.lang.OutOfMemoryError: Java heap") else it
            }
        val row = tables(plan to failing).first().rows.single { it.label == "a, G1" }
        assertEquals("java.lang.OutOfMemoryError: Java heap", row.points.first().absence)
        assertNull(row.points.first().cost)
        assertNull(row.form, "two values are no curve")
    }

    @Test
    fun `a size that the gate refused says why`() {
        val (plan, trials) = CurveRuns.overSizes()
        val isRefused = { payload: String, contender: String -> payload == "media-1MB" && contender == "b" }
        val refused =
            plan.copy(
                groups = plan.groups.map { planned ->
                    planned.copy(entries = planned.entries.filterNot { isRefused(planned.group.payload, it.contender) })
                },
                gate = plan.gate.map {
                    if (isRefused(it.group.payload, it.entry.contender)) {
                        it.copy(status = GateStatus.UNSUPPORTED, detail = "holds 255 images")
                    } else {
                        it
                    }
                },
            )
        val row = tables(refused to trials).first().rows.single { it.label == "b" }
        assertEquals("holds 255 images", row.points.last().absence)
        assertNotNull(row.form)
    }

    @Test
    fun `ratios and ranks compare contenders under the same condition only`() {
        val (plan, trials) = CurveRuns.overThreads()
        val table = RunAnalysis(plan, trials).results().tables.first()
        val rows = table.rows.filter { it.entry.contender == "b" }
        assertEquals(4, rows.size)
        rows.forEach { assertEquals("a, ${it.label.removePrefix("b, ")}", it.ratio?.baseline) }
        assertEquals(setOf(2), rows.map { it.rank }.toSet())
        assertTrue(table.rows.filter { it.entry.contender == "a" }.all { it.isBaseline })
        val first = table.rows.single { it.entry.contender == "a" && it.entry.threads == Threads.ONE }
        assertEquals("a, 1 thread", first.label)
    }

    @Test
    fun `a run that varies nothing has no curves`() =
        assertEquals(emptyList(), tables(plan() to emptyList()))
}
