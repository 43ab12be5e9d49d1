package dev.piculet.lab.compare

import dev.piculet.lab.statistics.Costs
import dev.piculet.lab.statistics.TableVerdicts
import dev.piculet.lab.statistics.Verdict

/**
 * Judges all figures of a comparison together: Holm's correction is over all of them, because one false alarm among
 * them ends a build. Two questions are corrected each by itself: whether a figure changed, and whether it is slower
 * than the threshold allows.
 */
internal object Outcomes {
    fun <K> of(
        costs: Map<K, Costs>,
        threshold: Double,
    ): Map<K, Outcome> {
        val changed = TableVerdicts.ofCosts(costs)
        val beyond = TableVerdicts.ofCosts(costs.mapValues { it.value.withEarlierTimes(1 + threshold) })
        return changed.mapValues { (key, verdict) -> outcome(verdict, beyond.getValue(key)) }
    }

    private fun outcome(
        changed: Verdict,
        beyond: Verdict,
    ): Outcome =
        when {
            beyond == Verdict.SLOWER -> Outcome.REGRESSION
            changed == Verdict.UNDECIDED -> Outcome.UNDECIDED
            changed == Verdict.SLOWER -> Outcome.SLOWER
            changed == Verdict.FASTER -> Outcome.FASTER
            else -> Outcome.SAME
        }
}
