package dev.piculet.lab.cli

import dev.piculet.lab.experiment.isJar
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

/**
 * Shows which figures a reproduction needs if all contenders can be had, and how long they take.
 *
 * @param elsewhere ids of contenders that Maven Central does not have, and not every machine reaches
 */
internal class ReproduceDryRun(
    private val tables: List<Pair<WriteUp, PublishedTable>>,
    private val parts: List<Part>,
    private val preset: Preset,
    private val width: Int,
    elsewhere: Set<String>,
) {
    private val works = ProtocolSession.worksOf(Protocols(preset), tables)
    private val away = parts.flatMap { it.contenders }.filter { idOf(it) in elsewhere && !isJar(it) }.toSet()
    private val partWidth = 2 + (parts.maxOfOrNull { it.id.length } ?: 0)

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
        val slow = minutes(parts.sumOf { it.slowMillis(preset, JDKS) })
        val longer = if (least == slow) "" else ", up to $slow if all warm up slowly"
        val most = minutes(parts.sumOf { it.mostMillis(preset, JDKS) })
        val more = preset.precision?.let { ", and up to $most in all to reach ±${(it * PERCENT).toInt()} %" }.orEmpty()
        val all = protocolMillis(emptySet())
        val protocols = if (all == 0L) "" else ", and ${minutes(all)} by $TEXTS"
        return "About $least for honest figures$longer$more$protocols.${timeWithoutAway()}"
    }

    private fun timeWithoutAway(): String {
        if (away.isEmpty()) return ""
        val rest = parts.map { it.copy(contenders = it.contenders - away) }.filter { it.contenders.isNotEmpty() }
        val honest = minutes(rest.sumOf { it.leastMillis(preset, JDKS) })
        val protocols = protocolMillis(away).takeIf { it > 0 }?.let { " and ${minutes(it)}" }.orEmpty()
        return " Where ${away.map(::idOf).distinct().joinToString()} can't be had, about $honest$protocols."
    }

    private fun protocolMillis(without: Set<String>): Long {
        val subjects =
            tables.flatMap { (writeUp, table) -> table.rows.map { writeUp.id to writeUp.subjectOf(table, it) } }
        val loop = if (subjects.any { (id, it) -> LoopFigures.has(id, it) }) LoopLength.of(preset).millis else 0L
        val series = SeriesPlan.millisOf(SeriesPlan.of(tables))
        return loop + series + works.filterKeys { it.contender !in without }.values.sumOf { it.totalMillis }
    }

    private fun idOf(contender: String) = contender.substringBefore('@')

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
