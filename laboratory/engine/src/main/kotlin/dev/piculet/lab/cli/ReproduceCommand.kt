package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.WriteUp
import dev.piculet.lab.report.count
import dev.piculet.lab.reproduce.Part
import dev.piculet.lab.reproduce.StoredFigures
import dev.piculet.lab.store.ReproductionStore
import picocli.CommandLine.Command
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.nio.file.Path
import java.util.concurrent.Callable

@Command(
    name = "reproduce",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = [
        "Prints the tables of public write-ups, each figure beside an honest one of this machine, or the reason why " +
            "there is none. Goes on where it stopped, if it is asked again with the same --out.",
    ],
)
internal class ReproduceCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(paramLabel = "WRITE-UP", arity = "1..*", description = ["000, 001, 002, 003, 004, or all."])
    lateinit var writeUps: List<String>

    @Option(
        names = ["--preset"],
        converter = [PresetConverter::class],
        defaultValue = "quick",
        description = ["smoke (proves nothing), quick (six blocks), standard (until ±5 %%), thorough."],
    )
    lateinit var preset: Preset

    @Option(names = ["--table"], split = ",", paramLabel = "NAME", description = ["Only these tables."])
    var tables: List<String> = emptyList()

    @Option(
        names = ["--rows"],
        converter = [RowsConverter::class],
        paramLabel = "PATTERN",
        description = ["Only rows whose name, or NAME/COLUMN, is like this regular expression."],
    )
    var rows: String? = null

    @Option(
        names = ["--jar"],
        paramLabel = "ID@PATH",
        description = ["A jar for rows published at the version that its pom names; repeat it for several."],
    )
    var jars: List<String> = emptyList()

    @Option(names = ["--seed"], description = ["Decides the order of JVMs and random values; default: random."])
    var seed: Long? = null

    @Option(names = ["--jdk"], paramLabel = "HOME", description = ["JDK to run on; default: the lab's own."])
    var jdk: Path? = null

    @Option(
        names = ["--out"],
        paramLabel = "DIR",
        description = ["Where all is stored; default: lab-results/reproduce-…"],
    )
    var out: Path? = null

    @Option(
        names = ["--format"],
        converter = [ReproductionFormatConverter::class],
        defaultValue = "terminal",
        paramLabel = "NAME",
        description = ["terminal, or csv. A reproduction.csv of all that DIR has lies beside the trials in any case."],
    )
    lateinit var format: ReproductionFormat

    @Option(names = ["--dry-run"], description = ["Print what would be measured, and how long it would take."])
    var dryRun: Boolean = false

    override fun call(): Int {
        val asked = NamedJars.of(lab.catalog, jars, texts())
        val chosen = chosenTables(asked)
        val parts = Part.of(ReproductionSession.subjectsOf(chosen))
        val elsewhere = lab.catalog.all.filter { it.repository != null }.map { it.id }.toSet()
        val preview = ReproduceDryRun(chosen, parts, preset, lab.terminal.width, elsewhere)
        if (dryRun) {
            lab.terminal.out.print(preview.text())
            return ExitCode.DONE
        }
        val names = (writeUps + tables).distinct().joinToString("-")
        val folder = out ?: Path.of("lab-results", "reproduce-$names-${preset.id}")
        val less = if (ReproductionStore.isBegun(folder)) " What is there already is not measured again." else ""
        lab.terminal.say("${preview.time()}$less Stored in $folder.")
        ReproductionStore.hold(folder).use { print(measured(folder, asked), folder) }
        return ExitCode.DONE
    }

    private fun chosenTables(jars: Map<String, String>): List<Pair<WriteUp, PublishedTable>> {
        val all = texts().map { it.with(jars) }.flatMap { text -> text.tables.map { text to it } }
        val ids = all.map { (_, table) -> table.id }.distinct()
        val unknown = tables.firstOrNull { it !in ids }
        if (unknown != null) {
            throw LabException("There is no table '$unknown'. There are: ${ids.joinToString(", ")}.", ExitCode.USAGE)
        }
        val chosen = all.filter { (_, table) -> tables.isEmpty() || table.id in tables }
        val like = rows?.let(::Regex) ?: return chosen
        return chosen
            .map { (writeUp, table) -> writeUp to table.only { like.matches(it.name) } }
            .filter { (_, table) -> table.rows.isNotEmpty() }
            .ifEmpty { throw LabException("No row of these tables is like '$rows'.", ExitCode.USAGE) }
    }

    private fun texts(): List<WriteUp> {
        val named = writeUps.filter { it != ALL }.distinct().map(Publication::of)
        return if (ALL in writeUps) Publication.all() else named
    }

    /** Measures what the folder lacks. Returns the tables that were asked for, with the jars that it was begun with. */
    private fun measured(
        folder: Path,
        asked: Map<String, String>,
    ): List<Pair<WriteUp, PublishedTable>> {
        val begun = BegunReproduction.of(folder)
        val request = request(begun)
        begun.requireLike(request, seed, asked) { EnvironmentProbe.probe(lab.home) }
        val chosen = chosenTables(begun.jars + asked)
        ReproductionSession(lab, folder, begun, request).measure(chosen, asked)
        return chosen
    }

    /** What goes on has the seed that it was begun with. */
    private fun request(begun: BegunReproduction): PartRequest {
        val chosenSeed = seed ?: begun.seed ?: Lab.randomSeed()
        return PartRequest(
            preset,
            Lab.jdks(listOfNotNull(jdk)),
            listOfNotNull(jdk),
            chosenSeed,
            lab.command(seed, chosenSeed),
        )
    }

    /**
     * Prints what was asked for, and stores all that the folder has.
     *
     * @throws LabException if no row that was asked for has a figure: a script would take that for success
     */
    private fun print(
        chosen: List<Pair<WriteUp, PublishedTable>>,
        folder: Path,
    ) {
        val figures = StoredFigures(ReproductionStore.read(folder))
        val all = ReproductionFormat.CSV.text(lab.terminal, figures.measuredTables(chosen))
        ReproductionStore.writeTables(folder, all)
        val reproduction = figures.reproductionOf(chosen)
        val tables = chosen.map { (writeUp, table) -> reproduction.of(writeUp, table) }
        lab.terminal.print(format.text(lab.terminal, tables))
        if (tables.none { it.isMeasured }) {
            val rows = count(tables.sumOf { it.rows.size }, "row")
            val message = "None of $rows has a figure of this machine: the tables say why. Mend that, and ask again."
            throw LabException(message)
        }
    }

    private companion object {
        const val ALL = "all"
    }
}
