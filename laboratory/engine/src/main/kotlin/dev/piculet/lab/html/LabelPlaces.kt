package dev.piculet.lab.html

/**
 * Finds places for the labels of points, so that they cover neither one another nor a point, if there is room.
 *
 * @param across where labels may stand, from left to right
 * @param down and from the top
 */
internal class LabelPlaces(
    private val across: ClosedFloatingPointRange<Double>,
    private val down: ClosedFloatingPointRange<Double>,
    points: List<Pair<Double, Double>>,
) {
    private class Box(
        val left: Double,
        val top: Double,
        val right: Double,
        val bottom: Double,
    ) {
        fun covers(other: Box): Boolean =
            left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    private val taken = points.mapTo(mutableListOf()) { (x, y) -> Box(x - MARK, y - MARK, x + MARK, y + MARK) }

    /** Returns where the text of a point's label begins, on its baseline. */
    fun placeOf(
        label: String,
        x: Double,
        y: Double,
    ): Pair<Double, Double> {
        val width = label.length * CHARACTER
        val lefts = listOf(x + GAP, x - GAP - width, x - width / 2)
        val baselines = listOf(0.0, LINE, -LINE, 2 * LINE, -2 * LINE).map { y + RISE + it }
        val places = baselines.flatMap { baseline -> lefts.map { it to baseline } }
        val place = places.firstOrNull { (left, baseline) -> isFree(boxOf(left, baseline, width)) } ?: places.first()
        taken += boxOf(place.first, place.second, width)
        return place
    }

    private fun boxOf(
        left: Double,
        baseline: Double,
        width: Double,
    ) = Box(left, baseline - LINE + 2, left + width, baseline + 2)

    private fun isFree(box: Box): Boolean =
        box.left in across && box.right in across && box.top in down && box.bottom in down && taken.none(box::covers)

    private companion object {
        /** Half the width of a point, with a little air. */
        const val MARK = 6.0

        /** Between a point and the label beside it. */
        const val GAP = 10.0

        /** A generous width: the reader's font is unknown. */
        const val CHARACTER = 7.0
        const val LINE = 14.0

        /** From the middle of a label to its baseline. */
        const val RISE = 4.0
    }
}
