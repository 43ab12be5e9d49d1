package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.plan.Attempts
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.reproduce.LoopFigures
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.SharedLoopProcess
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.TrialLog
import java.nio.file.Path
import kotlin.time.Duration.Companion.milliseconds

/** Runs the protocol of write-up 003 in one JVM, and stores its figures. */
internal class LoopSession(
    private val terminal: Terminal,
    private val readied: ReadiedContenders,
    private val request: PartRequest,
    private val interruption: Interruption,
) {
    private val length = LoopLength.of(request.preset)

    /** Measures what is missing in the folder or failed in it once, if all contenders can be had: one protocol has them in one JVM. */
    fun measure(folder: Path) {
        val contenders = LoopFigures.CONTENDERS.map { readied.of(it).getOrNull() ?: return }
        TrialLog.read(folder, ReproductionStore.LOOPS, LoopTrial.serializer()).use { log ->
            log.trials.forEach { requireSame(it, contenders) }
            if (Attempts.areLeft(log.trials.map { it.error })) {
                interruption.duringLong("003 by its own protocol") { log.append(run(contenders)) }
            }
        }
    }

    private fun run(contenders: List<ReadyContender>): LoopTrial {
        val time = ProgressReporter.text(length.millis.milliseconds)
        val what = "${length.runs} runs of ${length.calls} calls of each serializer"
        terminal.say("003 by its own protocol: $what, about $time")
        return SharedLoopProcess(request.jdks.first())
            .run(LoopFigures.SUITE, LoopFigures.PAYLOADS, length.runs, length.calls, LoopFigures.WARM, contenders)
    }

    private fun requireSame(
        stored: LoopTrial,
        contenders: List<ReadyContender>,
    ) {
        val isSame =
            stored.runs == length.runs && stored.calls == length.calls && stored.jdk == request.jdks.first().version &&
                stored.builds == Builds(contenders).conditions().builds
        val file = ReproductionStore.LOOPS
        if (!isSame) throw LabException("$file was begun otherwise, or with other classes. Name another --out.")
    }
}

/** How much of write-up 003's protocol a preset runs: all of its runs, or some. */
internal data class LoopLength(
    val runs: Int,
    val calls: Int,
) {
    /** The expected duration for all payloads: 14 µs a call of all contenders, as in the text. */
    val millis: Long get() = runs * calls * 14L / 1_000

    companion object {
        fun of(preset: Preset): LoopLength =
            when (preset) {
                Preset.SMOKE -> LoopLength(runs = 2, calls = 10_000)
                Preset.QUICK -> LoopLength(runs = 5, calls = 1_000_000)
                Preset.STANDARD, Preset.THOROUGH -> LoopLength(runs = 50, calls = 1_000_000)
            }
    }
}
