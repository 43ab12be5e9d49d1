package dev.piculet.lab.report

/** How a piece of text stands out on a terminal that shows colours. */
internal enum class Ink(
    private val code: String,
) {
    PLAIN(""),
    BOLD("1"),
    FASTEST("1;32"),
    WRONG("1;31"),
    WARNING("33"),
    ;

    /** Returns the text between the escape sequences that switch this ink on and off. */
    fun paint(text: String): String = if (this == PLAIN || text.isEmpty()) text else "$ESCAPE[${code}m$text$ESCAPE[0m"

    private companion object {
        const val ESCAPE = '\u001b'
    }
}
