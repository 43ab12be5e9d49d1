package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.AttributionRecord
import dev.piculet.lab.guest.Guest
import dev.piculet.lab.html.HtmlAttribution
import dev.piculet.lab.html.HtmlReproduction
import dev.piculet.lab.picture.PngPicture
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.report.count
import dev.piculet.lab.reproduce.ReproducedTable
import dev.piculet.lab.reproduce.StoredFigures
import dev.piculet.lab.runner.OwedSamples
import dev.piculet.lab.shellWord
import dev.piculet.lab.store.AttributionStore
import dev.piculet.lab.store.ColdStore
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.store.StoredFirstUses
import dev.piculet.lab.store.StoredReproduction
import picocli.CommandLine.ArgGroup
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

    @ArgGroup
    var form: Form = Form()

    @Option(
        names = ["--output"],
        paramLabel = "FILE",
        description = ["Write it to a file, in UTF-8, in place of the one there."],
    )
    var output: Path? = null

    @Option(
        names = ["--payloads"],
        split = ",",
        paramLabel = "ID",
        description = ["What a picture shows, as ID or SUITE/ID; default: all payloads."],
    )
    var payloads: List<String> = emptyList()

    /** One of these options at most. */
    internal class Form {
        @Option(
            names = ["--format"],
            converter = [ReportFormatConverter::class],
            paramLabel = "NAME",
            description = [
                "terminal (unless another is named), markdown, html (a page with pictures), svg or png (one " +
                    "picture), csv, json, or jmh (JMH's own JSON, for its viewers).",
            ],
        )
        var format: ReportFormat? = null

        @Option(names = ["--html"], description = ["The same as --format html."])
        var html: Boolean = false

        @Option(names = ["--svg"], description = ["The same as --format svg."])
        var svg: Boolean = false

        @Option(names = ["--png"], description = ["The same as --format png."])
        var png: Boolean = false

        @Option(names = ["--json"], description = ["The same as --format json."])
        var json: Boolean = false

        val chosen: ReportFormat
            get() =
                when {
                    html -> ReportFormat.HTML
                    svg -> ReportFormat.SVG
                    png -> ReportFormat.PNG
                    json -> ReportFormat.JSON
                    else -> format ?: ReportFormat.TERMINAL
                }
    }

    override fun call(): Int {
        val isPicture = form.chosen == ReportFormat.SVG || form.chosen == ReportFormat.PNG
        if (payloads.isNotEmpty() && !isPicture) {
            throw LabException("'--payloads' chooses what a picture shows. Add --svg or --png.", ExitCode.USAGE)
        }
        if (form.chosen == ReportFormat.PNG && output == null) {
            throw LabException("A PNG is no text for a terminal. Name a file with --output.", ExitCode.USAGE)
        }
        val to = Output(lab.terminal, output)
        val text =
            when {
                ReproductionStore.isBegun(folder) -> reproduction(to.setting)
                ColdStore.isBegun(folder) -> firstUses(to.setting)
                AttributionStore.isBegun(folder) -> attribution(AttributionStore.read(folder), to.setting)
                else -> run(ReportedRun(folder, RunStore.read(folder), payloads), to.setting)
            }
        if (form.chosen == ReportFormat.PNG) to.write(PngPicture.of(text)) else to.write(text)
        return ExitCode.DONE
    }

    /** A run of a user's own class ends in its verdict. */
    private fun run(
        run: ReportedRun,
        terminal: Terminal,
    ): String {
        val answer = Guest.answerOf(folder)?.takeIf { form.chosen == ReportFormat.TERMINAL }
        return form.chosen.text(terminal, run) + answer?.let { AnswerText(it, folder, terminal).text() }.orEmpty()
    }

    private fun firstUses(terminal: Terminal): String {
        val stored = ColdStore.read(folder)
        if (stored.isEmpty) throw LabException("Nothing is measured in $folder yet.")
        sayMissing(stored)
        stored.attribution?.let { return attribution(it, terminal) }
        return when (form.chosen) {
            ReportFormat.TERMINAL -> ColdOutput(terminal, json = false).text(stored)
            ReportFormat.JSON -> ColdOutput(terminal, json = true).text(stored)
            else -> throw LabException("$folder holds first uses, in forms terminal and json.", ExitCode.USAGE)
        }
    }

    private fun sayMissing(stored: StoredFirstUses) {
        val plan = ColdPlan.of(stored.record.plan, stored.record.request.samples)
        val attributed = stored.attribution?.attributions?.samples
        val missing =
            if (attributed == null) {
                OwedSamples(stored.measurements.samples).count(plan.samples, plan.cells)
            } else {
                OwedSamples(attributed).count(plan.samples, plan.attributedCells)
            }
        if (missing == 0) return
        lab.terminal.say("${count(missing, "first use")} to be measured yet: ./lab resume ${shellWord(folder)}")
    }

    private fun attribution(
        record: AttributionRecord,
        terminal: Terminal,
    ): String =
        when (form.chosen) {
            ReportFormat.TERMINAL -> AttributionOutput(terminal, json = false).text(record.attributions)
            ReportFormat.JSON -> AttributionOutput(terminal, json = true).text(record.attributions)
            ReportFormat.HTML -> HtmlAttribution(record).render()
            else ->
                throw LabException("$folder holds an attribution, in forms terminal, html and json.", ExitCode.USAGE)
        }

    /** Returns the tables of which anything was measured. */
    private fun reproduction(terminal: Terminal): String {
        val output: (StoredReproduction, List<ReproducedTable>) -> String =
            when (form.chosen) {
                ReportFormat.TERMINAL -> { _, tables -> ReproductionFormat.TERMINAL.text(terminal, tables) }
                ReportFormat.CSV -> { _, tables -> ReproductionFormat.CSV.text(terminal, tables) }
                ReportFormat.HTML -> { stored, tables -> HtmlReproduction(stored.record).render(tables) }
                else -> throw LabException("$folder holds write-ups, in forms terminal, html and csv.", ExitCode.USAGE)
            }
        val stored = ReproductionStore.read(folder)
        val tables = StoredFigures(stored).measuredTables()
        if (tables.isEmpty()) throw LabException("Nothing is measured in $folder yet.")
        return output(stored, tables)
    }
}
