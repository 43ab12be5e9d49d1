package dev.piculet.lab.statistics

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class VerdictTest {
    @Test
    fun `the interval decides`() {
        assertEquals(Verdict.FASTER, verdict(0.8, 0.7, 0.99))
        assertEquals(Verdict.SLOWER, verdict(1.3, 1.01, 1.6))
        assertEquals(Verdict.SAME, verdict(1.3, 1.0, 1.6))
        assertEquals(Verdict.SAME, verdict(0.9, 0.8, 1.0))
        assertEquals(Verdict.SAME, verdict(1.0, 1.0, 1.0))
    }

    @Test
    fun `without an interval nothing is decided`() {
        assertEquals(Verdict.UNDECIDED, Verdict.of(Estimate(5, 0.1, null)))
    }

    private fun verdict(
        estimate: Double,
        low: Double,
        high: Double,
    ) = Verdict.of(Estimate(6, estimate, Interval(estimate, low, high)))
}
