package dev.piculet.lab.plan

import dev.piculet.lab.experiment.Environment
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.RunConditions
import dev.piculet.lab.experiment.RunPlan

/** Why a stored run can't go on here. Pure. */
object Continuation {
    /** What to do about a run that can't go on, if it is not a part of something. */
    const val START_ANEW: String = "Start a new run."

    /**
     * Returns the reason in one line, or null if it can.
     *
     * @param remedy what to do then, as a sentence
     */
    fun obstacle(
        plan: RunPlan,
        environment: Environment,
        jdks: List<Jdk>,
        conditions: RunConditions,
        remedy: String = START_ANEW,
    ): String? {
        val then =
            plan.conditions
                ?: return "This run was begun by an older lab, which did not record its builds. $remedy " +
                    "./lab report still shows this one."
        val changes =
            machine(plan.environment, environment) + plan.jdks.zip(jdks).flatMap { (a, b) -> jdk(a, b) } +
                builds(then.changedBuilds(conditions), plan.environment.commit, environment.commit)
        if (changes.isEmpty()) return null
        return "This run can't go on, because its trials could not be compared: ${changes.joinToString("; ")}. $remedy"
    }

    private fun machine(
        then: Environment,
        now: Environment,
    ) = changes(
        "CPU" to (then.cpu to now.cpu),
        "number of cores" to (then.cores to now.cores),
        "memory" to (then.memoryBytes to (if (now.hasMemoryOf(then)) then else now).memoryBytes),
        "system" to (then.os to now.os),
        "kernel" to (then.kernel to now.kernel),
    )

    private fun jdk(
        then: Jdk,
        now: Jdk,
    ) = changes(
        "JDK at ${then.home}" to (then.vm to now.vm),
        "JVM's options" to (then.flags.joinToString(" ") to now.flags.joinToString(" ")),
        "collector of JDK ${then.version}" to (then.collector to now.collector),
    )

    private fun builds(
        changed: List<String>,
        then: String?,
        now: String?,
    ): List<String> {
        if (changed.isEmpty()) return emptyList()
        val commits = if (then == now) "" else " (commit ${then ?: "unknown"} then, ${now ?: "unknown"} now)"
        return listOf("other classes than then: ${changed.joinToString(", ")}$commits")
    }

    private fun changes(vararg facts: Pair<String, Pair<Any?, Any?>>): List<String> =
        facts.filter { (_, values) -> values.first != values.second }.map { (name, values) ->
            "the $name was ${values.first ?: "unknown"} and is now ${values.second ?: "unknown"}"
        }
}
