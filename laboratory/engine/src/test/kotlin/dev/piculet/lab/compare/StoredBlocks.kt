package dev.piculet.lab.compare

import dev.piculet.lab.statistics.Costs
import dev.piculet.lab.statistics.PairedCosts
import dev.piculet.lab.statistics.SeparateCosts
import java.util.SplittableRandom
import kotlin.math.exp
import kotlin.math.ln
import kotlin.math.sqrt

/**
 * Runs that might have been: blocks of a stored run drawn again, so that the noise is a real machine's and the truth
 * is known.
 *
 * The noise of a figure in a block is the log of its time relative to a reference, less its mean over the run, and
 * stretched by √(n / (n - 1)), since a mean of the same n blocks lies too close to them. A drawn block keeps the
 * noise of all its figures together, and turns the sign of all at random, so that the mean of what is drawn is 0.
 */
internal class StoredBlocks private constructor(
    private val noise: List<DoubleArray>,
    private val random: SplittableRandom,
) {
    val figures: Int get() = noise.size

    /** Draws [blocks] of both in one run; the [slowed] figure takes [factor] times as long in the second. */
    fun side(
        blocks: Int,
        slowed: Int,
        factor: Double,
    ): Map<Int, Costs> = draw(blocks, slowed, factor).mapValues { (_, values) -> PairedCosts(values.map { it to 1.0 }) }

    /** Draws [blocks] for each of two runs. */
    fun apart(
        blocks: Int,
        slowed: Int,
        factor: Double,
    ): Map<Int, Costs> {
        val earlier = draw(blocks, slowed, 1.0)
        return draw(blocks, slowed, factor).mapValues { (figure, values) ->
            SeparateCosts(values, earlier.getValue(figure))
        }
    }

    private fun draw(
        blocks: Int,
        slowed: Int,
        factor: Double,
    ): Map<Int, List<Double>> {
        val drawn = List(blocks) { random.nextInt(noise.first().size) to if (random.nextBoolean()) 1 else -1 }
        return noise.indices.associateWith { figure ->
            val cost = if (figure == slowed) factor else 1.0
            drawn.map { (block, sign) -> cost * exp(sign * noise[figure][block]) }
        }
    }

    companion object {
        /** The noise of a contender beside the baseline of the same blocks. */
        fun besideBaseline(
            run: String,
            seed: Long,
        ): StoredBlocks = of(run, "baseline", seed)

        /** The noise of a contender beside the calibration kernel. */
        fun besideKernel(
            run: String,
            seed: Long,
        ): StoredBlocks = of(run, "kernel", seed)

        private fun of(
            run: String,
            reference: String,
            seed: Long,
        ): StoredBlocks {
            val lines = StoredBlocks::class.java.getResource("/blocks/$run.csv")!!.readText().trim().lines()
            val times =
                lines.map { it.split(',') }.associate { fields ->
                    fields.take(KEYS) to fields.drop(KEYS).map(String::toDouble)
                }
            val figures = times.keys.map { it.take(2) }.distinct()
            val noise =
                figures.map { noiseOf(times.getValue(it + "contender").zip(times.getValue(it + reference))) }
            return StoredBlocks(noise, SplittableRandom(seed))
        }

        private fun noiseOf(pairs: List<Pair<Double, Double>>): DoubleArray {
            val logs = pairs.map { (time, reference) -> ln(time / reference) }
            val stretch = sqrt(logs.size / (logs.size - 1.0))
            return logs.map { (it - logs.average()) * stretch }.toDoubleArray()
        }

        /** Payload, operation, and whose time it is; a time for each block follows. */
        private const val KEYS = 3
    }
}
