package dev.piculet.lab.picture

/** Draws a [SeriesPlot] as an SVG document of its own, as [ForestPlotSvg] draws its plots. */
class SeriesPlotSvg(
    private val plot: SeriesPlot,
) {
    private val values = plot.panels.flatMap { it.lines }.flatMap { it.values }
    private val runs = plot.panels.flatMap { it.lines }.maxOf { it.values.size }
    private val axis = LogAxis(values, PANEL_HEIGHT)
    private val panelWidth = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS
    private val panelRows = (plot.panels.size + COLUMNS - 1) / COLUMNS
    private val bottom = TOP + panelRows * BLOCK
    private val height = bottom + plot.footer.size * LINE + MARGIN

    /** Returns the document. The same plot gives the same text. */
    fun text(): String = document().lines().joinToString("\n", postfix = "\n")

    private fun document(): SvgElement =
        svgDocument(WIDTH, height, plot.title, plot.description, STYLE)
            .with(
                svgText(MARGIN, MARGIN + TITLE, "title", plot.title),
                svgText(MARGIN, MARGIN + TITLE + LINE, "quiet", plot.axis),
            ).with(plot.panels.flatMapIndexed(::panel))
            .with(plot.footer.mapIndexed { i, line -> svgText(MARGIN, bottom + i * LINE, "quiet", line) })

    private fun panel(
        index: Int,
        panel: SeriesPanel,
    ): List<SvgElement> {
        val left = MARGIN + (index % COLUMNS) * (panelWidth + GAP)
        val top = TOP + (index / COLUMNS) * BLOCK
        val floor = top + PANEL_HEIGHT
        val grid =
            axis.ticks.flatMap { tick ->
                val y = floor - axis.position(tick)
                val label = tick.toBigDecimal().stripTrailingZeros().toPlainString()
                listOf(
                    svgLine(left + LABELS, y, left + panelWidth, y, "grid"),
                    svgText(left + LABELS - 4, y + 4, "quiet end", label),
                )
            }
        val heading = svgText(left, top - HEADING_GAP, "heading", panel.title)
        val first = svgText(left + LABELS, floor + LINE, "quiet middle", "1")
        val last = svgText(xOf(left, runs - 1), floor + LINE, "quiet middle", "$runs")
        return listOf(heading, first, last) + grid +
            panel.lines.flatMapIndexed { i, line -> line(line, KINDS[i], left, floor) + legend(line, i, left, top) }
    }

    private fun line(
        line: SeriesLine,
        kind: String,
        left: Double,
        floor: Double,
    ): List<SvgElement> {
        val points = line.values.mapIndexed { i, value -> xOf(left, i) to floor - axis.position(value) }
        val path = points.joinToString(" ") { (x, y) -> "${tenths(x)},${tenths(y)}" }
        return listOf(SvgElement("polyline", "class" to kind, "points" to path)) +
            points.map { (x, y) -> mark(x, y, kind) }
    }

    private fun mark(
        x: Double,
        y: Double,
        kind: String,
    ) = if (kind == KINDS[0]) {
        SvgElement("circle", "class" to kind, "cx" to x, "cy" to y, "r" to MARK)
    } else {
        SvgElement("rect", "class" to kind, "x" to x - MARK, "y" to y - MARK, "width" to 2 * MARK, "height" to 2 * MARK)
    }

    private fun legend(
        line: SeriesLine,
        index: Int,
        left: Double,
        top: Double,
    ): List<SvgElement> {
        val y = top + LINE * (index + 1) - LEGEND_RISE
        val x = left + panelWidth
        return listOf(mark(x - MARK, y - 4, KINDS[index]), svgText(x - 4 * MARK, y, "end", line.label))
    }

    private fun xOf(
        left: Double,
        run: Int,
    ): Double {
        val room = panelWidth - LABELS
        return left + LABELS + if (runs == 1) 0.0 else room * run / (runs - 1)
    }

    private companion object {
        const val WIDTH = 860.0
        const val COLUMNS = 2
        const val MARGIN = 16.0
        const val TITLE = 14.0
        const val LINE = 18.0
        const val TOP = 92.0
        const val GAP = 32.0
        const val HEADING_GAP = 10.0
        const val PANEL_HEIGHT = 180.0

        /** A panel, its heading and the labels below it. */
        const val BLOCK = 250.0

        /** Room for the labels of an axis. */
        const val LABELS = 34.0
        const val LEGEND_RISE = 2.0
        const val MARK = 3.0

        /** The first line of a panel, and the second. */
        val KINDS = listOf("first", "second")

        val STYLE =
            """
            text { font: 13px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; fill: #1f2328 }
            .title { font-size: 16px; font-weight: 600 } .heading { font-size: 12px; font-weight: 600 }
            .quiet { font-size: 12px; fill: #59636e } .middle { text-anchor: middle } .end { text-anchor: end }
            .page { fill: #ffffff } .grid { stroke: #d1d9e0; stroke-width: 1 }
            polyline { fill: none; stroke-width: 1.5 } polyline.first { stroke: #59636e } circle.first { fill: #59636e }
            polyline.second { stroke: #0550ae; stroke-dasharray: 5 3 } rect.second { fill: #0550ae }
            @media (prefers-color-scheme: dark) {
            text { fill: #f0f6fc } .quiet { fill: #9198a1 } .page { fill: #0d1117 } .grid { stroke: #3d444d }
            polyline.first { stroke: #9198a1 } circle.first { fill: #9198a1 }
            polyline.second { stroke: #79c0ff } rect.second { fill: #79c0ff }
            }
            """.trimIndent()
    }
}
