package dev.piculet.lab.picture

/**
 * Draws [StackedBars] as an SVG document of its own. Parts have the same order in every bar and in the legend, and a number where
 * they are wide enough, so that colours need not be told apart.
 */
class StackedBarsSvg(
    private val plot: StackedBars,
) {
    private val most = plot.groups.flatMap { it.bars }.maxOf { it.values.sum() }.coerceAtLeast(LEAST)
    private val left = MARGIN + INDENT + CHARACTER * plot.groups.flatMap { it.bars }.maxOf { it.label.length } + GAP
    private val scale = (WIDTH - MARGIN - TOTAL - left) / most
    private val bottom = TOP + plot.groups.sumOf { GROUP + it.bars.size * ROW } + GAP

    /** Returns the document. The same plot gives the same text. */
    fun text(): String = document().lines().joinToString("\n", postfix = "\n")

    private fun document(): SvgElement =
        svgDocument(WIDTH, bottom + plot.footer.size * LINE + MARGIN, plot.title, plot.description, STYLE)
            .with(
                svgText(MARGIN, MARGIN + TITLE, "title", plot.title),
                svgText(MARGIN, MARGIN + TITLE + LINE, "quiet", plot.axis),
            ).with(legend())
            .with(groups())
            .with(plot.footer.mapIndexed { i, line -> svgText(MARGIN, bottom + (i + 1) * LINE, "quiet", line) })

    private fun legend(): List<SvgElement> {
        var x = MARGIN
        return plot.parts.flatMapIndexed { i, part ->
            val name = "${i + 1} $part"
            val mark = box(i, x, LEGEND - BOX, BOX, BOX)
            val label = svgText(x + BOX + PADDING, LEGEND - 2, "", name)
            x += BOX + 4 * PADDING + CHARACTER * name.length
            listOf(mark, label)
        }
    }

    private fun groups(): List<SvgElement> {
        var y = TOP
        return plot.groups.flatMap { group ->
            y += GROUP
            val heading = svgText(MARGIN, y - PADDING, "heading", group.title)
            listOf(heading) + group.bars.flatMap { bar -> bar(bar, y).also { y += ROW } }
        }
    }

    private fun bar(
        bar: StackedBar,
        top: Double,
    ): List<SvgElement> {
        var x = left
        val baseline = top + ROW - BASELINE
        val parts =
            bar.values.flatMapIndexed { i, value ->
                val width = value * scale
                val number = svgText(x + width / 2, baseline, "middle", "${i + 1}").takeIf { width >= NUMBER }
                val box = box(i, x, top + 2, width, ROW - 4).takeIf { value > 0 }
                x += width
                listOfNotNull(box, number)
            }
        val label = svgText(MARGIN + INDENT, baseline, "", bar.label)
        return listOf(label) + parts + svgText(x + PADDING, baseline, "heading", tenths(bar.values.sum()))
    }

    private fun box(
        part: Int,
        x: Double,
        y: Double,
        width: Double,
        height: Double,
    ) = SvgElement(
        "rect",
        "class" to "part-${part + 1}",
        "x" to x,
        "y" to y,
        "width" to width,
        "height" to height,
    )

    private companion object {
        const val WIDTH = 860.0
        const val MARGIN = 16.0
        const val TITLE = 14.0
        const val LINE = 18.0
        const val LEGEND = 76.0
        const val TOP = 84.0
        const val GROUP = 30.0
        const val ROW = 24.0
        const val GAP = 8.0
        const val INDENT = 12.0
        const val BOX = 12.0
        const val PADDING = 6.0

        /** Room for the total behind the longest bar. */
        const val TOTAL = 60.0

        /** The least width of a part with its number. */
        const val NUMBER = 14.0
        const val BASELINE = 7.0
        const val CHARACTER = 7.4

        /** So that bars of nothing can be drawn. */
        const val LEAST = 1e-9

        val STYLE =
            """
            text { font: 13px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; fill: #1f2328 }
            .title { font-size: 16px; font-weight: 600 } .heading { font-weight: 600 }
            .quiet { font-size: 12px; fill: #59636e } .middle { text-anchor: middle }
            .page { fill: #ffffff } rect { stroke-width: 1 } rect:not(.page) { stroke: #59636e }
            .part-1 { fill: #cfe2ff } .part-2 { fill: #ffd8a8 } .part-3 { fill: #b2f2bb } .part-4 { fill: #ffc9c9 }
            .part-5 { fill: #d0bfff } .part-6 { fill: #e9ecef } .part-7 { fill: #ffec99 }
            @media (prefers-color-scheme: dark) {
            text { fill: #f0f6fc } .quiet { fill: #9198a1 } .page { fill: #0d1117 } rect:not(.page) { stroke: #9198a1 }
            .part-1 { fill: #1c3d66 } .part-2 { fill: #5c3a0a } .part-3 { fill: #14532d } .part-4 { fill: #5c1a1a }
            .part-5 { fill: #3b2a6b } .part-6 { fill: #343a40 } .part-7 { fill: #5c4a00 }
            }
            """.trimIndent()
    }
}
