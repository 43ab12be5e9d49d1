package dev.piculet.lab.cli

import dev.piculet.lab.entry
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.group
import dev.piculet.lab.plan
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.result.InterimRatios
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import kotlin.test.assertEquals

/** Two payloads, serialized; `a` is the baseline, at 100 ns. */
class InterimRatiosTest {
    private val plan: RunPlan =
        plan().let { one ->
            val simple = one.groups.first()
            one.copy(groups = listOf(simple, simple.copy(group = group("media"))))
        }

    private fun trials(
        block: Int,
        contender: Entry,
        vararg cpuNs: Double,
    ): List<TrialRecord> =
        plan.groups.zip(cpuNs.toList()) { planned, ns -> trial(block, Trials.cell(planned.group, contender), ns) }

    private val oneBlock =
        trials(0, entry("a"), 100.0, 100.0) + trials(0, entry("b"), 200.0, 50.0) + trials(0, entry("c"), 30.0, 30.0)

    private fun lines(
        plan: RunPlan,
        trials: List<TrialRecord>,
        blocks: IntRange,
    ): List<String> {
        val err = ByteArrayOutputStream()
        val progress =
            ProgressReporter(Terminal(System.out, PrintStream(err), isRedrawn = false, hasColour = false, 100))
        progress.compare(plan)
        blocks.forEach { progress.starting(it, plan.twin!!, trials, remaining = 1) }
        return err.toString().lines().filter { it.isNotEmpty() }
    }

    @Test
    fun `a ratio is the geometric mean over payloads, and the fastest comes first`() {
        val table = InterimRatios(plan).of(oneBlock).single()
        assertEquals("serialize" to "a", table.operation to table.baseline)
        assertEquals(
            listOf("c" to 30, "b" to 100),
            table.ratios.map { (name, it) ->
                name to Math.round(it * 100).toInt()
            },
        )
    }

    @Test
    fun `a contender that lacks a payload is left out until it has them all`() {
        assertEquals(listOf("c"), InterimRatios(plan).of(oneBlock - oneBlock[3]).single().ratios.map { it.first })
        assertEquals(emptyList(), InterimRatios(plan).of(emptyList()))
    }

    @Test
    fun `a line tells them after the first block, and ever more seldom`() {
        assertEquals(
            listOf(1, 2, 3, 4, 6, 8, 12, 16).map { blocks ->
                "After $blocks ${if (blocks == 1) "block" else "blocks"}, serialize beside a: c 0.30×, b 1.00×"
            },
            lines(plan, oneBlock, 0..23),
        )
    }

    @Test
    fun `of many contenders the fastest eight are named`() {
        val many = ('a'..'k').map { "$it" }
        val plan = plan(many).let { it.copy(groups = it.groups.take(1)) }
        val trials = many.flatMapIndexed { i, it -> listOf(trial(0, Trials.cell(group(), entry(it)), 100.0 + i)) }
        assertEquals(
            "After 1 block, serialize beside a: " +
                "b 1.01×, c 1.02×, d 1.03×, e 1.04×, f 1.05×, g 1.06×, h 1.07×, i 1.08× and 2 more",
            lines(plan, trials, 1..1).single(),
        )
    }
}
