package dev.piculet.lab.runner

import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class ForkFiguresTest {
    private fun iteration(
        cpuNs: Double,
        probe: Double = 900.0,
        isWarmup: Boolean = false,
        operations: Long = 10,
    ) = IterationCost(isWarmup, cpuNs, wallNs = cpuNs + 1, bytesPerOp = cpuNs / 10, operations, 0.0, probe)

    private val warm = listOf(iteration(500.0, isWarmup = true), iteration(100.0, isWarmup = true))
    private val slow = iteration(180.0, probe = 1_200.0)

    @Test
    fun `times are those of iterations that nothing slowed down, bytes those of all`() {
        val measured = List(4) { iteration(100.0) } + slow
        val figures = ForkFigures(warm + measured, threads = 1)
        assertEquals(listOf(100.0, 101.0), listOf(figures.cpuNs, figures.wallNs))
        assertEquals(11.6, figures.bytesPerOp, 1e-9)
        assertEquals(listOf(900.0, 900.0, 900.0, 900.0, 1_200.0), figures.probeNs)
        assertNull(figures.reasonAgainst(jitShare = 0.0))
    }

    @Test
    fun `iterations weigh as much as they have calls`() {
        val figures = ForkFigures(listOf(iteration(100.0, operations = 30), iteration(200.0)), threads = 1)
        assertEquals(125.0, figures.cpuNs)
    }

    @Test
    fun `what slowed the end of a warm-up down does not make it unfinished`() {
        val measured = List(5) { iteration(100.0) }
        val disturbed = ForkFigures(warm + iteration(180.0, 1_200.0, isWarmup = true) + measured, threads = 1)
        assertNull(disturbed.reasonAgainst(jitShare = 0.0))
        val unfinished = ForkFigures(warm + iteration(180.0, isWarmup = true) + measured, threads = 1)
        val reason = "The last warm-up iteration still took 80 % longer than the measurement's median."
        assertEquals(reason, unfinished.reasonAgainst(jitShare = 0.0))
    }

    @Test
    fun `several threads slow one another down, so that all of their iterations count`() {
        val figures = ForkFigures(warm + List(4) { iteration(100.0) } + slow, threads = 2)
        assertEquals(116.0, figures.cpuNs, 1e-9)
        assertEquals(emptyList(), figures.probeNs)
    }
}
