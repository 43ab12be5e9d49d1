package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.compare.Comparisons
import dev.piculet.lab.compare.Outcome
import dev.piculet.lab.compare.RunComparison
import dev.piculet.lab.report.ComparisonCsv
import dev.piculet.lab.report.ComparisonJson
import dev.piculet.lab.report.ComparisonMarkdown
import dev.piculet.lab.report.ComparisonReport
import dev.piculet.lab.report.ComparisonTerminal
import dev.piculet.lab.report.ReproductionComparisonText
import dev.piculet.lab.reproduce.ReproductionComparison
import dev.piculet.lab.reproduce.StoredFigures
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.RunStore
import picocli.CommandLine.ArgGroup
import picocli.CommandLine.Command
import picocli.CommandLine.ITypeConverter
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import picocli.CommandLine.TypeConversionException
import java.nio.file.Path
import java.util.concurrent.Callable

@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = [
        "Tells whether something became slower: between two runs, BASE and NEW, or between two contenders or JDKs " +
            "of one run, which is the better way. Ends with 4 if a figure is slower by more than --fail-above, for " +
            "certain. Of two folders of ./lab reproduce it tells what differs.",
    ],
)
internal class CompareCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(
        paramLabel = "DIR",
        arity = "1..2",
        description = ["The earlier run or reproduction and the new one, or the run of both contenders."],
    )
    lateinit var folders: List<Path>

    @Option(names = ["--contender"], paramLabel = "ID[@VERSION]", description = ["In one run: the contender to judge."])
    var contender: String? = null

    @Option(
        names = ["--against"],
        paramLabel = "ID[@VERSION]",
        description = ["In one run: the one that it is compared with."],
    )
    var against: String? = null

    @Option(
        names = ["--jdk"],
        paramLabel = "VERSION",
        description = ["In one run: the JDK to judge, as 25; each contender is compared with itself."],
    )
    var jdk: String? = null

    @Option(
        names = ["--against-jdk"],
        paramLabel = "VERSION",
        description = ["In one run: the JDK that it is compared with."],
    )
    var againstJdk: String? = null

    @Option(
        names = ["--fail-above"],
        converter = [ThresholdConverter::class],
        defaultValue = "5%",
        paramLabel = "PERCENT",
        description = ["How much slower a figure may be; default: \${DEFAULT-VALUE}."],
    )
    lateinit var failAbove: Threshold

    @Option(
        names = ["--relative-to"],
        paramLabel = "ID",
        description = ["Of two runs: the contender that did not change; default: the calibration kernel."],
    )
    var reference: String? = null

    @Option(names = ["--across"], description = ["Compare runs of other machines, JDKs or values too, with a warning."])
    var across: Boolean = false

    @Option(
        names = ["--strict"],
        description = ["End with 3 on wrong output, with 5 if a figure is undecided or not compared."],
    )
    var strict: Boolean = false

    @ArgGroup
    var form: Form = Form()

    /** One of these options at most. */
    internal class Form {
        @Option(
            names = ["--format"],
            converter = [ComparisonFormatConverter::class],
            paramLabel = "NAME",
            description = ["terminal (unless another is named), markdown, csv or json."],
        )
        var format: ComparisonFormat? = null

        @Option(names = ["--json"], description = ["The same as --format json."])
        var json: Boolean = false

        val chosen: ComparisonFormat
            get() = if (json) ComparisonFormat.JSON else format ?: ComparisonFormat.TERMINAL
    }

    override fun call(): Int {
        if (folders.any(ReproductionStore::isBegun)) return compareReproductions()
        val comparison = if (folders.size == 1) withinRun() else runs()
        lab.terminal.print(form.chosen.report(lab.terminal).render(comparison))
        return exitCode(comparison)
    }

    /** What is wrong comes before what is slow, and that before what is not known. */
    private fun exitCode(comparison: RunComparison): Int {
        val isUnknown = comparison.missing.isNotEmpty() || comparison.of(Outcome.UNDECIDED).isNotEmpty()
        return when {
            strict && comparison.hasWrongOutput -> ExitCode.WRONG_OUTPUT
            comparison.of(Outcome.REGRESSION).isNotEmpty() -> ExitCode.SLOWER
            comparison.figures.isEmpty() -> ExitCode.ERROR
            strict && isUnknown -> ExitCode.INCONCLUSIVE
            else -> ExitCode.DONE
        }
    }

    private fun compareReproductions(): Int {
        requireTwoReproductions()
        val stored = folders.map { it to ReproductionStore.read(it) }
        val (before, now) = stored.map { (_, reproduction) -> StoredFigures(reproduction).measurableTables() }
        val comparison = ReproductionComparison.of(before, now)
        if (comparison.rows.common == 0) {
            val both = folders.joinToString(" and ")
            throw LabException("$both have no row in common that was measured. Reproduce the same tables.")
        }
        val text = ReproductionComparisonText(lab.terminal.width, lab.terminal.hasColour)
        val records = stored.map { (folder, reproduction) -> "$folder" to reproduction.record }
        lab.terminal.print(text.render(comparison, records))
        return ExitCode.DONE
    }

    private fun requireTwoReproductions() {
        val folder = folders.first(ReproductionStore::isBegun)
        val option = lab.arguments.find { it.startsWith("--") }?.substringBefore('=')
        val remedy =
            when {
                option != null -> "Leave out '$option', which is for runs."
                folders.size == 1 -> "Name a second one."
                else -> return
            }
        throw usage("$folder is a reproduction, and is compared with another as a whole. $remedy")
    }

    private fun withinRun(): RunComparison {
        val contenders = contender?.let { now -> against?.let { now to it } }
        val jdks = jdk?.let { now -> againstJdk?.let { now to it } }
        val isHalf = listOf(contender, against, jdk, againstJdk).count { it != null } != 2
        if (isHalf || (contenders == null && jdks == null)) {
            throw usage(
                "One run is compared within itself: add --contender and --against, or --jdk and --against-jdk, " +
                    "or name a second run.",
            )
        }
        if (reference != null || across) throw usage("'--relative-to' and '--across' are for two runs. Leave them out.")
        val run = RunStore.read(folders.single())
        contenders?.let { (now, before) -> return Comparisons.ofContenders(run, now, before, failAbove.share) }
        val (now, before) = jdks!!
        return Comparisons.ofJdks(run, now, before, failAbove.share)
    }

    private fun runs(): RunComparison {
        val within =
            listOf("--contender" to contender, "--against" to against, "--jdk" to jdk, "--against-jdk" to againstJdk)
        within.find { (_, value) -> value != null }?.let { (option, _) ->
            throw usage("'$option' is for one run. Name one folder, or leave it out.")
        }
        val (earlier, present) = folders.map(RunStore::read)
        val names = "${folders[0]}" to "${folders[1]}"
        return Comparisons.ofRuns(earlier, present, names, reference, failAbove.share, across)
    }

    private fun usage(message: String) = LabException(message, ExitCode.USAGE)
}

/** A form that comparisons can be printed in. */
internal enum class ComparisonFormat(
    val report: (Terminal) -> ComparisonReport,
) {
    TERMINAL({ terminal -> ComparisonTerminal(terminal.width, terminal.hasColour) }),
    MARKDOWN({ ComparisonMarkdown() }),
    CSV({ ComparisonCsv() }),
    JSON({ ComparisonJson() }),
    ;

    val id: String get() = name.lowercase()
}

internal class ComparisonFormatConverter : ChoiceConverter<ComparisonFormat>(ComparisonFormat.entries, { it.id })

/** `5%`, `0.05` or `0`. */
internal class ThresholdConverter : ITypeConverter<Threshold> {
    override fun convert(value: String): Threshold {
        val share = shareOf(value)
        if (share == null || share.isNaN() || share < 0 || share >= 1) {
            throw TypeConversionException("'$value' is no threshold from 0 to 100 %; write 5% or 0.05")
        }
        return Threshold(share)
    }
}

/** A relative slowdown; a class because picocli knows no optional primitives. */
internal class Threshold(
    val share: Double,
)
