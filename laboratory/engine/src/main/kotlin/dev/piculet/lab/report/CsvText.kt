package dev.piculet.lab.report

/** Lines of comma-separated values by RFC 4180. */
internal object CsvText {
    private const val LINE_END = "\r\n"
    private const val QUOTED = ",\"\r\n"

    /** Returns the fields as a line, its end included. */
    fun lineOf(fields: List<String>): String = fields.joinToString(",", postfix = LINE_END, transform = ::field)

    private fun field(text: String): String =
        if (text.any { it in QUOTED }) "\"${text.replace("\"", "\"\"")}\"" else text
}
