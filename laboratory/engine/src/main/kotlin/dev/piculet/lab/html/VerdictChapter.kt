package dev.piculet.lab.html

import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.report.Lead
import dev.piculet.lab.report.LeadText
import dev.piculet.lab.report.NoteKind
import dev.piculet.lab.report.PayloadTable
import dev.piculet.lab.report.TimeScale
import dev.piculet.lab.report.enumerate
import dev.piculet.lab.report.nameOf
import dev.piculet.lab.report.printable
import dev.piculet.lab.report.ratioOf
import dev.piculet.lab.result.RunResults
import kotlinx.html.FlowContent
import kotlinx.html.TD
import kotlinx.html.ThScope
import kotlinx.html.UL
import kotlinx.html.div
import kotlinx.html.li
import kotlinx.html.p
import kotlinx.html.span
import kotlinx.html.strong
import kotlinx.html.table
import kotlinx.html.tbody
import kotlinx.html.td
import kotlinx.html.th
import kotlinx.html.thead
import kotlinx.html.tr
import kotlinx.html.ul

/** Who is the fastest, who did not do the work, and doubts about both. */
internal class VerdictChapter(
    private val results: RunResults,
    trials: Trials,
) {
    private val leads = Lead.of(results, trials)
    private val text = LeadText(leads)

    fun show(parent: FlowContent) =
        with(parent) {
            text.sentences().forEach { (title, sentence) ->
                p("answer") {
                    strong { +"$title: " }
                    +sentence
                }
            }
            undecided()
            wrongOutput()
            results.warnings.forEach { warning(it) }
            if (leads.size > 1) leadTable()
        }

    private fun FlowContent.undecided() {
        text.undecided(results)?.let { p("answer") { +it } }
    }

    private fun FlowContent.wrongOutput() {
        val wrong = results.tables.flatMap { it.rows }.filter { it.gate == GateStatus.WRONG_OUTPUT }
        if (wrong.isEmpty()) {
            p("quiet") { +"Every contender with a time was shown to do the same work." }
            return
        }
        div("failure") {
            p {
                strong { +NoteKind.WRONG_OUTPUT.title }
                +" by ${enumerate(wrong.map { printable(it.entry.contender) }.distinct())}. "
                +"What they did is other work, so it has no time:"
            }
            ul { PayloadTable.of(results).forEach { wrongOf(it) } }
        }
    }

    private fun UL.wrongOf(payload: PayloadTable) {
        payload.operations
            .flatMap { table -> table.rows.map { table.group.operation to it } }
            .filter { (_, row) -> row.gate == GateStatus.WRONG_OUTPUT }
            .groupBy({ (_, row) -> row.label to row.detail }, { (operation, _) -> operation })
            .forEach { (what, operations) ->
                val (label, detail) = what
                val where = "${payload.suite}/${payload.payload}, ${enumerate(operations.distinct())}"
                li {
                    strong { +printable(label) }
                    +" (${printable(where)}): ${printable(detail.orEmpty())}"
                }
            }
    }

    private fun FlowContent.leadTable() {
        val operations = leads.map { it.contest.operation }.distinct()
        val places = leads.groupBy { Triple(text.placeOf(it), it.contest.jdk, it.contest.isInPlace) }
        val severalJdks = leads.distinctBy { it.contest.jdk }.size > 1
        scrollable("The fastest of each payload") {
            table("leads") {
                title { +"The fastest of each payload, and how much longer the next takes" }
                thead { tr { headings(listOf("payload") + operations) } }
                tbody {
                    places.forEach { (place, own) ->
                        tr {
                            val jdk = if (severalJdks) " on JDK ${place.second}" else ""
                            th(scope = ThScope.row) { +(place.first + (if (place.third) " in place" else "") + jdk) }
                            operations.forEach { operation ->
                                td { own.find { it.contest.operation == operation }?.let { lead(it) } }
                            }
                        }
                    }
                }
            }
        }
    }

    private fun TD.lead(lead: Lead) {
        val best = lead.leaders.first().cpuNs!!.value
        val scale = TimeScale.of(listOf(best))
        strong { +lead.names.joinToString() }
        +" ${scale.figure(best)} ${scale.symbol}"
        val next = lead.next ?: return
        span("version") { +listOfNotNull("then ${nameOf(next)}", lead.distance?.let(::ratioOf)).joinToString(" ", " ") }
    }
}
