package dev.piculet.lab.report

import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.ResultTable
import dev.piculet.lab.result.RunResults

/**
 * The run as GitHub Markdown, to be published: the content of the terminal report, with everything needed to repeat the
 * run.
 *
 * @param isPart true to leave out the title and set headings one level lower, below a heading of the page's own
 */
class MarkdownReport(
    private val isPart: Boolean = false,
) : Report() {
    private val chapter = if (isPart) "###" else "##"

    override fun write(results: RunResults): String {
        val suites = results.tables.map { it.group.suite }.distinct()
        val title = if (isPart) emptyList() else listOf("# Piculet lab: ${suites.joinToString()}")
        val parts =
            listOf(title, markdownWarnings(results.warnings)) +
                results.curves.flatMap(CurveMarkdown(chapter)::parts) +
                listOf(legend(results)) +
                PayloadTable.of(results).flatMap { payload(it, results) } +
                Section.of(results, Int.MAX_VALUE).flatMap(::section) +
                environment(results)
        return paragraphs(parts)
    }

    private fun legend(results: RunResults) = LegendEntry.of(results).map { "- **${it.column}**: ${prose(it.meaning)}" }

    private fun payload(
        table: PayloadTable,
        results: RunResults,
    ): List<List<String>> {
        val times = table.operations.flatMap { operation -> operation.rows.mapNotNull { it.cpu?.value } }
        val scale = TimeScale.of(times)
        val operations =
            table.operations.flatMap { operation ->
                table
                    .rows(listOf(operation), results.jdks.map { it.version })
                    .map { it.results.single()!! }
                    .groupBy { it.entry.jdk }
                    .flatMap { (jdk, rows) ->
                        listOf(listOf(heading(operation, jdk, results)), figures(operation, rows, scale))
                    }
            }
        val notes = Note.of(table).map { "- **${it.kind.title}** ${prose(it.subject)}: ${prose(it.text)}" }
        val facts = headingOf(table).replaceFirstChar(Char::uppercaseChar)
        val headings = listOf(listOf("$chapter ${table.suite}/${table.payload}"), listOf(prose("$facts.")))
        return headings + operations + listOf(notes)
    }

    private fun heading(
        operation: ResultTable,
        jdk: String,
        results: RunResults,
    ): String {
        val where = if (results.jdks.size > 1) " on JDK $jdk" else ""
        val doubt = if (operation.group in results.inconclusive) ", inconclusive" else ""
        return "#$chapter ${operation.group.operation}$where$doubt"
    }

    private fun figures(
        operation: ResultTable,
        rows: List<ResultRow>,
        scale: TimeScale,
    ): List<String> =
        MarkdownTable(
            listOf(
                Column("#", Align.RIGHT),
                Column("contender", Align.LEFT),
                Column("${scale.symbol}/op", Align.DECIMAL),
                Column("±", Align.RIGHT),
                Column("wall", Align.DECIMAL),
                Column("ratio", Align.DECIMAL),
                Column("95 % interval", Align.LEFT),
                Column("B/op", Align.RIGHT),
                Column("bytes", Align.RIGHT),
                Column("gzip", Align.RIGHT),
            ),
            rows.map { row -> cells(operation, row, scale) },
        ).lines()

    private fun cells(
        operation: ResultTable,
        row: ResultRow,
        scale: TimeScale,
    ): List<String> {
        val label = prose(printable(withoutJdk(row.label, row.entry)))
        if (row.gate == GateStatus.WRONG_OUTPUT) {
            return listOf("", "**$label: ${NoteKind.WRONG_OUTPUT.title}**") + List(8) { "" }
        }
        val cpu = requireNotNull(row.cpuNs)
        val isFastest = operation.isFastest(row)
        val ratio = row.ratio?.let(::RatioText)
        return listOf(
            (row.rank?.toString() ?: NONE) + if (isFastest) "\\*" else "",
            if (isFastest) "**$label**" else label,
            scale.figure(cpu.value),
            plusMinus(cpu).removePrefix("±"),
            row.wallNs?.let { scale.figure(it.value) } ?: "",
            ratio?.value ?: if (row.isBaseline) NONE else "",
            ratio?.bounds ?: "",
            row.bytesPerOp?.let { fixed(it, 0) } ?: "",
            row.size?.toString() ?: "",
            row.sizeGzip?.toString() ?: "",
        )
    }

    private fun section(section: Section): List<List<String>> =
        listOf(listOf("$chapter ${section.title}"), section.lines.map { "- ${prose(it)}" })

    private fun environment(results: RunResults): List<List<String>> {
        val facts = Origin.facts(results).map { (name, value) -> listOf(name, prose(value)) }
        val jdks = results.jdks.map { jdk -> listOf("JDK ${jdk.version}", prose(Origin.of(jdk))) }
        val artifacts =
            results.contenders
                .filter { it.unavailable == null }
                .map { contender ->
                    val coordinates = contender.artifacts.map { "`$it`" }.ifEmpty { listOf("no library") }
                    "- ${prose("${contender.id} ${contender.version}")}: ${coordinates.joinToString()}"
                }
        val table = MarkdownTable(listOf(Column("what", Align.LEFT), Column("value", Align.LEFT)), facts + jdks)
        return listOf(
            listOf("$chapter Environment"),
            table.lines(),
            listOf("<details>", "<summary>Exact artifacts</summary>"),
            artifacts,
            listOf("</details>"),
        )
    }

    private fun prose(text: String) = escapeMarkdown(text)
}

/** Returns the warnings as a quotation, each in a paragraph. */
internal fun markdownWarnings(warnings: List<String>): List<String> =
    warnings.flatMapIndexed { i, warning ->
        // An empty line between two warnings makes paragraphs of them.
        (if (i == 0) emptyList() else listOf(">")) + "> **Warning:** ${escapeMarkdown(printable(warning))}"
    }
