package dev.piculet.lab.store

import dev.piculet.lab.experiment.Condition
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.RunPlan

/** Finds contradictions in a stored plan, which no lab has written: reports would end in an error that names no file. */
internal object PlanFaults {
    /** Returns the first one, for the end of a sentence, or null. */
    fun of(plan: RunPlan): String? = names(plan) ?: entries(plan) ?: unexamined(plan) ?: twin(plan) ?: curve(plan)

    private fun names(plan: RunPlan): String? {
        val jdk = plan.jdks.find { it.version.firstOrNull()?.isDigit() != true }
        val group = plan.groups.groupBy { it.group }.values.find { it.size > 1 }?.first()
        return when {
            jdk != null -> "'${jdk.version}' is no version of a JDK"
            group != null -> "${group.group} is there twice"
            else -> null
        }
    }

    private fun entries(plan: RunPlan): String? {
        val jdks = plan.jdks.map { it.version }.toSet()
        val contenders = plan.contenders.map { it.id to it.version }.toSet()
        return allEntries(plan).firstNotNullOfOrNull { entry ->
            when {
                entry.jdk !in jdks -> "$entry is on none of its JDKs"
                entry.contender to entry.version !in contenders -> "$entry is none of its contenders"
                else -> null
            }
        }
    }

    private fun unexamined(plan: RunPlan): String? {
        val examined = plan.gate.map { it.group to it.entry }.toSet()
        val measured = plan.groups.flatMap { planned -> planned.entries.map { planned.group to it } }
        return measured.find { it !in examined }?.let { (group, entry) -> "no gate has examined $entry in $group" }
    }

    private fun allEntries(plan: RunPlan): List<Entry> =
        plan.groups.flatMap { it.entries + it.inPlace } + plan.gate.map { it.entry } + listOfNotNull(plan.twin?.entry)

    private fun twin(plan: RunPlan): String? = "its A/A pair has no group".takeIf {
        plan.twin?.let { it.group == null } == true
    }

    private fun curve(plan: RunPlan): String? {
        val curve = plan.curve ?: return null
        return when (curve.over) {
            Condition.THREADS -> null
            Condition.SIZE ->
                plan.groups
                    .find { (curve.sizes[it.group.payload] ?: 0) <= 0 }
                    ?.let { "its curve knows no size of ${it.group.payload}" }
            Condition.HEAP ->
                plan.groups.flatMap { it.entries }.find { it.heap == null }?.let { "its curve knows no heap of $it" }
        }
    }
}
