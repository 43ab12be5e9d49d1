package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.ShutdownHook
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.RowName
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.WriteUp
import dev.piculet.lab.reproduce.LoopFigures
import dev.piculet.lab.reproduce.ProtocolFigures
import dev.piculet.lab.reproduce.Protocols
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.NothingToMeasure
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.runner.ProtocolRunner
import dev.piculet.lab.store.TrialLog
import java.nio.file.Path

/** Measures published rows by the protocols of their write-ups, and stores a line for each. */
internal class ProtocolSession(
    private val lab: Lab,
    resolver: ArtifactResolver,
    private val progress: ProgressReporter,
    private val request: PartRequest,
) {
    private val preparation = Preparation(lab.catalog, lab.build, resolver, progress)
    private val ready = mutableMapOf<String, Result<ReadyContender>>()
    private val runner = ProtocolRunner(request.jdks.first(), request.seed)

    /** Measures the rows that are missing in the folder, in the order of the tables, and returns the figures of all. */
    fun measure(
        tables: List<Pair<WriteUp, PublishedTable>>,
        folder: Path,
    ): ProtocolFigures {
        val rows = tables.flatMap { (writeUp, table) -> rowsOf(writeUp, table) }
        TrialLog.read(folder, FILE, ProtocolTrial.serializer()).use { log ->
            ShutdownHook { ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly) }.use { hook ->
                for ((i, row) in rows.withIndex()) {
                    progress.step(i, rows.size, "${row.name} by its own protocol")
                    val stored = log.trials.find { it.name == row.name }
                    stored?.let { requireSame(it, row) }
                    if (stored == null) trialOf(row).also { hook.parkIfBegun() }?.let(log::append)
                }
            }
            lab.terminal.erase()
            return ProtocolFigures(log.trials, missing(rows), loop(tables, folder))
        }
    }

    private fun loop(
        tables: List<Pair<WriteUp, PublishedTable>>,
        folder: Path,
    ): LoopFigures {
        val isNeeded =
            tables.any { (writeUp, table) ->
                table.rows.any { LoopFigures.has(writeUp.id, writeUp.subjectOf(table, it)) }
            }
        if (!isNeeded) return LoopFigures(null)
        return LoopSession(lab, preparation, request).measure(folder)
    }

    private class Row(
        val name: RowName,
        val subject: Measurable.Subject,
    )

    private fun rowsOf(
        writeUp: WriteUp,
        table: PublishedTable,
    ): List<Row> =
        table.rows.mapNotNull { row ->
            val subject = writeUp.subjectOf(table, row)
            if (Protocols.of(writeUp.id, subject) == null) return@mapNotNull null
            Row(RowName(writeUp.id, table.id, row.name), subject as Measurable.Subject)
        }

    /** Returns null if the contender can't be had. */
    private fun trialOf(row: Row): ProtocolTrial? {
        val contender = contenderOf(row).getOrNull() ?: return null
        val group = Group(row.subject.suite, row.subject.payloads.single(), row.subject.operation)
        return runner.run(row.name, Protocols.of(row.name.writeUp, row.subject)!!, group, contender)
    }

    private fun contenderOf(row: Row): Result<ReadyContender> =
        ready.getOrPut(row.subject.contender) {
            try {
                Result.success(preparation.ready(row.subject.contender))
            } catch (e: NothingToMeasure) {
                Result.failure(e)
            }
        }

    private fun missing(rows: List<Row>): Map<RowName, String> =
        rows
            .mapNotNull { row -> ready[row.subject.contender]?.exceptionOrNull()?.message?.let { row.name to it } }
            .toMap()

    /** Figures of other classes would pretend to belong to these. */
    private fun requireSame(
        stored: ProtocolTrial,
        row: Row,
    ) {
        val contender = contenderOf(row).getOrNull() ?: return
        val builds = Builds(listOf(contender)).conditions().builds
        if (stored.jdk != request.jdks.first().version || stored.builds != builds) {
            val what = "$FILE has ${row.name} on another JDK, or of other classes than there are now"
            throw LabException("$what. Name another --out.")
        }
    }

    private companion object {
        const val FILE = "published.jsonl"
    }
}
