package dev.piculet.lab.experiment

import kotlinx.serialization.Serializable

/**
 * Conditions that all trials of a run share besides the plan. Trials under different conditions may not be compared.
 *
 * @property builds a digest of each class path that takes part, by the name of its owner
 * @property keptOut options for JVMs that the lab found in the environment and kept from measured JVMs, by variable; a
 *     run that is kept has the variables alone
 */
@Serializable
data class RunConditions(
    val builds: Map<String, String>,
    val keptOut: Map<String, String> = emptyMap(),
) {
    /** Returns the names of the builds that are not the same in both, in their order. */
    fun changedBuilds(now: RunConditions): List<String> =
        (builds.keys + now.builds.keys).filter { builds[it] != now.builds[it] }
}
