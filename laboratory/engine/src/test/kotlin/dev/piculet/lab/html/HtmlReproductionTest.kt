package dev.piculet.lab.html

import dev.piculet.lab.report.ReproductionCsv
import dev.piculet.lab.report.ReproductionMarkdown
import dev.piculet.lab.reproduce.ReproducedTable
import dev.piculet.lab.reproduce.StoredFigures
import dev.piculet.lab.store.ReproductionStore
import org.jsoup.Jsoup
import org.jsoup.nodes.Element
import org.junit.jupiter.api.Test
import java.nio.file.Path
import java.util.Base64
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class HtmlReproductionTest {
    private val stored = ReproductionStore.read(Path.of(System.getProperty("piculet.lab.home"), "docs/runs/write-ups"))
    private val tables = StoredFigures(stored).tables().filter { it.isMeasured }
    private val text = HtmlReproduction(stored.record).render(tables)
    private val page = Jsoup.parse(text)

    private fun markdownCells(table: ReproducedTable): List<List<String>> =
        ReproductionMarkdown
            .linesOf(table)
            .filter { Regex("\\|[^-].*").matches(it) }
            .map { line -> line.split(Regex("(?<!\\\\)\\|")).drop(1).dropLast(1).map { plain(it.trim()) } }

    private fun plain(markdown: String) = markdown.replace(Regex("\\\\(.)"), "$1")

    private fun cells(table: Element): List<List<String>> =
        table.select("tr").map { row -> row.children().map { it.text().trim() } }

    @Test
    fun `every table has the figures of its Markdown, and the difference before them`() {
        assertEquals(5, tables.size)
        val shown = page.select("table.published")
        assertEquals(tables.map(::markdownCells), shown.map(::cells))
        val sentences = page.select("h3 + p").map { it.text() }
        assertEquals(tables.map { plain(ReproductionMarkdown.linesOf(it).last()) }, sentences)
    }

    @Test
    fun `each write-up has a chapter, in their order`() {
        val chapters = page.select("h2").map { it.text().take(3) }
        assertEquals(tables.map { it.writeUp.id }.distinct(), chapters.dropLast(2))
        assertEquals(page.select("[id]").map { it.id() }.distinct(), page.select("[id]").map { it.id() })
        assertEquals(emptyList(), page.select("table").filter { it.selectFirst("> caption") == null })
        assertEquals(emptyList(), page.select("script, link, img, iframe").toList())
    }

    @Test
    fun `wrong output is marked, and its reason below`() {
        val wrong = page.select("td.wrong").first()!!
        assertContains(wrong.text(), Regex("WRONG [a-z]"))
        assertContains(page.select(".notes").text(), "isPromotion")
    }

    @Test
    fun `below a table stands what its figures are worth`() {
        val notes = page.select(".notes").map { it.text() }
        assertTrue(notes.any { "A/A pair: " in it && "A kernel that never changes differed by " in it }, "$notes")
    }

    @Test
    fun `several commands stand below one another`() {
        val record = stored.record.copy(command = "./lab reproduce 003\n./lab reproduce 004")
        val blocks = Jsoup.parse(HtmlReproduction(record).render(tables)).select("pre").map { it.wholeText() }
        assertContains(blocks, record.command)
    }

    @Test
    fun `the page has the command that repeats it, and the CSV`() {
        assertContains(page.text(), stored.record.command)
        val link = page.select("a[download=reproduction.csv]").attr("href")
        val csv = String(Base64.getDecoder().decode(link.substringAfter("base64,")))
        assertEquals(ReproductionCsv().render(tables), csv)
    }
}
