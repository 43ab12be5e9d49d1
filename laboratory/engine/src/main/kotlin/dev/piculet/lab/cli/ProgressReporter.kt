package dev.piculet.lab.cli

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.Goal
import dev.piculet.lab.report.interimLine
import dev.piculet.lab.result.InterimRatios
import dev.piculet.lab.runner.PreparationProgress
import dev.piculet.lab.runner.RunProgress
import java.util.Locale
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

/**
 * Shows the progress of a run and its expected end: one redrawn line on a terminal, a line a trial elsewhere. A run that
 * [compares][compare] gets a line about its ratios so far, after one block, two, three, four, six, eight, twelve and so on.
 */
class ProgressReporter(
    private val terminal: Terminal,
) : PreparationProgress,
    RunProgress {
    private val started = System.nanoTime()
    private var preparationStarted = 0L
    private var expectedMillis = 0L
    private var count = 0
    private var total = 0
    private var interim: InterimRatios? = null
    private var toldBlocks = 0
    private var hasEnd = true
    private var leftBehind = ""

    /** Announces the trials to come. */
    fun begin(
        plan: RunPlan,
        goal: Goal,
    ) {
        expectedMillis = plan.trialMillis
        hasEnd = goal.precision == null && !goal.usesBudget
    }

    /** Asks for the ratios of a run while it goes on. */
    fun compare(plan: RunPlan) {
        interim = InterimRatios(plan)
    }

    override fun step(
        done: Int,
        total: Int,
        what: String,
    ) {
        if (done == 0) preparationStarted = System.nanoTime()
        val spent = (System.nanoTime() - preparationStarted) / 1_000_000
        val eta = if (done == 0) "" else ", ${text((spent / done * (total - done)).milliseconds)} left"
        val line = "[${done + 1}/$total] $what$eta"
        if (terminal.isRedrawn) terminal.draw(line) else terminal.say(line)
    }

    override fun starting(
        block: Int,
        cell: Cell,
        trials: List<TrialRecord>,
        remaining: Int,
    ) {
        if (block > toldBlocks) tellRatios(block, trials)
        val average = if (trials.isEmpty()) expectedMillis else trials.sumOf { it.millis } / trials.size
        count = trials.size + 1
        total = trials.size + remaining
        val least = if (hasEnd) "" else "at least " // How many blocks make a ratio precise is not known.

        fun left(trials: Int) = "$least${text((average * trials).milliseconds)} left"
        leftBehind = if (remaining > 1) ", ${left(remaining - 1)}" else ""
        terminal.draw("[$count/$total] ${left(remaining)}, block ${block + 1}: $cell")
    }

    /** @param blocks how many are complete */
    private fun tellRatios(
        blocks: Int,
        trials: List<TrialRecord>,
    ) {
        toldBlocks = blocks
        val power = blocks.takeHighestOneBit()
        if (blocks != power && blocks != power + power / 2) return
        interim?.of(trials)?.forEach { terminal.say(interimLine(blocks, it)) }
    }

    override fun finished(trial: TrialRecord) {
        val figure = trial.cpuNs?.let { String.format(Locale.ROOT, "%.1f ns CPU", it) } ?: "failed: ${trial.error}"
        if (!terminal.isRedrawn) {
            terminal.say("[$count/$total] block ${trial.block + 1}: ${trial.cell}: $figure$leftBehind")
        } else if (trial.error != null) {
            terminal.say("${trial.cell} $figure")
        }
    }

    /** Ends the progress line. */
    fun end() {
        terminal.erase()
        terminal.err.println("Done in ${text(((System.nanoTime() - started) / 1_000_000).milliseconds)}.")
    }

    internal companion object {
        /** Returns `1 h 5 min`, `5 min 3 s` or `3 s`. */
        fun text(duration: Duration): String =
            duration.toComponents { hours, minutes, seconds, _ ->
                when {
                    hours > 0 -> "$hours h $minutes min"
                    minutes > 0 -> "$minutes min $seconds s"
                    else -> "$seconds s"
                }
            }
    }
}
