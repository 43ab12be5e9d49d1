package dev.piculet.lab.html

import dev.piculet.lab.explain.Explained
import dev.piculet.lab.explain.Explanation
import dev.piculet.lab.explain.Method
import dev.piculet.lab.explain.Profile
import dev.piculet.lab.explain.differences
import dev.piculet.lab.report.ExplanationText
import dev.piculet.lab.report.fixed
import dev.piculet.lab.report.printable
import kotlinx.html.FlowContent
import kotlinx.html.ThScope
import kotlinx.html.a
import kotlinx.html.code
import kotlinx.html.details
import kotlinx.html.figcaption
import kotlinx.html.figure
import kotlinx.html.h1
import kotlinx.html.h3
import kotlinx.html.header
import kotlinx.html.li
import kotlinx.html.main
import kotlinx.html.p
import kotlinx.html.pre
import kotlinx.html.summary
import kotlinx.html.table
import kotlinx.html.tbody
import kotlinx.html.td
import kotlinx.html.th
import kotlinx.html.thead
import kotlinx.html.tr
import kotlinx.html.ul

/** An explanation as one page of HTML: the sentences, flame graphs, and the tables that they come from. */
class HtmlExplanation {
    fun render(explanation: Explanation): String {
        val title = printable("Piculet lab: why ${explanation.one.profile.label} takes its time")
        return HtmlPage(title).text {
            a("#verdict", classes = "skip") { +"Skip to the answer" }
            header {
                h1 { +title }
                p("quiet") { +printable("${explanation.subject}. ${explanation.origin}") }
            }
            main {
                chapter("verdict", "Answer") {
                    val sentences = ExplanationText.sentences(explanation)
                    p("answer") { +sentences.first() }
                    sentences.drop(1).forEach { p { +it } }
                }
                chapter("flames", "Where the time goes") { explanation.all.forEach { flames(it.profile) } }
                chapter("methods", "Own time of methods") { methods(explanation) }
                chapter("allocations", "Allocations") { explanation.all.forEach { allocations(it.profile) } }
                chapter("inlining", "Not inlined because of sizes") { explanation.all.forEach { refused(it.profile) } }
                chapter("classes", "Classes of a first use") { sources(explanation) }
                chapter("bytes", "Bytes of the document") { DocumentChapter(explanation).show(this) }
                val generating = explanation.all.filter { it.generated.isNotEmpty() }
                if (generating.isNotEmpty()) {
                    chapter("generated", "Generated code") { generating.forEach { generated(it) } }
                }
            }
        }
    }

    private fun FlowContent.flames(profile: Profile) {
        figure {
            figcaption {
                +printable(
                    "${profile.label}: ${ExplanationText.nanos(profile.cpuNs)} a call, " +
                        "${profile.calls.samples} samples. A box is a method, its callees below it; paler ones are the JDK's.",
                )
            }
            scrollable("Flame graph of ${printable(profile.label)}") { drawing(FlameGraph(profile).drawing()) }
        }
    }

    private fun FlowContent.methods(explanation: Explanation) {
        val (one, other) = explanation.one.profile to explanation.other?.profile
        val rows: List<Pair<Method, List<String>>> =
            if (other == null) {
                one.ownNs.take(MOST).map { (method, ns) -> method to figures(one, method, ns) }
            } else {
                differences(one, other).take(MOST).map {
                    it.method to
                        figures(one, it.method, it.here) + figures(other, it.method, it.there) + fixed(it.more, 1)
                }
            }
        val heads = explanation.all.flatMap { listOf("${it.profile.label}, ns", "inlined") }
        val difference = listOfNotNull(other?.let { "difference" })
        figures("Own time of methods, a call", listOf("method") + heads + difference, rows)
        p("quiet") { +INLINED }
    }

    private fun figures(
        profile: Profile,
        method: Method,
        ns: Double,
    ) = listOf(fixed(ns, 1), ExplanationText.inlined(profile, method))

    private fun FlowContent.allocations(profile: Profile) {
        val rows =
            profile.allocated.take(MOST).map { (allocation, share) ->
                "${allocation.type} in ${allocation.site}" to listOf(fixed(share * profile.bytesPerOp, 0))
            }
        val title = "${profile.label}: ${ExplanationText.bytes(profile)} a call"
        figures(title, listOf("class and method", "bytes"), rows)
    }

    private fun FlowContent.refused(profile: Profile) {
        h3 { +printable(profile.label) }
        if (profile.inlining.refused.isEmpty()) {
            p { +"None of the sampled methods." }
        } else {
            val some = profile.inlining.refused.take(MOST)
            ul("notes") { some.forEach { li { +printable(ExplanationText.inWords(it)) } } }
        }
    }

    private fun FlowContent.sources(explanation: Explanation) {
        val rows = ExplanationText.sources(explanation).take(MOST).map { (name, own) -> name to own.map(Int::toString) }
        if (rows.isEmpty()) {
            p { +"The JVM did not tell where they come from." }
        } else {
            val heads = explanation.all.map { it.profile.label }
            figures("Classes, by the place that they come from", listOf("place") + heads, rows)
        }
    }

    private fun FlowContent.generated(explained: Explained) {
        h3 { +printable(explained.profile.label) }
        explained.generated.forEach { (name, text) ->
            details {
                summary { +printable(name) }
                pre { code { +text } }
            }
        }
    }

    private fun FlowContent.figures(
        title: String,
        heads: List<String>,
        rows: List<Pair<Any, List<String>>>,
    ) {
        scrollable(printable(title)) {
            table("published") {
                title { +printable(title) }
                thead { tr { headings(heads.map(::printable)) } }
                tbody {
                    rows.forEach { (name, own) ->
                        tr {
                            th(scope = ThScope.row) { +printable("$name") }
                            own.forEach { td("number") { +it } }
                        }
                    }
                }
            }
        }
    }

    private companion object {
        const val INLINED =
            "Inlined: the share of a method's time on stacks in which the JIT had made it a part of its caller's code."
        const val MOST = 40
    }
}
