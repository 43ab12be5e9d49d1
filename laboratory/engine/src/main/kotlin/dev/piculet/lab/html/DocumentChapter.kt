package dev.piculet.lab.html

import dev.piculet.lab.explain.AnnotatedDocument
import dev.piculet.lab.explain.Explanation
import dev.piculet.lab.report.DocumentText
import dev.piculet.lab.report.printable
import kotlinx.html.FlowContent
import kotlinx.html.ThScope
import kotlinx.html.code
import kotlinx.html.li
import kotlinx.html.p
import kotlinx.html.table
import kotlinx.html.tbody
import kotlinx.html.td
import kotlinx.html.th
import kotlinx.html.thead
import kotlinx.html.tr
import kotlinx.html.ul

/** The documents of an explanation: what their bytes are spent on, and each byte with its meaning. */
internal class DocumentChapter(
    private val explanation: Explanation,
) {
    private val documents = DocumentText.all(explanation)

    fun show(parent: FlowContent) =
        with(parent) {
            if (documents.isNotEmpty()) {
                totals()
                ul { DocumentText.differences(documents).forEach { li { +printable(it) } } }
                documents.forEach { (label, document) -> bytes(printable(label), document) }
                p("quiet") { +DocumentText.BASIS }
            }
            explanation.all.mapNotNull(DocumentText::absence).forEach { p { +printable(it) } }
        }

    private fun FlowContent.totals() {
        scrollable("Bytes of the documents") {
            table("published") {
                title { +"What the bytes of the first value are spent on" }
                thead { tr { headings(listOf("bytes") + documents.map { printable(it.first) }) } }
                tbody {
                    DocumentText.totals(documents.map { it.second }).forEach { (title, bytes) ->
                        tr {
                            th(scope = ThScope.row) { +title }
                            bytes.forEach { td("number") { +"$it" } }
                        }
                    }
                }
            }
        }
    }

    private fun FlowContent.bytes(
        label: String,
        document: AnnotatedDocument,
    ) {
        scrollable("Bytes of $label") {
            table("bytes") {
                title { +"The ${document.size} bytes of $label" }
                thead { tr { headings(listOf("offset", "bytes", "text", "meaning")) } }
                tbody {
                    DocumentText.lines(document).forEach { (offset, hex, text, meaning) ->
                        tr {
                            td("number") { +offset.trim() }
                            td { code { +hex } }
                            td { code { +text } }
                            td { +meaning }
                        }
                    }
                }
            }
        }
    }
}
