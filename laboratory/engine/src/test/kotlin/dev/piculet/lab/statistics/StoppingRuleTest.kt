package dev.piculet.lab.statistics

import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class StoppingRuleTest {
    private val rule = StoppingRule(targetHalfWidth = 0.05, minBlocks = 8, maxBlocks = 20)
    private val precise = ratio(1.5, 0.049)
    private val vague = ratio(1.5, 0.051)

    @Test
    fun `every ratio has to be precise`() {
        assertTrue(rule.isEnough(10, listOf(precise, precise)))
        assertFalse(rule.isEnough(10, listOf(precise, vague)))
        assertFalse(rule.isEnough(10, listOf(precise, Estimate(5, 1.5, null))))
    }

    @Test
    fun `the least and the greatest number of blocks come first`() {
        assertFalse(rule.isEnough(7, listOf(precise)))
        assertTrue(rule.isEnough(8, listOf(precise)))
        assertFalse(rule.isEnough(19, listOf(vague)))
        assertTrue(rule.isEnough(20, listOf(vague)))
    }

    @Test
    fun `where an interval lies does not matter`() {
        assertFalse(rule.isEnough(10, listOf(ratio(3.0, 0.06))))
        assertTrue(rule.isEnough(10, listOf(ratio(1.0, 0.04))))
    }

    @Test
    fun `without ratios the least number of blocks is enough`() {
        assertFalse(rule.isEnough(7, emptyList()))
        assertTrue(rule.isEnough(8, emptyList()))
    }

    @Test
    fun `impossible rules are refused`() {
        assertThrows(IllegalArgumentException::class.java) { StoppingRule(targetHalfWidth = 0.0) }
        assertThrows(IllegalArgumentException::class.java) { StoppingRule(minBlocks = 41) }
        assertThrows(IllegalArgumentException::class.java) { StoppingRule(minBlocks = 0) }
    }

    private fun ratio(
        value: Double,
        halfWidth: Double,
    ) = Estimate(10, value, Interval(value, value / (1 + halfWidth), value * (1 + halfWidth)))
}
