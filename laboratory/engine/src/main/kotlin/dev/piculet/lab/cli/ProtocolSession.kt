package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.environment.ShutdownHook
import dev.piculet.lab.experiment.JmhProtocol
import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.PublishedWork
import dev.piculet.lab.plan.Attempts
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.WriteUp
import dev.piculet.lab.reproduce.LoopFigures
import dev.piculet.lab.reproduce.Protocols
import dev.piculet.lab.reproduce.SeriesPlan
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.runner.ProtocolRunner
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.TrialLog
import java.nio.file.Path

/** Measures published rows by the protocols of their write-ups, and stores a line for each. */
internal class ProtocolSession(
    private val lab: Lab,
    resolver: ArtifactResolver,
    private val progress: ProgressReporter,
    private val request: PartRequest,
    private val interruption: Interruption,
) {
    private val readied = ReadiedContenders(Preparation(lab.catalog, lab.build, resolver, progress = progress))
    private val runner = ProtocolRunner(request.jdks.first(), request.seed)
    private val protocols = Protocols(request.preset)
    private val builds = mutableMapOf<String, Map<String, String>>()

    /** Measures what is missing in the folder or failed in it once, in the order of the tables. Returns the contenders that it needs. */
    fun measure(
        tables: List<Pair<WriteUp, PublishedTable>>,
        folder: Path,
    ): ReadiedContenders {
        SeriesSession(readied, progress, request).measure(SeriesPlan.of(tables), folder)
        TrialLog.read(folder, ReproductionStore.PUBLISHED, ProtocolTrial.serializer()).use { log ->
            val stored = log.trials.groupBy { it.work }
            val works = worksOf(protocols, tables).filterKeys { isOwed(it, stored[it].orEmpty()) }
            ShutdownHook { ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly) }.use { hook ->
                for ((i, entry) in works.entries.withIndex()) {
                    val (work, protocol) = entry
                    progress.step(i, works.size, "$work as published")
                    log.append(trialOf(work, protocol, hook))
                }
            }
        }
        lab.terminal.erase()
        if (hasLoop(tables)) LoopSession(lab.terminal, readied, request, interruption).measure(folder)
        return readied
    }

    private fun hasLoop(tables: List<Pair<WriteUp, PublishedTable>>): Boolean =
        tables.any { (writeUp, table) ->
            table.rows.any { LoopFigures.has(writeUp.id, writeUp.subjectOf(table, it)) }
        }

    /** True if work has to be measured, and its contender can be had. */
    private fun isOwed(
        work: PublishedWork,
        stored: List<ProtocolTrial>,
    ): Boolean {
        stored.forEach(::requireSame)
        return Attempts.areLeft(stored.map { it.error }) && readied.of(work.contender).isSuccess
    }

    private fun trialOf(
        work: PublishedWork,
        protocol: JmhProtocol,
        hook: ShutdownHook,
    ): ProtocolTrial =
        try {
            runner.run(work, protocol, readied.of(work.contender).getOrThrow())
        } finally {
            hook.parkIfBegun() // A JVM that was killed is no fault to be told.
        }

    /** Figures of other classes would pretend to belong to these. */
    private fun requireSame(stored: ProtocolTrial) {
        val contender = readied.of(stored.work.contender).getOrNull() ?: return
        val now = builds.getOrPut(stored.work.contender) { Builds(listOf(contender)).conditions().builds }
        if (stored.jdk != request.jdks.first().version || stored.builds != now) {
            val what = "${stored.work} on another JDK, or of other classes than there are now"
            throw LabException("${ReproductionStore.PUBLISHED} has $what. Name another --out.")
        }
    }

    companion object {
        /** Returns what JMH has to measure for the rows of tables, each once, in the order of the rows. */
        fun worksOf(
            protocols: Protocols,
            tables: List<Pair<WriteUp, PublishedTable>>,
        ): Map<PublishedWork, JmhProtocol> =
            buildMap {
                for ((writeUp, table) in tables) {
                    val subjects = table.rows
                        .map { writeUp.subjectOf(table, it) }
                        .filterIsInstance<Measurable.Subject>()
                    for (subject in subjects) {
                        protocols.of(writeUp.id, subject)?.let { put(Protocols.workOf(it, subject), it) }
                        for (rival in subject.rivals) {
                            protocols.ofRival(writeUp.id, rival)?.let { put(Protocols.workOf(it, rival), it) }
                        }
                    }
                }
            }
    }
}
