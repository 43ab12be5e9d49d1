package dev.piculet.lab.statistics

import java.util.Random
import kotlin.math.abs

/**
 * A place where a series changed.
 *
 * @property index of the first value after the change
 * @property p how often values in random order have a place that divides them as well or better
 */
public class ChangePoint(
    public val index: Int,
    public val p: Double,
)

/**
 * Finds where the level or the spread of a series changes, without a model of its noise: E-divisive (Matteson & James, A
 * Nonparametric Approach for Multiple Change Point Analysis of Multivariate Data, 2014, with exponent 1).
 *
 * A series is divided where the energy distance is largest between what comes before and what follows, up to any later place:
 * so a change that is taken back is found too. Random orders of the same values tell how large the distance becomes
 * without a change. What is divided significantly is divided further. The values must be exchangeable while nothing
 * changes: slow drift looks like changes.
 *
 * Its own random numbers are the same each time, so the same series gives the same answer everywhere.
 */
public object ChangePoints {
    /** The least number of values between two changes, and before the first. A shorter piece may be an outlier. */
    public const val MIN_PIECE: Int = 3

    /** The largest probability that counts as a change. */
    public const val LEVEL: Double = 0.01

    private const val ORDERS = 999

    /**
     * Returns the changes in their order; none if there are fewer than twice [MIN_PIECE] values. Up to 9 values have too few
     * orders for [LEVEL], so no change is found among so few.
     *
     * @param values finite, in the order of time; differences count, so take logarithms of what grows by factors
     */
    public fun of(values: List<Double>): List<ChangePoint> {
        require(values.all { it.isFinite() }) {
            "A series needs finite values, but one is ${values.first {
                !it
                    .isFinite()
            }}."
        }
        val found = mutableListOf<ChangePoint>()
        divide(values.toDoubleArray(), 0, Random(values.size.toLong()), found)
        return found.sortedBy { it.index }
    }

    private fun divide(
        piece: DoubleArray,
        start: Int,
        random: Random,
        found: MutableList<ChangePoint>,
    ) {
        if (piece.size < 2 * MIN_PIECE) return
        val (at, distance) = bestOf(piece)
        val p = probabilityOf(distance, piece, random)
        if (p > LEVEL) return
        found += ChangePoint(start + at, p)
        divide(piece.copyOfRange(0, at), start, random, found)
        divide(piece.copyOfRange(at, piece.size), start + at, random, found)
    }

    private fun probabilityOf(
        distance: Double,
        piece: DoubleArray,
        random: Random,
    ): Double {
        if (distance <= 0) return 1.0
        val shuffled = piece.copyOf()
        var asGood = 1
        repeat(ORDERS) {
            shuffle(shuffled, random)
            // The same division in another order is as good, though its sum may differ in the last bits.
            if (bestOf(shuffled).second >= distance * (1 - ROUNDING)) asGood++
        }
        return asGood / (ORDERS + 1.0)
    }

    private fun shuffle(
        values: DoubleArray,
        random: Random,
    ) {
        for (i in values.lastIndex downTo 1) {
            val j = random.nextInt(i + 1)
            values[i] = values[j].also { values[j] = values[i] }
        }
    }

    /** Returns the place before which and behind which the values differ most, and by what scaled energy distance. */
    private fun bestOf(values: DoubleArray): Pair<Int, Double> {
        val distances = Distances(values)
        var best = MIN_PIECE
        var most = Double.NEGATIVE_INFINITY
        for (at in MIN_PIECE..values.size - MIN_PIECE) {
            for (end in at + MIN_PIECE..values.size) {
                val distance = distances.energy(at, end)
                if (distance > most) {
                    most = distance
                    best = at
                }
            }
        }
        return best to most
    }

    /** Sums of the distances of all pairs, by the places of both, so that each energy distance takes a few additions. */
    private class Distances(
        values: DoubleArray,
    ) {
        private val width = values.size + 1
        private val sums = DoubleArray(width * width)

        init {
            for (i in values.indices) {
                var row = 0.0
                for (j in values.indices) {
                    row += abs(values[i] - values[j])
                    sums[(i + 1) * width + j + 1] = sums[i * width + j + 1] + row
                }
            }
        }

        /** The scaled energy distance between the values before [at] and those from there to [end]. */
        fun energy(
            at: Int,
            end: Int,
        ): Double {
            val (n, m) = at to end - at
            val between = sum(at, end) - sum(at, at)
            val distance = 2 * between / (n.toDouble() * m) - sum(at, at) / 2 / pairs(n) - within(at, end) / pairs(m)
            return distance * n * m / (n + m)
        }

        private fun within(
            from: Int,
            until: Int,
        ) = (sum(until, until) - 2 * sum(from, until) + sum(from, from)) / 2

        private fun sum(
            rows: Int,
            columns: Int,
        ) = sums[rows * width + columns]

        private fun pairs(n: Int) = n * (n - 1) / 2.0
    }

    private const val ROUNDING = 1e-9
}
