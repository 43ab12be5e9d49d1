package dev.piculet.lab.cli

import dev.piculet.lab.plan
import dev.piculet.lab.plan.Goal
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class ProgressReporterTest {
    private fun lineFor(goal: Goal): String {
        val err = ByteArrayOutputStream()
        val terminal = Terminal(System.out, PrintStream(err), isRedrawn = true, hasColour = false, 100)
        val plan = plan()
        ProgressReporter(terminal).apply { begin(plan, goal) }.starting(0, plan.twin!!, emptyList(), remaining = 90)
        return "$err".trim()
    }

    @Test
    fun `the time that is left is what the owed blocks take`() {
        val line = lineFor(Goal.of(plan()))
        assertTrue(line.startsWith("[1/90] 1 min 48 s left, block 1: "), line)
    }

    @Test
    fun `where nothing is drawn again each trial is a line, with the time that is left behind it`() {
        val err = ByteArrayOutputStream()
        val terminal = Terminal(System.out, PrintStream(err), isRedrawn = false, hasColour = false, 100)
        val plan = plan()
        val progress = ProgressReporter(terminal).apply { begin(plan, Goal.of(plan)) }
        for (remaining in 2 downTo 1) {
            progress.starting(5, plan.twin!!, emptyList(), remaining)
            progress.finished(trial(5, plan.twin!!))
        }
        val (first, last) = "$err".lines()
        assertTrue(first.startsWith("[1/2] block 6: ") && first.endsWith(": 100.0 ns CPU, 1 s left"), first)
        assertTrue(last.startsWith("[1/1] block 6: ") && last.endsWith(": 100.0 ns CPU"), last)
    }

    @Test
    fun `of a run that goes on until it is precise, or its budget is spent, it is said to be the least`() {
        val goal = Goal.of(plan())
        val open = listOf(goal.copy(precision = 0.03), goal.copy(usesBudget = true)).map(::lineFor)
        assertEquals(2, open.count { it.startsWith("[1/90] at least 1 min 48 s left, block 1: ") }, "$open")
    }
}
