package dev.piculet.lab.report

/**
 * Lines of comma-separated values by RFC 4180. A text that a spreadsheet would take for a formula has an apostrophe before it:
 * details quote what contenders wrote.
 */
internal object CsvText {
    private const val LINE_END = "\r\n"
    private const val QUOTED = ",\"\r\n"
    private const val FORMULA = "=+-@\t\r"

    /** Returns the fields as a line, its end included. */
    fun lineOf(fields: List<String>): String = fields.joinToString(",", postfix = LINE_END, transform = ::field)

    private fun field(text: String): String {
        val plain = if (isFormula(text)) "'$text" else text
        return if (plain.any { it in QUOTED }) "\"${plain.replace("\"", "\"\"")}\"" else plain
    }

    private fun isFormula(text: String) = text.isNotEmpty() && text[0] in FORMULA && text.toDoubleOrNull() == null
}
