package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.guest.ClassFiles
import dev.piculet.lab.guest.GuestRequest
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.suite.GuestKind
import picocli.CommandLine.ArgGroup
import picocli.CommandLine.Command
import picocli.CommandLine.Mixin
import picocli.CommandLine.Option
import java.nio.file.Path
import java.util.concurrent.Callable
import kotlin.io.path.createTempDirectory
import kotlin.time.Duration.Companion.minutes

@Command(
    name = "try",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = [
        "Compares contenders on a class of your own: who is faster than what you have, by how much, and " +
            "what to write to " +
            "switch. Java or Kotlin; values come from JSON, or from a supplier.",
    ],
)
internal class TryCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Option(
        names = ["--classpath", "-cp"],
        required = true,
        paramLabel = "PATH",
        description = ["Jars and folders with the class and what it needs, as for java -cp."],
    )
    lateinit var classPath: String

    @Option(
        names = ["--class"],
        required = true,
        paramLabel = "TYPE",
        description = [
            "com.acme.Order, or List<com.acme.Order>; repeat it for classes that values may contain and no " +
                "field names.",
        ],
    )
    lateinit var types: List<String>

    @Option(
        names = ["--input"],
        paramLabel = "FILE",
        description = [
            "JSON with one value or an array of them, NDJSON with one a line, or a folder of such files; " +
                "many different " +
                "values are better than one.",
        ],
    )
    var input: Path? = null

    @Option(
        names = ["--format"],
        paramLabel = "ID",
        description = ["The contender that wrote --input, if it is not JSON: each file is one value."],
    )
    var format: String? = null

    @Option(
        names = ["--supplier"],
        paramLabel = "CLASS[#METHOD]",
        description = ["A java.util.function.Supplier, or a static method, of a value or of many; the same each time."],
    )
    var supplier: String? = null

    @ArgGroup
    var kind: Kind = Kind()

    /** One of these options at most. */
    internal class Kind {
        @Option(names = ["--json"], description = ["Try JSON; the default, unless --format names a binary format."])
        var json: Boolean = false

        @Option(names = ["--binary"], description = ["Try binary formats, compared with what you have."])
        var binary: Boolean = false

        @Option(names = ["--all"], description = ["Try both."])
        var all: Boolean = false

        val chosen: GuestKind?
            get() =
                when {
                    all -> GuestKind.ALL
                    binary -> GuestKind.BINARY
                    json -> GuestKind.JSON
                    else -> null
                }
    }

    @Mixin
    val options = TryOptions()

    @Option(names = ["--out"], paramLabel = "DIR", description = ["Where the run is stored; default: lab-results/…"])
    var out: Path? = null

    @Option(names = ["--dry-run"], description = ["Check who can take part, and say how long measuring would take."])
    var dryRun: Boolean = false

    override fun call(): Int {
        val request = GuestRequest.of(ClassFiles.of(classPath), types, input, supplier)
        val session = TrySession(lab, request, kind.chosen, options, readerOf(format))
        if (!dryRun) return RunStore.reserve(out ?: Lab.folderFor("try-${request.id}")).use(session::run)
        val folder = createTempDirectory("piculet-lab-try-")
        try {
            return session.explain(folder)
        } finally {
            folder.toFile().deleteRecursively()
        }
    }

    private fun readerOf(format: String?): String? {
        if (format != null && input == null) {
            throw LabException("'--format' tells what wrote --input. Name that too.", ExitCode.USAGE)
        }
        return format?.also(lab.catalog::select)
    }
}

/** The options of [TryCommand] that are those of [RunCommand]. */
internal class TryOptions {
    @Option(
        names = ["--contenders"],
        split = ",",
        paramLabel = "ID[@VERSION]",
        description = ["Contenders to try; the path of a jar can stand for VERSION."],
    )
    var contenders: List<String> = emptyList()

    @Option(
        names = ["--baseline"],
        paramLabel = "ID",
        description = [
            "What you have; default: what --format names, else jackson2-kotlin or jackson3-kotlin for Kotlin " +
                "classes, jackson2 or jackson3 for others, by the Jackson on the class path.",
        ],
    )
    var baseline: String? = null

    @Option(
        names = ["--operations"],
        split = ",",
        converter = [OperationConverter::class],
        paramLabel = "NAME",
        description = ["serialize, deserialize, roundtrip."],
    )
    var operations: List<Operation> = emptyList()

    @Option(
        names = ["--preset"],
        converter = [PresetConverter::class],
        defaultValue = "quick",
        description = ["smoke (proves nothing), quick, standard, thorough."],
    )
    lateinit var preset: Preset

    @Option(
        names = ["--budget"],
        converter = [DurationConverter::class],
        paramLabel = "TIME",
        description = ["Time for everything, as 90s, 20m, 2h; default: 4m, or the preset's if it is not quick."],
    )
    var budget: TimeBudget? = null

    @Option(names = ["--seed"], description = ["Decides the order of JVMs and of values; default: random."])
    var seed: Long? = null

    @Option(
        names = ["--jdk", "--jdks"],
        split = ",",
        paramLabel = "HOME",
        description = ["JDK to run on; repeat it for several. The verdict is for the first."],
    )
    var jdkHomes: List<Path> = emptyList()

    @Option(names = ["--strict"], description = ["End with 3 on wrong output, with 5 if inconclusive."])
    var strict: Boolean = false

    val time get() = budget?.duration ?: if (preset == Preset.QUICK) QUICK else preset.budget

    private companion object {
        /** A verdict is wanted within five minutes, and the first calls are measured, too. */
        val QUICK = 4.minutes
    }
}
