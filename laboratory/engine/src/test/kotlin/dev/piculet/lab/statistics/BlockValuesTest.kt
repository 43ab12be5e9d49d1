package dev.piculet.lab.statistics

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class BlockValuesTest {
    @Test
    fun `values of the same block are paired and the rest drops out`() {
        val first = mapOf(3 to 30.0, 1 to 10.0, 2 to 20.0)
        val second = mapOf(1 to 11.0, 4 to 44.0, 3 to 33.0)
        assertEquals(listOf(10.0 to 11.0, 30.0 to 33.0), pairedByBlock(first, second))
        assertEquals(emptyList<Pair<Double, Double>>(), pairedByBlock(first, emptyMap()))
    }
}
