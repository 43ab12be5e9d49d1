package dev.piculet.lab.result

import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Condition
import dev.piculet.lab.experiment.Curve
import dev.piculet.lab.experiment.CurveSubject
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.statistics.Bends
import dev.piculet.lab.statistics.BlockValues
import dev.piculet.lab.statistics.CurveForm
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.HodgesLehmann

/**
 * A contender under one value of the condition, in nanoseconds.
 *
 * @property value threads, bytes of content, or megabytes of heap
 * @property cost what the curve shows: CPU time of a call over sizes, time by the clock over heaps, and over threads
 *     that time divided by their number; null if it has no figure
 * @property cpuNs CPU time of a call
 * @property absence why there is no figure, one line, or null
 */
data class CurvePoint(
    val value: Double,
    val cost: Estimate?,
    val cpuNs: Estimate?,
    val absence: String?,
)

/**
 * The curve of a contender.
 *
 * @property points one for each value of the condition, ascending
 * @property form its slope and bend; null if it has too few blocks or values
 */
data class CurveRow(
    val label: String,
    val points: List<CurvePoint>,
    val form: CurveForm?,
)

/** The curves of one operation, the cheapest contender at the last value first. */
data class CurveTable(
    val suite: String,
    val payload: String,
    val operation: String,
    val over: Condition,
    val values: List<Double>,
    val rows: List<CurveRow>,
)

/** Turns the trials of a run that varies a condition into curves. Pure. */
internal class CurveAnalysis private constructor(
    private val plan: RunPlan,
    private val curve: Curve,
    private val trials: Trials,
) {
    private val labels = Labels(plan)

    /** The curves of one operation on one payload. */
    private data class Place(
        val suite: String,
        val payload: String,
        val operation: String,
    )

    private fun tables(): List<CurveTable> =
        plan.groups
            .flatMap { group -> group.entries.map { Cell(it, group.group, Role.CONTENDER) } }
            .groupBy { placeOf(it.group!!) }
            .map { (place, cells) -> table(place, cells) }

    private fun placeOf(group: Group) =
        Place(group.suite, if (curve.over == Condition.SIZE) curve.payload else group.payload, group.operation)

    private fun table(
        place: Place,
        cells: List<Cell>,
    ): CurveTable {
        val values = cells.map(curve::valueOf).distinct().sorted()
        val rows =
            cells
                .groupBy { curve.subjectOf(it.entry) }
                .map { (subject, own) ->
                    val byValue = own.associateBy(curve::valueOf)
                    val points = values.map { point(it, byValue[it], place, subject) }
                    CurveRow(labels.of(subject), points, form(byValue))
                }.sortedBy { it.points.last().cost?.value ?: Double.MAX_VALUE }
        return CurveTable(place.suite, place.payload, place.operation, curve.over, values, rows)
    }

    private fun point(
        value: Double,
        cell: Cell?,
        place: Place,
        subject: CurveSubject,
    ): CurvePoint {
        val costs = cell?.let(::costsOf).orEmpty()
        if (costs.isEmpty()) {
            val why = if (cell == null) refusalOf(value, place, subject) else failureOf(cell)
            return CurvePoint(value, null, null, why)
        }
        val cpuNs = trials.cpuNs(cell!!).values.toList()
        return CurvePoint(value, HodgesLehmann.location(costs.values.toList()), HodgesLehmann.location(cpuNs), null)
    }

    private fun failureOf(cell: Cell): String? =
        trials.wrongOutput(cell) ?: trials.of(cell).firstNotNullOfOrNull { it.error }

    private fun refusalOf(
        value: Double,
        place: Place,
        subject: CurveSubject,
    ): String? =
        plan.gate
            .find {
                val cell = Cell(it.entry, it.group)
                placeOf(it.group) == place && curve.subjectOf(it.entry) == subject && curve.valueOf(cell) == value
            }?.detail

    private fun costsOf(cell: Cell): BlockValues =
        when (curve.over) {
            Condition.SIZE -> trials.cpuNs(cell)
            Condition.HEAP -> trials.wallNs(cell)
            Condition.THREADS -> trials.wallNs(cell).mapValues { it.value / cell.entry.threads.number }
        }

    private fun form(cells: Map<Double, Cell>): CurveForm? {
        val costs = cells.mapValues { costsOf(it.value) }.filterValues { it.isNotEmpty() }.toSortedMap()
        val blocks = costs.values.map { it.keys }.reduceOrNull { all, own -> all intersect own }.orEmpty()
        if (costs.size < Bends.MIN_VALUES || blocks.size < Estimate.MIN_BLOCKS) return null
        val costsByBlock = blocks.sorted().map { block -> costs.values.map { it.getValue(block) } }
        return Bends.of(costs.keys.toList(), costsByBlock)
    }

    companion object {
        /** Returns the curves of a run; none if it varies nothing. */
        fun of(
            plan: RunPlan,
            trials: Trials,
        ): List<CurveTable> = plan.curve?.let { CurveAnalysis(plan, it, trials).tables() }.orEmpty()
    }
}
