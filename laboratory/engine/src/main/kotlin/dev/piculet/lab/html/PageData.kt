package dev.piculet.lab.html

import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.report.printable
import dev.piculet.lab.result.Metric
import dev.piculet.lab.result.Ratio
import dev.piculet.lab.result.RatiosByBaseline
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import java.math.BigDecimal

/**
 * What the page's script shows on demand: ratios to every baseline by every metric, in words and drawn by the lab as the
 * page's own are, and the trials. The script computes nothing.
 */
internal class PageData(
    private val tables: List<OperationTable>,
    private val index: RowIndex,
    private val ratios: RatiosByBaseline,
    private val timeline: Timeline,
) {
    /** Null, first, is each group's own baseline. */
    private val baselines: List<BaselineRef?> = listOf(null) + ratios.baselines.keys

    /** Names of the baselines that can be chosen. */
    val baselineNames: List<String> = ratios.baselines.values.map(::printable)

    fun text(): String = json().toString().replace("<", "\\u003c")

    private fun json() =
        JsonObject(
            mapOf(
                "metrics" to JsonArray(Metric.entries.map(::json)),
                "baselines" to strings(listOf("") + baselineNames),
                "contenders" to strings(index.contenders),
                "verdicts" to strings(VERDICTS),
                "ratios" to JsonArray(
                    Metric.entries.map { metric ->
                        JsonArray(baselines.map { ratiosOf(it, metric) })
                    },
                ),
                "cells" to JsonArray(cells.map(::json)),
                "trials" to JsonArray(timeline.points.map(::json)),
            ),
        )

    private fun json(metric: Metric) =
        JsonObject(mapOf("id" to JsonPrimitive(metric.id), "title" to JsonPrimitive(metric.title)))

    /** The axis of each table, and of each row: text, interval, verdict, its place, and those of the interval's ends. */
    private fun ratiosOf(
        baseline: BaselineRef?,
        metric: Metric,
    ): JsonObject {
        val all = ratios.of(baseline, metric)
        val baselineCells = ratios.baselineCells(baseline)
        val axes = HashMap<String, JsonElement>()
        val rows = LinkedHashMap<String, JsonElement>()
        for (table in tables) {
            val own = table.rows.map(table::cellOf).filter { it in all || it in baselineCells }
            val axis = RatioCells.axisOf(own.mapNotNull(all::get))
            axes[table.id] = JsonArray(
                RatioCells.ticks(axis).map { (label, x) ->
                    JsonArray(listOf(text(label), place(x)))
                },
            )
            for (cell in own) {
                rows["${index.numberOf(cell)}"] = json(RatioCells(all[cell].orNull(), cell in baselineCells, axis))
            }
        }
        return JsonObject(mapOf("axes" to JsonObject(axes), "rows" to JsonObject(rows)))
    }

    private fun Ratio?.orNull() = this?.takeIf { it.estimate.value.isFinite() }

    private fun json(cells: RatioCells) =
        JsonArray(
            listOf(text(cells.text), text(cells.bounds), JsonPrimitive(VERDICTS.indexOf(cells.verdict))) +
                listOfNotNull(cells.x, cells.ends?.first, cells.ends?.second).map(::place),
        )

    private val cells: List<Cell> = timeline.points.map { it.record.cell }.distinct()

    /** Name, and the row of the cell, or -1. */
    private fun json(cell: Cell): JsonElement {
        val row = index.numberOf(cell).takeIf { cell.role == Role.CONTENDER } ?: -1
        return JsonArray(listOf(text(timeline.nameOf(cell)), JsonPrimitive(row)))
    }

    private val cellNumbers = cells.withIndex().associate { (i, cell) -> cell to i }

    /** Cell, block, place, CPU time, and 1 if it was unsteady. */
    private fun json(point: TrialPoint) =
        JsonArray(
            listOf(JsonPrimitive(cellNumbers.getValue(point.record.cell)), JsonPrimitive(point.record.block + 1)) +
                listOf(place(point.x), place(point.y), text(point.time)) +
                JsonPrimitive(if (point.end == TrialEnd.UNSTEADY) 1 else 0),
        )

    private fun strings(all: List<String>) = JsonArray(all.map(::JsonPrimitive))

    private fun text(text: String) = JsonPrimitive(text)

    private fun place(pixels: Double) = JsonPrimitive(BigDecimal(svgNumber(pixels)))

    private companion object {
        /** Rows have the number of theirs, since pages with hundreds of rows have tens of thousands of ratios. */
        val VERDICTS = listOf("") + Shapes.verdicts.map { (verdict, _) -> verdict }
    }
}
