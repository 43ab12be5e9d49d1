package dev.piculet.lab.statistics

import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class UnrestTest {
    private val level = listOf(100.0, 100.0, 100.0, 100.0, 100.0)
    private val faster = listOf(130.0, 130.0, 110.0, 100.0, 100.0)
    private val slower = faster.reversed()

    /** The last iteration takes 60 % longer than the others. */
    private val spiked = listOf(100.0, 100.0, 100.0, 100.0, 160.0)

    private val quiet = Unrest.of(List(20) { level })

    @Test
    fun `on a quiet machine a change of a tenth is one`() {
        assertTrue(quiet.isWarmingUp(level, faster))
        assertTrue(quiet.isDrifting(slower))
        assertFalse(quiet.isLarge)
        assertFalse(quiet.isWarmingUp(level, slower))
        assertFalse(quiet.isDrifting(faster))
        val less = faster.map { 100 + (it - 100) / 4 }
        assertFalse(quiet.isWarmingUp(level, less))
        assertFalse(quiet.isDrifting(less.reversed()))
    }

    @Test
    fun `where nothing is known of a machine, it counts as quiet`() {
        val unknown = Unrest.of(emptyList())
        assertTrue(unknown.isWarmingUp(level, faster))
        assertTrue(unknown.isDrifting(slower))
        assertFalse(unknown.isLarge)
    }

    @Test
    fun `where forks become slower by as much, one that becomes faster is not warming up`() {
        val noisy = Unrest.of(List(10) { level } + List(10) { slower })
        assertFalse(noisy.isWarmingUp(level, faster))
        assertFalse(noisy.isDrifting(slower))
        assertTrue(noisy.isLarge)
        assertTrue(noisy.isWarmingUp(level, listOf(200.0, 200.0, 100.0, 100.0, 100.0)))
    }

    @Test
    fun `forks that become faster tell nothing of the machine`() {
        val warming = Unrest.of(List(20) { faster })
        assertTrue(warming.isWarmingUp(level, faster))
        assertFalse(warming.isLarge)
    }

    @Test
    fun `one fork in many that became slower does not hide others`() {
        val once = Unrest.of(List(98) { slower.map { 100 + (it - 100) / 4 } } + listOf(slower.map { 10 * it } + level))
        assertTrue(once.isWarmingUp(level, faster))
        assertFalse(once.isLarge)
    }

    @Test
    fun `a warm-up ends slowly if its last two iterations are slow`() {
        assertTrue(quiet.isWarmingUp(listOf(900.0, 140.0, 130.0), level))
        assertFalse(quiet.isWarmingUp(listOf(900.0, 100.0, 160.0), level))
        assertFalse(quiet.isWarmingUp(listOf(900.0, 160.0, 100.0), level))
        assertTrue(quiet.isWarmingUp(listOf(140.0), level))
        assertFalse(quiet.isWarmingUp(emptyList(), level))
    }

    @Test
    fun `where last iterations of measurements are as slow, the end of a warm-up is not`() {
        val spiky = Unrest.of(List(20) { spiked })
        assertFalse(spiky.isWarmingUp(listOf(150.0, 150.0), level))
        assertTrue(spiky.isWarmingUp(listOf(180.0, 180.0), level))
    }
}
