package dev.piculet.lab.cli

import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.plan.RunRequest
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

/** Shows the fresh JVMs that first uses take if every contender passed the gate, and their duration. */
internal class ColdDryRun(
    private val ungated: UngatedPlan,
    request: RunRequest,
    samples: Int,
) {
    private val plan = ColdPlan.of(ungated.choice.groups, samples, request.seed)

    /** @param calls of each operation in a JVM */
    fun text(calls: Int): String {
        val what = "one more to count generated classes; ${if (calls == 1) "one call" else "$calls calls"}"
        val millisOfCalls = calls * ROUND_TRIP_MICROS / MICROS_PER_MILLI
        return text(plan.jvms, "payload and JDK, and $what of each operation", ColdPlan.JVM_MILLIS + millisOfCalls)
    }

    fun attributionText(): String {
        val ways = plan.attributedCells.map { it.startUp.title }.distinct().joinToString()
        val others = "those that make archives and list classes"
        val what = "payload, JDK and way to get classes ($ways), and $others"
        return text(plan.attributionJvms, what, ATTRIBUTED_MILLIS)
    }

    private fun text(
        jvms: Int,
        what: String,
        millisOfOne: Long,
    ): String =
        buildString {
            val time = (ungated.gateMillis + jvms * millisOfOne).milliseconds.inWholeSeconds.seconds
            ungated.lines().forEach(::appendLine)
            appendLine("JVMs:       $jvms: ${plan.samples} for each contender, $what")
            appendLine("Time:       about $time")
            appendLine(UngatedPlan.GATE)
        }

    private companion object {
        /** Such a JVM reads its counters as well, or waits for classes that a library makes later. */
        const val ATTRIBUTED_MILLIS = 1_000L

        /** Most contenders on a value of some hundred bytes, before the JIT is done; long documents take longer. */
        const val ROUND_TRIP_MICROS = 30L
        const val MICROS_PER_MILLI = 1_000
    }
}
