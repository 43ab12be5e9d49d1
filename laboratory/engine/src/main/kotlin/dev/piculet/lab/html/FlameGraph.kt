package dev.piculet.lab.html

import dev.piculet.lab.explain.Frame
import dev.piculet.lab.explain.Profile
import dev.piculet.lab.picture.SvgElement
import dev.piculet.lab.picture.svgText
import dev.piculet.lab.report.ExplanationText
import dev.piculet.lab.report.percent
import dev.piculet.lab.report.printable

/**
 * The paths of a profile as a flame graph: a box a method, as wide as its share of the time, its callees below it (Gregg, The
 * Flame Graph, 2016). What a path takes besides its callees is the room below its box that they leave.
 */
internal class FlameGraph(
    private val profile: Profile,
) {
    private class Box(
        val frame: Frame,
        val depth: Int,
        val x: Double,
        val width: Double,
    )

    private val boxes = mutableListOf<Box>()

    init {
        place(profile.calls, 0, 0.0)
    }

    private fun place(
        frame: Frame,
        depth: Int,
        x: Double,
    ) {
        val width = WIDTH * frame.samples / profile.calls.samples
        if (width < LEAST) return
        boxes += Box(frame, depth, x, width)
        var left = x
        for (callee in frame.callees) {
            place(callee, depth + 1, left)
            left += WIDTH * callee.samples / profile.calls.samples
        }
    }

    fun drawing(): SvgElement {
        val height = (boxes.maxOf { it.depth } + 1) * ROW
        return SvgElement(
            "svg",
            "class" to "flames",
            "viewBox" to "0 0 ${svgNumber(WIDTH)} ${svgNumber(height)}",
            "width" to WIDTH,
            "height" to height,
            "role" to "img",
            "aria-label" to printable("Where ${profile.label} spends its time: ${profile.calls.samples} samples"),
        ).with(boxes.map(::drawn))
    }

    private fun drawn(box: Box): SvgElement {
        val share = box.frame.samples.toDouble() / profile.calls.samples
        val tip = "${box.frame.method}: ${ExplanationText.nanos(profile.cpuNs * share)}, ${percent(share)}"
        val y = box.depth * ROW
        val width = (box.width - GAP).coerceAtLeast(GAP)
        val rect = SvgElement("rect", "x" to box.x, "y" to y, "width" to width, "height" to ROW - GAP)
        val room = ((box.width - 2 * PADDING) / CHARACTER).toInt()
        val name = box.frame.method.short
        val label = if (room < FEWEST) {
            null
        } else if (name.length <= room) {
            name
        } else {
            name.take(room - 1) + "…"
        }
        return SvgElement("g", "class" to kindOf(box.frame)).with(
            listOfNotNull(
                SvgElement("title").text(printable(tip)),
                rect,
                label?.let { svgText(box.x + PADDING, y + ROW - BASELINE, "name", printable(it)) },
            ),
        )
    }

    /** The JDK's own methods are paler: what a library calls is not its own code. */
    private fun kindOf(frame: Frame) = if (frame.method.isOfJdk) "frame jdk" else "frame"

    private companion object {
        const val WIDTH = 1200.0
        const val ROW = 18.0
        const val GAP = 1.0
        const val PADDING = 4.0
        const val BASELINE = 5.5
        const val CHARACTER = 6.6

        /** Boxes that are narrower are not drawn. */
        const val LEAST = 0.6

        /** Names that would have fewer characters are left out. */
        const val FEWEST = 3
    }
}
