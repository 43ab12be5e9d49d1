package dev.piculet.lab.statistics

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import java.util.Random
import kotlin.math.abs
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class ChangePointsTest {
    private val random = Random(7)

    /** Normal noise with standard deviation 1 around each of these levels. */
    private fun series(vararg pieces: Pair<Int, Double>): List<Double> =
        pieces.flatMap { (length, level) -> List(length) { level + random.nextGaussian() } }

    private fun changes(values: List<Double>) = ChangePoints.of(values).map { it.index }

    @Test
    fun `a jump is found at its place, and so are a second and its way back`() {
        assertEquals(listOf(12), changes(series(12 to 0.0, 12 to 8.0)))
        assertEquals(listOf(10, 20), changes(series(10 to 0.0, 10 to 8.0, 10 to 0.0)))
        assertEquals(listOf(10, 20, 30), changes(series(10 to 0.0, 10 to 8.0, 10 to 16.0, 10 to 4.0)))
    }

    @Test
    fun `a jump of three standard deviations is found within one run of its place, in 18 of 20 series of 20`() {
        val found = List(200) { changes(series(10 to 0.0, 10 to 3.0)) }
        val near = found.count { it.size == 1 && abs(it.single() - 10) <= 1 }
        println("a jump of 3 standard deviations: found near its place in $near of 200 series")
        assertTrue(near >= 180, "$near")
    }

    @Test
    fun `noise alone has a change in about one of a hundred series, even noise with outliers`() {
        val normal = (1..400).count { changes(series(20 to 0.0)).isNotEmpty() }
        val heavy = (1..400).count { changes(series(20 to 0.0).map { it * it * it }).isNotEmpty() }
        println("false alarms in 400 series of 20: normal noise $normal, its third power $heavy")
        assertTrue(normal in 0..12 && heavy in 0..12, "$normal, $heavy")
    }

    @Test
    fun `one slow run is no change, but three in a row after nine are`() {
        val quiet = List(9) { 0.01 * it }
        assertEquals(emptyList(), changes(quiet + 9.0 + quiet))
        assertEquals(listOf(9), changes(quiet + listOf(9.0, 9.1, 9.2)))
    }

    @Test
    fun `too few runs, equal runs and none have no change`() {
        assertEquals(emptyList(), changes(emptyList()))
        assertEquals(emptyList(), changes(List(30) { 1.0 }))
        for (runs in 6..9) {
            val half = runs / 2
            assertEquals(emptyList(), changes(List(half) { 0.0 } + List(runs - half) { 100.0 }), "$runs runs")
        }
        assertEquals(listOf(5), changes(List(5) { 0.0 } + List(5) { 100.0 }))
    }

    @Test
    fun `the same series has the same changes and probabilities`() {
        val values = series(15 to 0.0, 15 to 1.5)
        val twice = List(2) { ChangePoints.of(values).map { it.index to it.p } }
        assertEquals(twice[0], twice[1])
        assertTrue(twice[0].all { (_, p) -> p in 0.001..ChangePoints.LEVEL })
    }

    @Test
    fun `a value that is none is refused`() {
        val message = assertThrows<IllegalArgumentException> { ChangePoints.of(listOf(1.0, Double.NaN)) }.message
        assertEquals("A series needs finite values, but one is NaN.", message)
    }
}
