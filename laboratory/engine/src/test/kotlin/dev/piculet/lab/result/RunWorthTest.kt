package dev.piculet.lab.result

import dev.piculet.lab.experiment.Noise
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class RunWorthTest {
    private val plan: RunPlan = plan(listOf("a", "b"))

    /** Two contenders, two operations, six blocks: 24 forks, besides those of the A/A pair and the kernel. */
    private fun worth(change: (TrialRecord) -> TrialRecord): RunWorth {
        val trials = (0..5).flatMap { block -> BlockOrder(plan).cells(block, plan.groups).map { trial(block, it) } }
        return RunWorth.of(plan, trials.map(change))
    }

    private fun noise(
        pressure: Double?,
        steal: Double?,
    ) = Noise(pressure, steal, load = 1.0, wallPerCpu = 1.0)

    @Test
    fun `unsteady forks are counted among those of contenders`() {
        val worth = worth { if (it.block == 2) it.copy(unsteady = "drifts") else it }
        assertEquals(listOf(24, 4), listOf(worth.forks, worth.unsteady))
        assertEquals(1.0, worth.machine.twinRatio!!.value)
        assertEquals(0.0, worth.machine.calibrationSpread)
    }

    @Test
    fun `a fork is crowded by pressure or by other guests`() {
        val worth =
            worth {
                when (it.block) {
                    0 -> it.copy(noise = noise(pressure = 0.31, steal = null))
                    1 -> it.copy(noise = noise(pressure = 0.0, steal = 0.11))
                    else -> it.copy(noise = noise(pressure = 0.3, steal = 0.1))
                }
            }
        assertEquals(8, worth.crowded)
    }

    @Test
    fun `where the system does not tell, it is not known how many were crowded`() {
        assertNull(worth { it }.crowded)
        assertNull(worth { it.copy(noise = noise(null, null)) }.crowded)
    }

    @Test
    fun `iterations that do not count are a share of all`() {
        assertNull(worth { it }.machine.slowed)
        val worth = worth { it.copy(measuredCpuNs = List(4) { 100.0 }, probeNs = listOf(1.0, 1.0, 1.0, 2.0)) }
        assertEquals(0.25, worth.machine.slowed)
    }

    @Test
    fun `a failed trial is no fork with figures`() {
        val worth = worth { if (it.block == 2) it.copy(error = "x", cpuNs = null) else it }
        assertEquals(20, worth.forks)
    }
}
