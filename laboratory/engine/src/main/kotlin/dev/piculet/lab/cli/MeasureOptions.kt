package dev.piculet.lab.cli

import dev.piculet.lab.contender.Operation
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.statistics.StoppingRule
import dev.piculet.lab.suite.Suite
import picocli.CommandLine.Option
import java.nio.file.Path

/** The options that [RunCommand] and [CurveCommand] share, besides those of [RequestOptions]. */
internal class MeasureOptions {
    @Option(
        names = ["--operations"],
        split = ",",
        converter = [OperationConverter::class],
        paramLabel = "NAME",
        description = ["serialize, deserialize, roundtrip; read-one, read-all: fields of a document."],
    )
    var operations: List<Operation> = emptyList()

    @Option(
        names = ["--preset"],
        converter = [PresetConverter::class],
        defaultValue = "quick",
        description = ["smoke (a minute, proves nothing), quick (eight minutes), standard (an hour), thorough."],
    )
    lateinit var preset: Preset

    @Option(
        names = ["--budget"],
        converter = [DurationConverter::class],
        paramLabel = "TIME",
        description = [
            "Time for everything, as 90s, 20m, 2h; default: the preset's, or 15m where 'run' ranks all formats.",
        ],
    )
    var budget: TimeBudget? = null

    @Option(
        names = ["--precision"],
        converter = [PrecisionConverter::class],
        paramLabel = "PERCENT",
        description = [
            "Stop when every comparison is this precise, as 3%%; after ${StoppingRule.MAX_BLOCKS} blocks at most.",
        ],
    )
    var precision: Precision? = null

    @Option(names = ["--out"], paramLabel = "DIR", description = ["Where the run is stored; default: lab-results/…"])
    var out: Path? = null

    @Option(names = ["--strict"], description = ["End with 3 on wrong output, with 5 if inconclusive."])
    var strict: Boolean = false

    @Option(names = ["--dry-run"], description = ["Print what would be measured, and how long it would take."])
    var dryRun: Boolean = false

    /** Returns the request for these options, with one thread in the heap of the JDK's flags. */
    fun request(
        lab: Lab,
        suites: List<Suite>,
        options: RequestOptions,
        payloads: List<String>,
    ): RunRequest {
        val seed = options.seed ?: Lab.randomSeed()
        return RunRequest(
            suites = suites,
            contenders = options.contenders.onEach(lab.catalog::select),
            payloads = payloads,
            operations = operations,
            baseline = options.baseline?.also(lab.catalog::select),
            preset = preset,
            budget = budget?.duration ?: preset.budget,
            precision = precision?.fraction ?: preset.precision,
            seed = seed,
            jdkHomes = options.jdkHomes,
            command = lab.command(options.seed, seed),
        )
    }
}
