package dev.piculet.lab.statistics

import net.jqwik.api.Arbitraries
import net.jqwik.api.Arbitrary
import net.jqwik.api.Combinators
import net.jqwik.api.ForAll
import net.jqwik.api.Property
import net.jqwik.api.Provide
import org.apache.commons.statistics.inference.PValueMethod
import org.apache.commons.statistics.inference.WilcoxonSignedRankTest
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.SplittableRandom
import kotlin.math.exp
import kotlin.math.ln

class HodgesLehmannTest {
    // Hamilton depression scale factor of nine patients before and after a tranquilizer: Hollander & Wolfe, table 3.1.
    private val before = listOf(1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30)
    private val after = listOf(0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29)

    @Test
    fun `the worked example of Hollander and Wolfe comes out`() {
        val estimate = HodgesLehmann.ratio(after.map { exp(it) } zip before.map { exp(it) })
        assertEquals(9, estimate.blocks)
        assertEquals(-0.46, ln(estimate.value), 1e-9)
        assertEquals(-0.786, ln(estimate.low!!), 1e-9)
        assertEquals(-0.010, ln(estimate.high!!), 1e-9)
    }

    @Test
    fun `five blocks have an estimate and no interval`() {
        val estimate = HodgesLehmann.location(listOf(1.0, 10.0, 100.0, 1000.0, 10000.0))
        assertEquals(100.0, estimate.value, 1e-9)
        assertNull(estimate.interval)
        assertNull(estimate.low)
        assertNull(estimate.high)
    }

    @Test
    fun `six blocks are bounded by the least and the greatest`() {
        val estimate = HodgesLehmann.location(listOf(4.0, 1.0, 2.0, 32.0, 8.0, 16.0))
        assertEquals(1.0, estimate.low!!, 1e-12)
        assertEquals(32.0, estimate.high!!, 1e-12)
    }

    @Test
    fun `one block is its own estimate`() {
        assertEquals(12.5, HodgesLehmann.location(listOf(12.5)).value, 1e-12)
    }

    @Test
    fun `equal contenders have a ratio of exactly one`() {
        val estimate = HodgesLehmann.ratio(listOf(3.3, 4.1, 5.9, 3.7, 8.2, 6.4).map { it to it })
        assertEquals(Interval(1.0, 1.0, 1.0), estimate.interval)
    }

    @Test
    fun `a wild fork moves the estimate little`() {
        val quiet = List(20) { 100.0 + it % 5 }
        val wild = quiet.dropLast(1) + 100_000.0
        val moved = HodgesLehmann.location(wild).value / HodgesLehmann.location(quiet).value
        assertEquals(1.0, moved, 0.002)
    }

    @Test
    fun `the interval excludes one exactly when the signed-rank test rejects`() {
        val test = WilcoxonSignedRankTest.withDefaults().with(PValueMethod.EXACT)
        val random = SplittableRandom(5)
        var rejected = 0
        repeat(500) {
            val logs = DoubleArray(random.nextInt(6, 30)) { random.nextGaussian() + 0.4 }
            val rejects = test.test(logs).pValue <= 0.05
            assertEquals(rejects, 1.0 !in HodgesLehmann.location(logs.map { exp(it) }).interval!!)
            if (rejects) rejected++
        }
        assertTrue(rejected in 100..400, "Both outcomes must occur, but $rejected of 500 reject.")
    }

    @Test
    fun `values that have no logarithm are refused`() {
        for (value in listOf(0.0, -1.0, Double.NaN, Double.POSITIVE_INFINITY)) {
            assertThrows(IllegalArgumentException::class.java) { HodgesLehmann.location(listOf(1.0, value)) }
            assertThrows(IllegalArgumentException::class.java) { HodgesLehmann.ratio(listOf(value to 1.0)) }
        }
        assertThrows(IllegalArgumentException::class.java) { HodgesLehmann.location(emptyList()) }
    }

    @Property(tries = TRIES)
    fun `another unit only scales the location`(
        @ForAll("samples") samples: List<Double>,
        @ForAll("positive") factor: Double,
    ) {
        val scaled = HodgesLehmann.location(samples.map { it * factor })
        assertSame(HodgesLehmann.location(samples).map { it * factor }, scaled)
    }

    @Property(tries = TRIES)
    fun `another unit leaves the ratio alone`(
        @ForAll("pairs") pairs: List<Pair<Double, Double>>,
        @ForAll("positive") factor: Double,
    ) {
        val scaled = HodgesLehmann.ratio(pairs.map { (first, second) -> first * factor to second * factor })
        assertSame(HodgesLehmann.ratio(pairs), scaled)
    }

    @Property(tries = TRIES)
    fun `swapping the contenders inverts the ratio`(
        @ForAll("pairs") pairs: List<Pair<Double, Double>>,
    ) {
        val swapped = HodgesLehmann.ratio(pairs.map { (first, second) -> second to first })
        val inverse = Estimate(swapped.blocks, 1 / swapped.value, swapped.interval?.let { inverse(it) })
        assertSame(HodgesLehmann.ratio(pairs), inverse)
    }

    @Property(tries = TRIES)
    fun `the order of the blocks does not matter`(
        @ForAll("pairs") pairs: List<Pair<Double, Double>>,
    ) {
        assertEquals(HodgesLehmann.ratio(pairs), HodgesLehmann.ratio(pairs.sortedBy { it.second }))
    }

    @Property(tries = TRIES)
    fun `the estimate lies in its interval and the interval within the samples`(
        @ForAll("samples") samples: List<Double>,
    ) {
        val estimate = HodgesLehmann.location(samples)
        assertEquals(samples.size >= Estimate.MIN_BLOCKS, estimate.interval != null)
        estimate.interval?.let {
            assertTrue(estimate.value in it)
            assertTrue(it.low >= samples.min() * (1 - TOLERANCE) && it.high <= samples.max() * (1 + TOLERANCE))
        }
    }

    @Provide
    fun positive(): Arbitrary<Double> = Arbitraries.longs().between(1, 1_000_000_000_000).map { it / 1e4 }

    @Provide
    fun samples(): Arbitrary<List<Double>> = positive().list().ofMinSize(1).ofMaxSize(40)

    @Provide
    fun pairs(): Arbitrary<List<Pair<Double, Double>>> {
        val pair = Combinators.combine(positive(), positive()).`as` { first, second -> first to second }
        return pair.list().ofMinSize(1).ofMaxSize(40)
    }

    private fun inverse(interval: Interval) = Interval(1 / interval.estimate, 1 / interval.high, 1 / interval.low)

    private fun Estimate.map(transform: (Double) -> Double) =
        Estimate(
            blocks,
            transform(value),
            interval?.let { Interval(transform(it.estimate), transform(it.low), transform(it.high)) },
        )

    private fun assertSame(
        expected: Estimate,
        actual: Estimate,
    ) {
        assertEquals(expected.blocks, actual.blocks)
        assertEquals(1.0, actual.value / expected.value, TOLERANCE)
        if (expected.interval == null) {
            assertNull(actual.interval)
        } else {
            assertNotNull(actual.interval)
            assertEquals(1.0, actual.low!! / expected.low!!, TOLERANCE)
            assertEquals(1.0, actual.high!! / expected.high!!, TOLERANCE)
        }
    }

    private companion object {
        const val TRIES = 200

        // Logs of values up to 10¹² lose about three of a double's sixteen digits.
        const val TOLERANCE = 1e-12
    }
}
