package dev.piculet.lab.report

import dev.piculet.lab.result.MachineError
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.Estimate
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class SectionTest {
    private fun lines(machine: MachineError) =
        Section
            .of(RichRun.results.copy(machine = machine), 9)
            .single { it.title == "What the figures are worth" }
            .lines

    private fun machine(twin: Estimate?) =
        MachineError(null, "kryo in objects/simple/serialize", twin, pressure = null, steal = null, load = null)

    @Test
    fun `the correction of verdicts and the A-A pair are explained`() {
        assertEquals(
            listOf(
                "Verdicts and ranks allow for all comparisons of their table: where contenders are equal, about one " +
                    "table in 20 shows a difference between some of them.",
                "A/A pair: kryo in objects/simple/serialize, measured twice and divided by itself, " +
                    "gives 1.00× [0.98–1.03], which contains 1, as it should.",
            ),
            lines(machine(estimate(1.0, 0.98, 1.03))),
        )
    }

    @Test
    fun `a run without ranks does not explain them`() {
        val tables = RichRun.results.tables.map { table -> table.copy(rows = table.rows.map { it.copy(rank = null) }) }
        val machine = MachineError(null, null, null, pressure = null, steal = null, load = null)
        assertEquals(
            listOf("No A/A pair was measured: what this machine makes of no difference is not known."),
            Section.of(RichRun.results.copy(tables = tables, machine = machine), 9).first().lines,
        )
    }

    @Test
    fun `an A-A pair that differs from itself is remarked on`() {
        val lines = lines(machine(estimate(1.05, 1.02, 1.09)))
        assertTrue(lines[1].endsWith("gives 1.05× [1.02–1.09], which should contain 1 and does not."))
    }

    @Test
    fun `too few blocks give no interval`() {
        val line = lines(machine(estimate(0.96, null, null))).last()
        assertTrue(line.endsWith("gives 0.96×; there are too few blocks for its interval.")) { line }
    }

    @Test
    fun `what probes showed stands beside the other doubts`() {
        val text = "By its probes, the core was slower than it can be during 12 % of the iterations, which do not count"
        assertEquals("$text.", lines(machine(null).copy(slowed = 0.12)).last())
    }

    @Test
    fun `without an A-A pair the error is not known`() {
        assertTrue("is not known" in lines(machine(null)).last())
    }

    @Test
    fun `a missing contender is told once`() {
        fun isInSections(results: RunResults) = Section.of(results, 9).any { it.title == "Not available here" }
        assertFalse(isInSections(RichRun.results))
        val unnamed = RichRun.results.copy(tables = RichRun.results.tables.filter { it.group.suite != "required" })
        assertTrue(isInSections(unnamed))
        assertFalse(isInSections(unnamed.copy(warnings = listOf("kogera@2.22.0: its repository can't be reached."))))
    }

    @Test
    fun `lines on single trials are limited, the worst first`() {
        val rows = (1..9).map { timed("c$it", 10.0).copy(unsteady = it) }
        val sections = Section.of(runOf(tableOf("serialize", rows, baseline = null)), 2)
        assertEquals(
            listOf(
                "An unsteady fork was still changing its speed while it was measured; it counts all the same.",
                "c9: 9 of 12 unsteady in objects/simple (serialize)",
                "c8: 8 of 12 unsteady in objects/simple (serialize)",
                "and 7 more lines; the CSV and JSON reports have them all",
            ),
            sections.single { it.title == "Trials in doubt" }.lines,
        )
    }
}
