package dev.piculet.lab.report

import dev.piculet.lab.result.Ratio
import dev.piculet.lab.statistics.Verdict
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

class FiguresTest {
    @ParameterizedTest
    @CsvSource("0.04123, 0.0412", "0.5, 0.500", "9.996, 10.0", "10.0, 10.0", "10.52, 10.5", "1314.7, 1315", "0.0, 0")
    fun `times have three significant digits and a complete integer part`(
        value: Double,
        text: String,
    ) {
        assertEquals(text, significant(value))
    }

    @Test
    fun `the unit is the largest in which no figure is below one`() {
        assertEquals(TimeScale.NANOSECONDS, TimeScale.of(listOf(0.5, 20.0)))
        assertEquals(TimeScale.NANOSECONDS, TimeScale.of(listOf(999.0, 5_000_000.0)))
        assertEquals(TimeScale.MICROSECONDS, TimeScale.of(listOf(1000.0, 5_000_000.0)))
        assertEquals(TimeScale.MILLISECONDS, TimeScale.of(listOf(2e6)))
        assertEquals(TimeScale.NANOSECONDS, TimeScale.of(emptyList()))
    }

    @Test
    fun `an interval in percent is its longer side`() {
        assertEquals("±6 %", plusMinus(estimate(100.0, 98.0, 106.0)))
        assertEquals("±0.4 %", plusMinus(estimate(100.0, 99.6, 100.2)))
        assertEquals("±?", plusMinus(estimate(100.0, null, null)))
    }

    @ParameterizedTest
    @CsvSource(
        "1.32, 1.28, 1.37, SLOWER, 1.32× [1.28–1.37]",
        "1.01, 0.97, 1.04, SAME, ≈ 1.01× [0.97–1.04]",
        "25.84, 24.99, 26.7, SLOWER, 25.8× [25.0–26.7]",
        "449.0, 431.4, 466.4, SLOWER, 449× [431–466]",
        "0.0412, 0.0401, 0.0423, FASTER, 0.0412× [0.0401–0.0423]",
    )
    fun `a ratio has the digits that its size calls for`(
        value: Double,
        low: Double,
        high: Double,
        verdict: Verdict,
        text: String,
    ) {
        val ratio = RatioText(Ratio("kryo", estimate(value, low, high), verdict))
        assertEquals(text, "${ratio.value} ${ratio.bounds}")
    }

    @Test
    fun `rounding does not move the bound of a difference onto one`() {
        val ratio = RatioText(Ratio("kryo", estimate(1.008, 1.002, 1.013), Verdict.SLOWER))
        assertEquals("1.008× [1.002–1.013]", "${ratio.value} ${ratio.bounds}")
    }

    @Test
    fun `nor does it in a ratio that is no comparison, which may have one as a bound`() {
        assertEquals("1.020× [1.002–1.050]", ratioOf(estimate(1.02, 1.002, 1.05)))
        assertEquals("0.980× [0.950–0.998]", ratioOf(estimate(0.98, 0.95, 0.998)))
        assertEquals("1.00× [0.98–1.00]", ratioOf(estimate(0.996, 0.98, 1.002)))
        assertEquals("1.02×", ratioOf(estimate(1.02, null, null)))
    }

    @Test
    fun `a ratio without an interval is undecided`() {
        val ratio = RatioText(Ratio("kryo", estimate(1.32, null, null), Verdict.UNDECIDED))
        assertEquals(listOf("1.32×", "undecided", "undecided"), listOf(ratio.value, ratio.bounds, ratio.halfWidth))
    }

    @Test
    fun `a raw figure loses nothing and has no exponent`() {
        assertEquals("12345678.9", raw(1.23456789E7))
        assertEquals(13.814149999999998, raw(13.814149999999998).toDouble())
    }
}
