package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.statistics.Estimate
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

/** Shows the trials of a run if every contender passed the gate, and their duration. */
internal class DryRun(
    catalog: ContenderCatalog,
    private val request: RunRequest,
    private val jdks: List<Jdk>,
) {
    private val plan = UngatedPlan(catalog, request, jdks)

    fun text(): String =
        buildString {
            val trialsPerBlock = plan.choice.cellsPerBlock + jdks.size
            val trialMillis = request.preset.measurement.trialMillis
            val least = (plan.gateMillis + trialsPerBlock * Estimate.MIN_BLOCKS * trialMillis).milliseconds
            plan.lines().forEach(::appendLine)
            appendLine(
                "Trials:     $trialsPerBlock a block, calibration and A/A pair included; at least ${Estimate.MIN_BLOCKS} blocks",
            )
            appendLine("Time:       $least, then up to the budget of ${request.budget}${precision()}")
            budgetOverrun(least.inWholeMilliseconds, request.budget.inWholeMilliseconds)?.let(::appendLine)
            appendLine(UngatedPlan.GATE)
        }

    private fun precision() =
        request.precision?.let { " until every comparison is within ±${it * PERCENT} %" } ?: " if more is needed"

    private companion object {
        const val PERCENT = 100
    }
}

/** Returns a warning if the blocks for a verdict take longer than the budget, or null if they fit. */
internal fun budgetOverrun(
    leastMillis: Long,
    budgetMillis: Long,
): String? {
    if (leastMillis <= budgetMillis) return null
    val (least, budget) = listOf(leastMillis, budgetMillis).map { it.milliseconds.inWholeSeconds.seconds }
    return "The budget of $budget does not reach: the ${Estimate.MIN_BLOCKS} blocks that a verdict needs take about " +
        "$least, and will be made."
}
