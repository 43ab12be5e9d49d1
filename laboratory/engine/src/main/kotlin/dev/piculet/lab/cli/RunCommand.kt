package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.experiment.Instances
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.suite.Suites
import picocli.CommandLine.Command
import picocli.CommandLine.Mixin
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.nio.file.Path
import java.time.LocalDateTime
import java.time.format.DateTimeFormatter
import java.util.concurrent.Callable

@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = ["Measures one or more suites: checks that contenders do equal work, then compares them."],
)
internal class RunCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(paramLabel = "SUITE", arity = "1..*", description = ["Suites to measure, as 'list' shows them."])
    lateinit var suites: List<String>

    @Mixin
    val options = RequestOptions()

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
        description = ["Time for everything, as 90s, 20m, 2h."],
    )
    var budget: TimeBudget? = null

    @Option(
        names = ["--precision"],
        converter = [PrecisionConverter::class],
        paramLabel = "PERCENT",
        description = ["Stop when every comparison is this precise, as 3%%."],
    )
    var precision: Precision? = null

    @Option(names = ["--threads"], paramLabel = "NUMBER", description = ["How many threads call at the same time."])
    var threads: Int = 1

    @Option(names = ["--own"], description = ["Each thread has an instance of its own; the default."])
    var own: Boolean = false

    @Option(names = ["--shared"], description = ["Threads share one instance; with --own, both side by side."])
    var shared: Boolean = false

    @Option(names = ["--out"], paramLabel = "DIR", description = ["Where the run is stored; default: lab-results/…"])
    var out: Path? = null

    @Option(names = ["--strict"], description = ["End with 3 on wrong output, with 5 if inconclusive."])
    var strict: Boolean = false

    @Option(names = ["--dry-run"], description = ["Print what would be measured, and how long it would take."])
    var dryRun: Boolean = false

    override fun call(): Int {
        val request = request()
        val jdks = Lab.jdks(request.jdkHomes, options.jvmArgs())
        if (dryRun) {
            lab.terminal.out.print(DryRun(lab.catalog, request, jdks).text())
            return ExitCode.DONE
        }
        val folder = out ?: defaultFolder(request)
        RunStore.reserve(folder).use { return run(request, jdks, it) }
    }

    private fun run(
        request: RunRequest,
        jdks: List<Jdk>,
        reservation: RunStore.Reservation,
    ): Int {
        val progress = ProgressReporter(lab.terminal)
        ArtifactResolver().use { resolver ->
            val prepared =
                Preparation(lab.catalog, lab.build, resolver, progress = progress)
                    .prepare(request, jdks, EnvironmentProbe.probe(lab.home))
            lab.terminal.erase()
            val store = reservation.begin(prepared.plan)
            return RunSession(lab, store, progress)
                .measure(prepared.contenders, prepared.builds, ResultOutput(options.json, strict))
        }
    }

    private fun request(): RunRequest {
        val chosenSeed = options.seed ?: Lab.randomSeed()
        return RunRequest(
            suites = suites.map(Suites::of).distinct(),
            contenders = options.contenders.onEach(lab.catalog::select),
            payloads = options.payloads,
            operations = operations,
            baseline = options.baseline?.also(lab.catalog::select),
            preset = preset,
            budget = budget?.duration ?: preset.budget,
            precision = precision?.fraction ?: preset.precision,
            seed = chosenSeed,
            jdkHomes = options.jdkHomes,
            command = lab.command(options.seed, chosenSeed),
            threads = threads(),
        )
    }

    private fun threads(): List<Threads> {
        if (threads !in 1..MAX_THREADS) {
            throw LabException("'--threads $threads' is not a number from 1 to $MAX_THREADS.", ExitCode.USAGE)
        }
        if (threads == 1 && (own || shared)) {
            val option = if (shared) "--shared" else "--own"
            throw LabException("'$option' needs several threads. Add --threads, as --threads 8.", ExitCode.USAGE)
        }
        val chosen = listOfNotNull(Instances.OWN.takeIf { own || !shared }, Instances.SHARED.takeIf { shared })
        return chosen.map { Threads(threads, it) }
    }

    private fun defaultFolder(request: RunRequest): Path {
        val time = LocalDateTime.now().format(DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH-mm-ss"))
        return Path.of("lab-results", "$time-${request.suites.joinToString("-") { it.id }}-${preset.id}")
    }

    private companion object {
        const val MAX_THREADS = 256
    }
}
