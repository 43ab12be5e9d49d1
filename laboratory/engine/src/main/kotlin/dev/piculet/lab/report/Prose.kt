package dev.piculet.lab.report

/**
 * Returns the text without characters that control a terminal or a table. Details quote contenders' output, which may
 * contain escape sequences or line ends.
 */
internal fun printable(text: String): String =
    buildString(text.length) {
        text.forEach { char ->
            when {
                char.isWhitespace() -> append(' ')
                char.isISOControl() || char.category == CharCategory.FORMAT ->
                    append("\\u").append(char.code.toString(16).padStart(4, '0'))
                else -> append(char)
            }
        }
    }

/**
 * Breaks text into lines of at most [width] characters. Lines after the first begin with [indent], which is shorter than
 * that. A word that is longer than a line is cut, behind a punctuation mark if there is one.
 */
internal fun wrap(
    text: String,
    width: Int,
    indent: String = "",
): List<String> {
    val lines = mutableListOf<String>()
    var line = ""
    for ((i, word) in text.split(' ').withIndex()) {
        if (i > 0 && line.length + 1 + word.length <= width) {
            line += " $word"
            continue
        }
        if (i > 0) {
            lines += line
            line = indent
        }
        var rest = word
        while (line.length + rest.length > width) {
            val cut = cutOf(rest, width - line.length)
            lines += line + rest.take(cut)
            rest = rest.drop(cut)
            line = indent
        }
        line += rest
    }
    return lines + line
}

/** Returns how many of the word's characters go into [room]: not less than half of them. */
private fun cutOf(
    word: String,
    room: Int,
): Int = (room downTo room / 2 + 1).firstOrNull { word[it - 1] in "-@,;:/" } ?: room.coerceAtLeast(1)

/** Joins the lines of a report's parts, an empty line between two of them. A part without lines is left out. */
internal fun paragraphs(parts: List<List<String>>): String =
    parts.filter { it.isNotEmpty() }.joinToString("\n\n", postfix = "\n") { it.joinToString("\n") }

/** Joins words as a sentence does: `a`, `a and b`, `a, b and c`. */
internal fun enumerate(words: List<String>): String =
    if (words.size < 2) words.joinToString() else "${words.dropLast(1).joinToString()} and ${words.last()}"
