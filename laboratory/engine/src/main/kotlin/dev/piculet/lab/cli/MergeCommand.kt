package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.compare.Merge
import dev.piculet.lab.compare.NamedRun
import dev.piculet.lab.report.MergeCsv
import dev.piculet.lab.report.MergeMarkdown
import dev.piculet.lab.report.MergeReport
import dev.piculet.lab.report.MergeTerminal
import picocli.CommandLine.Command
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.nio.file.Path
import java.util.concurrent.Callable

@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = [
        "Joins runs of the same work on several machines: ratios over all of them, and how far machines differ. " +
            "Absolute figures are never joined.",
    ],
)
internal class MergeCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(paramLabel = "DIR", arity = "1..*", description = ["Runs, or folders of runs, of different machines."])
    lateinit var folders: List<Path>

    @Option(
        names = ["--format"],
        converter = [MergeFormatConverter::class],
        defaultValue = "terminal",
        paramLabel = "NAME",
        description = ["terminal, markdown or csv."],
    )
    lateinit var format: MergeFormat

    @Option(
        names = ["--output"],
        paramLabel = "FILE",
        description = ["Write it to a file, in UTF-8, in place of the one there."],
    )
    var output: Path? = null

    override fun call(): Int {
        val to = Output(lab.terminal, output)
        to.write(format.report(to.setting).render(Merge.of(NamedRun.allIn(folders))))
        return ExitCode.DONE
    }
}

/** A form that merges can be printed in. */
internal enum class MergeFormat(
    val report: (Terminal) -> MergeReport,
) {
    TERMINAL({ terminal -> MergeTerminal(terminal.width, terminal.hasColour) }),
    MARKDOWN({ MergeMarkdown() }),
    CSV({ MergeCsv() }),
    ;

    val id: String get() = name.lowercase()
}

internal class MergeFormatConverter : ChoiceConverter<MergeFormat>(MergeFormat.entries, { it.id })
