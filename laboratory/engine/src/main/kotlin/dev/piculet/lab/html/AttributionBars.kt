package dev.piculet.lab.html

import dev.piculet.lab.experiment.AttributedCell
import dev.piculet.lab.experiment.Attribution
import dev.piculet.lab.experiment.AttributionPart
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.picture.BarGroup
import dev.piculet.lab.picture.StackedBar
import dev.piculet.lab.picture.StackedBars
import dev.piculet.lab.report.fixed

/** First uses as stacked bars, a group a contender and a bar a start-up. */
internal object AttributionBars {
    private const val NANOS = 1e6

    /** @param nameOf names a contender, with what tells it from others in the picture */
    fun of(
        title: String,
        medians: Map<AttributedCell, Attribution>,
        footer: List<String>,
        nameOf: (ColdCell) -> String,
    ): StackedBars {
        val groups =
            medians.entries.groupBy { it.key.cell }.map { (cell, own) ->
                BarGroup(nameOf(cell), own.map { (it, parts) -> bar(it, parts) })
            }
        return StackedBars(
            title,
            groups.joinToString(" ") { group ->
                "${group.title}: ${group.bars.joinToString("; ", transform = ::inWords)}."
            },
            "First use in a fresh JVM, milliseconds, by where its classes come from; the median JVM",
            AttributionPart.entries.map { it.title },
            groups,
            footer,
        )
    }

    private fun bar(
        cell: AttributedCell,
        own: Attribution,
    ) = StackedBar(cell.startUp.title, own.parts.values.map { it / NANOS })

    private fun inWords(bar: StackedBar): String {
        val parts = AttributionPart.entries.zip(bar.values) { part, value -> "${part.title} ${fixed(value, 1)}" }
        return "${bar.label} ${fixed(bar.values.sum(), 1)} ms, ${parts.joinToString()}"
    }
}
