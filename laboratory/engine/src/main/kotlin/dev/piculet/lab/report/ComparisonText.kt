package dev.piculet.lab.report

import dev.piculet.lab.compare.Change
import dev.piculet.lab.compare.ComparedFigure
import dev.piculet.lab.compare.Outcome
import dev.piculet.lab.compare.RunComparison
import dev.piculet.lab.statistics.Estimate

/** The words of a comparison, whatever its form. */
internal object ComparisonText {
    /** More names than this would make a sentence unreadable; the table has them all. */
    private const val MOST_NAMES = 3

    /** Returns the verdict: how many figures are slower beyond the threshold, slower, faster, the same, and not compared. */
    fun verdict(comparison: RunComparison): String {
        val compared =
            if (comparison.figures.isEmpty()) {
                listOf("No figure has a ratio")
            } else {
                listOf(slower(comparison)) + others(comparison)
            }
        return (compared + missing(comparison)).joinToString("; ") + "."
    }

    private fun slower(comparison: RunComparison): String {
        val regressions = comparison.of(Outcome.REGRESSION)
        val are = if (regressions.size == 1) "is" else "are"
        return "${number(regressions.size)} of ${count(comparison.figures.size, "figure")} $are slower by more than " +
            percentExactly(comparison.threshold) + named(regressions)
    }

    private fun others(comparison: RunComparison): List<String> {
        val slower = comparison.of(Outcome.SLOWER)
        val faster = comparison.of(Outcome.FASTER)
        val same = comparison.of(Outcome.SAME).size
        val undecided = comparison.of(Outcome.UNDECIDED).size
        return listOfNotNull(
            "${slower.size} slower, by less or not certainly by more${named(slower)}".takeIf { slower.isNotEmpty() },
            "${number(faster.size).lowercase()} faster${named(faster)}",
            "$same ${if (same == 1) "shows" else "show"} no difference".takeIf { same > 0 },
            "$undecided undecided: fewer than ${Estimate.MIN_BLOCKS} blocks".takeIf { undecided > 0 },
        )
    }

    private fun missing(comparison: RunComparison): List<String> {
        val (wrong, others) = comparison.missing.partition { it.isWrong }
        val reasons = if (wrong.isEmpty()) "" else " for other reasons"
        val names = listed(wrong.map { "${it.label} in ${it.group}" })
        return listOfNotNull(
            "${wrong.size} not compared for WRONG OUTPUT$names".takeIf { wrong.isNotEmpty() },
            "${others.size} not compared$reasons".takeIf { others.isNotEmpty() },
        )
    }

    private fun number(count: Int) = if (count == 0) "None" else "$count"

    private fun named(figures: List<ComparedFigure>) =
        listed(figures.map { "${it.label} in ${it.group} ${ratioOf(it.ratio)}" })

    private fun listed(names: List<String>): String {
        if (names.isEmpty()) return ""
        val rest = (names.size - MOST_NAMES).takeIf { it > 0 }?.let { listOf("$it more") }.orEmpty()
        return " (${(names.take(MOST_NAMES) + rest).joinToString()})"
    }

    /** Returns a threshold without rounding: `2.5 %`. */
    fun percentExactly(share: Double): String = "${fixed(share * 100, 2).trimEnd('0').trimEnd('.')} %"

    fun outcome(outcome: Outcome): String =
        when (outcome) {
            Outcome.REGRESSION -> "SLOWER"
            Outcome.SLOWER -> "slower"
            Outcome.SAME -> "≈"
            Outcome.FASTER -> "faster"
            Outcome.UNDECIDED -> "undecided"
        }

    /** Returns `64`, or `64 → 72` where it changed. */
    fun <T> change(
        change: Change<T>,
        text: (T) -> String,
    ): String {
        val (earlier, present) = listOf(change.earlier, change.present).map { it?.let(text) ?: NONE }
        return if (earlier == present) present else "$earlier → $present"
    }

    fun bytesPerOp(figure: ComparedFigure): String = change(figure.bytesPerOp) { fixed(it, 0) }

    fun size(figure: ComparedFigure): String = change(figure.size) { "$it" }

    /** Returns what was divided by what. */
    fun subject(comparison: RunComparison): String = "${comparison.present} compared with ${comparison.earlier}"

    const val LEGEND: String =
        "ratio: CPU time now divided by CPU time before, with its 95 % interval; " +
            "SLOWER: by more than the threshold; ≈ no difference was found"
}
