package dev.piculet.lab.report

import dev.piculet.lab.explain.AnnotatedDocument
import dev.piculet.lab.explain.Content
import dev.piculet.lab.explain.Explained
import dev.piculet.lab.explain.Explanation
import dev.piculet.lab.explain.Piece

/** The words of the documents of an explanation, whatever its form. */
internal object DocumentText {
    private const val BYTES_OF_LINE = 16
    private const val PRINTABLE_FROM = 0x20
    private const val PRINTABLE_UNTIL = 0x7f
    private const val OFFSET_DIGITS = 5

    /** What the notes are worth, before them. */
    const val BASIS: String =
        "Found by the value's own texts, names and numbers, in the encodings that formats use; a single byte may be " +
            "something else."

    /** Returns those that have notes on their bytes. */
    fun all(explanation: Explanation): List<Pair<String, AnnotatedDocument>> =
        explanation.all.mapNotNull { one -> one.document?.let { one.profile.label to it } }

    /** Returns why there are no notes on a document, or null if there are. */
    fun absence(explained: Explained): String? {
        if (explained.document != null) return null
        val size = explained.size ?: return "${explained.profile.label} wrote no document."
        return "The document of ${explained.profile.label} has $size bytes, too many for notes on them."
    }

    /** Returns how many bytes each document spends on what, the kinds of content that neither has left out. */
    fun totals(documents: List<AnnotatedDocument>): List<Pair<String, List<Int>>> =
        Content.entries
            .map { content -> content.title to documents.map { it.bytesOf(content) } }
            .filter { (_, bytes) -> bytes.any { it > 0 } } + listOf("together" to documents.map { it.size })

    /** Returns what the first document tells that the second doesn't, and the other way round, one sentence each. */
    fun differences(documents: List<Pair<String, AnnotatedDocument>>): List<String> {
        if (documents.size < 2) return emptyList()
        return listOf(documents, documents.reversed()).mapNotNull { (one, other) ->
            val known = meanings(other.second).toSet()
            val only = meanings(one.second).distinct().filterNot { it in known }
            val bytes = one.second.pieces.filter { meaning(it) in only }.sumOf { it.bytes.size }
            only
                .takeIf { it.isNotEmpty() }
                ?.let { "Only ${one.first} has ${enumerate(shortened(it))} ($bytes bytes)." }
        }
    }

    private fun meanings(document: AnnotatedDocument) = document.pieces.filter { it.content in TELLING }.map(::meaning)

    /** In whatever encoding. */
    private fun meaning(piece: Piece) = piece.meaning.substringBefore(',')

    private fun shortened(meanings: List<String>): List<String> {
        val rest = meanings.size - NAMED
        return if (rest > 1) meanings.take(NAMED) + "$rest more things" else meanings
    }

    /** Returns offset, bytes in hexadecimal, text and meaning of each line; long pieces take several. */
    fun lines(document: AnnotatedDocument): List<List<String>> =
        document.pieces.flatMap { piece ->
            piece.bytes.toList().chunked(BYTES_OF_LINE).mapIndexed { i, bytes ->
                listOf(
                    "${piece.offset + i * BYTES_OF_LINE}".padStart(OFFSET_DIGITS),
                    bytes.joinToString(" ") { "%02x".format(it) },
                    bytes.joinToString("") { shown(it) },
                    if (i == 0) printable(piece.meaning) else "",
                )
            }
        }

    private fun shown(byte: Byte) =
        if (byte in PRINTABLE_FROM until PRINTABLE_UNTIL) byte.toInt().toChar().toString() else "·"

    private const val NAMED = 6

    /** What else there is, the totals tell. */
    private val TELLING = setOf(Content.TEXT, Content.NUMBER, Content.FIELD, Content.TYPE)
}

/** The documents of an explanation in a terminal. */
internal class DocumentTerminal(
    private val terminal: TerminalText,
) {
    fun parts(explanation: Explanation): List<List<String>> {
        val documents = DocumentText.all(explanation)
        val absent = explanation.all.mapNotNull(DocumentText::absence).flatMap { terminal.paragraph(it) }
        if (documents.isEmpty()) return listOf(absent)
        val differences = DocumentText.differences(documents).flatMap { terminal.paragraph(it) }
        return listOf(totals(documents), differences) + documents.map(::notes) +
            listOf(absent, terminal.paragraph(DocumentText.BASIS))
    }

    private fun totals(documents: List<Pair<String, AnnotatedDocument>>): List<String> {
        val columns =
            listOf(Column("bytes of the first value", Align.LEFT)) +
                documents.map { (label, _) -> Column(printable(label), Align.RIGHT) }
        val rows = DocumentText.totals(documents.map { it.second }).map { (title, bytes) ->
            listOf(title) + bytes.map(Int::toString)
        }
        return table(columns, rows)
    }

    private fun notes(document: Pair<String, AnnotatedDocument>): List<String> {
        val (label, annotated) = document
        val lines = DocumentText.lines(annotated)
        val columns =
            listOf("", "bytes of ${printable(label)}", "", "").map { Column(it, Align.LEFT) }
        val more = lines.size - MOST
        val rest = "$more more lines; --output writes them all to a page.".takeIf { more > 0 }
        return table(columns, lines.take(MOST)) + rest?.let { terminal.paragraph(it) }.orEmpty()
    }

    private fun table(
        columns: List<Column>,
        rows: List<List<String>>,
    ) = TextTable(
        listOf(Block("", columns)),
        rows.map { row -> listOf(BlockContent.Cells(row.map { Cell(it) })) },
    ).lines { terminal.paint(it.text, it.ink) }

    private companion object {
        const val MOST = 60
    }
}
