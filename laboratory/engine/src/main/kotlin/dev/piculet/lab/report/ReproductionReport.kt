package dev.piculet.lab.report

import dev.piculet.lab.publication.PublishedUnit
import dev.piculet.lab.reproduce.Outcome
import dev.piculet.lab.reproduce.ReproducedRival
import dev.piculet.lab.reproduce.ReproducedRow
import dev.piculet.lab.reproduce.ReproducedTable

/**
 * Reproduced tables as a person reads them in a terminal: each published figure beside the ones of this machine, the
 * reasons where there is none, what the honest ones are worth, and one sentence on the difference.
 *
 * @param width characters that a line of text may have
 * @param colour true to let headings and wrong output stand out
 */
class ReproductionReport(
    width: Int,
    colour: Boolean,
) {
    private val terminal = TerminalText(width, colour)

    /** Returns the tables as text, those of one write-up below its title. */
    fun render(tables: List<ReproducedTable>): String =
        tables
            .groupBy { it.writeUp }
            .map { (writeUp, own) ->
                val title = terminal.paragraph("${writeUp.id} ${writeUp.title}", Ink.BOLD)
                val source = terminal.item("Published: ${writeUp.environment}; ${writeUp.versions}.")
                val parts = listOf(title + source + legend()) + own.map(::table)
                parts.joinToString("\n\n") { it.joinToString("\n") }
            }.joinToString("\n\n", postfix = "\n")

    private fun legend(): List<String> {
        val text = "Reproduced: on this machine by the text's own protocol. Honest: by the lab's, in CPU time."
        return terminal.item(text)
    }

    private fun table(table: ReproducedTable): List<String> {
        val reasons = Reasons(table)
        val contender = table.table.contender?.let { " ($it)" }.orEmpty()
        val heading = wrap("${table.table.id}: ${table.table.title}$contender", terminal.width, TerminalText.INDENT)
        val painted = terminal.paint(table.table.id, Ink.BOLD) + heading.first().removePrefix(table.table.id)
        val lines = ReproductionRows(table, reasons).table(terminal.width).lines { terminal.paint(it.text, it.ink) }
        val notes = reasons.lines().flatMap { (mark, text) -> terminal.hanging(mark, MARK_INDENT, text) }
        val worth = WorthText.of(listOf(table)).flatMap(terminal::item)
        val difference = wrap(DifferenceText.of(table), terminal.width)
        val below = notes + worth + outputs(table) + sources(table) + series(table) + difference
        return listOf(painted) + heading.drop(1) + calls(table) + rivals(table) + lines + below
    }

    private fun outputs(table: ReproducedTable): List<String> =
        if (table.rows.size > MOST_OUTPUTS) {
            emptyList()
        } else {
            table.rows.flatMap { row ->
                row.output?.let { terminal.item("${row.row.name} wrote ${printable(it)}") }.orEmpty()
            }
        }

    private fun sources(table: ReproducedTable): List<String> =
        GeneratedSource.of(table).flatMap { source ->
            terminal.item("${source.sentence}:") + source.lines.map { TerminalText.INDENT.repeat(2) + it }
        }

    private fun series(table: ReproducedTable): List<String> {
        val lines = SeriesTable.of(table.series)?.lines { terminal.paint(it.text, it.ink) } ?: return emptyList()
        return wrap(SeriesTable.LEGEND, terminal.width) + lines
    }

    private fun rivals(table: ReproducedTable): List<String> {
        if (table.rows.all { it.beside.isEmpty() }) return emptyList()
        return wrap(RIVALS, terminal.width)
    }

    private fun calls(table: ReproducedTable): List<String> {
        if (table.calls == 1) return emptyList()
        val batch = "A published operation is a batch of ${table.calls} calls, and so is a reproduced one"
        val text = "$batch; \"calls\" and \"honest\" count calls."
        return wrap(text, terminal.width)
    }

    private companion object {
        const val MARK_INDENT = 4

        const val RIVALS =
            "Below a row stand others, which the text does not have: on the same payload and in the newest version, " +
                "unless another is named."

        /** Outputs are shown of a table that is about what was written. */
        const val MOST_OUTPUTS = 4
    }
}

/** Returns a figure and its half-width as text: a share of it; for a figure that is a share, and may be 0 or less, its own. */
internal fun figureText(
    figure: Outcome.Figure,
    unit: PublishedUnit,
): Pair<String, String> {
    val score = significant(figure.value) + figure.to?.let { "–${significant(it)}" }.orEmpty()
    val low = figure.low ?: return score to ""
    val high = figure.high ?: return score to ""
    val half = maxOf(figure.value - low, high - figure.value)
    return score to if (unit == PublishedUnit.PERCENT) significant(half) else percent(half / figure.value)
}

/** Returns a figure of a table that counts batches as one that counts calls, and nothing of other tables. */
internal fun callsOf(
    table: ReproducedTable,
    outcome: Outcome,
    unit: PublishedUnit,
): String {
    if (table.calls == 1 || outcome !is Outcome.Figure) return ""
    return significant(table.inCalls(outcome, unit))
}

