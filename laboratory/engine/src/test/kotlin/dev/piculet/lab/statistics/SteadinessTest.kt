package dev.piculet.lab.statistics

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

class SteadinessTest {
    private val steady = listOf(100.0, 101.0, 99.0, 100.0, 102.0)

    @Test
    fun `a fork that settled before it was measured is steady`() {
        assertNull(Steadiness.reasonAgainst(listOf(900.0, 150.0, 110.0), steady))
        assertNull(Steadiness.reasonAgainst(emptyList(), steady))
        assertNull(Steadiness.reasonAgainst(listOf(60.0), steady))
    }

    @Test
    fun `a fork whose code is still being compiled is not steady`() {
        assertNull(Steadiness.reasonAgainst(emptyList(), steady, jitShare = 0.1))
        assertEquals(
            "The JIT still compiled during 23 % of the measurement.",
            Steadiness.reasonAgainst(emptyList(), steady, jitShare = 0.23),
        )
    }

    @Test
    fun `a measurement that drifts is not steady`() {
        assertEquals(
            "The measurement became 20 % slower from its first third to its last.",
            Steadiness.reasonAgainst(listOf(100.0), listOf(100.0, 100.0, 105.0, 110.0, 120.0, 120.0)),
        )
        assertEquals(
            "The measurement became 25 % faster from its first third to its last.",
            Steadiness.reasonAgainst(listOf(100.0), listOf(125.0, 125.0, 110.0, 100.0, 100.0)),
        )
    }

    @Test
    fun `nine percent of drift are allowed`() {
        assertNull(Steadiness.reasonAgainst(emptyList(), listOf(100.0, 105.0, 109.0)))
        assertNull(Steadiness.reasonAgainst(emptyList(), listOf(109.0, 105.0, 100.0)))
    }

    @Test
    fun `one wild iteration in the middle does not matter`() {
        assertNull(Steadiness.reasonAgainst(listOf(100.0), listOf(100.0, 101.0, 900.0, 100.0, 102.0)))
    }

    @Test
    fun `a fork that was still warming up is not steady`() {
        assertEquals(
            "The last warm-up iteration still took 40 % longer than the measurement's median.",
            Steadiness.reasonAgainst(listOf(900.0, 140.0), steady),
        )
        assertNull(Steadiness.reasonAgainst(listOf(900.0, 125.0), steady))
    }

    @Test
    fun `a fork of few calls may be compiled once more`() {
        assertEquals(
            "It was warmed up by 9700 calls, and HotSpot compiles some code after 15000.",
            Steadiness.reasonAgainstCalls(9_700),
        )
        assertNull(Steadiness.reasonAgainstCalls(15_000))
    }

    @Test
    fun `two iterations show no drift`() {
        assertNull(Steadiness.reasonAgainst(emptyList(), listOf(100.0, 200.0)))
        assertThrows(IllegalArgumentException::class.java) { Steadiness.reasonAgainst(emptyList(), emptyList()) }
    }
}
