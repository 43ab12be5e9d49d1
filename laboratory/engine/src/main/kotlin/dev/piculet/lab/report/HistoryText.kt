package dev.piculet.lab.report

import dev.piculet.lab.compare.History
import dev.piculet.lab.compare.HistoryChange
import dev.piculet.lab.compare.HistoryFigure
import dev.piculet.lab.compare.HistoryRun
import dev.piculet.lab.statistics.ChangePoints
import kotlin.math.roundToInt

/** The words of a history, whatever its form. */
internal object HistoryText {
    private const val SHORT_COMMIT = 12
    private const val DATE = 10
    private const val BARS = "▁▂▃▄▅▆▇█"

    /** A change of so few runs can't be told from chance. */
    private const val FEWEST = 10

    /** Returns how many figures changed over how many runs, and from when to when. */
    fun verdict(history: History): String {
        val changes = history.figures.sumOf { it.changes.size }
        val found = if (changes == 0) "No change" else count(changes, "change")
        val span = listOf(history.runs.first(), history.runs.last()).map(::dayOf).distinct().joinToString(" to ")
        return "$found in ${count(history.figures.size, "figure")} of ${count(history.runs.size, "run")}, $span."
    }

    /** Returns why some figures could not show a change, or null if all could. */
    fun shortness(history: History): String? {
        val short = history.figures.count { it.points.size < FEWEST }
        if (short == 0) return null
        return "${count(short, "figure")} ${if (short == 1) "has" else "have"} fewer than $FEWEST runs, " +
            "too few to tell a change from chance."
    }

    /** Returns where a figure changed: `slower, 1.08×, with run-12 (commit abc, 2026-05-04), p 0.001`. */
    fun change(change: HistoryChange): String {
        val run = change.first.run
        val kind = if (change.ratio > 1) "slower" else "faster"
        val notes = run.notes.joinToString("") { "; then $it" }
        return "$kind, ${fixed(change.ratio, 2)}×, with ${nameOf(run)}, p ${fixed(change.p, 3)}$notes"
    }

    fun nameOf(run: HistoryRun): String {
        val commit = run.commit?.let { "commit ${it.take(SHORT_COMMIT)}, " }.orEmpty()
        return "${run.name} ($commit${dayOf(run)})"
    }

    fun figure(
        history: History,
        figure: HistoryFigure,
    ): String {
        val machine = if (history.machines.size > 1) " on ${figure.machine}" else ""
        return "${figure.group} ${figure.label}$machine"
    }

    /** Returns the latest cost over the first. */
    fun sinceFirst(figure: HistoryFigure): Double = figure.points.last().cost.value / figure.points.first().cost.value

    /** Returns a bar a run, the highest for the highest cost; all of one height where they hardly differ. */
    fun bars(figure: HistoryFigure): String {
        val logs = figure.points.map { Math.log(it.cost.value) }
        val low = logs.min()
        val room = (logs.max() - low).coerceAtLeast(LEAST_ROOM)
        return logs.joinToString("") { "${BARS[((it - low) / room * (BARS.length - 1)).roundToInt()]}" }
    }

    const val BARS_MEANING: String = "A bar is a run."

    val changesMeaning: String =
        "A change is a place that divides the runs better than their random orders do but for " +
            "${percent(ChangePoints.LEVEL)} of them (E-divisive)."

    private fun dayOf(run: HistoryRun) = run.started.take(DATE)

    /** The height of all bars stands for 5 % at least, so that noise of 1 % does not look like a mountain. */
    private const val LEAST_ROOM = 0.05
}
