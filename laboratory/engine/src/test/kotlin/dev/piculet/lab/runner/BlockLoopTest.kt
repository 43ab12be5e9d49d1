package dev.piculet.lab.runner

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Remedy
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.plan.Goal
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createTempDirectory
import kotlin.math.exp
import kotlin.random.Random
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import kotlin.time.Duration.Companion.milliseconds

class BlockLoopTest {
    @TempDir
    lateinit var folder: Path

    private object Silent : RunProgress {
        override fun starting(
            block: Int,
            cell: Cell,
            trials: List<TrialRecord>,
            remaining: Int,
        ) = Unit

        override fun finished(trial: TrialRecord) = Unit
    }

    private class Killed : RuntimeException()

    /** A trial whose figure depends on its place alone, not on the machine. */
    private fun steady(
        block: Int,
        cell: Cell,
        noise: Double = 0.01,
    ): TrialRecord {
        val random = Random(block * 31 + cell.hashCode())
        return trial(block, cell, cpuNs = 100 * exp(noise * random.nextDouble(-1.0, 1.0)))
    }

    private val well = TrialRunner { block, cell, _ -> steady(block, cell) }

    /** The forks of one contender are killed. */
    private val ill = TrialRunner { block, cell, _ ->
        if (cell.entry.contender == "b") trial(block, cell, cpuNs = null, error = "killed") else steady(block, cell)
    }

    private fun run(
        plan: RunPlan,
        runner: TrialRunner = well,
    ): List<TrialRecord> {
        val store = RunStore.reserve(createTempDirectory(folder, "run")).begin(plan)
        BlockLoop(store, runner, Silent).run()
        return store.trials
    }

    private fun List<TrialRecord>.order() = map { it.block to it.cell }

    @Test
    fun `without a precision there are six blocks of every cell`() {
        val trials = run(plan())
        assertEquals(6 * (2 * 3 + 1 + 1), trials.size)
        assertTrue(trials.groupBy { it.cell }.values.all { cell -> cell.map { it.block } == (0..5).toList() })
    }

    @Test
    fun `with a precision a noisy run takes more blocks, up to forty`() {
        val quiet = run(plan(precision = 0.03))
        val noisy = run(plan(precision = 0.03)) { block, cell, _ -> steady(block, cell, noise = 0.1) }
        val hopeless = run(plan(precision = 0.03)) { block, cell, _ -> steady(block, cell, noise = 1.0) }
        assertEquals(6, quiet.maxOf { it.block } + 1)
        assertTrue(noisy.maxOf { it.block } + 1 in 7..40, "${noisy.maxOf { it.block } + 1}")
        assertEquals(40, hopeless.maxOf { it.block } + 1)
    }

    @Test
    fun `a group that is precise enough is left while another goes on`() {
        val trials =
            run(plan(precision = 0.03)) { block, cell, _ ->
                steady(block, cell, noise = if (cell.group?.operation == "serialize") 1.0 else 0.001)
            }
        val blocks =
            trials.groupBy { it.cell.group?.operation }.mapValues { (_, group) -> group.maxOf { it.block } + 1 }
        assertEquals(6, blocks["deserialize"])
        assertEquals(40, blocks["serialize"])
    }

    @Test
    fun `the budget ends a run between blocks, but never before six`() {
        val perBlock = 8 * 1000L
        val noisy = TrialRunner { block, cell, _ -> steady(block, cell, noise = 1.0) }
        assertEquals(9, run(plan(precision = 0.01, budgetMillis = 9 * perBlock), noisy).maxOf { it.block } + 1)
        assertEquals(6, run(plan(precision = 0.01, budgetMillis = 1), noisy).maxOf { it.block } + 1)
    }

    @Test
    fun `a run killed after any trial continues as if it had not been killed`() {
        val plan = plan(precision = 0.03)
        val noisy = TrialRunner { block, cell, _ -> steady(block, cell, noise = 0.1) }
        val whole = run(plan, noisy).order()
        for (killedAt in listOf(0, 1, 7, 8, 9, 30, 47, 48, 49, whole.size - 1)) {
            val resumed = runKilledAfter(killedAt, plan, noisy)
            assertEquals(whole, resumed, "killed after $killedAt trials")
        }
    }

