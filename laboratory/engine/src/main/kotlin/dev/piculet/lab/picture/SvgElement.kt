package dev.piculet.lab.picture

import java.math.BigDecimal
import java.math.RoundingMode

/**
 * An element of an SVG document.
 *
 * @param attributes in the order in which they are written
 */
internal class SvgElement(
    private val name: String,
    private vararg val attributes: Pair<String, Any>,
) {
    private val children = mutableListOf<SvgElement>()
    private var text: String? = null

    fun with(vararg more: SvgElement): SvgElement = with(more.asList())

    fun with(more: Iterable<SvgElement>): SvgElement = apply { children += more }

    fun text(content: String): SvgElement = apply { text = content }

    /** Returns one line for each element that has children, text or neither. */
    fun lines(indent: String = ""): List<String> {
        val written = attributes.joinToString("") { (key, value) -> " $key=\"${escaped(shown(value))}\"" }
        val start = "$indent<$name$written"
        val content = text
        return when {
            content != null -> listOf("$start>${escaped(content)}</$name>")
            children.isEmpty() -> listOf("$start/>")
            else -> listOf("$start>") + children.flatMap { it.lines("$indent  ") } + "$indent</$name>"
        }
    }

    private fun shown(value: Any): String = if (value is Double) tenths(value) else "$value"

    private fun escaped(text: String) =
        text
            .replace("&", "&amp;")
            .replace("<", "&lt;")
            .replace(">", "&gt;")
            .replace("\"", "&quot;")
}

/** Returns a length with one decimal at most: nobody sees more, and files stay small. */
internal fun tenths(value: Double): String {
    val rounded = BigDecimal(value).setScale(1, RoundingMode.HALF_UP)
    return if (rounded.signum() == 0) "0" else rounded.stripTrailingZeros().toPlainString()
}
