package dev.piculet.lab.statistics

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class IntervalTest {
    @Test
    fun `three percent either way is a half-width of three percent`() {
        assertEquals(0.03, Interval(50.0, 50.0 / 1.03, 50.0 * 1.03).halfWidth, 1e-12)
        assertEquals(0.0, Interval(1.0, 1.0, 1.0).halfWidth)
    }

    @Test
    fun `both ends belong to it`() {
        val interval = Interval(1.0, 0.9, 1.2)
        assertTrue(0.9 in interval && 1.0 in interval && 1.2 in interval)
        assertFalse(0.89 in interval || 1.21 in interval || Double.NaN in interval)
    }

    @Test
    fun `an interval without its estimate is refused`() {
        assertThrows(IllegalArgumentException::class.java) { Interval(2.0, 0.9, 1.2) }
        assertThrows(IllegalArgumentException::class.java) { Interval(1.0, 0.0, 1.2) }
        assertThrows(IllegalArgumentException::class.java) { Interval(1.0, Double.NaN, 1.2) }
        assertThrows(IllegalArgumentException::class.java) { Estimate(6, 1.1, Interval(1.0, 0.9, 1.2)) }
    }
}
