package dev.piculet.lab.statistics

/**
 * Holm's step-down correction for many comparisons at once (A Simple Sequentially Rejective Multiple Test Procedure,
 * 1979).
 *
 * Calling different what has an adjusted p-value of at most α makes even one false call in the whole family with
 * probability at most α, whatever the dependence between the comparisons.
 */
public object Holm {
    /**
     * Returns the adjusted p-values in the order of [pValues].
     *
     * With m of them sorted upwards, the i-th becomes the largest of `(m - j + 1) p_j` for j <= i, and at most 1.
     */
    public fun adjust(pValues: List<Double>): List<Double> {
        require(pValues.all { it in 0.0..1.0 }) { "A p-value lies between 0 and 1, but these are $pValues." }
        val adjusted = DoubleArray(pValues.size)
        var largest = 0.0
        pValues.indices.sortedBy { pValues[it] }.forEachIndexed { step, index ->
            largest = maxOf(largest, (pValues.size - step) * pValues[index])
            adjusted[index] = minOf(1.0, largest)
        }
        return adjusted.asList()
    }
}
