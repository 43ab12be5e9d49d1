package dev.piculet.lab.page

import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.plan.Goal
import dev.piculet.lab.store.StoredRun
import dev.piculet.lab.trial

/** Six blocks, each a little slower than the one before, so that times vary and ratios less. */
internal fun run(
    times: Map<String, Double>,
    blocks: Int = 6,
    change: (RunPlan) -> RunPlan = { it },
): StoredRun {
    val plan = change(plan(times.keys.toList()))
    val trials =
        (0 until blocks).flatMap { block ->
            BlockOrder(plan).cells(block, plan.groups).mapIndexed { i, cell ->
                val cost = times[cell.entry.contender] ?: 50.0
                trial(block, cell, cost * (1 + 0.01 * block) * (1 + 0.001 * (i % 3)))
            }
        }
    return StoredRun(plan, Goal.of(plan), trials)
}

/** A baseline, ours a tenth slower than it, and rivals that take half of our time, the same time, and much more. */
internal val TIMES = mapOf("hand" to 100.0, "ours" to 110.0, "quick" to 55.0, "equal" to 110.0, "slow" to 440.0)

/** Lets a contender write something else. */
internal fun wrong(
    plan: RunPlan,
    contender: String,
): RunPlan =
    plan.copy(
        groups = plan.groups.map { group -> group.copy(entries = group.entries.filter { it.contender != contender }) },
        gate =
            plan.gate.map {
                if (it.entry.contender == contender) {
                    it
                        .copy(status = GateStatus.WRONG_OUTPUT, detail = "{}")
                } else {
                    it
                }
            },
    )
