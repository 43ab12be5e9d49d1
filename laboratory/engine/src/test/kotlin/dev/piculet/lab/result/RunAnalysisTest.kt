package dev.piculet.lab.result

import dev.piculet.lab.JDK17
import dev.piculet.lab.JDK25
import dev.piculet.lab.entry
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Instances
import dev.piculet.lab.experiment.Noise
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.group
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.statistics.Verdict
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import kotlin.math.exp
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class RunAnalysisTest {
    private val factors = mapOf("a" to 1.0, "b" to 2.0, "c" to 1.0, BlockOrder.CALIBRATION to 5.0)

    /** Every cell of every block; contenders are exactly their factor apart, whatever the block's own speed. */
    private fun trials(
        plan: RunPlan,
        blocks: Int = 6,
        record: (Int, Cell, Double) -> TrialRecord = { block, cell, ns -> trial(block, cell, ns) },
    ): List<TrialRecord> =
        (0 until blocks).flatMap { block ->
            BlockOrder(plan).cells(block, plan.groups).mapIndexed { i, cell ->
                val speed = (1 + 0.1 * block) * (1 + 0.001 * (i % 2))
                record(block, cell, 100 * speed * factors.getValue(cell.entry.contender))
            }
        }

    private fun results(
        plan: RunPlan = plan(),
        trials: List<TrialRecord> = trials(plan),
    ) = RunAnalysis(plan, trials).results()

    private fun RunResults.row(
        contender: String,
        operation: String = "serialize",
    ) = tables.single { it.group == group(operation = operation) }.rows.first { it.entry.contender == contender }

    @Test
    fun `ratios are paired by block, so the machine's own drift does not widen them`() {
        val ratio = assertNotNull(results().row("b").ratio)
        assertEquals("a", ratio.baseline)
        assertEquals(2.0, ratio.estimate.value, 0.01)
        assertTrue(ratio.estimate.low!! > 1.99 && ratio.estimate.high!! < 2.01, "$ratio")
        assertEquals(Verdict.SLOWER, ratio.verdict)
    }

    @Test
    fun `a trial without any time counts as failed, and the others stand`() {
        val plan = plan()
        val trials = trials(plan) { block, cell, ns -> trial(block, cell, if (block == 3) 0.0 else ns) }
        val row = results(plan, trials).row("b")
        assertEquals(listOf(5, 1), listOf(row.trials, row.failed))
        assertEquals("1 of 6 trials failed: ${TrialRecord.NO_TIME}", row.detail)
    }

    @Test
    fun `ways in which threads call are named and compared with the first of the baseline's`() {
        val one = plan(contenders = listOf("a", "b"))
        val ways = listOf(Threads(8, Instances.OWN), Threads(8, Instances.SHARED))
        val plan =
            one.copy(
                groups = one.groups.map { g ->
                    g.copy(entries = ways.flatMap { w -> g.entries.map { it.copy(threads = w) } })
                },
                gate = ways.flatMap { way -> one.gate.map { it.copy(entry = it.entry.copy(threads = way)) } },
                twin = null,
            )
        val slower =
            trials(plan) { block, cell, ns ->
                trial(block, cell, if (cell.entry.threads.instances == Instances.SHARED) 3 * ns else ns)
            }
        val table = results(plan, slower).tables.first()
        assertEquals("a, own", table.baseline)
        assertEquals(listOf("a, own", "b, own", "a, shared", "b, shared"), table.rows.map { it.label })
        assertTrue(table.rows.first().isBaseline)
        assertEquals(setOf("a, own"), table.rows.mapNotNull { it.ratio?.baseline }.toSet())
        assertEquals(3.0, assertNotNull(table.rows[2].ratio).estimate.value, 0.01)
        assertEquals(listOf(1, 2, 3, 4), table.rows.map { it.rank })
    }

    @Test
    fun `a ratio with 1 in its interval is no difference`() {
        assertEquals(Verdict.SAME, results().row("c").ratio?.verdict)
    }

    @Test
    fun `the baseline is marked and has no ratio`() {
        val row = results().row("a")
        assertTrue(row.isBaseline)
        assertNull(row.ratio)
    }

    @Test
    fun `contenders that can't be told apart share a rank, and the slower one comes last`() {
        val results = results()
        assertEquals(listOf(1, 1, 3), listOf("a", "c", "b").map { results.row(it).rank })
        assertEquals("b", results.tables.first().rows.last().entry.contender)
    }

    @Test
    fun `fewer than six blocks give figures, no verdict and a warning`() {
        val plan = plan()
        val results = results(plan, trials(plan, blocks = 5))
        assertEquals(Verdict.UNDECIDED, results.row("b").ratio?.verdict)
        assertNull(results.row("b").cpuNs?.low)
        assertEquals(5, results.blocks)
        assertEquals(2, results.inconclusive.size)
        assertEquals(
            listOf(
                "Only 5 of the 6 blocks that a verdict needs are complete: " +
                    "comparisons are undecided until the run is resumed.",
            ),
            results.warnings,
        )
    }

    @Test
    fun `a contender that failed the gate has no figures, whatever the store says`() {
        val plan = plan()
        val (ofB, ofOthers) = plan.gate.partition { it.entry.contender == "b" }
        val failed = ofB.map { it.copy(status = GateStatus.WRONG_OUTPUT, detail = "wrote {}") }
        val wrong = plan.copy(gate = ofOthers + failed)
        val row = results(wrong, trials(plan)).row("b")
        assertEquals(GateStatus.WRONG_OUTPUT, row.gate)
        assertEquals("wrote {}", row.detail)
        assertNull(row.cpuNs)
        assertNull(row.ratio)
    }

    @Test
    fun `a failed trial is counted and explained, and its block is left out of the pairs`() {
        val plan = plan()
        val failing =
            trials(plan, blocks = 8) { block, cell, ns ->
                val isBad = block == 3 && cell.entry.contender == "b"
                if (isBad) trial(block, cell, null, "boom") else trial(block, cell, ns)
            }
        val row = results(plan, failing).row("b")
        assertEquals(1, row.failed)
        assertEquals(7, row.trials)
        assertEquals("1 of 8 trials failed: boom", row.detail)
    }

    @Test
    fun `every JDK has its own baseline, and labels say which is which`() {
        val plan = plan(jdks = listOf(JDK17, JDK25))
        val rows = results(plan).tables.first().rows
        assertEquals(setOf("a (JDK 17.0.15)", "a (JDK 25.0.3)"), rows.filter { it.isBaseline }.map { it.label }.toSet())
        assertEquals(
            "a (JDK 25.0.3)",
            rows.first { it.entry == entry("b", JDK25) }.ratio?.baseline,
        )
    }

    @Test
    fun `the A-A pair and the calibration show the error of the machine`() {
        val machine = results().machine
        assertEquals("a in objects/simple/serialize", machine.twin)
        assertEquals(1.0, machine.twinRatio!!.value, 0.01)
        assertTrue(machine.calibrationSpread!! in 0.2..0.6, "the blocks differ by half: ${machine.calibrationSpread}")
    }

    @Test
    fun `a precision that was not reached is inconclusive, one that was is not`() {
        val precise = plan(precision = 0.01)
        assertTrue(results(precise).inconclusive.isEmpty())
        val noisy =
            trials(precise) { block, cell, ns ->
                trial(block, cell, if (cell.entry.contender == "b") ns * (1 + block % 3) else ns)
            }
        assertFalse(results(precise, noisy).inconclusive.isEmpty())
    }

    @Test
    fun `a smoke run warns that it proves nothing`() {
        val smoke = plan().copy(preset = "smoke")
        assertEquals(
            "A smoke run proves nothing: its forks are too short to warm up. Use --preset quick or better for figures.",
            results(smoke, trials(smoke)).warnings.first(),
        )
    }

    @Test
    fun `a contender whose measured work was wrong once has no figures, no rank, and no part in others' ranks`() {
        val plan = plan()
        val trials =
            trials(plan) { block, cell, ns ->
                val isWrong = block == 3 && cell == Trials.cell(group(), entry("c"))
                trial(block, cell, ns.takeUnless { isWrong })
                    .copy(wrongOutput = "returns the same object from two calls".takeIf { isWrong })
            }
        val table = results(plan, trials).tables.single { it.group == group() }
        assertEquals(listOf(1, 2), table.rows.mapNotNull { it.rank })
        val wrong = table.rows.single { it.entry.contender == "c" }
        assertEquals(GateStatus.WRONG_OUTPUT, wrong.gate)
        assertEquals("returns the same object from two calls", wrong.detail)
        assertNull(wrong.cpuNs)
        assertEquals(0, wrong.failed)
        assertEquals(GateStatus.PASS, results(plan, trials).row("c", "deserialize").gate)
        assertTrue(Trials(trials).isGivenUp(Trials.cell(group(), entry("c"))), "is not measured again")
    }

    @Test
    fun `remarks on a contender's forks stand in its row`() {
        val plan = plan()
        val trials =
            trials(plan) { block, cell, ns ->
                val isOdd = block == 2 && cell == Trials.cell(group(), entry("b"))
                trial(block, cell, if (isOdd) 2 * ns else ns)
            }
        assertEquals(
            "its slowest fork took 2.0 times as long as its fastest, the machine's own drift taken out",
            results(plan, trials).row("b").detail,
        )
        assertNull(results(plan, trials).row("a").detail)
    }

    @Test
    fun `allocation has an interval of its own, and each fork's time is kept`() {
        val plan = plan()
        val trials = trials(plan) { block, cell, ns -> trial(block, cell, ns).copy(bytesPerOp = 40.0 + block) }
        val row = results(plan, trials).row("b")
        assertEquals(listOf(40.0, 42.5, 45.0), listOf(row.bytesLow, row.bytesPerOp, row.bytesHigh))
        assertEquals(trials.filter { it.cell == Trials.cell(group(), entry("b")) }.map { it.cpuNs }, row.forksCpuNs)
    }

    @Test
    fun `a crowded machine, and a contender that differs from itself, come before any figure`() {
        val plan = plan()
        val trials =
            trials(plan) { block, cell, ns ->
                val isTwin = cell.role == Role.TWIN
                val noise = Noise(pressure = 0.7, steal = 0.0, load = 3.0, wallPerCpu = 2.0)
                trial(block, cell, if (isTwin) 1.2 * ns else ns).copy(noise = noise)
            }
        val warnings = results(plan, trials).warnings.map { it.substringBefore(',').substringBefore(':') }
        assertEquals(listOf("The machine was crowded", "A contender differed from itself"), warnings)
    }

    /** Six ratios whose interval excludes 1, and whose p-value is 0.03. */
    private val slightlySlower = listOf(0.01, 0.01, 0.02, 0.03, 0.05, 0.08)

    @Test
    fun `a verdict allows for the other comparisons of its payload`() {
        val plan = plan(contenders = listOf("a", "b"))
        val trials =
            trials(plan) { block, cell, _ ->
                val isSlower = cell == Trials.cell(group(), entry("b"))
                trial(block, cell, if (isSlower) 100 * exp(slightlySlower[block]) else 100.0)
            }
        val alone = plan.copy(groups = plan.groups.take(1))
        assertEquals(Verdict.SLOWER, results(alone, trials).row("b").ratio?.verdict)
        val ratio = assertNotNull(results(plan, trials).row("b").ratio)
        assertTrue(ratio.estimate.low!! > 1, "$ratio")
        assertEquals(Verdict.SAME, ratio.verdict)
    }

    @Test
    fun `readers in place are ranked among themselves, behind those that make objects, and have no ratio to these`() {
        val base = plan()
        val inPlace = setOf("b", "c")
        val plan =
            base.copy(
                groups = base.groups.map { g -> g.copy(inPlace = g.entries.filter { it.contender in inPlace }) },
                gate = base.gate.map { it.copy(isInPlace = it.entry.contender in inPlace) },
            )
        val rows = results(plan).tables.first().rows
        assertEquals(listOf("a" to 1, "c" to 1, "b" to 2), rows.map { it.entry.contender to it.rank })
        assertEquals(listOf(null, null, null), rows.map { it.ratio })
        val remark = "reads fields in place, without an object, and is ranked apart"
        assertEquals(listOf(null, remark, remark), rows.map { it.detail })
    }

    @Test
    fun `a format that can be read in place says where its objects are measured that its time has the copy`() {
        val base = plan()
        val plan = base.copy(contenders = base.contenders.map { it.copy(readsInPlace = it.id == "b") })
        val copied =
            "is timed with the copy from or to an object; --operations read-one,read-all measures how it reads in place"
        for (operation in listOf("serialize", "deserialize")) {
            assertEquals(copied, results(plan).row("b", operation).detail)
            assertNull(results(plan).row("a", operation).detail)
        }
    }

    @Test
    fun `a format that can be read in place is not said to copy where it reads fields`() {
        val base = plan()
        val read = group(operation = "read-one")
        val plan =
            base.copy(
                contenders = base.contenders.map { it.copy(readsInPlace = true) },
                groups = base.groups.take(1).map { it.copy(group = read) },
                gate = base.gate.filter { it.group == group() }.map { it.copy(group = read) },
                twin = null,
            )
        val rows = results(plan).tables.flatMap { it.rows }
        assertEquals(setOf<String?>(null), rows.map { it.detail }.toSet())
    }
}
