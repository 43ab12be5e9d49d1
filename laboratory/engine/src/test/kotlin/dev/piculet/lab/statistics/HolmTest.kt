package dev.piculet.lab.statistics

import net.jqwik.api.Arbitraries
import net.jqwik.api.Arbitrary
import net.jqwik.api.ForAll
import net.jqwik.api.Property
import net.jqwik.api.Provide
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class HolmTest {
    @Test
    fun `a worked example comes out`() {
        // 4 · 0.005, 3 · 0.01, 2 · 0.03, and 0.04, which may not be below the one before it.
        assertAdjusted(listOf(0.03, 0.06, 0.06, 0.02), listOf(0.01, 0.04, 0.03, 0.005))
    }

    @Test
    fun `adjusted values stop at one`() {
        assertAdjusted(listOf(1.0, 0.9, 1.0), listOf(0.6, 0.3, 1.0))
    }

    @Test
    fun `small families are no special case`() {
        assertEquals(emptyList<Double>(), Holm.adjust(emptyList()))
        assertAdjusted(listOf(0.04), listOf(0.04))
        assertAdjusted(listOf(0.04, 0.04), listOf(0.02, 0.02))
    }

    @Test
    fun `a number that is no probability is refused`() {
        assertThrows(IllegalArgumentException::class.java) { Holm.adjust(listOf(0.1, Double.NaN)) }
        assertThrows(IllegalArgumentException::class.java) { Holm.adjust(listOf(1.1)) }
        assertThrows(IllegalArgumentException::class.java) { Holm.adjust(listOf(-0.1)) }
    }

    @Property
    fun `it keeps the order and lies between the raw value and that of Bonferroni`(
        @ForAll("pValues") pValues: List<Double>,
    ) {
        val adjusted = Holm.adjust(pValues)
        for (i in pValues.indices) {
            assertTrue(adjusted[i] in pValues[i]..minOf(1.0, pValues.size * pValues[i]))
            for (j in pValues.indices) {
                assertTrue(pValues[i] > pValues[j] || adjusted[i] <= adjusted[j])
            }
        }
    }

    @Provide
    fun pValues(): Arbitrary<List<Double>> {
        val pValue = Arbitraries.integers().between(0, 10_000).map { it / 1e4 }
        return pValue.list().ofMaxSize(30)
    }

    private fun assertAdjusted(
        expected: List<Double>,
        pValues: List<Double>,
    ) {
        val adjusted = Holm.adjust(pValues)
        assertEquals(expected.size, adjusted.size)
        expected.zip(adjusted).forEach { (want, have) -> assertEquals(want, have, 1e-12) }
    }
}
