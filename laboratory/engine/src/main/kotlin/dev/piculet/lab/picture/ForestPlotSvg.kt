package dev.piculet.lab.picture

/**
 * Draws a forest plot as an SVG document of its own: text stays text, nothing is loaded, and it is light or dark as its
 * reader prefers. Our own subjects differ by shape and weight as well as by colour.
 */
class ForestPlotSvg(
    private val plot: ForestPlot,
) {
    private val labels = plot.groups.flatMap { it.rows }.maxOf { it.label.length } * CHARACTER + INDENT
    private val width = maxOf(WIDTH, 2 * MARGIN + labels + plot.panels.size * (LEAST_AXIS + VALUE + GAP))
    private val panelWidth = (width - 2 * MARGIN - labels - plot.panels.size * GAP) / plot.panels.size
    private val axis = LogAxis(figures().flatMap { listOfNotNull(it.low, it.value, it.high) }, panelWidth - VALUE)
    private val bottom = TOP + plot.groups.sumOf { GROUP + it.rows.size * ROW }
    private val height = bottom + TICKS + plot.footer.size * LINE + MARGIN

    private fun figures() =
        plot.groups.flatMap { group -> group.rows.flatMap { it.cells } }.filterIsInstance<PlotCell.Figure>()

    /** Returns the document. The same plot gives the same text. */
    fun text(): String = document().lines().joinToString("\n", postfix = "\n")

    private fun document(): SvgElement =
        svgDocument(width, height, plot.title, plot.description, STYLE)
            .with(
                svgText(MARGIN, MARGIN + TITLE, "title", plot.title),
                svgText(MARGIN, MARGIN + TITLE + LINE, "quiet", plot.axis),
            ).with(plot.panels.indices.flatMap(::scale))
            .with(rows())
            .with(plot.footer.mapIndexed { i, line -> svgText(MARGIN, bottom + TICKS + (i + 1) * LINE, "quiet", line) })

    private fun startOf(panel: Int) = MARGIN + labels + GAP + panel * (panelWidth + GAP)

    /** The heading of a panel, and a line for each tick behind its rows. */
    private fun scale(panel: Int): List<SvgElement> {
        val start = startOf(panel)
        val lines =
            axis.ticks.flatMap { tick ->
                val x = start + axis.position(tick)
                val kind = if (tick == 1.0) "one" else "grid"
                val figure = tick.toBigDecimal().stripTrailingZeros().toPlainString()
                listOf(svgLine(x, TOP, x, bottom, kind), svgText(x, bottom + LINE, "quiet middle", "$figure×"))
            }
        return listOf(svgText(start, TOP - HEADING_GAP, "heading", plot.panels[panel])) + lines
    }

    private fun rows(): List<SvgElement> {
        var y = TOP
        return plot.groups.flatMap { group ->
            val heading = svgText(MARGIN, y + GROUP - BASELINE, "heading", group.title)
            y += GROUP
            listOf(heading) + group.rows.flatMap { row -> row(row, y).also { y += ROW } }
        }
    }

    private fun row(
        row: PlotRow,
        top: Double,
    ): List<SvgElement> {
        val kind = if (row.isOurs) "ours" else "others"
        val inner = width - 2 * MARGIN
        val band =
            SvgElement("rect", "class" to "band", "x" to MARGIN, "y" to top, "width" to inner, "height" to ROW)
        val label = svgText(MARGIN + INDENT, top + ROW - BASELINE, kind, row.label)
        val cells = row.cells.flatMapIndexed { panel, cell -> cell?.let { cell(it, panel, top, kind) }.orEmpty() }
        return listOfNotNull(band.takeIf { row.isOurs }, label) + cells
    }

    private fun cell(
        cell: PlotCell,
        panel: Int,
        top: Double,
        kind: String,
    ): List<SvgElement> {
        val value = svgText(startOf(panel) + panelWidth - PADDING, top + ROW - BASELINE, "$kind end", cell.text)
        return if (cell is PlotCell.Figure) mark(cell, startOf(panel), top + ROW / 2, kind) + value else listOf(value)
    }

    private fun mark(
        figure: PlotCell.Figure,
        start: Double,
        y: Double,
        kind: String,
    ): List<SvgElement> {
        val x = start + axis.position(figure.value)
        val ends = listOfNotNull(figure.low, figure.high).map { start + axis.position(it) }
        val whiskers = ends.map { svgLine(it, y - WHISKER, it, y + WHISKER, kind) }
        val interval = if (ends.isEmpty()) emptyList() else whiskers + svgLine(ends.first(), y, ends.last(), y, kind)
        val corners = listOf(x - OURS to y, x to y - OURS, x + OURS to y, x to y + OURS)
        val point =
            if (kind == "ours") {
                val points = corners.joinToString(" ") { (x, y) -> "${tenths(x)},${tenths(y)}" }
                SvgElement("polygon", "class" to kind, "points" to points)
            } else {
                SvgElement("circle", "class" to kind, "cx" to x, "cy" to y, "r" to OTHERS)
            }
        return interval + point
    }

    private companion object {
        /** The width, unless long labels and several panels need more. */
        const val WIDTH = 860.0

        /** The room in which marks of a panel still differ. */
        const val LEAST_AXIS = 90.0
        const val MARGIN = 16.0
        const val TITLE = 14.0
        const val LINE = 18.0
        const val TOP = 86.0
        const val HEADING_GAP = 8.0
        const val GROUP = 26.0
        const val ROW = 20.0
        const val TICKS = 26.0
        const val GAP = 16.0
        const val INDENT = 12.0

        /** Between a text and the edge of its panel. */
        const val PADDING = 6.0

        /** Room for the text beside a mark, such as `≈ 1.09×`. */
        const val VALUE = 72.0

        /** The width of a label's character, above the average of common fonts: the reader's font is unknown. */
        const val CHARACTER = 7.4

        /** From a baseline to the lower edge of its row. */
        const val BASELINE = 6.0
        const val WHISKER = 4.0
        const val OURS = 6.0
        const val OTHERS = 4.0

        val STYLE =
            """
            text { font: 13px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; fill: #1f2328 }
            .title { font-size: 16px; font-weight: 600 } .heading, text.ours { font-weight: 600 }
            .quiet { font-size: 12px; fill: #59636e } .middle { text-anchor: middle } .end { text-anchor: end }
            line { stroke-width: 1 } line.ours, line.others { stroke-width: 1.5 }
            .page { fill: #ffffff } .band { fill: #ddf4ff } .grid { stroke: #d1d9e0 } .one { stroke: #59636e }
            line.others { stroke: #59636e } circle.others { fill: #59636e }
            line.ours { stroke: #0550ae } polygon.ours { fill: #0550ae }
            @media (prefers-color-scheme: dark) {
            text { fill: #f0f6fc } .quiet { fill: #9198a1 }
            .page { fill: #0d1117 } .band { fill: #1c2f4a } .grid { stroke: #3d444d } .one { stroke: #9198a1 }
            line.others { stroke: #9198a1 } circle.others { fill: #9198a1 }
            line.ours { stroke: #79c0ff } polygon.ours { fill: #79c0ff }
            }
            """.trimIndent()
    }
}
