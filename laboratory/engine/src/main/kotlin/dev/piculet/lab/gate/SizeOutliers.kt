package dev.piculet.lab.gate

import dev.piculet.lab.catalog.Format

/**
 * Compares sizes within a format: a document far smaller than the others' can't hold the same data, and fails; one far
 * larger is remarked on.
 */
internal object SizeOutliers {
    private const val FACTOR = 4
    private const val LEAST_WRITERS = 3

    /** Returns the results with outliers marked. [formatOf] tells a contender's format by its id. */
    fun mark(
        results: List<GateResult>,
        formatOf: (String) -> Format,
    ): List<GateResult> {
        val medians =
            results
                .filter { it.status == GateStatus.PASS && it.size != null }
                .groupBy { it.group to formatOf(it.entry.contender) }
                .filterValues { it.size >= LEAST_WRITERS }
                .mapValues { (_, writers) -> writers.map { it.size!! }.sorted().let { it[it.size / 2] } }
        return results.map { mark(it, medians[it.group to formatOf(it.entry.contender)]) }
    }

    private fun mark(
        result: GateResult,
        median: Int?,
    ): GateResult {
        val size = result.size
        if (median == null || size == null || result.status != GateStatus.PASS) return result
        val remark = "wrote $size bytes where the median of its format is $median"
        return when {
            size * FACTOR < median -> result.copy(status = GateStatus.WRONG_OUTPUT, detail = remark)
            size > median * FACTOR -> result.copy(detail = remark)
            else -> result
        }
    }
}
