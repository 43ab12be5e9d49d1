package dev.piculet.lab

import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Collector
import dev.piculet.lab.experiment.Condition
import dev.piculet.lab.experiment.Curve
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Heap
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.BlockOrder
import kotlin.math.exp
import kotlin.random.Random

/** Runs that vary a condition, of contender `a`, which is straight, and `b`, which takes longer and bends. */
object CurveRuns {
    private val sizes = mapOf("media-100B" to 100L, "media-1kB" to 1_000L, "media-10kB" to 10_000L) +
        mapOf("media-100kB" to 100_000L, "media-1MB" to 1_000_000L)

    /** Bends at 10 kB: from there on a byte takes longer and longer. */
    fun overSizes(): Pair<RunPlan, List<TrialRecord>> =
        run(Curve(Condition.SIZE, "media", sizes), sizes.keys.toList(), { listOf(it) }) { cell ->
            val bytes = sizes.getValue(cell.group!!.payload).toDouble()
            val more = if (cell.entry.contender == "b") 2 * maxOf(1.0, Math.pow(bytes / 1e4, 0.4)) else 1.0
            val ns = bytes * more
            ns to ns * 1.1
        }

    /** Two cores: more threads make no more calls. */
    fun overThreads(): Pair<RunPlan, List<TrialRecord>> =
        run(Curve(Condition.THREADS, "simple"), listOf("simple"), ::byThreads) {
            val ns = if (it.entry.contender == "b") 150.0 else 100.0
            ns to ns * maxOf(1.0, it.entry.threads.number / 2.0)
        }

    private fun byThreads(entry: Entry) = (1..4).map { entry.copy(threads = Threads(it)) }

    fun overHeaps(): Pair<RunPlan, List<TrialRecord>> {
        val heaps =
            listOf(Collector.SERIAL, Collector.G1).flatMap { gc -> listOf(64, 256, 1024).map { Heap(it, gc) } }
        return run(Curve(Condition.HEAP, "simple"), listOf("simple"), { e -> heaps.map { e.copy(heap = it) } }) {
            val small = if (it.entry.heap!!.megabytes == 64) 1.5 else 1.0
            100.0 to 120.0 * small
        }
    }

    private fun run(
        curve: Curve,
        payloads: List<String>,
        ways: (Entry) -> List<Entry>,
        cost: (Cell) -> Pair<Double, Double>,
    ): Pair<RunPlan, List<TrialRecord>> {
        val entries = listOf("a", "b").flatMap { ways(entry(it)) }
        val groups =
            payloads.map { PlannedGroup(group(it), BaselineRef("a", "1.0"), entries) }
        val gate =
            groups.flatMap { planned -> entries.map { GateResult(planned.group, it, GateStatus.PASS, size = 10) } }
        val plan =
            plan(listOf("a", "b")).copy(
                command = "./lab curve objects --over ${curve.over.id} --seed 1",
                groups = groups,
                gate = gate,
                twin = null,
                curve = curve,
            )
        return plan to trials(plan, cost)
    }

    private fun trials(
        plan: RunPlan,
        cost: (Cell) -> Pair<Double, Double>,
    ): List<TrialRecord> {
        val random = Random(5)
        return (0 until 6).flatMap { block ->
            BlockOrder(plan).cells(block, plan.groups).map { cell ->
                val noise = exp(0.02 * (random.nextDouble() - random.nextDouble()) + 0.01 * block)
                val (cpu, wall) = if (cell.group == null) 50.0 to 50.0 else cost(cell)
                trial(block, cell, cpu * noise).copy(wallNs = wall * noise, measuredWallNs = listOf(wall * noise))
            }
        }
    }
}
