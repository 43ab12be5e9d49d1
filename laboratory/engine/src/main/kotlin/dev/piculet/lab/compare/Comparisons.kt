package dev.piculet.lab.compare

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.store.StoredRun

/** Answers whether something became slower, from stored trials. Pure: the same stores give the same answer. */
object Comparisons {
    /**
     * Compares two runs, the [earlier] one first.
     *
     * @param names of the runs, in the same order
     * @param reference the contender that both are relative to, or null for the calibration kernel
     * @param across true to compare runs in spite of differences that may explain figures, with a warning for each
     * @throws LabException if they may not be compared, or have no figure in common, and no wrong output to tell
     */
    fun ofRuns(
        earlier: StoredRun,
        present: StoredRun,
        names: Pair<String, String>,
        reference: String?,
        threshold: Double,
        across: Boolean,
    ): RunComparison {
        val both = "${names.first} and ${names.second}"
        val obstacles = Obstacles.of(earlier.plan, present.plan)
        if (obstacles.isNotEmpty() && !across) {
            val reasons = obstacles.joinToString("; ")
            throw LabException("$both can't be compared: $reasons. --across does it all the same.")
        }
        val warnings = obstacles.map { "The runs differ in more than their contenders: $it." }
        return ComparisonOfRuns(earlier, present, reference, threshold)
            .result(names, warnings)
            .requireFigures("$both have no figure in common. Measure the same suite and contenders.")
    }

    /**
     * Compares the [contender] with the one that stands [against] it, in one run.
     *
     * @throws LabException if the run has none of them, or none in the same group
     */
    fun ofContenders(
        run: StoredRun,
        contender: String,
        against: String,
        threshold: Double,
    ): RunComparison =
        ComparisonOfContenders(run, contender, against, threshold)
            .result()
            .requireFigures("$contender and $against have no block in common. Resume the run, or name others.")

    /**
     * Compares each contender on [jdk] with itself on the JDK that stands [against] it, in one run.
     *
     * @throws LabException if the run has none of them, or no contender on both
     */
    fun ofJdks(
        run: StoredRun,
        jdk: String,
        against: String,
        threshold: Double,
    ): RunComparison =
        ComparisonOfJdks(run, jdk, against, threshold)
            .result()
            .requireFigures("JDK $jdk and JDK $against have no block in common. Resume the run, or name others.")

    /** Without a figure it is an error, unless it has wrong output to tell. */
    private fun RunComparison.requireFigures(message: String): RunComparison =
        if (figures.isEmpty() && !hasWrongOutput) throw LabException(message, ExitCode.ERROR) else this
}
