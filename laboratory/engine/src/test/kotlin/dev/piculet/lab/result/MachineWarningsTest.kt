package dev.piculet.lab.result

import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.Interval
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class MachineWarningsTest {
    private fun ratio(
        value: Double,
        low: Double,
        high: Double,
    ) = Estimate(6, value, Interval(value, low, high))

    private fun warnings(
        pressure: Double? = 0.1,
        steal: Double? = 0.0,
        twin: Estimate? = ratio(1.0, 0.98, 1.02),
    ) = MachineWarnings.of(MachineError(0.02, "a in x", twin, pressure, steal, 1.0))

    @Test
    fun `a quiet machine whose A-A pair is 1 has none`() {
        assertEquals(emptyList(), warnings())
        assertEquals(emptyList(), warnings(null, null, null))
    }

    @Test
    fun `pressure and steal stand in the first line`() =
        assertEquals(
            listOf(
                "The machine was crowded: something waited for a CPU 70 % of the time, and other guests took 20 % of " +
                    "the CPU time. Times may be wrong by a multiple, ratios by less. Measure again where nothing else runs.",
            ),
            warnings(pressure = 0.7, steal = 0.2),
        )

    @Test
    fun `a contender that differs from itself takes the ranks their weight`() =
        assertEquals(
            listOf(
                "A contender differed from itself, 1.20× [1.07–1.32] (A/A pair): differences up to 32 % may be the " +
                    "machine's, whatever ranks say.",
            ),
            warnings(twin = ratio(1.2, 1.07, 1.32)),
        )

    @Test
    fun `rounding does not move the bound of such a difference onto one`() =
        assertEquals(
            listOf(
                "A contender differed from itself, 1.020× [1.002–1.050] (A/A pair): differences up to 5 % may be the " +
                    "machine's, whatever ranks say.",
            ),
            warnings(twin = ratio(1.02, 1.002, 1.05)),
        )
}
