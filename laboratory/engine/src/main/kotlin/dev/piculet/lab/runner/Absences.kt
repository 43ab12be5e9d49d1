package dev.piculet.lab.runner

import dev.piculet.lab.catalog.ContenderSelection
import dev.piculet.lab.catalog.Resolution
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.payload.Payloads
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.suite.Suite

/** Gives contenders that can't be had here a place in each table that they would stand in, with the reason. */
internal class Absences(
    private val request: RunRequest,
    private val jdks: List<Jdk>,
) {
    fun of(resolved: List<Pair<ContenderSelection, Resolution>>): List<GateResult> =
        resolved.flatMap { (selection, resolution) ->
            (resolution as? Resolution.Unresolvable)?.let { resultsOf(selection, it.reason) }.orEmpty()
        }

    private fun resultsOf(
        selection: ContenderSelection,
        reason: String,
    ): List<GateResult> =
        request.suites.filter { request.hasContender(it, selection.id) }.flatMap(::groupsOf).flatMap { group ->
            jdks
                .flatMap { jdk -> request.waysOf(Entry(selection.id, selection.version, jdk.version)) }
                .map {
                    GateResult(group, it, GateStatus.UNAVAILABLE, reason)
                }
        }

    private fun groupsOf(suite: Suite): List<Group> =
        request.payloadsOf(suite).flatMap { payload ->
            val possible = Payloads.create(suite.id, payload, request.seed).operations()
            request.chosenOperations().filter { it in possible }.map { Group(suite.id, payload, it.id()) }
        }
}
