package dev.piculet.lab.html

import dev.piculet.lab.picture.SvgElement
import dev.piculet.lab.picture.tenths

/** The marks of the page's drawings, each once. They differ by shape, so that colours need not be told apart. */
internal object Shapes {
    /** The marks of a ratio by its verdict, with their meaning. */
    val verdicts: List<Pair<String, String>> =
        listOf(
            "faster" to "faster",
            "slower" to "slower",
            "same" to "no difference was found",
            "undecided" to "undecided",
            "baseline" to "the baseline",
        )

    /** The marks around the point 0, 0. */
    fun definitions(): SvgElement =
        SvgElement("svg", "class" to "shapes", "width" to 0, "height" to 0, "aria-hidden" to "true").with(
            SvgElement("defs").with(
                shape("faster", "M-6 0L0-6L6 0L0 6Z"),
                shape("slower", "M-4.5-4.5h9v9h-9Z"),
                shape("same", "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z"),
                shape("undecided", "M-4-4L4 4M-4 4L4-4"),
                shape("baseline", "M0-7V7"),
                shape("none", ""),
            ),
        )

    private fun shape(
        name: String,
        path: String,
    ) = SvgElement("path", "id" to "shape-$name", "d" to path)
}

/** Returns a length as drawings write it: with one decimal at most. */
internal fun svgNumber(value: Double): String = tenths(value)
