package dev.piculet.lab.compare

import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.RunPlan

/** Reasons why figures of two runs don't differ by the contenders alone. */
internal object Obstacles {
    /** The name of the class path that holds the payloads and the code that measures. */
    private const val FORK = "what every measured JVM has"

    /** Returns one sentence for each reason; none if the runs can be compared. */
    fun of(
        earlier: RunPlan,
        present: RunPlan,
    ): List<String> =
        listOfNotNull(
            different("the CPU", earlier, present) { it.environment.cpu ?: "unknown" },
            different("the number of cores", earlier, present) { "${it.environment.cores}" },
            different("the JDK", earlier, present) { plan -> plan.jdks.joinToString { "${it.version}, ${it.vm}" } },
            different("the JVM's flags", earlier, present) { plan -> plan.jdks.joinToString(transform = ::flags) },
        ) + ofWork(earlier, present)

    /** Returns those reasons that hold on any machine: the runs did not do the same work. */
    fun ofWork(
        earlier: RunPlan,
        present: RunPlan,
    ): List<String> =
        listOfNotNull(
            different("what a fork does", earlier, present, ::fork),
            different("the seed, which makes the values,", earlier, present) { "${it.seed}" },
            payloads(earlier, present),
        )

    private fun flags(jdk: Jdk) = (jdk.trialFlags + listOfNotNull(jdk.collector)).joinToString(" ")

    private fun fork(plan: RunPlan) =
        with(plan.measurement) { "$warmupIterations × $warmupMillis ms and $iterations × $millis ms" }

    private fun payloads(
        earlier: RunPlan,
        present: RunPlan,
    ): String? {
        val digests = listOf(earlier, present).map { it.conditions?.builds?.get(FORK) }
        return "the payloads or the code that measures differ (their class files have other digests)"
            .takeIf { digests.distinct().size > 1 }
    }

    private fun different(
        what: String,
        earlier: RunPlan,
        present: RunPlan,
        fact: (RunPlan) -> String,
    ): String? {
        val (before, now) = fact(earlier) to fact(present)
        return "$what was $before and is $now".takeIf { before != now }
    }
}
