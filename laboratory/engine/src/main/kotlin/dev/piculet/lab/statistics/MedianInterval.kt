package dev.piculet.lab.statistics

/**
 * A median and the order statistics that cover it with 95 % (the sign test's interval), for figures that may be 0. The bounds
 * are null with fewer than [Estimate.MIN_BLOCKS] values.
 */
public class MedianInterval private constructor(
    public val median: Double,
    public val low: Double?,
    public val high: Double?,
) {
    public companion object {
        private const val TAIL = (1 - SignedRankDistribution.CONFIDENCE) / 2

        /** Describes one or more finite [values]. */
        public fun of(values: List<Double>): MedianInterval {
            val sorted = values.sorted()
            val cut = cut(sorted.size)
            return MedianInterval(medianOf(sorted), cut?.let { sorted[it] }, cut?.let { sorted[sorted.lastIndex - it] })
        }

        /** How many values lie outside on either side: the most for which P(X <= them) of n fair coins is in the tail. */
        private fun cut(n: Int): Int? {
            var probability = Math.pow(0.5, n.toDouble())
            var cumulative = probability
            var heads = 0
            while (cumulative <= TAIL) {
                heads++
                probability *= (n - heads + 1).toDouble() / heads
                cumulative += probability
            }
            return (heads - 1).takeIf { it >= 0 }
        }
    }
}
