package dev.piculet.lab.statistics

import java.util.Random
import kotlin.math.abs
import kotlin.math.sqrt

/**
 * A place where a curve changes its slope. Slopes are those of logarithms: cost grows as the condition to the power of
 * the slope.
 *
 * @property at the value of the condition, between [low] and [high] with about 95 % certainty
 */
public data class Bend(
    public val at: Double,
    public val low: Double,
    public val high: Double,
    public val before: Double,
    public val after: Double,
)

/**
 * The shape of a curve.
 *
 * @property slope that of one straight line through all values
 * @property bend null if no bend was found
 */
public data class CurveForm(
    public val slope: Double,
    public val bend: Bend?,
)

/**
 * Finds where a curve bends: two straight lines that meet, on logarithmic axes, by least squares over all places where
 * they may meet (Hudson, Fitting Segmented Curves Whose Join Points Have to Be Estimated, 1966).
 *
 * The place is searched for, so the ordinary F test would see bends everywhere: curves drawn from the noise alone tell
 * how good the best place becomes without a bend. A bend counts if the slope changes by [LEAST_CHANGE] or more, too,
 * since no curve is exactly straight. Blocks drawn with replacement give the interval of the place (Efron & Tibshirani
 * 1993). Places before the second value and behind the last but one can't be told from these, and so belong to an
 * interval that reaches there.
 *
 * Only costs of one block are compared, so a machine that becomes slower bends nothing. Of each value's costs the
 * middle half counts, so single forks that something slowed down hardly matter.
 *
 * Its own random numbers are the same each time, so the same curve gives the same answer everywhere.
 */
public object Bends {
    /** The fewest values of the condition that can show a bend. */
    public const val MIN_VALUES: Int = 3

    /** The largest probability that counts as a bend. */
    public const val LEVEL: Double = 0.02

    /** The least change of the slope that counts: 0.1 is a quarter more for a tenfold condition. */
    public const val LEAST_CHANGE: Double = 0.1

    /**
     * Returns the form of a curve.
     *
     * @param values of the condition, ascending, above 0, at least [MIN_VALUES]
     * @param blocks at least [Estimate.MIN_BLOCKS], each with a cost above 0 for every value
     */
    public fun of(
        values: List<Double>,
        blocks: List<List<Double>>,
    ): CurveForm {
        require(values.size >= MIN_VALUES) { "A curve needs $MIN_VALUES values, but has ${values.size}." }
        require(blocks.size >= Estimate.MIN_BLOCKS) {
            "A curve needs ${Estimate.MIN_BLOCKS} blocks, but has ${blocks.size}."
        }
        require(blocks.all { it.size == values.size }) {
            "Every block needs a cost for each of the ${values.size} values."
        }
        return BendSearch(logsOf(values), blocks.map(::logsOf)).form()
    }

    private fun logsOf(figures: List<Double>) =
        DoubleArray(figures.size) {
            val figure = figures[it]
            require(figure > 0 && figure.isFinite()) { "Curves need positive finite figures, but one is $figure." }
            StrictMath.log(figure)
        }
}

