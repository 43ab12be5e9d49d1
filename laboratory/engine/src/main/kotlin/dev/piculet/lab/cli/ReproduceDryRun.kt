package dev.piculet.lab.cli

import dev.piculet.lab.plan.Preset
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.WriteUp
import dev.piculet.lab.report.count
import dev.piculet.lab.report.wrap
import dev.piculet.lab.reproduce.LoopFigures
import dev.piculet.lab.reproduce.Part
import dev.piculet.lab.reproduce.Protocols
import dev.piculet.lab.reproduce.SeriesPlan
import kotlin.time.Duration.Companion.minutes

/** Shows which figures a reproduction needs if all contenders can be had, and how long they take. */
internal class ReproduceDryRun(
    private val tables: List<Pair<WriteUp, PublishedTable>>,
    private val parts: List<Part>,
    private val preset: Preset,
    private val width: Int,
) {
    private val protocolMillis: Long
    private val partWidth = 2 + (parts.maxOfOrNull { it.id.length } ?: 0)

    init {
        val subjects = tables.flatMap { (writeUp, table) ->
            table.rows.map { writeUp.id to writeUp.subjectOf(table, it) }
        }
        val loop = if (subjects.any { (id, subject) ->
                LoopFigures.has(id, subject)
            }
        ) {
            LoopLength.of(preset).millis
        } else {
            0
        }
        val series = SeriesPlan.millisOf(SeriesPlan.of(tables))
        protocolMillis = loop + series + ProtocolSession.worksOf(Protocols(preset), tables).values.sumOf {
            it.totalMillis
        }
    }

    fun text(): String =
        buildString {
            for ((writeUp, own) in tables.groupBy({ it.first }, { it.second })) {
                appendLine("${writeUp.id} ${writeUp.title}")
                own.forEach { appendWrapped(lineOf(writeUp, it)) }
            }
            appendLine()
            parts.forEach { appendWrapped(lineOf(it)) }
            wrap(time(), width, "").forEach(::appendLine)
        }

    /** Returns a sentence on how long all of it takes. */
    fun time(): String {
        val least = minutes(parts.sumOf { it.leastMillis(preset, JDKS) })
        val unsteady = minutes(parts.sumOf { it.unsteadyMillis(preset, JDKS) })
        val longer = if (least == unsteady) "" else ", up to $unsteady if no fork is steady"
        val most = minutes(parts.sumOf { it.mostMillis(preset, JDKS) })
        val more = preset.precision?.let { ", and up to $most in all to reach ±${(it * PERCENT).toInt()} %" }.orEmpty()
        val protocols = if (protocolMillis == 0L) "" else ", and ${minutes(protocolMillis)} by $TEXTS"
        return "About $least for honest figures$longer$more$protocols."
    }

    private fun minutes(millis: Long) = "${((millis + MINUTE - 1) / MINUTE).minutes}"

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
        val payloads = count(part.payloads.size, "payload").padEnd(PAYLOADS_WIDTH)
        val jvms = "${part.jvms(preset, JDKS)} JVMs".padStart(ROOM_OF_JVMS)
        return "${part.id.padEnd(partWidth)}$payloads$jvms  ${part.contenders.joinToString()}"
    }

    private companion object {
        const val JDKS = 1
        const val INDENT = "      "
        const val TABLE_WIDTH = 32
        const val ROWS_WIDTH = 3
        const val PAYLOADS_WIDTH = 12
        const val ROOM_OF_JVMS = 10
        const val MINUTE = 60_000L
        const val PERCENT = 100
        const val TEXTS = "the protocols of the texts"
    }
}
