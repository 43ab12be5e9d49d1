package dev.piculet.lab.result

import dev.piculet.lab.plan.Entry
import dev.piculet.lab.plan.RunPlan

/** Names contenders in tables as briefly as a run allows: with a version or a JDK only where there are several. */
internal class Labels(
    plan: RunPlan,
) {
    private val severalVersions =
        plan.contenders
            .groupBy { it.id }
            .filterValues { it.size > 1 }
            .keys
    private val severalJdks = plan.jdks.size > 1

    fun of(entry: Entry): String = of(entry.contender, entry.version) + if (severalJdks) " (JDK ${entry.jdk})" else ""

    fun of(
        contender: String,
        version: String,
    ): String = if (contender in severalVersions) "$contender@$version" else contender
}
