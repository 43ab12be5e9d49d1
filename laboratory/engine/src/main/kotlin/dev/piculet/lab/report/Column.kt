package dev.piculet.lab.report

/** On which side of a column its cells line up; [DECIMAL] lines up the ends of their integer parts. */
internal enum class Align { LEFT, RIGHT, DECIMAL }

/**
 * A column of a table.
 *
 * @property gap spaces before it in plain text, unless it is the first of its block
 */
internal class Column(
    val header: String,
    val align: Align,
    val gap: Int = 2,
) {
    /** Returns how many spaces each text needs behind it, so that decimal points stand below one another. */
    fun missingFractions(texts: List<String>): List<Int> {
        if (align != Align.DECIMAL) return texts.map { 0 }
        val longest = texts.maxOfOrNull { fraction(it).length } ?: 0
        return texts.map { if (it.isEmpty()) 0 else longest - fraction(it).length }
    }

    /** Returns what follows the integer part: `.32×` of `1.32×`. Text without digits counts as an integer part. */
    private fun fraction(text: String) = text.dropWhile { it != '.' && it != '×' }
}
