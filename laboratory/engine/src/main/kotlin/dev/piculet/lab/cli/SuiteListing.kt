package dev.piculet.lab.cli

import dev.piculet.lab.contender.ReferenceTree
import dev.piculet.lab.payload.Payloads
import dev.piculet.lab.payload.size.ContentSize
import dev.piculet.lab.report.wrap
import dev.piculet.lab.suite.Suite

/** A suite as `./lab list` shows it: its question, its payloads, and who takes part. */
internal class SuiteListing(
    private val suite: Suite,
    private val width: Int,
    private val withValues: Boolean,
) {
    fun lines(): List<String> {
        val others = suite.contenders - suite.baseline
        val who = (listOf(suite.baseline) + others).joinToString(", ") { it + mark(it) }
        val head = listOf("  ${suite.id.padEnd(ID_WIDTH)}${suite.question}")
        return head + payloads() + wrap("${INDENT}contenders: $who", width, INDENT)
    }

    private fun mark(contender: String) =
        when (contender) {
            in suite.core -> "*"
            in suite.ranking?.contenders.orEmpty() -> "+"
            else -> ""
        }

    private fun payloads(): List<String> {
        if (!withValues) return wrap("${INDENT}payloads: ${suite.payloads.joinToString(", ")}", width, INDENT)
        return suite.payloads.map { id ->
            val line = "$INDENT$id${look(id)}"
            if (line.length > width) line.take(width - 1) + "…" else line
        }
    }

    /** The bytes of content of one value and its structure, or the text that is read. */
    private fun look(id: String): String {
        val payload = Payloads.create(suite.id, id, SEED)
        val text = payload.inputs().firstOrNull()
        val value = payload.values().first()
        val size = if (text == null) "${ContentSize.of(value)} bytes of content" else "${text.toByteArray().size} bytes"
        val shown = text ?: ReferenceTree.of(value).toString()
        return " ($size): ${shown.take(width).replace(Regex("\\s+"), " ")}"
    }

    private companion object {
        const val ID_WIDTH = 10
        const val SEED = 1L
        val INDENT = " ".repeat(2 + ID_WIDTH)
    }
}
