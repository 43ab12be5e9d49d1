package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.experiment.AttributionRecord
import dev.piculet.lab.experiment.Attributions
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.report.ColdJsonReport
import dev.piculet.lab.report.ColdReport
import dev.piculet.lab.result.ColdAnalysis
import dev.piculet.lab.result.ColdResults
import dev.piculet.lab.runner.AttributionLoop
import dev.piculet.lab.runner.AttributionProcess
import dev.piculet.lab.runner.ColdLoop
import dev.piculet.lab.runner.OneBuildOfFirstUses
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.runner.PreparedRun
import dev.piculet.lab.store.AttributionStore
import picocli.CommandLine.Command
import picocli.CommandLine.Mixin
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.nio.file.Path
import java.util.concurrent.Callable
import kotlin.io.path.createTempDirectory
import kotlin.time.Duration.Companion.days

@Command(
    name = "cold",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = [
        "Measures what the first use of a contender costs: time and classes, in fresh JVMs that do nothing else. " +
            "Uses the first payload of the suite unless others are named.",
    ],
)
internal class ColdCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(paramLabel = "SUITE", description = ["Suite whose payloads to use; 'list' shows the suites."])
    lateinit var suite: String

    @Mixin
    val options = RequestOptions()

    @Option(
        names = ["--operations"],
        split = ",",
        converter = [OperationConverter::class],
        paramLabel = "NAME",
        description = ["serialize, deserialize; default: both, in this order."],
    )
    var operations: List<Operation> = ColdPlan.OPERATIONS

    @Option(
        names = ["--samples"],
        defaultValue = "${ColdPlan.SAMPLES}",
        paramLabel = "NUMBER",
        description = ["Fresh JVMs for each contender and payload; default: 10. Intervals need 6."],
    )
    var samples: Int = 0

    @Option(
        names = ["--calls"],
        paramLabel = "NUMBER",
        description = ["Calls of each operation in a JVM: 1, 10, 100, 1000, 10000 or 100000; default: 1000."],
    )
    var calls: Int? = null

    private val chosenCalls get() = calls ?: ColdPlan.CALLS

    @Option(
        names = ["--attribute"],
        description = [
            "Tell what first use consists of instead: load, define, verify, link, initialise, JIT and rest, " +
                "from jars, with AppCDS, and on 25 with an AOT cache; and where its classes come from.",
        ],
    )
    var isAttributed: Boolean = false

    @Option(
        names = ["--out"],
        paramLabel = "DIR",
        description = ["With --attribute: store it here, for 'report' and 'keep'; default: not stored."],
    )
    var out: Path? = null

    @Option(names = ["--dry-run"], description = ["Print what would be measured, and how long it would take."])
    var dryRun: Boolean = false

    override fun call(): Int {
        requireSense()
        val request = request()
        val jdks = Lab.jdks(options.jdkHomes, options.jvmArgs())
        if (dryRun) {
            val preview = ColdDryRun(UngatedPlan(lab.catalog, request, jdks), request, samples)
            lab.terminal.out.print(if (isAttributed) preview.attributionText() else preview.text(chosenCalls))
            return ExitCode.DONE
        }
        out?.let(AttributionStore::requireFree)
        val progress = ProgressReporter(lab.terminal)
        ArtifactResolver().use { resolver ->
            val prepared =
                Preparation(lab.catalog, lab.build, resolver, progress = progress)
                    .prepare(request, jdks, EnvironmentProbe.probe(lab.home))
            if (isAttributed) attribute(prepared, jdks, progress) else print(measure(prepared, progress))
        }
        return ExitCode.DONE
    }

    private fun measure(
        prepared: PreparedRun,
        progress: ProgressReporter,
    ): ColdResults {
        val plan = ColdPlan.of(prepared.plan, samples)
        val runner = OneBuildOfFirstUses.of(prepared.plan, prepared.contenders, prepared.builds, chosenCalls)
        val measurements = ColdLoop(plan, runner, progress).run()
        progress.end()
        return ColdAnalysis(prepared.plan, plan, measurements).results()
    }

    private fun attribute(
        prepared: PreparedRun,
        jdks: List<Jdk>,
        progress: ProgressReporter,
    ) {
        val folder = createTempDirectory("piculet-lab-attribution-")
        try {
            val process =
                AttributionProcess(
                    prepared.plan.seed,
                    jdks.associateBy { it.version },
                    prepared.contenders.associateBy { it.id to it.version },
                    folder,
                )
            val attributions = AttributionLoop(ColdPlan.of(prepared.plan, samples), process, progress).run()
            prepared.builds.requireSame(prepared.plan.requireConditions(), "first use")
            progress.end()
            AttributionOutput(lab.terminal, options.json).print(attributions)
            out?.let { AttributionStore.write(it, record(prepared.plan, attributions)) }
        } finally {
            folder.toFile().deleteRecursively()
        }
    }

    private fun record(
        plan: RunPlan,
        attributions: Attributions,
    ) = AttributionRecord(plan.command, plan.seed, plan.environment, plan.jdks, attributions)

    private fun print(results: ColdResults) {
        val terminal = lab.terminal
        val text =
            if (options.json) {
                ColdJsonReport().render(results)
            } else {
                ColdReport(terminal.width, terminal.hasColour)
                    .render(results)
            }
        terminal.print(text)
    }

    private fun requireSense() {
        if (samples !in 1..MAX_SAMPLES) {
            throw LabException("'--samples $samples' is not a number from 1 to $MAX_SAMPLES.", ExitCode.USAGE)
        }
        if (calls != null && isAttributed) {
            val message = "--attribute is about first calls, so '--calls' has no effect. Leave it out."
            throw LabException(message, ExitCode.USAGE)
        }
        if (chosenCalls !in ColdPlan.ALL_CALLS) {
            throw LabException(
                "'--calls $calls' is not one of ${ColdPlan.ALL_CALLS.joinToString()}.",
                ExitCode.USAGE,
            )
        }
        if (out != null && !isAttributed) {
            throw LabException("Only what --attribute finds is stored. Add it, or leave out '--out'.", ExitCode.USAGE)
        }
        val other = operations.firstOrNull { it !in ColdPlan.OPERATIONS } ?: return
        throw LabException(
            "A first use consists of serialize and deserialize, so '--operations ${other.id()}' has no effect. " +
                "Leave it out.",
            ExitCode.USAGE,
        )
    }

    private fun request(): RunRequest {
        val chosen = lab.suite(suite)
        val chosenSeed = options.seed ?: Lab.randomSeed()
        return RunRequest(
            suites = listOf(chosen),
            contenders = options.contenders.onEach(lab.catalog::select),
            payloads = options.payloads.ifEmpty { chosen.payloads.take(1) },
            operations = operations,
            baseline = options.baseline?.also(lab.catalog::select),
            preset = Preset.QUICK,
            budget = UNLIMITED,
            precision = null,
            seed = chosenSeed,
            jdkHomes = options.jdkHomes,
            command = lab.command(options.seed, chosenSeed),
        )
    }

    private companion object {
        const val MAX_SAMPLES = 1000

        /** Measures everything asked for, even if many JVMs take long. */
        val UNLIMITED = 365.days
    }
}
