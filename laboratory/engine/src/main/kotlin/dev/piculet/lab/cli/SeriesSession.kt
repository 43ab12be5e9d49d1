package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.experiment.SeriesWork
import dev.piculet.lab.plan.Attempts
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.SeriesProcess
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.TrialLog
import java.nio.file.Path

/** Runs the JVMs of write-up 002's protocol, and stores a line for each. */
internal class SeriesSession(
    private val readied: ReadiedContenders,
    private val progress: ProgressReporter,
    private val request: PartRequest,
) {
    private val process = SeriesProcess(request.jdks.first(), request.seed)

    /** Measures what is missing in the folder or failed in it once. */
    fun measure(
        works: List<SeriesWork>,
        folder: Path,
    ) {
        TrialLog.read(folder, ReproductionStore.SERIES, SeriesTrial.serializer()).use { log ->
            val owed = works.filter { work -> isOwed(work, log.trials.filter { it.work == work }) }
            for ((i, work) in owed.withIndex()) {
                progress.step(i, owed.size, "$work as published")
                log.append(process.run(work, work.contenders.map { readied.of(it).getOrThrow() }))
            }
        }
    }

    /** True if a JVM has to be started, and all of its contenders can be had. */
    private fun isOwed(
        work: SeriesWork,
        stored: List<SeriesTrial>,
    ): Boolean {
        val contenders = work.contenders.mapNotNull { readied.of(it).getOrNull() }
        if (contenders.size < work.contenders.size) return false
        stored.forEach { requireSame(it, contenders) }
        return Attempts.areLeft(stored.map { it.error })
    }

    private fun requireSame(
        stored: SeriesTrial,
        contenders: List<ReadyContender>,
    ) {
        val builds = Builds(contenders).conditions().builds
        if (stored.jdk == request.jdks.first().version && stored.builds == builds) return
        val what = "${stored.work} on another JDK, or of other classes than there are now"
        throw LabException("${ReproductionStore.SERIES} has $what. Name another --out.")
    }
}
