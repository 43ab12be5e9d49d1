package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.reproduce.StoredFigures
import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.store.AttributionStore
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.RunStore
import picocli.CommandLine.Command
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.nio.file.Path
import java.util.concurrent.Callable

@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description = ["Prints the results of a run; of one that is not finished, as far as it got."],
)
internal class ReportCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(paramLabel = "DIR", description = ["The folder of the run."])
    lateinit var folder: Path

    @Option(
        names = ["--format"],
        converter = [ReportFormatConverter::class],
        defaultValue = "terminal",
        paramLabel = "NAME",
        description = ["terminal, markdown, csv, json, or jmh (JMH's own JSON, for its viewers)."],
    )
    lateinit var format: ReportFormat

    @Option(names = ["--json"], description = ["The same as --format json."])
    var json: Boolean = false

    override fun call(): Int {
        if (ReproductionStore.isBegun(folder)) return reproduction()
        if (AttributionStore.isBegun(folder)) return attribution()
        val run = RunStore.read(folder)
        val results = RunAnalysis(run.plan, run.trials, run.goal).results()
        val chosen = if (json) ReportFormat.JSON else format
        lab.terminal.out.print(chosen.report(lab.terminal, folder).render(results))
        lab.terminal.out.flush()
        return ExitCode.DONE
    }

    private fun attribution(): Int {
        val attributions = AttributionStore.read(folder).attributions
        when (if (json) ReportFormat.JSON else format) {
            ReportFormat.TERMINAL -> AttributionOutput(lab.terminal, json = false).print(attributions)
            ReportFormat.JSON -> AttributionOutput(lab.terminal, json = true).print(attributions)
            else -> throw LabException("$folder holds an attribution, in forms terminal and json.", ExitCode.USAGE)
        }
        return ExitCode.DONE
    }

    /** Prints the tables of which anything was measured. */
    private fun reproduction(): Int {
        val form = if (json) ReportFormat.JSON else format
        val output =
            when (form) {
                ReportFormat.TERMINAL -> ReproductionFormat.TERMINAL
                ReportFormat.CSV -> ReproductionFormat.CSV
                else -> throw LabException("$folder holds write-ups, in forms terminal and csv.", ExitCode.USAGE)
            }
        val tables = StoredFigures(ReproductionStore.read(folder)).tables().filter { it.isMeasured }
        if (tables.isEmpty()) throw LabException("Nothing is measured in $folder yet.")
        lab.terminal.out.print(output.text(lab.terminal, tables))
        lab.terminal.out.flush()
        return ExitCode.DONE
    }
}
