package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.Planner
import dev.piculet.lab.report.printable
import dev.piculet.lab.suite.GuestContenders
import dev.piculet.lab.suite.GuestKind
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

/** Says who would take part in a try, who would not and why, and how long it would take. */
internal class TryPlanText(
    private val catalog: ContenderCatalog,
    private val kind: GuestKind,
    private val plan: RunPlan,
    private val budget: Duration,
) {
    fun text(): String =
        buildString {
            val entries = plan.groups.flatMap { it.entries }.map { it.contender }.distinct()
            appendLine("Command:    ${plan.command}")
            appendLine("Takes part: ${entries.joinToString()}")
            plan.leftOut.forEach { appendLine("Left out:   $it, for lack of time") }
            refused().forEach { (reason, ids) -> appendLine("No part:    ${ids.joinToString()}: $reason") }
            notAsked(catalog, kind).forEach(::appendLine)
            appendLine("Trials:     ${plan.cellsPerBlock} a block, ${plan.groups.size} operations")
            appendLine(
                "Time:       ${Planner.leastMillis(plan).milliseconds.inWholeSeconds.seconds} at " +
                    "least, of $budget",
            )
        }

    private fun refused(): Map<String, List<String>> =
        plan.gate
            .filter { it.status != GateStatus.PASS }
            .map { printable("${it.status.id}: ${it.detail}") to it.entry.contender }
            .distinct()
            .groupBy({ it.first }, { it.second })
}

/** Says of each well-known contender of a kind that can hold no stranger's class why, in one line. */
internal fun notAsked(
    catalog: ContenderCatalog,
    kind: GuestKind,
): List<String> =
    GuestContenders.refusing
        .mapNotNull(catalog::find)
        .filter { kind.has(it.format) }
        .map { "Not asked:  ${it.id}: ${it.strangers}" }

/** True if a kind has a format. */
internal fun GuestKind.has(format: Format) =
    when (this) {
        GuestKind.ALL -> true
        GuestKind.JSON -> format == Format.JSON
        GuestKind.BINARY -> format != Format.JSON
    }
