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

    /** Returns the verdict: how many figures are slower beyond the threshold, slower, faster and the same. */
    fun verdict(comparison: RunComparison): String {
        val all = comparison.figures.size
        val regressions = comparison.of(Outcome.REGRESSION)
        val are = if (regressions.size == 1) "is" else "are"
        val first =
            "${number(regressions.size)} of ${count(all, "figure")} $are slower by more than " +
                percentExactly(comparison.threshold) + named(regressions)
        return (listOf(first) + others(comparison)).joinToString("; ") + "."
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

    private fun number(count: Int) = if (count == 0) "None" else "$count"

    private fun named(figures: List<ComparedFigure>): String {
        if (figures.isEmpty()) return ""
        val names = figures.take(MOST_NAMES).map { "${it.label} in ${it.group} ${ratioOf(it.ratio)}" }
        val rest = (figures.size - MOST_NAMES).takeIf { it > 0 }?.let { listOf("$it more") }.orEmpty()
        return " (${(names + rest).joinToString()})"
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
