package dev.piculet.lab.picture

import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class LogAxisTest {
    @Test
    fun `twice as much and half as much are equally far from 1`() {
        val axis = LogAxis(listOf(0.3, 4.0), 300.0)
        val one = axis.position(1.0)
        assertEquals(axis.position(2.0) - one, one - axis.position(0.5), 1e-9)
    }

    @Test
    fun `1 is on the axis although no figure is near it`() {
        val axis = LogAxis(listOf(5.0, 9.0), 300.0)
        assertTrue(axis.position(1.0) in 0.0..300.0)
        assertContains(axis.ticks, 1.0)
    }

    @ParameterizedTest
    @ValueSource(doubles = [1.001, 1.2, 4.0, 30.0, 800.0, 90_000.0])
    fun `every figure has room, and no label touches another`(high: Double) {
        val axis = LogAxis(listOf(0.9, high), 240.0)
        assertTrue(listOf(0.9, high).all { axis.position(it) in 0.0..240.0 })
        assertContains(axis.ticks, 1.0)
        assertTrue(axis.ticks.zipWithNext().all { (one, next) -> axis.position(next) - axis.position(one) >= 38 })
    }

    @Test
    fun `a wider range has coarser ticks`() {
        assertEquals(listOf(0.9, 1.0, 1.1, 1.2), LogAxis(listOf(0.9, 1.2), 240.0).ticks)
        assertEquals(listOf(1.0, 3.0, 10.0, 30.0, 100.0), LogAxis(listOf(1.0, 100.0), 240.0).ticks)
        assertEquals(listOf(0.3, 1.0, 3.0, 10.0), LogAxis(listOf(0.2, 20.0), 240.0).ticks)
    }

    @Test
    fun `an axis of other figures than ratios has ticks among these alone, even if they are close to one another`() {
        val wide = LogAxis(listOf(200.0, 90_000.0), 240.0, hasOne = false)
        assertEquals(listOf(300.0, 1000.0, 3000.0, 10_000.0, 30_000.0), wide.ticks)
        val narrow = LogAxis(listOf(41.0, 48.0), 240.0, hasOne = false)
        assertTrue(narrow.ticks.size >= 2 && narrow.ticks.all { it in 38.0..51.0 }, "${narrow.ticks}")
        assertTrue(narrow.ticks.zipWithNext().all { (one, next) -> narrow.position(next) - narrow.position(one) >= 38 })
        assertTrue(LogAxis(listOf(7.0), 240.0, hasOne = false).position(7.0) in 0.0..240.0)
    }
}
