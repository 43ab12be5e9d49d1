package dev.piculet.lab.report

import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.Estimate

/**
 * The leads of a run in sentences: one for each operation, JDK and kind of work.
 *
 * @param all the leads of the whole run
 */
internal class LeadText(
    private val all: List<Lead>,
) {
    private val severalJdks = all.distinctBy { it.contest.jdk }.size > 1
    private val severalSuites = all.distinctBy { it.group.suite }.size > 1

    /** Returns what was compared, and who leads there. */
    fun sentences(): List<Pair<String, String>> =
        all.groupBy { it.contest }.map { (contest, leads) -> titleOf(contest) to sentence(leads) }

    /** Returns what could not be decided, or null if all was. */
    fun undecided(results: RunResults): String? {
        val groups = Lead.undecided(results)
        val why = "fewer than ${Estimate.MIN_BLOCKS} trials each"
        return when {
            groups.isNotEmpty() -> "Undecided for want of trials ($why): ${groupsByPayload(groups).joinToString("; ")}."
            all.isEmpty() -> "Nothing was compared: no group has times of two contenders."
            else -> null
        }?.let(::printable)
    }

    /** `To serialize on JDK 17.0.15`. */
    private fun titleOf(contest: Contest): String {
        val jdk = if (severalJdks) " on JDK ${contest.jdk}" else ""
        val place = if (contest.isInPlace) " in place" else ""
        return "To ${contest.operation}$place$jdk"
    }

    private fun sentence(leads: List<Lead>): String =
        leads
            .groupBy { it.names }
            .values
            .sortedByDescending { it.size }
            .joinToString("; ", postfix = ".") { clause(it, leads.size) }

    /** Those of one operation that the same contenders lead. */
    private fun clause(
        leads: List<Lead>,
        payloads: Int,
    ): String {
        val names = leads.first().names
        val where =
            if (leads.size > MOST_NAMES) {
                "on ${leads.size} of ${count(payloads, "payload")}"
            } else {
                "on ${enumerate(leads.map(::placeOf))}"
            }
        if (names.size == 1) return "${names.single()} is the fastest $where${distance(leads)}"
        val tie = leads.singleOrNull()?.tie?.let { " (${ratioOf(it)})" }.orEmpty()
        return "no difference between ${enumerate(names)}$tie was found $where${distance(leads)}"
    }

    fun placeOf(lead: Lead): String =
        printable(if (severalSuites) "${lead.group.suite}/${lead.group.payload}" else lead.group.payload)

    private fun distance(leads: List<Lead>): String {
        val next = leads.mapNotNull { it.next }.map(::nameOf).distinct()
        val distances = leads.mapNotNull { it.distance }
        if (next.isEmpty()) return ""
        val who = if (next.size == 1) "the next, ${next.single()}," else "the next"
        if (distances.isEmpty()) return "; $who was shown to be slower"
        val times = listOf(distances.minBy { it.value }, distances.maxBy { it.value }).distinct().map(::ratioOf)
        return ", where $who takes ${times.joinToString(" to ")} as long"
    }

    private companion object {
        /** More payloads than this are counted, not named. */
        const val MOST_NAMES = 5
    }
}
