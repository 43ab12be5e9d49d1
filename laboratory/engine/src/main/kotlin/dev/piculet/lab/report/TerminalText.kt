package dev.piculet.lab.report

/**
 * How reports set text in a terminal.
 *
 * @param width characters that a line may have; text is never set narrower than 40
 * @param colour true to paint with ANSI escape sequences
 */
internal class TerminalText(
    width: Int,
    private val colour: Boolean,
) {
    val width: Int = width.coerceAtLeast(MIN_WIDTH)

    /** Sets text in a column of its own beside its title. */
    fun hanging(
        title: String,
        indent: Int,
        text: String,
    ): List<String> =
        wrap(text, width - indent).mapIndexed { i, line -> (if (i == 0) title else "").padEnd(indent) + line }

    /** Sets a text of its own. */
    fun paragraph(
        text: String,
        ink: Ink = Ink.PLAIN,
    ): List<String> = wrap(printable(text), width, INDENT).map { paint(it, ink) }

    /** Sets text under a heading. */
    fun item(text: String): List<String> = wrap(INDENT + text, width, INDENT + INDENT)

    fun paint(
        text: String,
        ink: Ink,
    ): String = if (colour) ink.paint(text) else text

    companion object {
        const val INDENT: String = "  "

        private const val MIN_WIDTH = 40
    }
}
