package dev.piculet.lab.html

import dev.piculet.lab.experiment.Role
import dev.piculet.lab.page.TIMES
import dev.piculet.lab.page.run
import dev.piculet.lab.page.wrong
import dev.piculet.lab.plan
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.report.CsvReport
import dev.piculet.lab.report.JsonReport
import dev.piculet.lab.report.MarkdownReport
import dev.piculet.lab.report.RichRun
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.medianOf
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.jsoup.Jsoup
import org.jsoup.nodes.Document
import org.jsoup.nodes.Element
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource
import java.util.Base64
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class HtmlReportTest {
    private fun page(name: String): Document = Jsoup.parse(pageOf(kept(name)))

    private fun wrongRun() = run(TIMES) { wrong(it, "slow") }

    /** Rank, name, time, ±, wall time, ratio, interval, B/op, bytes and gzip, as the Markdown form has them. */
    private fun cellsOf(row: Element): List<String> {
        val texts = row.children().map { it.text() }
        val name = row.child(0).clone().also { it.select(".version").remove() }.text()
        return listOf(texts[1], name) + listOf(2, 3, 8, 4, 5, 9, 10, 11).map(texts::get)
    }

    private fun markdownRows(results: RunResults): List<List<String>> =
        MarkdownReport()
            .render(results)
            .lines()
            .dropLastWhile { !it.startsWith("## Environment") }
            .filter { Regex("\\| +[\\d–]+(\\\\\\*)? \\|.*").matches(it) }
            .map { line -> line.split('|').drop(1).dropLast(1).map { it.trim().replace("\\*", "*").replace("**", "") } }

    @ParameterizedTest
    @ValueSource(strings = ["objects", "jackson3"])
    fun `figures and the order of rows are those of the Markdown form`(name: String) {
        val expected = markdownRows(resultsOf(kept(name)))
        val rows = page(name).select("table.figures > tbody > tr").map(::cellsOf)
        assertTrue(expected.size > 10)
        assertEquals(expected, rows)
    }

    @Test
    fun `a run with everything has the figures of the Markdown form, a table a JDK`() {
        val page = Jsoup.parse(HtmlReport(plan(), emptyList()).render(RichRun.results))
        val rows = page.select("table.figures > tbody > tr:not(.wrong)").map(::cellsOf)
        val expected = markdownRows(RichRun.results)
        assertTrue(expected.size > 20)
        assertEquals(expected.map { it.filter(String::isNotEmpty) }, rows.map { it.filter(String::isNotEmpty) })
        val captions = page.select("table.figures caption").map { it.text() }
        assertContains(captions, "objects/simple: serialize on JDK 17.0.15 ratio to handwritten")
        assertContains(captions, "objects/simple: serialize on JDK 25.0.1 ratio to handwritten")
        val inconclusive = "required/java-with-annotation: serialize on JDK 17.0.15, inconclusive ratio to jsoniter"
        assertContains(captions, inconclusive)
        val leftOut = "Left out objects/deep, objects/media: the time budget of 5 min 40 s does not reach."
        assertContains(page.text(), leftOut)
        assertContains(page.select(".notes").text(), "unsupported avro: Has no type for 'short'.")
        assertContains(page.select(".answer").text(), "To serialize on JDK 25.0.1: handwritten is the fastest")
    }

    @ParameterizedTest
    @ValueSource(strings = ["objects", "jackson3"])
    fun `nothing is loaded from anywhere`(name: String) {
        val text = pageOf(kept(name))
        val page = Jsoup.parse(text)
        val links = page.select("[href], [src], [srcset], [action]").map { it.attr("href") + it.attr("src") }
        assertEquals(emptyList(), links.filterNot { it.startsWith("#") || it.startsWith("data:") })
        assertEquals(emptyList(), page.select("link, img, iframe, object, embed").toList())
        val foreign = Regex("https?://[^\"' ]+|@import|url\\(").findAll(text).map { it.value }.toSet()
        assertEquals(setOf("http://www.w3.org/2000/svg"), foreign)
        assertContains(text, "default-src 'none'")
    }

    @ParameterizedTest
    @ValueSource(strings = ["objects", "jackson3"])
    fun `ids are unique, and links within the page lead somewhere`(name: String) {
        val page = page(name)
        val ids = page.select("[id]").map { it.id() }
        assertEquals(ids.distinct(), ids)
        val links = page.select("[href^=#]").map { it.attr("href").drop(1) }
        val names = page.select("[aria-labelledby]").map { it.attr("aria-labelledby") }
        assertEquals(emptyList(), (links + names).filter { it !in ids })
    }

    @Test
    fun `headings go down one level at a time, after a single first one`() {
        val levels = page("objects").select("h1, h2, h3, h4").map { it.tagName().drop(1).toInt() }
        assertEquals(1, levels.first())
        assertEquals(1, levels.count { it == 1 })
        assertTrue(levels.zipWithNext().all { (one, next) -> next - one <= 1 }, "$levels")
        assertEquals("Verdict", page("objects").selectFirst("h2")?.text())
    }

    @Test
    fun `tables have captions, headings scopes, pictures texts and fields labels`() {
        val page = page("objects")
        val tables = page.select("table")
        assertEquals(emptyList(), tables.filter { it.selectFirst("> caption")?.text().isNullOrBlank() })
        assertEquals(emptyList(), page.select("th").filter { it.attr("scope") !in setOf("col", "row") })
        val rows = page.select("tbody tr")
        assertEquals(emptyList(), rows.filter { it.child(0).attr("scope") != "row" })
        val pictures = page.select("svg").filter { it.attr("aria-hidden") != "true" }
        assertEquals(5, pictures.size)
        assertEquals(emptyList(), pictures.filter { it.attr("role") != "img" || it.selectFirst("> title") == null })
        val fields = page.select("select, input")
        assertEquals(emptyList(), fields.filter { field -> field.parents().none { it.tagName() == "label" } })
        assertEquals("en", page.selectFirst("html")?.attr("lang"))
    }

    @Test
    fun `the verdict comes first, then work that was not done, then doubts`() {
        val run = wrongRun()
        val results = resultsOf(run).copy(warnings = listOf("The machine was <crowded>."))
        val page = Jsoup.parse(HtmlReport(run.plan, run.trials).render(results))
        val verdict = page.selectFirst("section[aria-labelledby=verdict]")!!.children().drop(1)
        val kinds = listOf("answer", "answer", "failure", "warning", "scrollable")
        assertEquals(kinds, verdict.map { it.className() })
        val sentence = "To serialize: quick is the fastest on simple, where the next, hand, takes 1.82× ["
        assertContains(verdict[0].text(), sentence)
        assertContains(verdict[2].text(), "WRONG OUTPUT by slow.")
        assertContains(verdict[2].text(), "slow (objects/simple, serialize and deserialize): {}")
        assertEquals("Warning: The machine was <crowded>.", verdict[3].text())
    }

    @Test
    fun `who did other work has a line without figures`() {
        val row = Jsoup.parse(pageOf(wrongRun())).select("table.figures tr.wrong").first()!!
        assertEquals("slow 1.0 WRONG OUTPUT {}", row.text())
        assertEquals(2, row.children().size)
    }

    @Test
    fun `texts of contenders are no markup`() {
        val detail = "writes <b>x</b></script><script>alert(1)</script> & \"y\""
        val run =
            run(TIMES) { plan ->
                val wrong = wrong(plan, "slow")
                wrong.copy(gate = wrong.gate.map { gate -> gate.copy(detail = gate.detail?.let { detail }) })
            }
        val text = pageOf(run)
        val page = Jsoup.parse(text)
        assertEquals(2, page.select("script").size)
        assertEquals(emptyList(), page.select("b").toList())
        assertContains(page.select("tr.wrong").first()!!.text(), detail)
    }

    @Test
    fun `the raw data in the page are the other forms`() {
        val results = resultsOf(kept("objects"))
        val links = page("objects").select("a[download]").associate { it.attr("download") to it.attr("href") }
        val texts = links.mapValues { (_, link) -> String(Base64.getDecoder().decode(link.substringAfter("base64,"))) }
        val expected =
            mapOf("results.csv" to CsvReport().render(results), "results.json" to JsonReport().render(results))
        assertEquals(expected, texts)
    }

    @Test
    fun `the environment has what it takes to repeat the run`() {
        val page = page("objects")
        val plan = kept("objects").plan
        assertEquals(plan.command, page.selectFirst("#command")?.text())
        val facts = page.select("table.facts").first()!!.text()
        val flags = "-Xms1g -Xmx1g -XX:+AlwaysPreTouch"
        listOf(flags, "G1 collector", plan.environment.commit!!, "Seed 2026").forEach { assertContains(facts, it) }
        assertContains(page.select("table.facts").last()!!.text(), "com.esotericsoftware:kryo:5.6.2")
    }

    @Test
    fun `each row has the warm-up of its forks, from the first iteration to the measurement`() {
        val run = kept("objects")
        val row = page("objects").select("table.figures tr[data-row]").first { it.child(0).text().startsWith("kryo ") }
        val caption = row.closest("table")!!.selectFirst("caption")!!.text()
        val cell =
            run.trials.map { it.cell }.first {
                val place = "${it.group?.suite}/${it.group?.payload}: ${it.group?.operation}"
                it.role == Role.CONTENDER && it.entry.contender == "kryo" && place in caption
            }
        val trials = Trials(run.trials).good(cell)
        val first = medianOf(trials.map { it.warmupCpuNs.first() / it.cpuNs!! })
        assertEquals(first, row.selectFirst("td.warm .unseen")!!.text().substringBefore(' ').toDouble(), first / 100)
        val points = row.selectFirst("td.warm polyline")!!.attr("points").split(' ')
        assertEquals(trials.first().warmupCpuNs.size + 1, points.size)
    }

    @Test
    fun `every good and failed trial is drawn, the kernel's in a strip of its own`() {
        val run = kept("objects")
        val paths = page("objects").select("path.dots").map { it.attr("d") }
        assertEquals(run.trials.size, paths.sumOf { path -> path.count { it == 'M' } })
        val kernels = run.trials.count { it.cell.group == null }
        assertEquals(kernels, page("objects").selectFirst("polyline.kernel")!!.attr("points").split(' ').size)
    }

    @Test
    fun `an unfinished run and a run without trials are pages as well`() {
        val few = run(TIMES, blocks = 2)
        val undecided =
            "Undecided for want of trials (fewer than 6 trials each): objects/simple (serialize, deserialize)."
        assertContains(Jsoup.parse(pageOf(few)).text(), undecided)
        val none = run(TIMES, blocks = 0)
        val page = Jsoup.parse(pageOf(none))
        assertContains(page.text(), "Nothing was compared: no group has times of two contenders.")
        assertEquals(null, page.selectFirst("#timeline"))
    }

    @Test
    fun `the same run gives the same page`() = assertEquals(pageOf(kept("objects")), pageOf(kept("objects")))

    @Test
    fun `the figures for the page's script are those that stand in it`() {
        val page = page("objects")
        val data = Json.parseToJsonElement(page.selectFirst("#page-data")!!.data()).jsonObject
        val own = data.getValue("ratios").jsonArray[0].jsonArray[0].jsonObject.getValue("rows").jsonObject
        val shown =
            page.select("table.figures tr[data-row]").associate { row ->
                row.attr("data-row") to listOf(".ratio", ".bounds", "td.verdict").map { row.selectFirst(it)!!.text() }
            }
        val verdicts = data.getValue("verdicts").jsonArray.map { it.jsonPrimitive.content }
        val given =
            own.mapValues { (_, cells) ->
                val (text, bounds, verdict) = cells.jsonArray.map { it.jsonPrimitive.content }
                listOf(text, bounds, verdicts[verdict.toInt()])
            }
        assertEquals(shown, given)
        val names = data.getValue("baselines").jsonArray.map { it.jsonPrimitive.content }
        assertEquals(listOf("", "handwritten", "piculet", "activej", "fory", "kryo"), names)
        assertFalse(data.getValue("trials").jsonArray.map(JsonElement::toString).any { "null" in it })
    }
}
