package dev.piculet.lab.result

import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.isJar

/** Names contenders in tables as briefly as a run allows: with a version, threads or a JDK only where there are several. */
internal class Labels(
    private val plan: RunPlan,
) {
    private val severalVersions =
        plan.contenders
            .groupBy { it.id }
            .filterValues { it.size > 1 }
            .keys
    private val severalJdks = plan.jdks.size > 1
    private val severalThreads = plan.gate.distinctBy { it.entry.threads }.size > 1

    fun of(entry: Entry): String = withoutJdk(entry) + if (severalJdks) " (JDK ${entry.jdk})" else ""

    /** Names the baseline of a group whatever the JDK, or returns null if it has none. */
    fun ofBaseline(group: PlannedGroup): String? =
        group.baseline?.let { wanted ->
            val entry = group.entries.firstOrNull { BaselineRef(it.contender, it.version) == wanted }
            entry?.let(::withoutJdk) ?: of(wanted.contender, wanted.version)
        }

    private fun withoutJdk(entry: Entry) =
        of(entry.contender, entry.version) + if (severalThreads) ", ${entry.threads.instances.id}" else ""

    fun of(
        contender: String,
        version: String,
    ): String =
        when {
            isJar(version) -> "$contender@${shortNameOf(contender, version)}"
            contender in severalVersions -> "$contender@$version"
            else -> contender
        }

    /** The name of the file alone, unless another jar of this contender has it too. */
    private fun shortNameOf(
        contender: String,
        jar: String,
    ): String {
        val name = fileNameOf(jar)
        val same = plan.contenders.filter { it.id == contender && fileNameOf(it.version) == name }
        return if (same.size > 1) jar else name
    }

    private fun fileNameOf(path: String) = path.substringAfterLast('/').substringAfterLast('\\')
}
