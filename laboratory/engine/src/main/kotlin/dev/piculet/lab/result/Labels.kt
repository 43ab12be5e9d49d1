package dev.piculet.lab.result

import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.CurveSubject
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.isJar

/** Names contenders in tables as briefly as a run allows: with a version, threads, heap or JDK only where several are. */
internal class Labels(
    private val plan: RunPlan,
) {
    private val severalVersions =
        plan.contenders
            .groupBy { it.id }
            .filterValues { it.size > 1 }
            .keys
    private val severalJdks = plan.jdks.size > 1
    private val severalNumbers = plan.gate.distinctBy { it.entry.threads.number }.size > 1
    private val severalInstances = plan.gate.distinctBy { it.entry.threads.instances }.size > 1

    fun of(entry: Entry): String = withoutJdk(entry) + if (severalJdks) " (JDK ${entry.jdk})" else ""

    /** Names the baseline of a group whatever the JDK, the number of threads and the heap, or returns null if it has none. */
    fun ofBaseline(group: PlannedGroup): String? =
        group.baseline?.let { wanted ->
            val entries = group.entries.filter { BaselineRef(it.contender, it.version) == wanted }
            val ways = entries.distinctBy { it.threads.number to it.heap }
            if (ways.size == 1) withoutJdk(entries.first()) else of(wanted.contender, wanted.version)
        }

    /** Names a contender whatever the JDK. */
    fun withoutJdk(entry: Entry): String =
        listOfNotNull(
            of(entry.contender, entry.version),
            "${entry.threads.number} thread${if (entry.threads.number == 1) "" else "s"}".takeIf { severalNumbers },
            entry.threads.instances.id.takeIf { severalInstances },
            entry.heap?.toString(),
        ).joinToString()

    /** Names whose curve it is, whatever the value of the condition. */
    fun of(subject: CurveSubject): String =
        listOfNotNull(
            of(subject.contender, subject.version),
            subject.instances.id.takeIf { severalInstances },
            subject.collector?.title,
            "JDK ${subject.jdk}".takeIf { severalJdks },
        ).joinToString()

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