    private fun runKilledAfter(
        count: Int,
        plan: RunPlan,
        runner: TrialRunner,
        later: TrialRunner = runner,
    ): List<Pair<Int, Cell>> {
        val run = createTempDirectory(folder, "killed")
        var left = count
        val mortal = TrialRunner {
            block,
            cell,
            warmUp,
            ->
            if (left-- == 0) throw Killed() else runner.run(block, cell, warmUp)
        }
        val first = RunStore.reserve(run).begin(plan)
        assertThrows<Killed> { BlockLoop(first, mortal, Silent).run() }
        first.close()
        RunStore.resume(run).use { BlockLoop(it, later, Silent).run() }
        return RunStore.read(run).trials.order()
    }

    @Test
    fun `a cell that fails twice in a block is given up, and the others go on`() {
        val (failed, good) = run(plan(), ill).partition { it.error != null }
        assertEquals(2 * 2, failed.size)
        assertEquals(6 * (2 * 2 + 1 + 1), good.size)
    }

    @Test
    fun `a cell that was given up is tried once more in another session, and no third time`() {
        val plan = plan()

        fun sessions(vararg runners: TrialRunner): List<TrialRecord> {
            val folder = createTempDirectory(folder, "sessions")
            RunStore.reserve(folder).begin(plan).use { BlockLoop(it, runners.first(), Silent).run() }
            runners.drop(1).forEach { runner ->
                RunStore.resume(folder).use { BlockLoop(it, runner, Silent).run() }
            }
            return RunStore.read(folder).trials
        }

        fun List<TrialRecord>.ofB() = filter { it.cell.entry.contender == "b" }.partition { it.error != null }
        val (failed, good) = sessions(ill, well).ofB()
        assertEquals(listOf(2 * 2, 2 * 6), listOf(failed.size, good.size))
        val row = RunAnalysis(plan, sessions(ill, well)).results().tables.first().rows.single { it.label == "b" }
        assertEquals(listOf("6", "2 of 8 trials failed: killed"), listOf("${row.trials}", row.detail))
        assertEquals(listOf(4 * 2, 0), sessions(ill, ill, well).ofB().toList().map { it.size })
        assertEquals(plan.cellsPerBlock * 6, sessions(well, well).size)
    }

    @Test
    fun `a fork that was killed once is made again in its block, so that no pair is missing`() {
        var left = 1
        val trials =
            run(plan()) { block, cell, _ ->
                val isKilled = cell.entry.contender == "b" && block == 2 && left-- > 0
                if (isKilled) trial(block, cell, cpuNs = null, error = "killed") else steady(block, cell)
            }
        assertEquals(1, trials.count { it.error != null })
        assertEquals(6 * (2 * 3 + 1 + 1), trials.count { it.error == null })
        val row = RunAnalysis(plan(), trials).results().tables.flatMap { it.rows }.single { it.failed > 0 }
        assertEquals(listOf("b", "6", "1 of 7 trials failed: killed"), listOf(row.label, "${row.trials}", row.detail))
    }

    private fun again(fork: TrialRecord) = fork.copy(unsteady = "slower", remedy = Remedy.AGAIN)

    /** A fork that is compiled while it is measured, unless it warms up longer. */
    private fun compiled(
        block: Int,
        cell: Cell,
        warmUp: Int,
    ): TrialRecord {
        val warm = steady(block, cell).copy(warmupCpuNs = List(warmUp) { 100.0 })
        return if (warmUp == 1) warm.copy(jitShare = 0.5, unsteady = "compiled") else warm
    }

    @Test
    fun `unsteady forks get one more chance each, as long as they are few`() {
        val plan = plan()
        val someAre =
            run(plan) { block, cell, _ ->
                steady(block, cell).let { if (cell.entry.contender == "b") again(it) else it }
            }
        assertEquals(plan.cellsPerBlock * 6 + 12, someAre.size)
        val allAre = run(plan) { block, cell, _ -> again(steady(block, cell)) }
        assertEquals(plan.cellsPerBlock * 6 + plan.cellsPerBlock * 6 / 4, allAre.size)
    }

