package dev.piculet.lab.plan

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Remedy
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue

class RepetitionTest {
    private val plan = plan()
    private val repetition = Repetition(plan)
    private val group = plan.groups.first()
    private val cells = group.entries.map { Cell(it, group.group) }
    private val cell = cells.first()

    private val level = listOf(100.0, 100.0, 100.0)
    private val faster = listOf(150.0, 100.0, 100.0)
    private val slower = listOf(100.0, 100.0, 150.0)

    private fun fork(
        block: Int = 0,
        measured: List<Double> = level,
        warmUp: Int = 1,
        jitShare: Double = 0.0,
        of: Cell = cell,
    ) = trial(block, of).copy(
        warmupCpuNs = List(warmUp) { 100.0 },
        measuredCpuNs = measured,
        jitShare = jitShare,
        unsteady = "x",
    )

    private fun remedy(
        fork: TrialRecord,
        before: List<TrialRecord> = emptyList(),
    ): Remedy? = repetition.judged(fork, before).remedy

    private val noisy = (0..9).flatMap { listOf(fork(it, slower, of = cells[1]), fork(it, of = cells[2])) }

    @Test
    fun `on a quiet machine, what still becomes faster warms up longer, and what becomes slower is made again`() {
        assertEquals(Remedy.WARM_UP, remedy(fork(jitShare = 0.2)))
        assertEquals(Remedy.WARM_UP, remedy(fork(measured = faster)))
        assertEquals(Remedy.AGAIN, remedy(fork(measured = slower)))
        assertEquals(Remedy.NONE, remedy(fork()))
    }

    @Test
    fun `on a noisy machine, what moves as far as others do is left as it is`() {
        assertEquals(Remedy.NONE, remedy(fork(measured = faster), noisy))
        assertEquals(Remedy.NONE, remedy(fork(measured = slower), noisy))
    }

    @Test
    fun `on a noisy machine, it takes two forks to show that a cell warms up slowly`() {
        val first = repetition.judged(fork(measured = listOf(200.0, 100.0, 100.0)), noisy)
        assertEquals(Remedy.SUSPECTED, first.remedy)
        assertTrue(repetition.isTrialNeeded(0, cell, noisy + first))
        assertEquals(1, repetition.warmUp(cell, noisy + first))
        val second = repetition.judged(fork(3, jitShare = 0.2), noisy + first)
        assertEquals(Remedy.WARM_UP, second.remedy)
        assertEquals(3, repetition.warmUp(cell, noisy + first + second))
        assertEquals(1, repetition.warmUp(cells[1], noisy + first + second))
    }

    private fun probed(
        block: Int,
        probes: List<Double>,
        of: Cell = cell,
    ) = trial(block, of).copy(measuredCpuNs = level + 300.0, probeNs = probes)

    private val quietProbes = listOf(100.0, 100.0, 101.0, 150.0)

    @Test
    fun `a fork that something slowed down all the time is made again, if others show that`() {
        val before = (0..7).map { probed(it, quietProbes, cells[1]) }
        val slow = repetition.judged(probed(0, quietProbes.map { it * 1.3 }), before)
        assertEquals(Remedy.AGAIN, slow.remedy)
        assertEquals("Something else slowed the core down during all of the measurement, by 30 %.", slow.unsteady)
        assertTrue(repetition.isTrialNeeded(0, cell, before + slow))
        assertNull(repetition.judged(probed(0, quietProbes), before).remedy)
        val onOther = before.map { it.copy(cell = it.cell.copy(entry = it.cell.entry.copy(jdk = "99"))) }
        assertNull(repetition.judged(probed(0, quietProbes.map { it * 1.3 }), onOther).remedy, "another JVM")
    }

    @Test
    fun `a fork of which little is left is made again`() {
        val slowed = listOf(100.0) + List(9) { 150.0 }
        val fork = fork().copy(measuredCpuNs = List(10) { 100.0 }, probeNs = slowed)
        assertEquals(Remedy.AGAIN, remedy(fork))
    }

    @Test
    fun `how far a fork moved is told by the iterations that count`() {
        val fork = fork(measured = listOf(100.0, 100.0, 101.0, 300.0))
        assertEquals(Remedy.AGAIN, remedy(fork))
        assertEquals(Remedy.NONE, remedy(fork.copy(probeNs = quietProbes)))
    }

    @Test
    fun `a fork that warmed up longer can only be made again`() {
        val known = listOf(fork().copy(remedy = Remedy.WARM_UP))
        assertEquals(Remedy.AGAIN, remedy(fork(1, faster, warmUp = 3), known))
        assertEquals(Remedy.AGAIN, remedy(fork(1, warmUp = 3, jitShare = 0.2), known))
        assertEquals(Remedy.NONE, remedy(fork(1, warmUp = 3), known))
    }

