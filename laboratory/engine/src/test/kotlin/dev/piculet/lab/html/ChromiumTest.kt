package dev.piculet.lab.html

import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.page.TIMES
import dev.piculet.lab.page.run
import dev.piculet.lab.page.wrong
import dev.piculet.lab.report.MarkdownReport
import dev.piculet.lab.result.RunAnalysis
import org.jsoup.Jsoup
import org.jsoup.nodes.Document
import org.jsoup.nodes.Entities
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** The page in a browser: what its script does, and that it does it without an error or a request. */
@Tag("slow")
class ChromiumTest {
    @TempDir
    lateinit var folder: Path

    private lateinit var chromium: Chromium

    @BeforeEach
    fun `a browser is here`() {
        val executable = Chromium.find()
        assumeTrue(executable != null, "No chromium, chromium-browser or google-chrome on the PATH.")
        chromium = Chromium(executable!!, folder)
    }

    private val objects by lazy { pageOf(kept("objects")) }

    private fun shown(
        fragment: String = "",
        script: String = "",
        html: String = objects,
    ): Document {
        val shown = chromium.show(html, fragment, script)
        assertEquals(emptyList(), shown.console)
        return shown.page
    }

    /** Chooses an option as a user does. */
    private fun choose(
        field: String,
        value: Int,
    ) = "for (const field of [document.getElementById('$field')]) " +
        "{ field.value = '$value'; field.dispatchEvent(new Event('change')) }"

    private fun Document.rows(table: Int = 0) = select("table.figures")[table].select("tbody > tr")

    private fun Document.column(
        name: String,
        table: Int = 0,
    ): List<String> {
        val heads = select("table.figures")[table].select("thead th")
        val index = heads.indexOfFirst { it.attr("data-column") == name }
        return rows(table).map { it.child(index).text() }
    }

    /** What is drawn for each row: class, lines, mark and place. */
    private fun marksOf(page: Document) =
        page.select("table.figures .mark").map { mark ->
            listOf(mark.className()) + mark.children().map { it.attr("d") + it.attr("href") + it.attr("x") }
        }

    /** What the tables show, in words and drawn. */
    private fun tablesOf(page: Document) =
        page.select("table.figures").map { it.text() } to (marksOf(page) to page.select("svg.scale").map { it.text() })

    @Test
    fun `without a choice it shows what the lab wrote, and makes headings buttons`() {
        val page = shown(script = "document.body.dataset.requests = performance.getEntriesByType('resource').length")
        assertEquals(tablesOf(Jsoup.parse(objects)), tablesOf(page))
        assertEquals("0", page.body().attr("data-requests"))
        assertEquals(10, page.select("table.figures").first()!!.select("thead button").size)
        assertEquals(0, page.select(".controls[hidden]").size)
    }

    @Test
    fun `rows are sorted by a column of the address, in every table`() {
        val page = shown("sort=size&order=descending")
        val tables = page.select("table.figures").size
        assertEquals(8, tables)
        for (table in 0 until tables) {
            val sizes = page.column("size", table).map { it.toInt() }
            assertEquals(sizes.sortedDescending(), sizes)
        }
        assertEquals("descending", page.selectFirst("th[data-column=size]")?.attr("aria-sort"))
        assertEquals(tables, page.select("[aria-sort]").size)
    }

    @Test
    fun `a heading sorts up, then down, then not at all`() {
        val click = "document.querySelector('th[data-column=contender] button').click();"
        val own = shown().column("contender")
        assertEquals(own.sorted(), shown(script = click).column("contender"))
        assertEquals(own.sortedDescending(), shown(script = click + click).column("contender"))
        val third = shown(script = click + click + click)
        assertEquals(own, third.column("contender"))
        assertEquals(0, third.select("[aria-sort]").size)
    }

    @Test
    fun `who did other work stays below the others, however they are sorted`() {
        val html = pageOf(run(TIMES) { wrong(it, "slow") })
        for (order in listOf("ascending", "descending")) {
            val page = shown("sort=contender&order=$order", html = html)
            assertEquals("wrong", page.rows().last()!!.className())
        }
    }

    @Test
    fun `rows without a verdict stay below those that have one, however they are sorted`() {
        val html = pageOf(run(TIMES)).replace(",\"baseline\"", ",\"\"")
        for (order in listOf("ascending", "descending")) {
            val verdicts = shown("sort=verdict&order=$order", html = html).column("verdict")
            assertEquals(1, verdicts.count { it.isEmpty() }, "$verdicts")
            assertEquals("", verdicts.last(), "$verdicts")
        }
    }

    @Test
    fun `a contender whose name has a comma is hidden by the address that hiding it makes`() {
        val html = pageOf(run(TIMES)).let { page ->
            val name = Jsoup.parse(page).select("input.shows").first()!!.parent()!!.text()
            page.replace("\"contenders\":[\"$name\"", "\"contenders\":[\"8 threads, own\"")
        }
        val click = (0..1).joinToString("") { "document.querySelectorAll('input.shows')[$it].click();" }
        val keep = "document.body.dataset.address = location.hash;"
        val address = shown(script = click + keep, html = html).body().attr("data-address").removePrefix("#")
        assertContains(address, "hide=8+threads%2C+own")
        assertEquals(2, shown(address, html = html).rows().count { it.hasAttr("hidden") })
    }

