package dev.piculet.lab.report

/** Columns that stand under one title. */
internal class Block(
    val title: String,
    val columns: List<Column>,
)

internal class Cell(
    val text: String,
    val ink: Ink = Ink.PLAIN,
)

/** The content of a row in one block: a cell for each column, or one text across all of them. */
internal sealed interface BlockContent {
    class Cells(
        val cells: List<Cell>,
    ) : BlockContent

    class Span(
        val cell: Cell,
    ) : BlockContent
}

/**
 * A table of aligned text in blocks of columns. Columns and blocks without a single text are left out.
 *
 * @property rows one content for each block; an empty list is an empty line
 */
internal class TextTable(
    blocks: List<Block>,
    private val rows: List<List<BlockContent>>,
) {
    private val layouts =
        blocks
            .mapIndexed { i, block -> BlockLayout(i, block, rows.mapNotNull { it.getOrNull(i) }) }
            .filterNot { it.isEmpty }

    /** Characters of the longest line. */
    val width: Int = layouts.sumOf { it.width } + BLOCK_GAP * (layouts.size - 1)

    /** Returns titles, headers, a rule and the rows, without spaces at line ends. */
    fun lines(paint: (Cell) -> String): List<String> {
        fun line(part: (BlockLayout) -> String) =
            layouts.joinToString(" ".repeat(BLOCK_GAP), transform = part).trimEnd()
        val titles = if (layouts.all { it.title.isEmpty() }) emptyList() else listOf(line { it.renderTitle(paint) })
        return titles + line { it.header() } + "-".repeat(width) +
            rows.map { row -> if (row.isEmpty()) "" else line { it.render(row, paint) } }
    }

    private companion object {
        const val BLOCK_GAP = 3
    }
}

private class BlockLayout(
    private val index: Int,
    block: Block,
    contents: List<BlockContent>,
) {
    val title: String = block.title
    val isEmpty: Boolean
    val width: Int
    private val columns: List<ColumnLayout>

    init {
        val filled = contents.filterIsInstance<BlockContent.Cells>()
        columns = block.columns.mapIndexed { i, column -> ColumnLayout(i, column, filled) }.filterNot { it.isEmpty }
        val spans = contents.filterIsInstance<BlockContent.Span>().maxOfOrNull { it.cell.text.length } ?: 0
        isEmpty = columns.isEmpty() && spans == 0
        width = maxOf(columnsWidth(), title.length, spans)
    }

    fun renderTitle(paint: (Cell) -> String): String = paint(Cell(title, Ink.BOLD)) + " ".repeat(width - title.length)

    fun header(): String = joined { it.header }

    fun render(
        row: List<BlockContent>,
        paint: (Cell) -> String,
    ): String =
        when (val content = row[index]) {
            is BlockContent.Cells -> joined { it.render(content, paint) }
            is BlockContent.Span -> paint(content.cell) + " ".repeat(width - content.cell.text.length)
        }

    private fun joined(part: (ColumnLayout) -> String): String =
        columns.withIndex().joinToString("") { (i, column) -> gap(i, column) + part(column) } +
            " ".repeat(width - columnsWidth())

    private fun columnsWidth() = columns.withIndex().sumOf { (i, column) -> gap(i, column).length + column.width }

    private fun gap(
        position: Int,
        column: ColumnLayout,
    ) = if (position == 0) "" else column.gap
}

private class ColumnLayout(
    private val index: Int,
    private val column: Column,
    rows: List<BlockContent.Cells>,
) {
    private val texts = rows.map { it.cells[index].text }
    private val behind = rows.zip(column.missingFractions(texts)).toMap()
    val isEmpty: Boolean = texts.all { it.isEmpty() }
    val width: Int = maxOf(column.header.length, rows.maxOfOrNull(::lengthOf) ?: 0)
    val gap: String = " ".repeat(column.gap)
    val header: String =
        if (column.align == Align.LEFT) column.header.padEnd(width) else column.header.padStart(width)

    private fun lengthOf(row: BlockContent.Cells) = row.cells[index].text.length + behind.getValue(row)

    fun render(
        row: BlockContent.Cells,
        paint: (Cell) -> String,
    ): String {
        val cell = row.cells[index]
        val room = width - cell.text.length
        val after = if (column.align == Align.LEFT) room else behind.getValue(row)
        return " ".repeat(room - after) + paint(cell) + " ".repeat(after)
    }
}
