package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.experiment.ReproductionRecord
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.WriteUp
import dev.piculet.lab.reproduce.Part
import dev.piculet.lab.reproduce.ReproducedTable
import dev.piculet.lab.reproduce.Reproduction
import dev.piculet.lab.reproduce.StoredFigures
import dev.piculet.lab.store.ReproductionStore
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
        description = ["terminal, or csv, which lies beside the trials in any case."],
    )
    lateinit var format: ReproductionFormat

    @Option(names = ["--dry-run"], description = ["Print what would be measured, and how long it would take."])
    var dryRun: Boolean = false

    override fun call(): Int {
        val jars = NamedJars.of(lab.catalog, jars, writeUps())
        val chosen = chosenTables(jars)
        val subjects = chosen.flatMap { (writeUp, table) -> table.rows.map { writeUp.subjectOf(table, it) } }
        val parts = Part.of(subjects.filterIsInstance<Measurable.Subject>())
        val preview = ReproduceDryRun(chosen, parts, preset, lab.terminal.width)
        if (dryRun) {
            lab.terminal.out.print(preview.text())
            return ExitCode.DONE
        }
        val folder = out ?: Path.of("lab-results", "reproduce-${(writeUps + tables).joinToString("-")}-${preset.id}")
        lab.terminal.say("${preview.time()} Stored in $folder.")
        val reproduction = ReproductionStore.hold(folder).use { measured(chosen, parts, folder, jars) }
        print(chosen.map { (writeUp, table) -> reproduction.of(writeUp, table) }, folder)
        return ExitCode.DONE
    }

    private fun chosenTables(jars: Map<String, String>): List<Pair<WriteUp, PublishedTable>> {
        val texts = writeUps().map { it.with(jars) }
        val all = texts.flatMap { text -> text.tables.map { text to it } }
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

    private fun writeUps() = if (ALL in writeUps) Publication.all() else writeUps.distinct().map(Publication::of)

    private fun measured(
        chosen: List<Pair<WriteUp, PublishedTable>>,
        parts: List<Part>,
        folder: Path,
        jars: Map<String, String>,
    ): Reproduction {
        val request = request()
        val progress = ProgressReporter(lab.terminal)
        val record = recordOf(folder, request).copy(command = request.command, jars = jars)
        ReproductionStore.write(folder, record)
        ArtifactResolver().use { resolver ->
            val session = PartSession(lab, resolver, progress, request)
            val absent = parts.mapNotNull { part -> session.measure(part, folder.resolve(part.id))?.let(part::absent) }
            val missing = ProtocolSession(lab, resolver, progress, request).measure(chosen, folder)
            val whole =
                record.copy(
                    absentParts = record.absentParts.filter { old -> parts.none { it.id == old.id } } + absent,
                    absentContenders = record.absentContenders - parts.flatMap { it.contenders }.toSet() + missing,
                )
            ReproductionStore.write(folder, whole)
        }
        progress.end()
        return StoredFigures(ReproductionStore.read(folder)).reproductionOf(chosen)
    }

    /** What goes on has the environment that it was begun in. */
    private fun recordOf(
        folder: Path,
        request: PartRequest,
    ): ReproductionRecord {
        val jdk = request.jdks.first().version
        if (!ReproductionStore.isBegun(folder)) {
            return ReproductionRecord(request.command, preset.id, EnvironmentProbe.probe(lab.home), jdk)
        }
        val stored = ReproductionStore.read(folder).record
        val difference =
            when {
                stored.preset != preset.id -> "with --preset ${stored.preset}"
                stored.jdk != jdk -> "on JDK ${stored.jdk}, and this is $jdk"
                else -> return stored
            }
        throw LabException("$folder was begun $difference. Name another --out.")
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
        val csv = ReproductionFormat.CSV.text(lab.terminal, tables)
        try {
            folder.resolve("reproduction.csv").writeText(csv)
        } catch (e: IOException) {
            throw LabException("Can't write to $folder (${e.message}). The trials are safe: make room.", cause = e)
        }
        lab.terminal.print(format.text(lab.terminal, tables))
    }

    private companion object {
        const val ALL = "all"
    }
}
