package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.plan.Planner
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.statistics.Estimate
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

/** Shows the trials of a run if every contender passed the gate, and their duration. */
internal class DryRun(
    private val catalog: ContenderCatalog,
    private val request: RunRequest,
    private val jdks: List<Jdk>,
) {
    fun text(): String =
        buildString {
            val entries = entries()
            val gateMillis = entries.size * GATE_MILLIS
            val choice = Planner(request, jdks, gateMillis).chooseUngated(entries)
            val trialsPerBlock = choice.cellsPerBlock + jdks.size
            val trialMillis = request.preset.measurement.trialMillis
            val least = (gateMillis + trialsPerBlock * Estimate.MIN_BLOCKS * trialMillis).milliseconds
            appendLine("Command:    ${request.command}")
            jdks.forEach { appendLine("JDK:        ${it.version} (${it.home})") }
            request.threads.filter { it != Threads.ONE }.forEach { appendLine("Threads:    $it") }
            request.heaps.filterNotNull().forEach { appendLine("Heap:       $it") }
            for ((key, groups) in choice.groups.groupBy { it.group.suite to it.group.payload }) {
                appendLine(
                    "Payload:    ${key.first}/${key.second}: ${groups.joinToString(", ") {
                        it.group.operation
                    }}",
                )
                val contenders = groups.first().entries.map { "${it.contender}@${it.version}" }
                appendLine("Contenders: ${contenders.distinct().joinToString()}")
            }
            choice.leftOut.forEach { appendLine("Left out:   $it") }
            appendLine(
                "Trials:     $trialsPerBlock a block, calibration and A/A pair included; at least ${Estimate.MIN_BLOCKS} blocks",
            )
            appendLine("Time:       $least, then up to the budget of ${request.budget}${precision()}")
            budgetOverrun(least.inWholeMilliseconds, request.budget.inWholeMilliseconds)?.let(::appendLine)
            appendLine("The gate may refuse contenders; then there is less to do.")
        }

    private fun entries(): List<Entry> =
        request.suites
            .flatMap(request::contendersOf)
            .map(catalog::select)
            .distinct()
            .flatMap { selection ->
                jdks.flatMap { jdk -> request.waysOf(Entry(selection.id, selection.version, jdk.version)) }
            }

    private fun precision() =
        request.precision?.let { " until every comparison is within ±${it * PERCENT} %" } ?: " if more is needed"

    private companion object {
        /** Starting a JVM and checking a suite with one contender. */
        const val GATE_MILLIS = 1_000L
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
