package dev.piculet.lab.html

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.picture.LogAxis
import dev.piculet.lab.picture.SvgElement
import dev.piculet.lab.picture.svgLine
import dev.piculet.lab.picture.svgText
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.report.TimeScale
import dev.piculet.lab.report.printable
import dev.piculet.lab.statistics.medianOf

/** How a trial ended, and how it is drawn. */
internal enum class TrialEnd { STEADY, UNSTEADY, FAILED }

/**
 * One trial where it is drawn.
 *
 * @property relative its CPU time divided by the median of its cell, or null if it failed or did other work
 */
internal class TrialPoint(
    val record: TrialRecord,
    val relative: Double?,
    val end: TrialEnd,
    val x: Double,
    val y: Double,
) {
    /** `27.4 ns`, or why there is no time. */
    val time: String
        get() {
            val nanos = record.cpuNs?.takeIf { relative != null } ?: return "failed"
            val scale = TimeScale.of(listOf(nanos))
            return "${scale.figure(nanos)} ${scale.symbol}"
        }
}

/**
 * The trials of a run in the order in which they were made. Each is drawn at its CPU time divided by the median of its
 * cell, so that trials of all cells show the same machine. The kernel that never changes has a strip of its own below.
 */
internal class Timeline(
    records: List<TrialRecord>,
    trials: Trials,
    private val index: RowIndex,
) {
    private val checked = records.map { it.checked() }
    private val typical: Map<Cell, Double> =
        checked
            .filter { it.cpuNs != null && trials.wrongOutput(it.cell) == null }
            .groupBy { it.cell }
            .mapValues { (_, own) -> medianOf(own.map { it.cpuNs!! }) }
    private val relatives =
        checked.map { record -> typical[record.cell]?.let { typical -> record.cpuNs?.div(typical) } }
    private val axis = LogAxis(relatives.filterNotNull(), PANEL)

    val points: List<TrialPoint> =
        checked.mapIndexed { i, record ->
            val isKernel = record.cell.role == Role.CALIBRATION
            val floor = if (isKernel) STRIP_FLOOR else FLOOR
            val relative = relatives[i]
            val end =
                when {
                    relative == null -> TrialEnd.FAILED
                    record.unsteady != null -> TrialEnd.UNSTEADY
                    else -> TrialEnd.STEADY
                }
            val y = if (relative == null) floor else floor - axis.position(relative)
            TrialPoint(record, relative, end, xOf(i), y)
        }

    private fun xOf(i: Int) = LEFT + (WIDTH - LEFT - RIGHT) * (i + 1) / (checked.size + 1)

    /** Returns the name of a cell for its trials. */
    fun nameOf(cell: Cell): String =
        printable(
            when (cell.role) {
                Role.CALIBRATION -> "kernel that never changes, JDK ${cell.entry.jdk}"
                Role.TWIN -> "A/A pair: ${cell.entry.contender}, ${cell.group}"
                Role.CONTENDER -> "${index.nameOf(cell) ?: cell.entry.contender}, ${cell.group}"
            },
        )

    fun drawing(): SvgElement {
        val failed = points.count { it.end == TrialEnd.FAILED }
        val unsteady = points.count { it.end == TrialEnd.UNSTEADY }
        return SvgElement(
            "svg",
            "class" to "timeline",
            "id" to "timeline",
            "viewBox" to "0 0 ${svgNumber(WIDTH)} ${svgNumber(HEIGHT)}",
            "width" to WIDTH,
            "height" to HEIGHT,
            "role" to "img",
            "aria-label" to "${points.size} trials in the order of time, $failed of them failed, $unsteady unsteady",
        ).with(SvgElement("title").text("Trials in the order of time"))
            .with(panel(FLOOR, "contenders: CPU time over its median"))
            .with(panel(STRIP_FLOOR, "the kernel that never changes"))
            .with(blocks())
            .with(SvgElement("g", "id" to "trial-dots").with(contenders()))
            .with(kernel())
            .with(SvgElement("path", "id" to "traced", "class" to "traced", "d" to ""))
    }

    private fun panel(
        floor: Double,
        title: String,
    ): List<SvgElement> =
        listOf(svgText(LEFT, floor - PANEL - TITLE, "heading", title)) +
            RatioCells.ticks(axis).flatMap { (label, y) ->
                val kind = if (label == "1×") "one" else "grid"
                listOf(
                    svgLine(LEFT, floor - y, WIDTH - RIGHT, floor - y, kind),
                    svgText(LEFT - 6, floor - y + 4, "quiet end", label),
                )
            }

    /** Where blocks begin, so many of them that their numbers have room. */
    private fun blocks(): List<SvgElement> {
        val firsts = points.groupBy { it.record.block }.mapValues { (_, own) -> own.minOf { it.x } }
        val step = (firsts.size + BLOCK_LABELS - 1) / BLOCK_LABELS
        val numbered = firsts.keys.sorted().filterIndexed { i, _ -> i % step == 0 }
        return numbered.flatMap { block ->
            val x = firsts.getValue(block)
            val label = if (block == numbered.first()) "block ${block + 1}" else "${block + 1}"
            listOf(
                svgLine(x, FLOOR - PANEL, x, STRIP_FLOOR, "grid"),
                svgText(x, STRIP_FLOOR + LINE, "quiet middle", label),
            )
        }
    }

    private fun contenders(): List<SvgElement> =
        points
            .filter { it.record.cell.role != Role.CALIBRATION }
            .groupBy { index.contenderOf(it.record.cell.copy(role = Role.CONTENDER)) to it.end }
            .map { (kind, own) -> dots(own, kind.second, kind.first) }

    private fun kernel(): List<SvgElement> {
        val own = points.filter { it.record.cell.role == Role.CALIBRATION }
        val line = own.filter { it.relative != null }.joinToString(" ") { "${svgNumber(it.x)},${svgNumber(it.y)}" }
        return listOf(SvgElement("polyline", "class" to "kernel", "points" to line)) +
            own.groupBy { it.end }.map { (end, some) -> dots(some, end, null) }
    }

    /** Dots are lines without length. Their caps are round, or square if a trial was unsteady; failed ones are crosses. */
    private fun dots(
        own: List<TrialPoint>,
        end: TrialEnd,
        contender: Int?,
    ): SvgElement {
        val mark = if (end == TrialEnd.FAILED) "m-3-3l6 6m-6 0l6-6" else "h0"
        val path = own.joinToString("") { "M${svgNumber(it.x)} ${svgNumber(it.y)}$mark" }
        val owner = listOfNotNull(contender?.let { "data-contender" to it })
        return SvgElement("path", "class" to "dots ${end.name.lowercase()}", *owner.toTypedArray(), "d" to path)
    }

    private companion object {
        const val WIDTH = 1000.0
        const val LEFT = 48.0
        const val RIGHT = 12.0
        const val PANEL = 130.0
        const val TITLE = 8.0
        const val LINE = 16.0

        /** The lower ends of the panels. */
        const val FLOOR = 154.0
        const val STRIP_FLOOR = 312.0
        const val HEIGHT = 334.0

        /** As many blocks have a number at most. */
        const val BLOCK_LABELS = 12
    }
}