    @Test
    fun `what is steady, the calibration, a smoke run's forks and what the runner decided are not judged`() {
        assertNull(remedy(fork(measured = faster).copy(unsteady = null)))
        assertNull(remedy(fork(measured = faster, of = cell.copy(role = Role.CALIBRATION))))
        val smoke = Repetition(plan.copy(preset = Preset.SMOKE.id))
        assertNull(smoke.judged(fork(measured = faster), emptyList()).remedy)
        assertEquals(Remedy.WARM_UP, remedy(fork().copy(remedy = Remedy.WARM_UP)))
    }

    @Test
    fun `once a cell warms up longer, each of its blocks needs a fork that did`() {
        val early = listOf(fork(0).copy(unsteady = null), fork(1).copy(unsteady = null))
        assertFalse(repetition.isTrialNeeded(0, cell, early))
        val known = early + fork(2).copy(remedy = Remedy.WARM_UP)
        assertEquals(listOf(true, true, true), (0..2).map { repetition.isTrialNeeded(it, cell, known) })
        assertFalse(repetition.isTrialNeeded(0, cell, known + fork(0, warmUp = 3).copy(remedy = Remedy.AGAIN)))
        val failing = List(2) { trial(0, cell, cpuNs = null, error = "killed") }
        assertFalse(repetition.isTrialNeeded(0, cell, known + failing))
        val wrong = trial(0, cell, cpuNs = null).copy(wrongOutput = "no")
        assertFalse(repetition.isTrialNeeded(0, cell, known + wrong))
    }

    @Test
    fun `both halves of the pair of one contender warm up alike`() {
        val twin = plan.twin!!
        for ((slow, other) in listOf(cell to twin, twin to cell)) {
            val steady = fork(0, of = other).copy(unsteady = null)
            val known = listOf(steady, fork(1, of = slow).copy(remedy = Remedy.WARM_UP))
            assertEquals(listOf(3, 3), listOf(slow, other).map { repetition.warmUp(it, known) })
            assertTrue(repetition.isTrialNeeded(0, other, known))
            val elsewhere = Cell(cell.entry, plan.groups.last().group)
            assertEquals(listOf(1, 1), listOf(cells[1], elsewhere).map { repetition.warmUp(it, known) })
        }
    }

    @Test
    fun `a block has three forks of a cell at most, a short one, its second chance and a long one`() {
        val short = listOf(fork().copy(remedy = Remedy.SUSPECTED), fork().copy(remedy = Remedy.WARM_UP))
        assertTrue(repetition.isTrialNeeded(0, cell, short))
        val long = fork(warmUp = 3).copy(remedy = Remedy.AGAIN)
        assertFalse(repetition.isTrialNeeded(0, cell, short + long))
        assertFalse(repetition.isTrialNeeded(0, cell, short + fork()))
    }

    @Test
    fun `a second chance that fails twice is the last`() {
        val suspect = fork(measured = slower).copy(remedy = Remedy.AGAIN)
        val failure = trial(0, cell, cpuNs = null, error = "killed")
        assertTrue(repetition.isTrialNeeded(0, cell, listOf(suspect, failure)))
        assertFalse(repetition.isTrialNeeded(0, cell, listOf(suspect, failure, failure)))
    }

    @Test
    fun `forks of two warm-ups are not put together, but in a stored run of an earlier lab`() {
        val forks = listOf(fork(0), fork(1, warmUp = 3), fork(2), fork(2, warmUp = 3))
        assertEquals(listOf(0, 1, 2), Trials(forks).good(cell).map { it.block })
        val judged = Trials(forks + fork(0, of = cells[1]).copy(remedy = Remedy.NONE))
        assertEquals(listOf(1, 2), judged.good(cell).map { it.block })
        assertEquals(listOf(0), judged.good(cells[1]).map { it.block })
        assertEquals(emptyList(), judged.good(cells[2]))
    }

    @Test
    fun `forks that take the place of short ones use up no second chance`() {
        val replaced =
            (0..5).flatMap { block ->
                cells.flatMap { listOf(fork(block, of = it), fork(block, warmUp = 3, of = it)) }
            }
        val unsteady = fork(6).copy(remedy = Remedy.AGAIN)
        assertTrue(repetition.isTrialNeeded(6, cell, replaced + unsteady))
    }

    @Test
    fun `the longest warm-up of a block counts, and a stored run of an earlier lab as it did`() {
        val short = fork(0).copy(unsteady = null)
        val long = fork(0, warmUp = 3)
        assertEquals(listOf(long), Trials(listOf(short, long)).good(cell))
        val steady = long.copy(unsteady = null)
        assertEquals(listOf(steady), Trials(listOf(fork(0), steady)).good(cell))
        assertEquals(listOf(steady), Trials(listOf(steady, long)).good(cell))
        assertEquals(listOf(long), Trials(listOf(fork(0), long)).good(cell))
        assertEquals(listOf(short), Trials(listOf(short, trial(0, cell, null, "killed"))).good(cell))
    }
}
