package dev.piculet.lab.plan

/**
 * How often what a reproduction stores is tried. A failure may be the fault of a machine that was asleep or short of memory, so that
 * going on tries it once more; what failed twice would fail again.
 */
object Attempts {
    /** Tries of the same, in sessions of their own. */
    const val MOST: Int = 2

    /**
     * True if a trial is to be made.
     *
     * @param errors of the trials so far, null for one that did not fail
     */
    fun areLeft(errors: List<String?>): Boolean = errors.size < MOST && errors.all { it != null }
}
