package dev.piculet.lab.plan

import dev.piculet.lab.experiment.TrialRecord

/**
 * Tells which failures count when a run goes on in another session. A machine that was short of memory may have killed the forks of a
 * cell that was given up, so that it is tried once more; what is given up twice stays so. Pure.
 */
internal object Retrial {
    /** Returns stored trials without failures that count no more. */
    fun counted(trials: List<TrialRecord>): List<TrialRecord> {
        val again = trials.groupBy { it.block to it.cell }.filterValues(::isToBeTriedAgain).keys
        return trials.filterNot { (it.block to it.cell) in again }
    }

    private fun isToBeTriedAgain(ofBlock: List<TrialRecord>): Boolean =
        ofBlock.all { it.error != null } &&
            ofBlock.size in Repetition.MAX_FAILURES until Attempts.MOST * Repetition.MAX_FAILURES
}
