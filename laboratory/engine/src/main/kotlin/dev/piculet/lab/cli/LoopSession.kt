package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.reproduce.LoopFigures
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.runner.SharedLoopProcess
import dev.piculet.lab.store.TrialLog
import java.nio.file.Path

/** Runs the protocol of write-up 003, one JVM a payload, and stores a line for each. */
internal class LoopSession(
    private val lab: Lab,
    private val preparation: Preparation,
    private val progress: ProgressReporter,
    private val request: PartRequest,
) {
    private val length = LoopLength.of(request.preset)

    /** Measures the payloads that are missing in the folder, and returns the figures of all. */
    fun measure(folder: Path): LoopFigures {
        val contenders = LoopFigures.CONTENDERS.map(preparation::ready)
        val process = SharedLoopProcess(request.jdks.first())
        TrialLog.read(folder, FILE, LoopTrial.serializer()).use { log ->
            for ((i, payload) in LoopFigures.PAYLOADS.withIndex()) {
                progress.step(i, LoopFigures.PAYLOADS.size, "003: ${length.runs} runs of its loop on $payload")
                val stored = log.trials.find { it.payload == payload }
                stored?.let { requireSame(it, contenders) }
                if (stored == null) log.append(process.run(payload, contenders))
            }
            lab.terminal.erase()
            return LoopFigures(log.trials)
        }
    }

    private fun SharedLoopProcess.run(
        payload: String,
        contenders: List<ReadyContender>,
    ) = run(LoopFigures.SUITE, payload, length.runs, length.calls, LoopFigures.WARM, contenders)

    private fun requireSame(
        stored: LoopTrial,
        contenders: List<ReadyContender>,
    ) {
        val isSame =
            stored.runs == length.runs && stored.calls == length.calls && stored.jdk == request.jdks.first().version &&
                stored.builds == Builds(contenders).conditions().builds
        if (!isSame) throw LabException("$FILE was begun otherwise, or with other classes. Name another --out.")
    }

    private companion object {
        const val FILE = "loops.jsonl"
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
