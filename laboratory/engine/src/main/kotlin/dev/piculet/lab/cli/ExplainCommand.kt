package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.explain.Explanation
import dev.piculet.lab.html.HtmlExplanation
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.report.ExplanationTerminal
import dev.piculet.lab.runner.AsyncProfiler
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.runner.PreparedRun
import dev.piculet.lab.runner.ProfileProcess
import dev.piculet.lab.suite.Suites
import picocli.CommandLine.Command
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.nio.file.Path
import java.util.concurrent.Callable
import kotlin.io.path.createTempDirectory
import kotlin.time.Duration.Companion.days

@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = [
        "Tells why a contender takes its time: where it spends it, what it allocates, and what the JIT left out of " +
            "line; with --against, what another does instead. Takes about twenty seconds a contender.",
    ],
)
internal class ExplainCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(index = "0", paramLabel = "CONTENDER", description = ["ID or ID@VERSION, as for 'run'."])
    lateinit var contender: String

    @Parameters(index = "1", paramLabel = "SUITE/PAYLOAD", description = ["As objects/media; 'list' shows them."])
    lateinit var subject: String

    @Option(names = ["--against"], paramLabel = "CONTENDER", description = ["Another contender, for the difference."])
    var against: String? = null

    @Option(
        names = ["--operation"],
        converter = [OperationConverter::class],
        defaultValue = "serialize",
        paramLabel = "NAME",
        description = ["serialize, deserialize, roundtrip, read-one or read-all; default: \${DEFAULT-VALUE}."],
    )
    lateinit var operation: Operation

    @Option(names = ["--jdk"], paramLabel = "HOME", description = ["JDK to run on; default: this one."])
    var jdkHome: Path? = null

    @Option(names = ["--seed"], description = ["Decides the values; default: random."])
    var seed: Long? = null

    @Option(names = ["--output"], paramLabel = "FILE", description = ["Write a page with flame graphs here, too."])
    var output: Path? = null

    override fun call(): Int {
        val request = request()
        Output(lab.terminal, output).requireWritable()
        val jdks = Lab.jdks(request.jdkHomes)
        val progress = ProgressReporter(lab.terminal)
        val folder = createTempDirectory("piculet-lab-profile-")
        try {
            ArtifactResolver().use { resolver ->
                val prepared =
                    Preparation(lab.catalog, lab.build, resolver, progress = progress)
                        .prepare(request, jdks, EnvironmentProbe.probe(lab.home))
                val profiler = AsyncProfiler.of(resolver, folder)
                show(explain(prepared, request.contenders, progress, processOf(prepared, folder, profiler)))
            }
        } finally {
            folder.toFile().deleteRecursively()
        }
        return ExitCode.DONE
    }

    private fun processOf(
        prepared: PreparedRun,
        folder: Path,
        profiler: AsyncProfiler?,
    ): ProfileProcess {
        val plan = prepared.plan
        val contenders = prepared.contenders.associateBy { it.id to it.version }
        return ProfileProcess(plan.seed, plan.jdks.associateBy { it.version }, contenders, folder, profiler)
    }

    private fun explain(
        prepared: PreparedRun,
        contenders: List<String>,
        progress: ProgressReporter,
        process: ProfileProcess,
    ): Explanation {
        val plan = prepared.plan
        val cells = contenders.map { cellOf(prepared, it) }
        val all =
            cells.mapIndexed { i, cell ->
                val label = "${cell.entry.contender} ${cell.entry.version}"
                progress.step(i, cells.size, "sampling $label")
                val size = plan.gate.first { it.group == cell.group && it.entry == cell.entry }.size
                process.explained(cell, label, size)
            }
        progress.end()
        val where = with(plan.environment) { "${cpu ?: "unknown CPU"}, $cores cores" }
        val by = all.map { it.sampler }.distinct().joinToString(" and ")
        val jdk = plan.jdks.single().version
        val origin = "Sampled once by $by on JDK $jdk, $where, seed ${plan.seed}: ${plan.command}."
        return Explanation("${cells.first().group}", all[0], all.getOrNull(1), origin)
    }

    /** @throws LabException if the contender did not pass the gate */
    private fun cellOf(
        prepared: PreparedRun,
        contender: String,
    ): Cell {
        val selection = lab.catalog.select(contender)
        val results =
            prepared.plan.gate.filter { result ->
                with(result.entry) { this.contender == selection.id && version == selection.version }
            }
        val passed = results.firstOrNull { it.status == GateStatus.PASS }
        if (passed != null) return Trials.cell(passed.group, passed.entry)
        val why = results.firstOrNull()?.let { "${it.status.id} (${it.detail})" } ?: "not of this suite"
        throw LabException("$contender did not do the work of $subject: $why.")
    }

    private fun show(explanation: Explanation) {
        val terminal = lab.terminal
        terminal.print(ExplanationTerminal(terminal.width, terminal.hasColour).render(explanation))
        output?.let { Output(terminal, it).write(HtmlExplanation().render(explanation)) }
    }

    private fun request(): RunRequest {
        val (suite, payload) = subject.split('/').takeIf { it.size == 2 } ?: throw LabException(
            "'$subject' names no payload. Write SUITE/PAYLOAD, such as objects/media.",
            ExitCode.USAGE,
        )
        val contenders = listOfNotNull(contender, against).onEach(lab.catalog::select)
        if (contenders.distinct().size < contenders.size) {
            throw LabException("'--against $against' is the same contender. Name another.", ExitCode.USAGE)
        }
        val chosenSeed = seed ?: Lab.randomSeed()
        return RunRequest(
            suites = listOf(Suites.of(suite)),
            contenders = contenders,
            payloads = listOf(payload),
            operations = listOf(operation),
            baseline = null,
            preset = Preset.QUICK,
            budget = 1.days,
            precision = null,
            seed = chosenSeed,
            jdkHomes = listOfNotNull(jdkHome),
            command = lab.command(seed, chosenSeed),
        )
    }
}
