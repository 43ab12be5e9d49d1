package dev.piculet.lab.page

import dev.piculet.lab.LabException

/**
 * A document with regions that the lab fills: from a line that begins with `<!-- lab:`, whose comment may have several
 * lines, to the line `<!-- /lab -->`.
 *
 * @property name relative to the checkout, with slashes
 */
internal class Page(
    val name: String,
    text: String,
) {
    private val lines = text.removeSuffix("\n").split('\n')

    /**
     * Returns the text with every region filled anew.
     *
     * @throws LabException if marks don't match; the message names page and line
     */
    fun filled(content: (Directive) -> List<String>): String {
        val filled = mutableListOf<String>()
        var next = 0
        while (next < lines.size) {
            if (lines[next] == END) throw LabException("${placeOf(next)}: $END has no beginning.")
            if (isStart(next)) {
                filled += region(next, content)
                next = endOf(next)
            } else {
                filled += lines[next]
            }
            next++
        }
        return filled.joinToString("\n", postfix = "\n")
    }

    private fun region(
        start: Int,
        content: (Directive) -> List<String>,
    ): List<String> {
        val comment = lines.subList(start, commentEnd(start) + 1)
        val text = comment.joinToString(" ").removePrefix(START).removeSuffix(COMMENT_END)
        return comment + content(Directive.of(text, placeOf(start))) + END
    }

    private fun isStart(line: Int) = lines[line].startsWith(START)

    private fun commentEnd(start: Int): Int =
        (start until lines.size).firstOrNull { lines[it].endsWith(COMMENT_END) }
            ?: throw LabException("${placeOf(start)}: the comment has no end.")

    private fun endOf(start: Int): Int {
        val end = (commentEnd(start) + 1 until lines.size).firstOrNull { lines[it] == END || isStart(it) }
        return end?.takeUnless(::isStart) ?: throw LabException("${placeOf(start)}: there is no $END to this region.")
    }

    private fun placeOf(line: Int) = "$name:${line + 1}"

    companion object {
        const val START = "<!-- lab:"
        const val END = "<!-- /lab -->"
        private const val COMMENT_END = "-->"
    }
}