/** @param across logarithms of the values; @param costs logarithms, one array a block */
private class BendSearch(
    private val across: DoubleArray,
    costs: List<DoubleArray>,
) {
    private val size = across.size
    private val count = costs.size
    private val blocks = levelled(costs)
    private val curve = curveOf(blocks)
    private val centre = across.average()
    private val spread = across.sumOf { (it - centre) * (it - centre) }
    private val places = places()
    private val random = Random(31L * size + count)

    /** The widest step between two places: a bend may stand between them. */
    private val resolution = (1 until size).maxOf { across[it] - across[it - 1] } / STEPS

    /** How much wider Student's distribution of so few blocks is than the normal one. */
    private val tails = sqrt((count - 1.0) / (count - 3.0))

    /** A place where two lines may meet, with what is left of the second one when a straight line is taken away. */
    private inner class Place(
        val at: Double,
    ) {
        private val hinge = DoubleArray(size) { (across[it] - at).coerceAtLeast(0.0) }
        private val slope = slopeOf(hinge)
        private val level = hinge.average()
        private val rest = DoubleArray(size) { hinge[it] - level - slope * (across[it] - centre) }
        private val length = sqrt(rest.sumOf { it * it })

        /** How far a curve leaves its straight line in the way of this bend; the square is what the bend explains. */
        fun strength(curve: DoubleArray): Double {
            var sum = 0.0
            for (i in curve.indices) sum += rest[i] * curve[i]
            return sum / length
        }

        fun slopes(curve: DoubleArray): Pair<Double, Double> {
            val change = strength(curve) / length
            val before = slopeOf(DoubleArray(size) { curve[it] - change * hinge[it] })
            return before to before + change
        }
    }

    private fun places(): List<Place> =
        (1 until size - 2)
            .flatMap { i -> (0 until STEPS).map { across[i] + (across[i + 1] - across[i]) * it / STEPS } }
            .plus(across[size - 2])
            .map(::Place)

    fun form(): CurveForm {
        val best = bestFor(curve)
        val (before, after) = best.slopes(curve)
        val counts = abs(after - before) >= Bends.LEAST_CHANGE && probabilityOf(best.strength(curve)) <= Bends.LEVEL
        return CurveForm(slopeOf(curve), if (counts) bend(best.at, before, after) else null)
    }

    private fun bestFor(curve: DoubleArray): Place = places.maxBy { abs(it.strength(curve)) }

    private fun slopeOf(curve: DoubleArray): Double {
        var sum = 0.0
        for (i in curve.indices) sum += (across[i] - centre) * curve[i]
        return sum / spread
    }

    /** How often noise alone looks as much like a bend. */
    private fun probabilityOf(strength: Double): Double {
        // What is left around the levels of blocks and values is less than the noise was.
        val scale = sqrt(count / (count - 1.0) * size / (size - 1.0))
        val noise = List(size) { i -> DoubleArray(count) { (blocks[it][i] - curve[i]) * scale } }
        var asStrong = 1
        repeat(DRAWS) {
            val drawn = DoubleArray(size) { i -> middleOf(DoubleArray(count) { noise[i][random.nextInt(count)] }) }
            if (places.maxOf { abs(it.strength(drawn)) } >= abs(strength) * (1 - ROUNDING)) asStrong++
        }
        return asStrong / (DRAWS + 1.0)
    }

    private fun bend(
        at: Double,
        before: Double,
        after: Double,
    ): Bend {
        val drawn = DoubleArray(DRAWS) { bestFor(curveOf(List(count) { blocks[random.nextInt(count)] })).at }
        drawn.sort()
        val low = at - tails * (at - drawn[(DRAWS * TAIL).toInt()]).coerceAtLeast(0.0) - resolution
        val high = at + tails * (drawn[(DRAWS * (1 - TAIL)).toInt()] - at).coerceAtLeast(0.0) + resolution
        return Bend(
            StrictMath.exp(at),
            StrictMath.exp(if (low <= places.first().at) across.first() else low),
            StrictMath.exp(if (high >= places.last().at) across.last() else high),
            before,
            after,
        )
    }

    private companion object {
        /** Places between two values. */
        const val STEPS = 8

        const val DRAWS = 999
        const val TAIL = 0.025
        const val ROUNDING = 1e-9

        /** Takes the level of each block from its costs: first its mean, then what it has more than all of them. */
        fun levelled(costs: List<DoubleArray>): List<DoubleArray> {
            val centred = costs.map { block -> less(block, block.average()) }
            val all = curveOf(centred)
            return centred.map { block -> less(block, middleOf(DoubleArray(block.size) { block[it] - all[it] })) }
        }

        private fun less(
            block: DoubleArray,
            level: Double,
        ) = DoubleArray(block.size) { block[it] - level }

        fun curveOf(blocks: List<DoubleArray>): DoubleArray =
            DoubleArray(blocks.first().size) { i -> middleOf(DoubleArray(blocks.size) { blocks[it][i] }) }

        /** The mean of the middle half. */
        fun middleOf(values: DoubleArray): Double {
            values.sort()
            val cut = values.size / 4
            var sum = 0.0
            for (i in cut until values.size - cut) sum += values[i]
            return sum / (values.size - 2 * cut)
        }
    }
}
