package dev.piculet.lab.statistics

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import java.util.Random
import kotlin.math.exp
import kotlin.math.ln
import kotlin.math.sqrt
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

class RandomEffectsTest {
    private val random = Random(11)

    private fun machines(
        count: Int,
        between: Double,
        noise: (Int) -> Double,
    ) = List(count) { i ->
        MachineRatio(ln(1.3) + between * random.nextGaussian() + noise(i) * random.nextGaussian(), noise(i) * noise(i))
    }

    private fun coverage(
        count: Int,
        between: Double,
        noise: (Int) -> Double,
    ): Int = (1..1000).count { 1.3 in RandomEffects.pool(machines(count, between, noise)).interval!! }

    @Test
    fun `its interval has the mean of all machines in 95 of 100 samples or more, however they differ`() {
        for (count in listOf(2, 3, 5, 10)) {
            for (between in listOf(0.0, 0.02, 0.2)) {
                val even = coverage(count, between) { 0.02 }
                val uneven = coverage(count, between) { i -> if (i == 0) 0.005 else 0.05 }
                println("$count machines that differ by $between: covered in $even and $uneven of 1000 samples")
                assertTrue(even in 930..1000, "$count machines, $between: $even")
                assertTrue(uneven in 930..1000, "$count machines, $between, uneven: $uneven")
            }
        }
    }

    @Test
    fun `two machines alike are as wide as Student's t with one degree of freedom says`() {
        val pooled = RandomEffects.pool(List(2) { MachineRatio(ln(2.0), 0.0008) })
        assertEquals(2.0, pooled.value, 1e-9)
        assertEquals(exp(ln(2.0) + 12.7062 * sqrt(0.0004)), pooled.interval!!.high, 1e-4)
        assertEquals(1.0, pooled.spread)
    }

    @Test
    fun `machines that differ more than their noise have a spread, and weigh alike`() {
        val pooled = RandomEffects.pool(listOf(MachineRatio(ln(1.0), 1e-6), MachineRatio(ln(4.0), 1e-4)))
        assertEquals(2.0, pooled.value, 0.001)
        assertEquals(exp(ln(4.0) / sqrt(2.0)), pooled.spread, 0.001)
    }

    @Test
    fun `machines without any noise are pooled too, and one has no interval`() {
        val alike = RandomEffects.pool(List(3) { MachineRatio(0.0, 0.0) })
        assertEquals(1.0, alike.value)
        assertTrue(1.0 in alike.interval!!)
        assertNull(RandomEffects.pool(listOf(MachineRatio(0.5, 0.01))).interval)
        assertThrows<IllegalArgumentException> { RandomEffects.pool(emptyList()) }
    }

    @Test
    fun `the ratio of a machine comes from its blocks, and needs two of them`() {
        val ratio = MachineRatio.of(listOf(2.0 to 1.0, 4.0 to 1.0))!!
        assertEquals(ln(sqrt(8.0)), ratio.log, 1e-12)
        assertEquals(ln(2.0) * ln(2.0) / 4, ratio.variance, 1e-12)
        assertNull(MachineRatio.of(listOf(2.0 to 1.0)))
    }
}
