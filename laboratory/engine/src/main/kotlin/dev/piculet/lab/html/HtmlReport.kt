package dev.piculet.lab.html

import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.SwitchAnswer
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
import kotlinx.html.a
import kotlinx.html.figcaption
import kotlinx.html.figure
import kotlinx.html.h1
import kotlinx.html.header
import kotlinx.html.id
import kotlinx.html.label
import kotlinx.html.li
import kotlinx.html.main
import kotlinx.html.nav
import kotlinx.html.p
import kotlinx.html.script
import kotlinx.html.section
import kotlinx.html.select
import kotlinx.html.span
import kotlinx.html.ul
import kotlinx.html.unsafe

/**
 * The run as one page of HTML: verdict first, then tables with their intervals drawn, time against size, the trials, and
 * everything needed to repeat the run. It loads nothing, and is complete without JavaScript, which adds sorting, filters,
 * other baselines and the trials behind a figure.
 *
 * @param answer the answer to a user who asked about a class of their own, or null
 */
class HtmlReport(
    private val plan: RunPlan,
    private val records: List<TrialRecord>,
    private val answer: SwitchAnswer? = null,
) : Report() {
    private val trials = Trials(records)

    override fun write(results: RunResults): String {
        val payloads =
            PayloadTable.of(results).mapIndexed { i, it -> PayloadFigures("payload-${i + 1}", it, results, trials) }
        return HtmlPage(titleOf(results)).text { content(results, payloads) }
    }

    private fun titleOf(results: RunResults) =
        printable("Piculet lab: ${results.tables.map { it.group.suite }.distinct().joinToString()}")

    private fun BODY.content(
        results: RunResults,
        payloads: List<PayloadFigures>,
    ) {
        val tables = payloads.flatMap { it.tables }
        val index = RowIndex(tables)
        val timeline = Timeline(records, trials, index)
        val data = PageData(tables, index, RatiosByBaseline(plan, records), timeline)
        drawing(Shapes.definitions())
        a("#verdict", classes = "skip") { +"Skip to the ${if (results.curves.isEmpty()) "verdict" else "curves"}" }
        header {
            h1 { +titleOf(results) }
            p("quiet") { +Origin.of(results) }
            contents(results, payloads)
        }
        main {
            if (results.curves.isEmpty()) {
                chapter("verdict", "Verdict") { verdict(results) }
            } else {
                chapter("verdict", "Curves") { curves(results) }
            }
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
        script { unsafe { +HtmlPage.resource("report.js") } }
    }

    private fun FlowContent.verdict(results: RunResults) {
        answer?.let { AnswerParts(it).lead(this) }
        VerdictChapter(results, trials).show(this)
        answer?.let { AnswerParts(it).steps(this) }
    }

    private fun FlowContent.curves(results: RunResults) {
        results.warnings.forEach { warning(it) }
        results.curves.forEach { CurveChapter(it).show(this) }
    }

    private fun FlowContent.contents(
        results: RunResults,
        payloads: List<PayloadFigures>,
    ) {
        nav {
            attributes["aria-label"] = "Contents"
            ul("contents") {
                li { a("#verdict") { +(if (results.curves.isEmpty()) "Verdict" else "Curves") } }
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
}
