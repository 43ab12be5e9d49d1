package dev.piculet.lab.cli

import dev.piculet.lab.plan.Preset
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.WriteUp
import dev.piculet.lab.report.wrap
import dev.piculet.lab.reproduce.Part
import kotlin.time.Duration.Companion.minutes

/** Shows which figures a reproduction needs if all contenders can be had, and how long they take. */
internal class ReproduceDryRun(
    private val tables: List<Pair<WriteUp, PublishedTable>>,
    private val parts: List<Part>,
    private val preset: Preset,
    private val width: Int,
) {
    fun text(): String =
        buildString {
            for ((writeUp, own) in tables.groupBy({ it.first }, { it.second })) {
                appendLine("${writeUp.id} ${writeUp.title}")
                own.forEach { appendWrapped(lineOf(writeUp, it)) }
            }
            appendLine()
            parts.forEach { appendWrapped(lineOf(it)) }
            appendLine(timeOf(parts, preset))
        }

    private fun StringBuilder.appendWrapped(line: String) = wrap(line, width, INDENT).forEach(::appendLine)

    private fun lineOf(
        writeUp: WriteUp,
        table: PublishedTable,
    ): String {
        val subjects = table.rows.map { writeUp.subjectOf(table, it) }
        val measured = subjects.filterIsInstance<Measurable.Subject>()
        val reasons = subjects.filterIsInstance<Measurable.Nothing>().groupingBy { it.reason }.eachCount()
        val without = reasons.map { (reason, rows) -> "; $rows without: $reason" }.joinToString("")
        val kinds = measured.map { it.measure.id }.distinct().joinToString()
        return "  ${table.id.padEnd(TABLE_WIDTH)}${"${table.rows.size}".padStart(ROWS_WIDTH)} rows: $kinds$without"
    }

    private fun lineOf(part: Part): String {
        val payloads = "${part.payloads.size} payloads".padEnd(PAYLOADS_WIDTH)
        val jvms = "${part.jvms(JDKS)} JVMs".padStart(ROOM_OF_JVMS)
        return "${part.id.padEnd(TABLE_WIDTH)}$payloads$jvms  ${part.contenders.joinToString()}"
    }

    companion object {
        private const val JDKS = 1
        private const val INDENT = "      "
        private const val TABLE_WIDTH = 32
        private const val ROWS_WIDTH = 3
        private const val PAYLOADS_WIDTH = 12
        private const val ROOM_OF_JVMS = 10
        private const val MINUTE = 60_000L

        /** Returns a sentence on how long these parts take. */
        fun timeOf(
            parts: List<Part>,
            preset: Preset,
        ): String {
            val least = parts.sumOf { it.leastMillis(preset, JDKS) }
            val time = ((least + MINUTE - 1) / MINUTE).minutes
            val more = preset.precision
                ?.let { ", and up to as long again to reach ±${(it * PERCENT).toInt()} %" }
                .orEmpty()
            val figures = if (parts.size == 1) "1 part" else "${parts.size} parts"
            return "$figures: about $time for the gate and the owed JVMs$more."
        }

        private const val PERCENT = 100
    }
}
