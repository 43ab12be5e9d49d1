package dev.piculet.lab.statistics

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import java.util.Random
import java.util.SplittableRandom
import kotlin.math.exp
import kotlin.math.ln
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class BendsTest {
    private val random = Random(11)
    private val sizes = listOf(1e2, 1e3, 1e4, 1e5, 1e6, 1e7)
    private val threads = listOf(1.0, 2.0, 3.0, 4.0)

    /** Cost that grows with one slope up to a place and with another from there. */
    private fun bent(
        at: Double,
        before: Double,
        after: Double,
    ): (Double) -> Double = { x -> exp(before * ln(minOf(x, at)) + after * ln(maxOf(1.0, x / at))) }

    private fun straight(slope: Double): (Double) -> Double = { x -> exp(slope * ln(x)) }

    /** Noise of so many per cent, and blocks that differ as a whole. */
    private fun blocks(
        values: List<Double>,
        noise: (Double) -> Double = { 0.03 },
        count: Int = 6,
        cost: (Double) -> Double,
    ): List<List<Double>> =
        List(count) {
            val level = exp(0.2 * random.nextGaussian())
            values.map { level * cost(it) * exp(noise(it) * random.nextGaussian()) }
        }

    @Test
    fun `a bend is found at its place, with the slopes before and after`() {
        val form = Bends.of(sizes, blocks(sizes, cost = bent(3e4, 0.9, 1.3)))
        val bend = assertNotNull(form.bend)
        assertTrue(3e4 in bend.low..bend.high, "$bend")
        assertTrue(bend.low >= 5e3 && bend.high <= 2e5, "$bend")
        assertEquals(0.9, bend.before, 0.03)
        assertEquals(1.3, bend.after, 0.03)
    }

    @Test
    fun `a straight line has its slope and no bend`() {
        val form = Bends.of(sizes, blocks(sizes, cost = straight(0.97)))
        assertEquals(0.97, form.slope, 0.02)
        assertNull(form.bend)
    }

    @Test
    fun `threads beyond the cores bend throughput, and one value in the middle tells no place`() {
        val bend = assertNotNull(Bends.of(threads, blocks(threads, cost = bent(2.0, -1.0, 0.0))).bend)
        assertTrue(bend.low == 1.0 && bend.high < 4, "$bend")
        val few = listOf(1.0, 2.0, 4.0)
        val least = assertNotNull(Bends.of(few, blocks(few, cost = bent(2.0, -1.0, 0.0))).bend)
        assertEquals(listOf(1.0, 2.0, 4.0), listOf(least.low, least.at, least.high).map { Math.round(it * 1e6) / 1e6 })
    }

    @Test
    fun `noise alone bends at most one line in twenty, even noise that depends on the value`() {
        val even = (1..400).count { Bends.of(threads, blocks(threads, { 0.1 }, cost = straight(-1.0))).bend != null }
        val uneven =
            (1..400).count {
                Bends.of(threads, blocks(threads, { if (it < 2) 0.2 else 0.04 }, cost = straight(-1.0))).bend != null
            }
        println("bends in 400 straight lines: noise of 10 % $even, of 20 % at the first value and 4 % else $uneven")
        assertTrue(even <= 20 && uneven <= 20, "$even, $uneven")
    }

    @Test
    fun `the noisy machine bends at most one line in twenty, and hides few bends`() {
        val machine = SyntheticMachine(SplittableRandom(3))

        fun found(cost: (Double) -> Double) =
            (1..200).count { Bends.of(threads, List(6) { machine.block(threads.map(cost)) }).bend != null }
        val (lines, bends) = found(straight(-1.0)) to found(bent(2.0, -1.0, 0.0))
        println("on the noisy machine: bends in $lines of 200 straight lines, in $bends of 200 that stop at 2 threads")
        assertTrue(lines <= 10, "$lines")
        assertTrue(bends >= 170, "$bends")
    }

    @Test
    fun `the interval has the place in nine of ten curves`() {
        var found = 0
        val covered =
            (1..200).count {
                val bend = Bends.of(sizes, blocks(sizes, { 0.05 }, cost = bent(3e4, 0.9, 1.3))).bend
                if (bend != null) found++
                bend != null && 3e4 in bend.low..bend.high
            }
        println("of 200 bends at 30 kB with noise of 5 %, $found were found and $covered intervals have the place")
        assertTrue(found >= 190 && covered >= 0.9 * found, "$found, $covered")
    }

    @Test
    fun `a change of slope that nobody would notice does not count`() =
        assertNull(Bends.of(sizes, blocks(sizes, { 0.0001 }, cost = bent(3e4, 0.98, 1.04))).bend)

    @Test
    fun `a block that is slower as a whole changes nothing`() {
        val quiet = blocks(sizes, cost = bent(3e4, 0.9, 1.3))
        val slow = quiet.mapIndexed { i, block -> if (i == 2) block.map { 3 * it } else block }
        assertEquals(assertNotNull(Bends.of(sizes, quiet).bend).at, assertNotNull(Bends.of(sizes, slow).bend).at, 1e-6)
    }

    @Test
    fun `too few values or blocks, and figures that are none, are refused`() {
        fun messageOf(
            values: List<Double>,
            blocks: List<List<Double>>,
        ) = assertThrows<IllegalArgumentException> { Bends.of(values, blocks) }.message
        assertEquals("A curve needs 3 values, but has 2.", messageOf(listOf(1.0, 2.0), List(6) { listOf(1.0, 2.0) }))
        assertEquals("A curve needs 6 blocks, but has 5.", messageOf(threads, List(5) { threads }))
        assertEquals("Every block needs a cost for each of the 4 values.", messageOf(threads, List(6) { listOf(1.0) }))
        val nothing = List(6) { List(4) { 0.0 } }
        assertEquals("Curves need positive finite figures, but one is 0.0.", messageOf(threads, nothing))
    }
}
