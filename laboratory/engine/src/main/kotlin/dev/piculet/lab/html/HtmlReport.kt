package dev.piculet.lab.html

import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.report.Origin
import dev.piculet.lab.report.PayloadTable
import dev.piculet.lab.report.Report
import dev.piculet.lab.report.Section
import dev.piculet.lab.report.printable
import dev.piculet.lab.result.RatiosByBaseline
import dev.piculet.lab.result.RunResults
import kotlinx.html.BODY
import kotlinx.html.FlowContent
import kotlinx.html.HEAD
import kotlinx.html.a
import kotlinx.html.body
import kotlinx.html.figcaption
import kotlinx.html.figure
import kotlinx.html.h1
import kotlinx.html.head
import kotlinx.html.header
import kotlinx.html.html
import kotlinx.html.id
import kotlinx.html.label
import kotlinx.html.lang
import kotlinx.html.li
import kotlinx.html.main
import kotlinx.html.meta
import kotlinx.html.nav
import kotlinx.html.p
import kotlinx.html.script
import kotlinx.html.section
import kotlinx.html.select
import kotlinx.html.span
import kotlinx.html.stream.appendHTML
import kotlinx.html.style
import kotlinx.html.title
import kotlinx.html.ul
import kotlinx.html.unsafe

/**
 * The run as one page of HTML: verdict first, then tables with their intervals drawn, time against size, the trials, and
 * everything needed to repeat the run. It loads nothing, and is complete without JavaScript, which adds sorting, filters,
 * other baselines and the trials behind a figure.
 */
class HtmlReport(
    private val plan: RunPlan,
    private val records: List<TrialRecord>,
) : Report() {
    private val trials = Trials(records)

    override fun write(results: RunResults): String {
        val payloads = PayloadTable.of(results).mapIndexed { i, it -> PayloadFigures("payload-${i + 1}", it, results) }
        val page = StringBuilder("<!doctype html>\n")
        page.appendHTML(prettyPrint = false).html {
            lang = "en"
            head { preamble(titleOf(results)) }
            body { content(results, payloads) }
        }
        return page.append('\n').toString()
    }

    private fun titleOf(results: RunResults) =
        printable("Piculet lab: ${results.tables.map { it.group.suite }.distinct().joinToString()}")

    private fun HEAD.preamble(name: String) {
        meta(charset = "utf-8")
        meta("viewport", "width=device-width, initial-scale=1")
        meta("color-scheme", "light dark")
        meta(content = POLICY) { attributes["http-equiv"] = "Content-Security-Policy" }
        title(name)
        style { unsafe { +resource("report.css") } }
    }

    private fun BODY.content(
        results: RunResults,
        payloads: List<PayloadFigures>,
    ) {
        val tables = payloads.flatMap { it.tables }
        val index = RowIndex(tables)
        val timeline = Timeline(records, trials, index)
        val data = PageData(tables, index, RatiosByBaseline(plan, records), timeline)
        drawing(Shapes.definitions())
        a("#verdict", classes = "skip") { +"Skip to the verdict" }
        header {
            h1 { +titleOf(results) }
            p("quiet") { +Origin.of(results) }
            contents(payloads)
        }
        main {
            chapter("verdict", "Verdict") { VerdictChapter(results, trials).show(this) }
            chapter("figures", "Figures") {
                legendOf(results)
                Controls(data.baselineNames, index.contenders).show(this)
                payloads.forEach { it.show(this, index) }
            }
            if (records.isNotEmpty()) chapter("trials", "Trials in the order of time") { trials(timeline) }
            Section.of(results, Int.MAX_VALUE).forEachIndexed { i, own ->
                chapter("section-${i + 1}", own.title) { ul { own.lines.forEach { li { +it } } } }
            }
            chapter("environment", "Environment") { environmentOf(results) }
            chapter("data", "Data") { downloadsOf(results) }
        }
        script(type = "application/json") {
            attributes["id"] = "page-data"
            unsafe { +data.text() }
        }
        script { unsafe { +resource("report.js") } }
    }

    private fun FlowContent.contents(payloads: List<PayloadFigures>) {
        nav {
            attributes["aria-label"] = "Contents"
            ul("contents") {
                li { a("#verdict") { +"Verdict" } }
                payloads.forEach { li { a("#${it.id}") { +printable(it.name) } } }
                if (records.isNotEmpty()) li { a("#trials") { +"Trials" } }
                li { a("#environment") { +"Environment" } }
                li { a("#data") { +"Data" } }
            }
        }
    }

    private fun FlowContent.trials(timeline: Timeline) {
        label("controls") {
            attributes["hidden"] = "hidden"
            span { +"Highlight the trials of" }
            select { id = "trace" }
        }
        figure {
            scrollable("Picture of the trials") { drawing(timeline.drawing()) }
            figcaption {
                +"Each dot is a trial, at its CPU time divided by the median of its contender there. "
                +"Squares were unsteady, crosses failed. Where the kernel's line moves, the machine did."
            }
        }
        p("quiet") {
            id = "traced-times"
            attributes["role"] = "status"
        }
    }

    private companion object {
        /** Nothing is loaded, whatever the texts of a run contain. */
        const val POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; " +
                "base-uri 'none'; form-action 'none'"

        fun resource(name: String): String =
            HtmlReport::class.java
                .getResourceAsStream("/html/$name")!!
                .use { it.readBytes().decodeToString() }
                .replace("\r\n", "\n")
    }
}
