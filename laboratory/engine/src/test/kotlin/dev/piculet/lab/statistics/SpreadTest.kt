package dev.piculet.lab.statistics

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

class SpreadTest {
    @Test
    fun `it is the distance of the outer deciles relative to the median`() {
        val spread = Spread.of(listOf(100.0, 110.0, 60.0, 70.0, 80.0, 90.0, 120.0, 130.0, 140.0, 150.0, 160.0))
        assertEquals(110.0, spread.median)
        assertEquals((150.0 - 70.0) / 110.0, spread.relative, 1e-12)
    }

    @Test
    fun `deciles between two values are interpolated`() {
        val spread = Spread.of(listOf(10.0, 20.0))
        assertEquals(15.0, spread.median)
        assertEquals(8.0 / 15.0, spread.relative, 1e-12)
    }

    @Test
    fun `equal values have none`() {
        assertEquals(Spread(7.0, 0.0), Spread.of(List(5) { 7.0 }))
        assertEquals(Spread(7.0, 0.0), Spread.of(listOf(7.0)))
    }

    @Test
    fun `it needs positive values`() {
        assertThrows(IllegalArgumentException::class.java) { Spread.of(emptyList()) }
        assertThrows(IllegalArgumentException::class.java) { Spread.of(listOf(1.0, 0.0)) }
    }
}
