package dev.piculet.lab.picture

/** Draws a [CurvePlot] as an SVG document of its own, as [ForestPlotSvg] draws its plots. */
class CurvePlotSvg(
    private val plot: CurvePlot,
) {
    private val bottom = TOP + plot.panels.size * (CurvePanelDrawing.HEIGHT + GAP)
    private val height = bottom + plot.footer.size * LINE + MARGIN

    /** Returns the document. The same plot gives the same text. */
    fun text(): String = document().lines().joinToString("\n", postfix = "\n")

    private fun document(): SvgElement =
        svgDocument(WIDTH, height, plot.title, plot.description, STYLE)
            .with(
                svgText(MARGIN, MARGIN + TITLE, "title", plot.title),
                svgText(MARGIN, MARGIN + TITLE + LINE, "quiet", plot.note),
            ).with(
                plot.panels.flatMapIndexed { i, panel ->
                    CurvePanelDrawing(panel, WIDTH - MARGIN, TOP + i * (CurvePanelDrawing.HEIGHT + GAP)).elements()
                },
            ).with(plot.footer.mapIndexed { i, line -> svgText(MARGIN, bottom + i * LINE, "quiet", line) })

    private companion object {
        const val WIDTH = 860.0
        const val MARGIN = 16.0
        const val TITLE = 14.0
        const val LINE = 18.0
        const val TOP = 72.0
        const val GAP = 16.0

        val STYLE =
            """
            text { font: 13px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; fill: #1f2328 }
            .title { font-size: 16px; font-weight: 600 } .heading { font-weight: 600 }
            .quiet { font-size: 12px; fill: #59636e } .middle { text-anchor: middle } .end { text-anchor: end }
            .page { fill: #ffffff } .grid { stroke: #d1d9e0 }
            .curve { fill: none; stroke-width: 1.5 } .bend { fill: none; stroke-width: 2 } .d1 { stroke-dasharray: 6 3 }
            .c0 { stroke: #0550ae } .c1 { stroke: #953800 } .c2 { stroke: #116329 }
            .c3 { stroke: #6639ba } .c4 { stroke: #a40e26 } .c5 { stroke: #4d5560 }
            .mark.c0 { fill: #0550ae } .mark.c1 { fill: #953800 } .mark.c2 { fill: #116329 }
            .mark.c3 { fill: #6639ba } .mark.c4 { fill: #a40e26 } .mark.c5 { fill: #4d5560 }
            @media (prefers-color-scheme: dark) {
            text { fill: #f0f6fc } .quiet { fill: #9198a1 } .page { fill: #0d1117 } .grid { stroke: #3d444d }
            .c0 { stroke: #79c0ff } .c1 { stroke: #ffa657 } .c2 { stroke: #7ee787 }
            .c3 { stroke: #d2a8ff } .c4 { stroke: #ff938a } .c5 { stroke: #b7bdc8 }
            .mark.c0 { fill: #79c0ff } .mark.c1 { fill: #ffa657 } .mark.c2 { fill: #7ee787 }
            .mark.c3 { fill: #d2a8ff } .mark.c4 { fill: #ff938a } .mark.c5 { fill: #b7bdc8 }
            }
            """.trimIndent()
    }
}
