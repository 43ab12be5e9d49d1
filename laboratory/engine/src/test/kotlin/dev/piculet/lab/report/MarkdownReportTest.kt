package dev.piculet.lab.report

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class MarkdownReportTest {
    @Test
    fun `tables line up as source and have one cell a column`() {
        val tables =
            MarkdownReport()
                .render(RichRun.results)
                .split("\n\n")
                .filter { it.startsWith("|") }
        assertTrue(tables.size > 5)
        for (table in tables) {
            assertEquals(1, table.lines().map { it.length }.toSet().size) { table }
            assertEquals(1, table.lines().map { line -> line.split(Regex("(?<!\\\\)\\|")).size }.toSet().size) { table }
        }
    }

    @Test
    fun `text of contenders is not markup`() {
        val detail = "writes <b>|*x*_y_ `z` [a](b) & c"
        val rows = listOf(timed("handwritten", 1.0), wrong("bad", detail))
        val text = MarkdownReport().render(runOf(tableOf("serialize", rows)))
        assertTrue("writes \\<b\\>\\|\\*x\\*\\_y\\_ \\`z\\` \\[a](b) \\& c" in text) { text }
    }
}
