package dev.piculet.lab.statistics

/**
 * The lab's estimator: the median of the Walsh averages on the log scale, with the interval that Wilcoxon's signed-rank
 * test gives it.
 *
 * A Walsh average is the mean of two samples, or of one with itself; of n samples there are n(n + 1)/2 (Hodges & Lehmann,
 * Estimates of Location Based on Rank Tests, 1963; Hollander & Wolfe 3.2 and 3.3). The median of them is nearly as
 * precise as the mean on quiet data, and a few forks that another tenant of the machine slowed down hardly move it. Logs,
 * because noise multiplies: a busy machine adds per cent, not nanoseconds.
 *
 * The interval holds for samples that are independent and symmetric about their median on the log scale. Random order
 * within the blocks makes [ratio] so on any machine. [location] describes the forks that were run, and is too narrow as
 * a statement about the machine when that drifts: compare contenders by ratios, never by their locations.
 *
 * The same samples give the same bits on every machine and JDK, as reports promise: [StrictMath] and not [Math], which may
 * differ in the last bit.
 */
public object HodgesLehmann {
    /** Estimates where positive [samples], one per block, are centred, in their own unit. */
    public fun location(samples: List<Double>): Estimate = estimate(samples.map { logOf(it) })

    /** Estimates the first value as a multiple of the second, from [pairs] of positive values of the same block. */
    public fun ratio(pairs: List<Pair<Double, Double>>): Estimate = estimate(logRatios(pairs))

    internal fun logRatios(pairs: List<Pair<Double, Double>>): List<Double> =
        pairs.map { (first, second) -> logOf(first) - logOf(second) }

    private fun logOf(value: Double): Double {
        require(value > 0 && value.isFinite()) { "Estimates need positive finite values, but one is $value." }
        return StrictMath.log(value)
    }

    private fun estimate(logs: List<Double>): Estimate {
        require(logs.isNotEmpty()) { "Estimates need at least one block." }
        val averages = walshAverages(logs)
        val value = StrictMath.exp(medianOfSorted(averages))
        val interval =
            SignedRankDistribution(logs.size).walshRank()?.let { rank ->
                Interval(value, StrictMath.exp(averages[rank - 1]), StrictMath.exp(averages[averages.size - rank]))
            }
        return Estimate(logs.size, value, interval)
    }

    private fun walshAverages(logs: List<Double>): DoubleArray {
        val averages = DoubleArray(logs.size * (logs.size + 1) / 2)
        var next = 0
        for (i in logs.indices) {
            for (j in i until logs.size) {
                averages[next++] = (logs[i] + logs[j]) / 2
            }
        }
        averages.sort()
        return averages
    }
}
