package dev.piculet.lab.compare

import dev.piculet.lab.experiment.Group
import dev.piculet.lab.statistics.Estimate

/** Whether the present cost differs from the earlier one, as far as a comparison as a whole can tell. */
enum class Outcome {
    /** Slower by more than the threshold: the interval leaves it out, and the correction for all figures agrees. */
    REGRESSION,

    /** Slower, but not certainly by more than the threshold. */
    SLOWER,
    SAME,
    FASTER,

    /** Too few blocks. */
    UNDECIDED,
    ;

    val id: String get() = name.lowercase()
}

/** A figure before and now, null where it was not measured. */
data class Change<T>(
    val earlier: T?,
    val present: T?,
)

/**
 * One contender in one group, before and now.
 *
 * @property label the contender as tables name it
 * @property ratio its present CPU time divided by the earlier one
 * @property bytesPerOp medians over forks
 * @property size bytes of the encoded values
 */
data class ComparedFigure(
    val group: Group,
    val label: String,
    val ratio: Estimate,
    val outcome: Outcome,
    val bytesPerOp: Change<Double>,
    val size: Change<Int>,
)

/**
 * A figure that is not compared.
 *
 * @property label whose it is, as in [ComparedFigure], or in full
 * @property reason one line
 * @property isWrong true if the work of one of the two is wrong
 */
data class MissingFigure(
    val group: Group,
    val label: String,
    val reason: String,
    val isWrong: Boolean = false,
) {
    override fun toString(): String = "$group $label: $reason"
}

/**
 * Two runs, or two contenders of one run, side by side.
 *
 * @property earlier what the figures are divided by, as a reader names it
 * @property method how the machine's drift is kept out of the ratios, one sentence
 * @property threshold as a share: 0.05 lets a figure be 5 % slower
 * @property warnings doubts to read before any figure, one line each
 * @property missing figures that one of the two should have and does not
 */
data class RunComparison(
    val earlier: String,
    val present: String,
    val method: String,
    val threshold: Double,
    val figures: List<ComparedFigure>,
    val warnings: List<String>,
    val missing: List<MissingFigure>,
) {
    /** True if the work of something that was to be compared is wrong. */
    val hasWrongOutput: Boolean get() = missing.any { it.isWrong }

    /** The figures of one outcome, in their order. */
    fun of(outcome: Outcome): List<ComparedFigure> = figures.filter { it.outcome == outcome }
}
