package dev.piculet.lab.html

import dev.piculet.lab.picture.CurvePanel
import dev.piculet.lab.picture.CurvePanelDrawing
import dev.piculet.lab.picture.SvgElement
import dev.piculet.lab.report.CurveText
import dev.piculet.lab.report.CurveView
import dev.piculet.lab.report.printable
import dev.piculet.lab.result.CurveTable
import kotlinx.html.FlowContent
import kotlinx.html.ThScope
import kotlinx.html.figcaption
import kotlinx.html.figure
import kotlinx.html.h3
import kotlinx.html.li
import kotlinx.html.table
import kotlinx.html.tbody
import kotlinx.html.td
import kotlinx.html.th
import kotlinx.html.thead
import kotlinx.html.tr
import kotlinx.html.ul

/** Curves of one operation: drawn, where each contender bends, and the figures as tables. */
internal class CurveChapter(
    private val curves: CurveTable,
) {
    private val text = CurveText(curves)

    fun show(parent: FlowContent) =
        with(parent) {
            h3 { +text.title }
            CurvePanels.of(curves)?.let { panel ->
                figure {
                    scrollable("Curves of ${text.title}") { drawing(drawing(panel)) }
                    figcaption { +"${CurvePanels.NOTE}." }
                }
            }
            ul { text.sentences().forEach { li { +it } } }
            text.views.forEach { figures(it) }
            val notes = listOfNotNull(text.precision()) + text.absences().map { "No figure for $it" }
            if (notes.isNotEmpty()) ul("notes") { notes.forEach { li { +it } } }
        }

    private fun drawing(panel: CurvePanel): SvgElement =
        SvgElement(
            "svg",
            "class" to "curves",
            "viewBox" to "0 0 ${svgNumber(WIDTH)} ${svgNumber(CurvePanelDrawing.HEIGHT)}",
            "width" to WIDTH,
            "height" to CurvePanelDrawing.HEIGHT,
            "role" to "img",
            "aria-label" to "${panel.title}: ${text.sentences().joinToString(" ")}",
        ).with(CurvePanelDrawing(panel, WIDTH, top = 0.0).elements())

    private fun FlowContent.figures(view: CurveView) {
        scrollable("${view.title}: ${text.title}") {
            table("published") {
                title { +view.title }
                thead { tr { headings(listOf("contender") + curves.values.map(text::valueOf)) } }
                tbody {
                    curves.rows.forEach { row ->
                        tr {
                            th(scope = ThScope.row) { +printable(row.label) }
                            row.points.forEach { td("number") { +view.textOf(it) } }
                        }
                    }
                }
            }
        }
    }

    private companion object {
        const val WIDTH = 860.0
    }
}