    @Test
    fun `what moves as all forks on the machine do takes no more time`() {
        val plan = plan()
        val trials = run(plan) { block, cell, warmUp ->
            val isFaster = cell.entry.contender == "b" && block > 0
            val times = if (isFaster) listOf(140.0, 140.0, 100.0) else listOf(100.0, 100.0, 150.0)
            trial(block, cell).copy(
                warmupCpuNs = List(warmUp) { 100.0 },
                measuredCpuNs = times,
                unsteady = if (isFaster) "faster" else "slower",
            )
        }
        val (first, later) = trials.partition { it.block == 0 }
        assertTrue(first.size - plan.cellsPerBlock in 0..1, "until it is known, one fork is made again")
        assertEquals(plan.cellsPerBlock * 5, later.size)
        assertEquals(setOf(1), trials.map { it.warmupCpuNs.size }.toSet())
    }

    @Test
    fun `a contender that is still compiled warms up three times as long from then on, and no other`() {
        val warmUps = mutableMapOf<Cell, List<Int>>()
        val trials =
            run(plan()) { block, cell, warmUp ->
                warmUps.merge(cell, listOf(warmUp), List<Int>::plus)
                if (cell.entry.contender == "b") compiled(block, cell, warmUp) else steady(block, cell)
            }
        val (late, others) = warmUps.entries.partition { it.key.entry.contender == "b" }
        assertEquals(setOf(listOf(1) + List(6) { 3 }), late.map { it.value }.toSet())
        assertEquals(setOf(List(6) { 1 }), others.map { it.value }.toSet())
        assertEquals(2, trials.count { it.unsteady != null })
    }

    @Test
    fun `forks from before a contender was known to warm up slowly are made again, and those alone count`() {
        val plan = plan()
        val runner = TrialRunner { block, cell, warmUp ->
            val isLate = cell.entry.contender == "b" && block >= 2
            val fork = compiled(block, cell, warmUp).copy(cpuNs = 100.0 / warmUp)
            if (isLate || warmUp > 1) fork else fork.copy(jitShare = 0.0, unsteady = null)
        }
        val trials = run(plan, runner)
        val slow = Cell(plan.groups.first().entries.single { it.contender == "b" }, plan.groups.first().group)
        val own = trials.filter { it.cell == slow }.map { it.block to it.warmupCpuNs.size }
        assertEquals(listOf(0 to 1, 1 to 1, 2 to 1, 2 to 3, 3 to 3, 4 to 3, 5 to 3, 0 to 3, 1 to 3), own)
        val remade = trials.drop(trials.indexOfLast { it.block == 5 } + 1)
        assertEquals(listOf(0, 0, 1, 1), remade.map { it.block }, "those of one block together")
        assertEquals(List(6) { 3 }, Trials(trials).good(slow).map { it.warmupCpuNs.size })
        val whole = trials.order()
        for (killedAt in trials.indices.filter { trials[it].cell == slow }) {
            assertEquals(whole, runKilledAfter(killedAt, plan, runner), "killed after $killedAt trials")
        }
    }

    @Test
    fun `a run in which a contender is found slow after the owed blocks continues as if it had not been killed`() {
        val plan = plan(precision = 0.01, budgetMillis = 12 * 8 * 1000L)
        val runner = TrialRunner { block, cell, warmUp ->
            val isSlow = cell.entry.contender == "b" && (warmUp > 1 || block >= 7)
            val noisy = steady(block, cell, noise = 1.0)
            val fork = if (isSlow) compiled(block, cell, warmUp) else noisy.copy(warmupCpuNs = listOf(100.0))
            fork.copy(cpuNs = noisy.cpuNs)
        }
        val trials = run(plan, runner)
        val slow = Cell(plan.groups.last().entries.single { it.contender == "b" }, plan.groups.last().group)
        val long = trials.filter { it.cell == slow && it.warmupCpuNs.size == 3 }.map { it.block }
        assertEquals(listOf(7) + (0..6) + (8..9), long)
        val whole = trials.order()
        for (killedAt in trials.indices.filter { trials[it].block >= 6 || trials[it].warmupCpuNs.size == 3 }) {
            assertEquals(whole, runKilledAfter(killedAt, plan, runner), "killed after $killedAt trials")
        }
    }

