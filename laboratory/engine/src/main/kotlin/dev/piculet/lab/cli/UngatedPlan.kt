package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.plan.Planner
import dev.piculet.lab.plan.RunRequest

/** What a request asks for if every contender passes the gate. */
internal class UngatedPlan(
    private val catalog: ContenderCatalog,
    private val request: RunRequest,
    private val jdks: List<Jdk>,
) {
    private val entries = entries()

    /** The expected duration of the gate. */
    val gateMillis: Long = entries.size * ColdPlan.JVM_MILLIS

    val choice: Planner.Choice = Planner(request, jdks, gateMillis).chooseUngated(entries)

    /** Returns the command, the conditions, each payload with its contenders, and what is left out, a line each. */
    fun lines(): List<String> =
        buildList {
            add("Command:    ${request.command}")
            jdks.forEach { add("JDK:        ${it.version} (${it.home})") }
            request.threads.filter { it != Threads.ONE }.forEach { add("Threads:    $it") }
            request.heaps.filterNotNull().forEach { add("Heap:       $it") }
            for ((key, groups) in choice.groups.groupBy { it.group.suite to it.group.payload }) {
                add("Payload:    ${key.first}/${key.second}: ${groups.joinToString(", ") { it.group.operation }}")
                val contenders = groups.first().entries.map { "${it.contender}@${it.version}" }
                add("Contenders: ${contenders.distinct().joinToString()}")
            }
            choice.leftOut.forEach { add("Left out:   $it") }
        }

    private fun entries(): List<Entry> =
        request.suites
            .flatMap(request::contendersOf)
            .map(catalog::select)
            .distinct()
            .flatMap { selection ->
                jdks.flatMap { jdk -> request.waysOf(Entry(selection.id, selection.version, jdk.version)) }
            }

    companion object {
        /** The last line of a dry run. */
        const val GATE: String = "The gate may refuse contenders; then there is less to do."
    }
}
