package dev.piculet.lab.runner

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.TrialRecord

/** Hears about the trials of a run. */
interface RunProgress {
    /** @param remaining trials still to be made for sure, this one included */
    fun starting(
        block: Int,
        cell: Cell,
        trials: List<TrialRecord>,
        remaining: Int,
    )

    fun finished(trial: TrialRecord)
}
