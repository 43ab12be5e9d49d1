package dev.piculet.lab.compare

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.statistics.Estimate

/**
 * A run of a history.
 *
 * @property name of its folder
 * @property notes what differs from the run before on this machine besides the contenders, one line each
 */
class HistoryRun(
    val name: String,
    val started: String,
    val commit: String?,
    val notes: List<String>,
)

/** @property cost CPU time as a multiple of the reference's */
class HistoryPoint(
    val run: HistoryRun,
    val version: String,
    val cost: Estimate,
)

/**
 * A place where a figure changed.
 *
 * @property first the first point after the change
 * @property ratio the median of the costs after it, up to the next change, over that of those before it
 * @property p how often the same costs in random order are divided as well
 */
class HistoryChange(
    val first: HistoryPoint,
    val ratio: Double,
    val p: Double,
)

/**
 * One contender in one group on one machine, over time.
 *
 * @property label the contender as tables name it
 * @property machine CPU and cores
 */
class HistoryFigure(
    val group: Group,
    val label: String,
    val machine: String,
    val points: List<HistoryPoint>,
    val changes: List<HistoryChange>,
)

/**
 * Runs of the same suites, over time.
 *
 * @property runs in the order of time
 * @property figures those that some run has, by machine
 * @property method how the machine's drift is kept out, one sentence
 */
class History(
    val runs: List<HistoryRun>,
    val figures: List<HistoryFigure>,
    val method: String,
) {
    /** The figures that changed, by the time of their last change, the latest first. */
    val changed: List<HistoryFigure> =
        figures.filter { it.changes.isNotEmpty() }.sortedByDescending { figure ->
            figure.changes
                .last()
                .first.run.started
        }

    /** The machines of all figures; runs of one are never compared with those of another. */
    val machines: List<String> = figures.map { it.machine }.distinct()
}

/** What makes a contender the same one from run to run: not its version, unless some run has several. */
internal data class FigureKey(
    val machine: String,
    val group: Group,
    val contender: String,
    val version: String?,
    val jdk: String?,
    val way: String,
) {
    val label: String
        get() = contender + version?.let { "@$it" }.orEmpty() + jdk?.let { " (JDK $it)" }.orEmpty() + way
}

/** Names the contenders of many runs. */
internal class FigureKeys(
    entries: List<List<Entry>>,
) {
    private val severalVersions: Set<String> =
        entries
            .flatMap { ofRun -> ofRun.distinctBy { it.contender to it.version }.groupBy { it.contender }.entries }
            .filter { it.value.size > 1 }
            .map { it.key }
            .toSet()
    private val hasSeveralJdks = entries.flatten().distinctBy { featureOf(it.jdk) }.size > 1
    private val hasSeveralThreads = entries.flatten().distinctBy { it.threads }.size > 1

    fun of(
        machine: String,
        group: Group,
        entry: Entry,
    ) = FigureKey(
        machine,
        group,
        entry.contender,
        entry.version.takeIf { entry.contender in severalVersions },
        featureOf(entry.jdk).takeIf { hasSeveralJdks },
        (if (hasSeveralThreads) ", ${entry.threads}" else "") + entry.heap?.let { ", $it" }.orEmpty(),
    )

    private fun featureOf(version: String) = version.takeWhile { it.isDigit() }
}