    @Test
    fun `contenders can be hidden, in tables and pictures`() {
        val page = shown("hide=kryo,activej")
        val hidden = page.rows().filter { it.hasAttr("hidden") }.map { it.child(0).text() }
        assertEquals(listOf("activej 6.0-beta2", "kryo 5.6.2"), hidden.sorted())
        assertEquals("(3 of 5)", page.selectFirst("#shown")?.text())
        val drawn = page.select("svg.scatter").first()!!.select("g").filterNot { "none" in it.attr("style") }
        assertEquals(3, drawn.size)
        val click = "document.querySelectorAll('input.shows')[0].click();"
        val clicked = shown(script = click + "document.body.dataset.address = location.hash")
        assertEquals(1, clicked.rows().count { it.hasAttr("hidden") })
        val name = clicked.select("input.shows").first()!!.parent()!!.text()
        assertEquals("#hide=$name", clicked.body().attr("data-address"))
    }

    @Test
    fun `ratios to another baseline are those of a run with that baseline`() {
        val kept = kept("objects")
        val page = shown("baseline=kryo")
        val kryo = BaselineRef("kryo", kept.plan.contenders.single { it.id == "kryo" }.version)
        val plan: RunPlan = kept.plan.copy(groups = kept.plan.groups.map { it.copy(baseline = kryo) })
        val markdown = MarkdownReport().render(RunAnalysis(plan, kept.trials, kept.goal).results())
        val ratio = Regex("(?m)^\\|.*\\| ((?:≈ )?\\S+×) +\\| (\\[\\S+]) +\\|")
        val expected = ratio.findAll(markdown).map { it.groupValues.drop(1) }.toList()
        val rows = page.select("table.figures tbody tr").filter { it.selectFirst(".bounds")!!.text().isNotEmpty() }
        assertEquals(expected, rows.map { row -> listOf("td.ratio", ".bounds").map { row.selectFirst(it)!!.text() } })
        assertTrue(rows.size > 20)
        assertContains(page.selectFirst("table.figures caption")!!.text(), "ratio to kryo, CPU time")
        assertEquals("baseline", page.rows().single { "kryo" in it.text() }.selectFirst("td.verdict")?.text())
    }

    @Test
    fun `the metric can be chosen, and all choices be taken back`() {
        val page = shown(script = choose("metric", 2))
        assertContains(page.selectFirst("table.figures caption")!!.text(), "bytes allocated")
        assertTrue(page.column("verdict").any { it == "more" || it == "less" || it == "same" })
        val back = shown("baseline=kryo&metric=wall&sort=gzip&hide=kryo", "document.getElementById('reset').click();")
        assertEquals(tablesOf(shown()), tablesOf(back))
    }

    @Test
    fun `trials of a row are shown on demand, and traced in the picture of all`() {
        val page = shown(script = choose("trace", 0))
        val number = page.rows().first()!!.attr("data-row")
        assertEquals("0", number)
        val trials = resultsOf(kept("objects")).tables.first().rows.first().trials
        assertContains(page.selectFirst("#traced-times")!!.text(), "$trials trials: ")
        assertEquals(trials, page.selectFirst("#traced")!!.attr("d").count { it == 'M' })
        val event = "new PointerEvent('pointerover', { bubbles: true, clientX: 9, clientY: 9 })"
        val point = "document.querySelector('tr[data-row]').dispatchEvent($event)"
        assertContains(assertNotNull(shown(script = point).selectFirst(".tip")).text(), "$trials trials: ")
    }

    @Test
    fun `an address that names nothing known is as none`() {
        val plain = tablesOf(shown())
        assertEquals(plain, tablesOf(shown("baseline=nobody&metric=joy&sort=x&hide=y")))
        assertEquals(plain, tablesOf(shown("payload-2")))
    }

    @Test
    fun `on a phone nothing but boxes that scroll by themselves is wider than the screen`() {
        val long = run(TIMES + ("a-contender-with-a-name-of-many-words-and-a-version" to 120.0)) { wrong(it, "slow") }
        for (page in listOf(objects, pageOf(long))) {
            val size = "width: 390px; height: 844px; border: 0"
            val frame = "<iframe style='$size' srcdoc=\"${Entities.escape(page)}\"></iframe>"
            val script =
                """
                addEventListener('load', () => {
                  const inner = document.querySelector('iframe').contentDocument.documentElement;
                  document.body.dataset.visible = inner.clientWidth;
                  document.body.dataset.wanted = inner.scrollWidth;
                });
                """
            val shown = shown(script = script, html = "<!doctype html><body>$frame</body>").body()
            assertTrue(shown.attr("data-visible").toInt() in 360..390)
            assertEquals(shown.attr("data-visible"), shown.attr("data-wanted"))
        }
    }

    /** 25 contenders on ten payloads, in both operations. */
    private fun manyRows(plan: RunPlan): RunPlan {
        val payloads = (1..10).map { "payload-$it" }
        return plan.copy(
            groups = plan.groups.flatMap { g -> payloads.map { g.copy(group = g.group.copy(payload = it)) } },
            gate = plan.gate.flatMap { g -> payloads.map { g.copy(group = g.group.copy(payload = it)) } },
        )
    }

    @Test
    fun `500 rows are sorted, filtered and compared anew in less than a second`() {
        val many = run((1..25).associate { "contender-$it" to 100.0 + it }, change = ::manyRows)
        val script =
            """
            const begin = performance.now();
            document.querySelector('th[data-column=cpu] button').click();
            document.querySelectorAll('input.shows')[7].click();
            ${choose("baseline", 3)}
            document.body.getBoundingClientRect();
            document.body.dataset.millis = performance.now() - begin;
            """
        val page = shown(script = script, html = pageOf(many))
        assertEquals(500, page.select("table.figures tbody tr").size)
        val millis = page.body().attr("data-millis").toDouble()
        assertTrue(millis < 1000, "$millis ms")
    }
}