    @Test
    fun `what another session gave up is made from the first block on, before new ones`() {
        val three = 3 * 6 + 4
        val order = runKilledAfter(three + 1, plan(), ill, well)
        val later = order.drop(three + 1)
        assertEquals(listOf(0, 0, 1, 1, 2, 2), later.take(6).map { it.first })
        assertEquals(setOf("b"), later.take(6).map { it.second.entry.contender }.toSet())
        assertEquals(List(7) { 3 } + List(8) { 4 } + List(8) { 5 }, later.drop(6).map { it.first })
    }

    @Test
    fun `the steady one of two forks counts`() {
        val plan = plan()
        val calls = mutableMapOf<Pair<Int, Cell>, Int>()
        val trials =
            run(plan) { block, cell, _ ->
                val isFirst = cell.entry.contender == "b" && calls.merge(block to cell, 1, Int::plus) == 1
                if (isFirst) again(trial(block, cell, 900.0)) else trial(block, cell, 100.0)
            }
        val row = RunAnalysis(plan, trials).results().tables.first().rows.single { it.label == "b" }
        assertEquals(100.0, row.cpuNs!!.value, 1e-9)
        assertEquals(listOf(6, 0), listOf(row.trials, row.unsteady))
    }

    @Test
    fun `a finished run gets more blocks when it is resumed for them, and stays at that`() {
        val plan = plan()
        val folder = createTempDirectory(folder, "more")
        val runner = TrialRunner { block, cell, _ -> steady(block, cell, noise = 0.3) }
        RunStore.reserve(folder).begin(plan).use { BlockLoop(it, runner, Silent).run() }

        fun resume(goal: (Goal, Int) -> Goal): Int {
            RunStore.resume(folder).use {
                it.aim(goal(it.goal, it.trials.size))
                BlockLoop(it, runner, Silent).run()
            }
            return RunStore.read(folder).trials.maxOf { it.block } + 1
        }
        assertEquals(6, resume { goal, _ -> goal })
        assertEquals(9, resume { goal, trials -> Goal.more(goal, trials, 9, null, null) })
        assertEquals(9, resume { goal, _ -> goal })
        val fourBlocks = (4 * 8 * 1000).milliseconds
        assertEquals(13, resume { goal, trials -> Goal.more(goal, trials, null, fourBlocks, null) })
        assertEquals(40, resume { goal, trials -> Goal.more(goal, trials, null, null, 0.001) })
        assertEquals(0.001, RunStore.read(folder).goal.precision)
    }

    @Test
    fun `what is left of a plan goes on without those that are gone, as precisely as it was to become`() {
        val plan = plan(precision = 0.03)
        val folder = createTempDirectory(folder, "left")
        RunStore.reserve(folder).begin(plan).use { store ->
            val noisy = TrialRunner { block, cell, _ ->
                steady(block, cell, noise = if (cell.entry.contender == "b") 1.0 else 0.001)
            }
            BlockLoop(store, noisy, Silent, plan.without(setOf("b@1.0"))).run()
        }
        val trials = RunStore.read(folder).trials
        assertEquals(setOf("a", "c", BlockOrder.CALIBRATION), trials.map { it.cell.entry.contender }.toSet())
        assertEquals(6 * (2 * 2 + 1 + 1), trials.size)
        RunStore.resume(folder).use { BlockLoop(it, well, Silent).run() }
        val later = RunStore.read(folder).trials.filter { it.cell.entry.contender == "b" }
        assertEquals(2 * 6, later.size, "once they can be had again, what they lack is made")
    }

    @Test
    fun `of a plan whose contenders are all gone nothing is left, not even the calibration`() {
        val store = RunStore.reserve(createTempDirectory(folder, "none")).begin(plan())
        val left = plan().without(setOf("a@1.0", "b@1.0", "c@1.0"))
        BlockLoop(store, well, Silent, left).run()
        assertEquals(emptyList(), store.trials)
    }

    @Test
    fun `a contender that fails does not keep a run from being precise`() {
        val trials =
            run(plan(precision = 0.03)) { block, cell, _ ->
                if (cell.entry.contender == "b" && block == 2) {
                    trial(block, cell, cpuNs = null, error = "boom")
                } else {
                    steady(block, cell)
                }
            }
        assertEquals(6, trials.maxOf { it.block } + 1)
    }
}