/** The reasons of a table, each with a letter. */
internal class Reasons(
    table: ReproducedTable,
) {
    private val marks: Map<String, String> =
        table.rows
            .flatMap { row -> listOf(row.here, row.honest) + row.beside.flatMap { listOf(it.here, it.honest) } }
            .filterIsInstance<Outcome.None>()
            .map { it.reason }
            .distinct()
            .mapIndexed { i, reason -> reason to mark(i) }
            .toMap()

    private fun mark(index: Int): String {
        val letter = 'a' + index % LETTERS
        return if (index < LETTERS) "$letter" else "$letter${index / LETTERS}"
    }

    /** Returns what stands in place of a figure. */
    fun of(none: Outcome.None): Cell {
        val mark = marks.getValue(none.reason)
        return if (none.isWrong) Cell("WRONG $mark", Ink.WRONG) else Cell("$NONE $mark")
    }

    /** Returns letters and reasons. */
    fun lines(): List<Pair<String, String>> = marks.map { (reason, mark) ->
        mark to printable(reason).trimEnd('.') + "."
    }

    private companion object {
        const val LETTERS = 26
    }
}

/** The rows of a reproduced table as cells; names that share a package stand below it. */
private class ReproductionRows(
    private val table: ReproducedTable,
    private val reasons: Reasons,
) {
    private val units = table.rows.map { it.row.unit.symbol }.distinct()
    private val unitOfTitle = units.singleOrNull()?.let { ", $it" }.orEmpty()

    /** Returns a table that fits the width if names of rows can be broken for that, and are still read then. */
    fun table(width: Int): TextTable {
        val rows = rows()
        val whole = TextTable(blocks(), rows)
        val tooMuch = whole.width - width
        if (tooMuch <= 0) return whole
        val room = (rows.maxOf { nameIn(it).length } - tooMuch).coerceAtLeast(LEAST_NAME)
        return TextTable(blocks(), rows.flatMap { broken(it, room) })
    }

    private fun nameIn(row: List<BlockContent>) = (row.first() as BlockContent.Cells).cells.first().text

    /** The lines after the first have the rest of the name alone. */
    private fun broken(
        row: List<BlockContent>,
        room: Int,
    ): List<List<BlockContent>> {
        val name = nameIn(row)
        val indent = name.takeWhile { it == ' ' }
        return wrap(name.trimStart(), room - indent.length, CONTINUED).mapIndexed { i, part ->
            val cells = (row.first() as BlockContent.Cells).cells.drop(1)
            val others = if (i == 0) cells + row.drop(1).flatMap { (it as BlockContent.Cells).cells } else emptyList()
            line(indent + part, others)
        }
    }

    /** Returns a line of a name and other cells, without which they are empty. */
    private fun line(
        name: String,
        others: List<Cell>,
    ): List<BlockContent> {
        val cells = (listOf(Cell(name)) + others).iterator()
        return blocks().map { block ->
            BlockContent.Cells(block.columns.map { if (cells.hasNext()) cells.next() else Cell("") })
        }
    }

    private fun blocks() =
        listOf(
            Block("", listOf(left("benchmark"), left("column"), left("unit"))),
            Block("published$unitOfTitle", listOf(right("score"), right("±"), right("calls"))),
            Block("reproduced", listOf(right("score"), right("±"), right("calls"))),
            Block("honest", listOf(right("score"), right("±"))),
        )

    private fun left(header: String) = Column(header, Align.LEFT)

    private fun right(header: String) = Column(header, Align.RIGHT)

    private fun rows(): List<List<BlockContent>> {
        val rows = mutableListOf<List<BlockContent>>()
        var last = ""
        for (row in table.rows) {
            val room = roomOf(row.row.benchmark)
            if (room != last) rows += heading(room)
            last = room
            rows += cells(row, room)
            row.beside.forEach { rows += cells(it, row) }
        }
        return rows
    }

    private fun roomOf(benchmark: String): String = benchmark.split('.').dropLast(NAME_PARTS).joinToString(".")

    private fun heading(room: String) =
        listOf(cells(Cell(room), Cell(""), Cell("")), cells(*blank(BATCHES)), cells(*blank(BATCHES)), cells(*blank(2)))

    private fun blank(columns: Int) = Array(columns) { Cell("") }

    private fun cells(vararg cells: Cell): BlockContent = BlockContent.Cells(cells.toList())

    private fun cells(
        row: ReproducedRow,
        room: String,
    ): List<BlockContent> {
        val name = if (room.isEmpty()) row.row.benchmark else "  " + row.row.benchmark.removePrefix("$room.")
        val unit = if (units.size == 1) "" else row.row.unit.symbol
        return listOf(
            cells(Cell(name), Cell(row.row.column), Cell(unit)),
            cells(*figure(row.published, row), calls(row.published, row)),
            cells(*figure(row.here, row), calls(row.here, row)),
            cells(*figure(row.honest, row)),
        )
    }

    private fun cells(
        rival: ReproducedRival,
        row: ReproducedRow,
    ): List<BlockContent> =
        listOf(
            cells(Cell(RIVAL_INDENT + rival.contender), Cell(""), Cell("")),
            cells(*blank(BATCHES)),
            cells(*figure(rival.here, row), calls(rival.here, row)),
            cells(*figure(rival.honest, row)),
        )

    private fun calls(
        outcome: Outcome,
        row: ReproducedRow,
    ) = Cell(callsOf(table, outcome, row.row.unit))

    private fun figure(
        outcome: Outcome,
        row: ReproducedRow,
    ): Array<Cell> =
        when (outcome) {
            is Outcome.None -> arrayOf(reasons.of(outcome), Cell(""))
            is Outcome.Figure -> figureText(outcome, row.row.unit).toList().map { Cell(it) }.toTypedArray()
        }

    private companion object {
        const val NAME_PARTS = 2
        const val RIVAL_INDENT = "    "

        /** Columns of figures that may count batches: score, error, the same in calls. */
        const val BATCHES = 3

        /** Names broken into smaller pieces are harder to read than lines that the terminal breaks. */
        const val LEAST_NAME = 12
        const val CONTINUED = "  "
    }
}
