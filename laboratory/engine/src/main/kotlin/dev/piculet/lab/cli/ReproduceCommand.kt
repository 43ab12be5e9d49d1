package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.WriteUp
import dev.piculet.lab.report.ReproductionCsv
import dev.piculet.lab.report.ReproductionReport
import dev.piculet.lab.reproduce.HonestFigures
import dev.piculet.lab.reproduce.Part
import dev.piculet.lab.reproduce.ReproducedTable
import dev.piculet.lab.reproduce.Reproduction
import picocli.CommandLine.Command
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.io.IOException
import java.nio.file.Path
import java.util.concurrent.Callable
import kotlin.io.path.writeText

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
        description = ["terminal, or csv, which lies beside the trials in any case."],
    )
    lateinit var format: ReproductionFormat

    @Option(names = ["--dry-run"], description = ["Print what would be measured, and how long it would take."])
    var dryRun: Boolean = false

    override fun call(): Int {
        val chosen = chosenTables()
        val subjects = chosen.flatMap { (writeUp, table) -> table.rows.map { writeUp.subjectOf(table, it) } }
        val parts = Part.of(subjects.filterIsInstance<Measurable.Subject>())
        val preview = ReproduceDryRun(chosen, parts, preset, lab.terminal.width)
        if (dryRun) {
            lab.terminal.out.print(preview.text())
            return ExitCode.DONE
        }
        val folder = out ?: Path.of("lab-results", "reproduce-${(writeUps + tables).joinToString("-")}-${preset.id}")
        lab.terminal.say("${preview.time()} Stored in $folder.")
        val reproduction = measured(chosen, parts, folder)
        print(chosen.map { (writeUp, table) -> reproduction.of(writeUp, table) }, folder)
        return ExitCode.DONE
    }

    private fun chosenTables(): List<Pair<WriteUp, PublishedTable>> {
        val published = if (ALL in writeUps) Publication.all() else writeUps.distinct().map(Publication::of)
        val named = NamedJars.of(lab.catalog, jars, published)
        val texts = published.map { it.with(named) }
        val all = texts.flatMap { text -> text.tables.map { text to it } }
        val ids = all.map { (_, table) -> table.id }.distinct()
        val unknown = tables.firstOrNull { it !in ids }
        if (unknown != null) {
            throw LabException("There is no table '$unknown'. There are: ${ids.joinToString(", ")}.", ExitCode.USAGE)
        }
        return all.filter { (_, table) -> tables.isEmpty() || table.id in tables }
    }

    private fun measured(
        chosen: List<Pair<WriteUp, PublishedTable>>,
        parts: List<Part>,
        folder: Path,
    ): Reproduction =
        ArtifactResolver().use { resolver ->
            val progress = ProgressReporter(lab.terminal)
            val request = request()
            val session = PartSession(lab, resolver, progress, request)
            val honest = parts.associateWith { session.measure(it, folder.resolve(it.id)) }
            val published = ProtocolSession(lab, resolver, progress, request).measure(chosen, folder)
            progress.end()
            Reproduction(HonestFigures(honest), published)
        }

    private fun request(): PartRequest {
        val chosenSeed = seed ?: Lab.randomSeed()
        return PartRequest(
            preset,
            Lab.jdks(listOfNotNull(jdk)),
            listOfNotNull(jdk),
            chosenSeed,
            lab.command(seed, chosenSeed),
        )
    }

    private fun print(
        tables: List<ReproducedTable>,
        folder: Path,
    ) {
        val csv = ReproductionCsv().render(tables)
        try {
            folder.resolve("reproduction.csv").writeText(csv)
        } catch (e: IOException) {
            throw LabException("Can't write to $folder (${e.message}). The trials are safe: make room.", cause = e)
        }
        val terminal = lab.terminal
        val text =
            when (format) {
                ReproductionFormat.CSV -> csv
                ReproductionFormat.TERMINAL -> ReproductionReport(terminal.width, terminal.hasColour).render(tables)
            }
        terminal.out.print(text)
        terminal.out.flush()
    }

    private companion object {
        const val ALL = "all"
    }
}
