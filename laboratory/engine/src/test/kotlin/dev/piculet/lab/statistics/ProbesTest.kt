package dev.piculet.lab.statistics

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import java.util.Random
import kotlin.math.abs
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

class ProbesTest {
    private val undisturbed = List(10) { 100.0 + it % 3 }
    private val halfSlowed = List(10) { if (it % 2 == 0) 100.0 else 140.0 }

    @Test
    fun `iterations beside a slow probe do not count, whatever they took themselves`() {
        val iterations = (0..9).toList()
        assertEquals(iterations, Probes(undisturbed).quiet(iterations))
        assertEquals(listOf(0, 2, 4, 6, 8), Probes(halfSlowed).quiet(iterations))
        assertEquals(listOf(0.0, 0.5), listOf(undisturbed, halfSlowed).map { Probes(it).slowedShare })
    }

    @Test
    fun `a probe may take 3 percent longer than on an undisturbed core`() {
        val probes = List(8) { 100.0 } + listOf(102.9, 103.1)
        assertEquals((0..8).toList(), Probes(probes).quiet((0..9).toList()))
    }

    @Test
    fun `one probe that was fast by chance does not make all others slow`() {
        val probes = listOf(60.0) + List(24) { 100.0 }
        assertEquals(25, Probes(probes).quiet(probes).size)
    }

    @Test
    fun `at least one iteration counts`() {
        for (size in 1..30) {
            val probes = List(size) { 100.0 * (1 + it) }
            assertTrue(Probes(probes).quiet(probes).isNotEmpty(), "$size")
        }
    }

    @Test
    fun `without probes all iterations count, and nothing is known`() {
        val none = Probes(emptyList())
        assertEquals(listOf(1, 2), none.quiet(listOf(1, 2)))
        assertEquals(listOf(1, 2), none.quietWarmUp(listOf(1, 2), listOf(0.0, 0.0)))
        assertNull(none.slowedShare)
        assertNull(none.level)
        assertNull(none.reasonAgainst())
        assertNull(none.reasonAgainst(List(20) { 1.0 }))
    }

    @Test
    fun `probes and iterations are as many`() {
        val fault = assertThrows<IllegalArgumentException> { Probes(undisturbed).quiet(listOf(1)) }
        assertEquals("10 probes belong to as many iterations, not to 1.", fault.message)
    }

    @Test
    fun `a warm-up is judged by the level of the measurement`() {
        val warmUp = listOf(1, 2, 3)
        assertEquals(listOf(2), Probes(undisturbed).quietWarmUp(warmUp, listOf(150.0, 101.0, 120.0)))
    }

    @Test
    fun `a fork of which little is left is in doubt`() {
        val slowed = List(20) { if (it < 4) 100.0 else 150.0 }
        val reason = "Something else slowed the core down during 80 % of the measurement."
        assertEquals(reason, Probes(slowed).reasonAgainst())
        assertNull(Probes(halfSlowed).reasonAgainst())
    }

    @Test
    fun `a fork that never was as fast as others is in doubt, if there are enough others`() {
        val slow = Probes(undisturbed.map { it * 1.2 })
        val reason = "Something else slowed the core down during all of the measurement, by 20 %."
        assertEquals(reason, slow.reasonAgainst(List(8) { 100.0 }))
        assertNull(slow.reasonAgainst(List(7) { 100.0 }))
        assertNull(slow.reasonAgainst(List(8) { 116.0 }))
        assertEquals(reason, slow.reasonAgainst(List(4) { 100.0 } + List(8) { 120.0 }), "a quarter of them is enough")
    }

    /** Forks of a core that something slows down by up to 70 % in bursts, more or less than the probe. */
    @Test
    fun `figures of a disturbed core come close to those of an undisturbed one, and favour no contender`() {
        val random = Random(42)
        val (all, quiet) =
            List(2_000) {
                var disturbance = 0.0
                val iterations =
                    List(25) {
                        if (random.nextDouble() < 0.3) disturbance = maxOf(0.0, random.nextDouble() * 1.4 - 0.7)
                        val time = (1 + disturbance) * (1 + 0.01 * random.nextGaussian())
                        val shown = disturbance * (0.3 + 0.4 * random.nextDouble())
                        time to (1 + shown) * (1 + 0.005 * random.nextGaussian())
                    }
                val counted = Probes(iterations.map { it.second }).quiet(iterations)
                iterations.map { it.first }.average() to counted.map { it.first }.average()
            }.unzip()

        fun error(figures: List<Double>) = figures.map { abs(it - 1) }.average()
        assertTrue(error(all) > 0.1, "${error(all)}")
        assertTrue(error(quiet) < error(all) / 5, "${error(quiet)} and ${error(all)}")
    }
}
