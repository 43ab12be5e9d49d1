package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.experiment.SeriesWork
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

    /** Measures what is missing in the folder. */
    fun measure(
        works: List<SeriesWork>,
        folder: Path,
    ) {
        TrialLog.read(folder, ReproductionStore.SERIES, SeriesTrial.serializer()).use { log ->
            for ((i, work) in works.withIndex()) {
                progress.step(i, works.size, "$work as published")
                val contenders = work.contenders.map { readied.of(it).getOrNull() ?: return@map null }
                if (null in contenders) continue
                val stored = log.trials.find { it.work == work }
                if (stored == null) log.append(process.run(work, contenders.filterNotNull()))
                stored?.let { requireSame(it, contenders.filterNotNull()) }
            }
        }
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
