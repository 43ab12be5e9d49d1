package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.compare.Histories
import dev.piculet.lab.compare.NamedRun
import dev.piculet.lab.html.HtmlHistory
import dev.piculet.lab.report.HistoryCsv
import dev.piculet.lab.report.HistoryReport
import dev.piculet.lab.report.HistoryTerminal
import picocli.CommandLine.ArgGroup
import picocli.CommandLine.Command
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.nio.file.Path
import java.util.concurrent.Callable

@Command(
    name = "history",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = [
        "Shows how figures moved over many runs, and marks where one changed. Names folders of runs, or folders that " +
            "hold them.",
    ],
)
internal class HistoryCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(paramLabel = "DIR", arity = "1..*", description = ["Runs, or folders of runs."])
    lateinit var folders: List<Path>

    @Option(
        names = ["--relative-to"],
        paramLabel = "ID",
        description = ["A contender that did not change; default: the calibration kernel."],
    )
    var reference: String? = null

    @ArgGroup
    var form: Form = Form()

    /** One of these options at most. */
    internal class Form {
        @Option(
            names = ["--format"],
            converter = [HistoryFormatConverter::class],
            paramLabel = "NAME",
            description = ["terminal (unless another is named), html (a page with a chart a figure) or csv."],
        )
        var format: HistoryFormat? = null

        @Option(names = ["--html"], description = ["The same as --format html."])
        var html: Boolean = false

        val chosen: HistoryFormat get() = if (html) HistoryFormat.HTML else format ?: HistoryFormat.TERMINAL
    }

    @Option(
        names = ["--output"],
        paramLabel = "FILE",
        description = ["Write it to a file, in UTF-8, in place of the one there."],
    )
    var output: Path? = null

    override fun call(): Int {
        val to = Output(lab.terminal, output)
        to.write(form.chosen.report(to.setting).render(Histories.of(NamedRun.allIn(folders), reference)))
        return ExitCode.DONE
    }
}

/** A form that histories can be printed in. */
internal enum class HistoryFormat(
    val report: (Terminal) -> HistoryReport,
) {
    TERMINAL({ terminal -> HistoryTerminal(terminal.width, terminal.hasColour) }),
    HTML({ HtmlHistory() }),
    CSV({ HistoryCsv() }),
    ;

    val id: String get() = name.lowercase()
}

internal class HistoryFormatConverter : ChoiceConverter<HistoryFormat>(HistoryFormat.entries, { it.id })
