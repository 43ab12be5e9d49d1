package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.environment.ShutdownHook
import dev.piculet.lab.experiment.ReproductionRecord
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.WriteUp
import dev.piculet.lab.reproduce.Part
import dev.piculet.lab.reproduce.PartRuns
import dev.piculet.lab.store.ReproductionStore
import java.nio.file.Path
import kotlin.time.Duration.Companion.milliseconds

/** Measures what a reproduction lacks, honestly and as published, and keeps its record. */
internal class ReproductionSession(
    private val lab: Lab,
    private val folder: Path,
    private val begun: BegunReproduction,
    private val request: PartRequest,
) {
    private val progress = ProgressReporter(lab.terminal)
    private val interruption = Interruption(lab.terminal, request.command)

    /**
     * Measures what tables lack.
     *
     * @param jars that the user named, as `id@path` by `id@version`
     * @throws dev.piculet.lab.LabException if it can't be added to what is there; then that is as it was
     */
    fun measure(
        tables: List<Pair<WriteUp, PublishedTable>>,
        jars: Map<String, String>,
    ) {
        val parts = Part.of(subjectsOf(tables))
        val versions = versionsOf(parts)
        begun.requireParts(parts, versions, request.preset.id)
        val record = begun.recordWith(request, jars, versions) { EnvironmentProbe.probe(lab.home) }
        ReproductionStore.write(folder, record)
        ShutdownHook(interruption::tell).use { measure(tables, parts, versions, record) }
        progress.end()
    }

    private fun measure(
        tables: List<Pair<WriteUp, PublishedTable>>,
        parts: List<Part>,
        versions: Map<String, String>,
        record: ReproductionRecord,
    ) {
        ArtifactResolver().use { resolver ->
            val runsOf = { part: Part -> PartRuns(part, begun.plans, versions) }
            val session = PartSession(lab, resolver, progress, request, subjectsOf(tables), runsOf)
            val absent =
                session.use {
                    parts.flatMapIndexed { i, part ->
                        if (parts.size > 1) lab.terminal.say(placeOf(i, parts, versions))
                        session.measure(part, folder)
                    }
                }
            val needed = ProtocolSession(lab, resolver, progress, request, interruption).measure(tables, folder)
            val others = record.absentParts.filter { old -> parts.none { it.id == PartRuns.partOf(old.id) } }
            val measured = parts.flatMap { it.contenders }
            val asked = measured + measured.map { PartRuns.exact(it, versions) } + needed.asked
            val away = record.absentContenders - asked.toSet() + session.gone + needed.missing()
            val whole = record.copy(absentParts = others + absent, absentContenders = away)
            ReproductionStore.write(folder, whole)
        }
    }

    /** Steps tell the time that is left of a part alone. */
    private fun placeOf(
        index: Int,
        parts: List<Part>,
        versions: Map<String, String>,
    ): String {
        val left = parts.drop(index).sumOf { begun.restMillis(it, versions, request) }
        val place = "Part ${index + 1} of ${parts.size}; from here on"
        if (left == 0L) return "$place, all that honest figures need at least is there."
        return "$place about ${ProgressReporter.text(left.milliseconds)} for honest figures."
    }

    /** Contenders without a version are measured in the one of their descriptors. */
    private fun versionsOf(parts: List<Part>): Map<String, String> =
        parts
            .flatMap { it.contenders }
            .filter { '@' !in it }
            .associateWith { lab.catalog.select(it).version }

    companion object {
        /** Returns what the rows of tables measure. */
        fun subjectsOf(tables: List<Pair<WriteUp, PublishedTable>>): List<Measurable.Subject> =
            tables
                .flatMap { (writeUp, table) -> table.rows.map { writeUp.subjectOf(table, it) } }
                .filterIsInstance<Measurable.Subject>()
    }
}
