package dev.piculet.lab.report

import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class ForkStripTest {
    private fun row(vararg forks: Double) = timed("a", 100.0).copy(forksCpuNs = forks.toList())

    @Test
    fun `forks of two kinds stand in two places, each as often as it was`() {
        val two = row(100.0, 100.0, 100.0, 100.0, 150.0, 150.0)
        val strip = ForkStrip.of(listOf(two))
        assertEquals("0.91×  1.50×", strip.scale)
        assertEquals("  |        :", strip.of(two))
    }

    @Test
    fun `rows have one scale, on which a ratio is as wide anywhere`() {
        val (wide, narrow) = row(50.0, 100.0, 200.0) to row(9.0, 10.0, 10.0)
        val strip = ForkStrip.of(listOf(wide, narrow))
        assertEquals("0.50×  2.00×", strip.scale)
        assertEquals("·     ·    ·", strip.of(wide))
        assertEquals("     ·:", strip.of(narrow))
    }

    @Test
    fun `forks that hardly differ stand close together`() {
        val even = row(99.0, 100.0, 100.5, 101.0)
        val strip = ForkStrip.of(listOf(even))
        assertEquals("0.91×  1.10×", strip.scale)
        assertEquals("     ::", strip.of(even))
    }

    @Test
    fun `a single fork is no strip`() = assertEquals("", ForkStrip.of(listOf(row(1.0))).of(row(1.0)))
}
