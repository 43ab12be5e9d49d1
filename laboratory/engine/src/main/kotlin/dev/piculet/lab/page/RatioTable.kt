package dev.piculet.lab.page

import dev.piculet.lab.report.Align
import dev.piculet.lab.report.Column
import dev.piculet.lab.report.MarkdownTable
import dev.piculet.lab.report.RatioText
import dev.piculet.lab.report.escapeMarkdown

/** Contenders by payloads: in each cell a ratio with its interval, one line an operation. */
internal class RatioTable(
    private val selection: Selection,
) {
    fun lines(): List<String> {
        val corner = selection.operations.joinToString(BREAK, transform = ::verbOf)
        val columns = listOf(corner) + selection.payloads.map { escapeMarkdown(selection.nameOf(it)) }
        val rows = selection.subjects.map { subject ->
            listOf(label(subject)) + selection.payloads.map { cell(subject, it) }
        }
        return MarkdownTable(columns.map { Column(it, Align.LEFT) }, rows).lines()
    }

    private fun label(subject: Subject): String {
        val label = escapeMarkdown(subject.label)
        return if (subject.isOurs) "**$label**" else label
    }

    private fun cell(
        subject: Subject,
        payload: String,
    ): String = selection.operations.joinToString(BREAK) { figure(subject, payload, it) }

    private fun figure(
        subject: Subject,
        payload: String,
        operation: String,
    ): String {
        val row = subject.row(payload, operation) ?: return "–"
        return row.ratio?.let { RatioText(it) }?.let { "${it.value} ${it.bounds}" } ?: absenceOf(row)
    }

    private companion object {
        const val BREAK = "<br>"
    }
}
