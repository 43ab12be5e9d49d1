package dev.piculet.lab.cli

import dev.piculet.lab.bisect.Answer
import dev.piculet.lab.bisect.Commit
import dev.piculet.lab.report.ComparisonText
import dev.piculet.lab.report.count
import dev.piculet.lab.report.printable
import dev.piculet.lab.report.ratioOf
import kotlin.time.Duration

/** What a search says of commits. */
internal object BisectText {
    fun of(commit: Commit): String = printable("$commit")

    /** Returns what a step found: `1.10× [1.07–1.13] of GOOD: slower`. */
    fun outcome(judged: Judged): String {
        val ratio = judged.ratio?.let { "${ratioOf(it)} of GOOD: " }.orEmpty()
        return when (judged.answer) {
            Answer.FAST -> "${ratio}not slower"
            Answer.SLOW -> "${ratio}slower"
            Answer.UNDECIDED -> "${ratio}undecided after ${count(judged.ratio?.blocks ?: 0, "block")}"
            Answer.SKIPPED -> "skipped: ${judged.reason}"
        }
    }

    /** Returns why nothing is searched, if BAD is not slower for certain. */
    fun nothingToSearch(
        bad: Commit,
        judged: Judged,
        threshold: Double,
    ): String {
        val ratio = judged.ratio?.let(::ratioOf)
        val more = "GOOD by more than ${ComparisonText.percentExactly(threshold)}"
        return when (judged.answer) {
            Answer.SKIPPED -> "BAD ${bad.short} can't be measured: ${judged.reason}."
            Answer.UNDECIDED -> {
                val blocks = count(judged.ratio?.blocks ?: 0, "block")
                "Whether BAD ${bad.short} is slower than $more is undecided after $blocks: $ratio. " +
                    "Name another --fail-above, or --preset standard."
            }
            else -> "BAD ${bad.short} is not slower than $more: $ratio. There is nothing to search."
        }
    }

    /**
     * Returns the answer.
     *
     * @param suspects of which one is the first slow one, with what is known of each
     * @param before the last of them beside the commit before it, or null if that was not measured
     */
    fun verdict(
        request: BisectRequest,
        suspects: List<Pair<Commit, Judged?>>,
        before: Judged?,
    ): List<String> {
        val than = "slower than GOOD by more than ${ComparisonText.percentExactly(request.threshold)}"
        val (found, judged) = suspects.last()
        val ofGood = judged?.ratio?.let { "${ratioOf(it)} of GOOD" }
        if (suspects.size == 1) {
            val ofLast = before?.ratio?.let { "${ratioOf(it)} of the commit before it" }
            val ratios = listOfNotNull(ofLast, ofGood).joinToString()
            val what = "${request.contender}, ${request.group}"
            return listOf("The first commit that is $than: ${of(found)}", "  $what: $ratios")
        }
        val first = "The first commit that is $than is one of ${suspects.size}, which can't be told apart:"
        return listOf(first) + suspects.map { (commit, known) -> "  ${of(commit)}: ${outcome(checkNotNull(known))}" }
    }

    /** Returns how much is left, after so many steps in this time. */
    fun left(
        stepsLeft: Int,
        steps: Int,
        spent: Duration,
    ): String {
        val most = "at most ${count(stepsLeft, "step")} left"
        if (steps == 0) return most
        return "$most, about ${ProgressReporter.text(spent / steps * stepsLeft)}"
    }
}
