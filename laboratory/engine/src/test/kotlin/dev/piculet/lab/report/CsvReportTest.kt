package dev.piculet.lab.report

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.Locale

class CsvReportTest {
    private val records = parse(CsvReport().render(RichRun.results))
    private val header = records.first()

    private fun value(
        record: List<String>,
        name: String,
    ) = record[header.indexOf(name)]

    @Test
    fun `every record has a field for every name and ends with CRLF`() {
        assertEquals(1 + RichRun.results.tables.sumOf { it.rows.size }, records.size)
        assertEquals(setOf(header.size), records.map { it.size }.toSet())
        val text = CsvReport().render(RichRun.results)
        assertEquals(records.size, text.split("\r\n").size - 1)
        assertTrue(text.endsWith("\r\n"))
    }

    @Test
    fun `commas, quotes and line ends are quoted`() {
        val detail = "a \"quoted\", and\nbroken detail"
        val text = CsvReport().render(runOf(tableOf("serialize", listOf(wrong("bad", detail)))))
        assertTrue("\"a \"\"quoted\"\", and\nbroken detail\"" in text)
        assertEquals(detail, value(parse(text)[1], "detail"))
    }

    @Test
    fun `a text that a spreadsheet would take for a formula is none`() {
        val formulas = listOf("=1+1", "+cmd", "-1+1", "@SUM(A1)", "\t=1", "=\"a\",\"b\"")
        for (detail in formulas) {
            val text = CsvReport().render(runOf(tableOf("serialize", listOf(wrong("bad", detail)))))
            assertEquals("'$detail", value(parse(text)[1], "detail"))
        }
        assertEquals("-1.5,-2,1=1\r\n", CsvText.lineOf(listOf("-1.5", "-2", "1=1")))
    }

    @Test
    fun `figures are exact`() {
        val row = RichRun.results.tables[0].rows[1]
        assertEquals(row.cpuNs!!.value, value(records[2], "cpu_ns").toDouble())
        assertEquals(row.ratio!!.estimate.high, value(records[2], "ratio_high").toDouble())
        assertEquals(
            row.forks,
            value(records[2], "forks_wall_ns").split(';').map { fork -> fork.split(' ').map(String::toDouble) },
        )
    }

    @Test
    fun `every report has dots whatever the locale`() {
        val reports = listOf(CsvReport(), JsonReport(), JmhReport("1.37"), MarkdownReport(), TerminalReport(80, true))
        val before = Locale.getDefault()
        val english = reports.map { it.render(RichRun.results) }
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"))
            assertEquals(english, reports.map { it.render(RichRun.results) })
        } finally {
            Locale.setDefault(before)
        }
    }

    /** Reads RFC 4180. */
    private fun parse(text: String): List<List<String>> {
        val field = Regex("(?:\"((?:[^\"]|\"\")*)\"|([^,\"\\r\\n]*))(,|\\r\\n)")
        val records = mutableListOf(mutableListOf<String>())
        for (match in field.findAll(text)) {
            val (quoted, plain, end) = match.destructured
            records.last() += quoted.replace("\"\"", "\"") + plain
            if (end != ",") records += mutableListOf<String>()
        }
        return records.dropLast(1)
    }
}
