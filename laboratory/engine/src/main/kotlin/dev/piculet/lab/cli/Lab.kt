package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.Checkout
import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.catalog.LabHome
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.runner.ContenderBuild
import dev.piculet.lab.shellWord
import dev.piculet.lab.suite.Suite
import dev.piculet.lab.suite.Suites
import java.nio.file.Path
import java.time.LocalDateTime
import java.time.format.DateTimeFormatter
import kotlin.random.Random

/** The environment of every command. */
class Lab(
    val terminal: Terminal,
    private val place: LabHome,
    /** The words after `./lab`, for the command that reproduces a run. */
    val arguments: List<String>,
    /** By default nothing is built: the script that started this process has done so, or there is nothing to build. */
    val build: ContenderBuild = ContenderBuild {},
) {
    constructor(
        terminal: Terminal,
        checkout: Path,
        arguments: List<String>,
        build: ContenderBuild = ContenderBuild {},
    ) : this(terminal, Checkout(checkout), arguments, build)

    val catalog: ContenderCatalog by lazy { ContenderCatalog.of(place) }

    /** All suites, each with those who take part in it. */
    internal val suites: List<Suite> get() = Suites.all.map { taking(it) }

    /** Returns the suite with that id, with those who take part in it. */
    internal fun suite(id: String): Suite = taking(Suites.of(id))

    /** Returns a suite with those who take part in it by their descriptors, of the formats that are asked for. */
    internal fun taking(
        suite: Suite,
        isAsked: (Format) -> Boolean = { true },
    ): Suite {
        val members = catalog.all.filter { suite.id in it.suites && isAsked(it.format) }
        return suite.of(members.map { it.id }, members.filter { it.format == Format.BINARY }.map { it.id })
    }

    /** The checkout, or null in an installed copy. */
    val home: Path? get() = (place as? Checkout)?.root

    /** What starts the lab, as the user types it. */
    internal val name: String get() = place.command

    /**
     * Returns the checkout.
     *
     * @param need what needs it, as the beginning of a sentence
     * @throws LabException in an installed copy
     */
    internal fun requireCheckout(need: String): Path =
        home ?: throw LabException(
            "$need a checkout of Piculet, and this is an installed copy. Clone Piculet, and start the lab there.",
            ExitCode.USAGE,
        )

    /** Returns the command that asks for the same again, with the seed that was [chosen] unless the user gave [asked]. */
    internal fun command(
        asked: Long?,
        chosen: Long,
    ): String {
        val words = arguments.map(::shellWord)
        return (listOf(name) + words).joinToString(" ") + if (asked == null) " --seed $chosen" else ""
    }

    internal companion object {
        /**
         * Returns the JDKs in these folders, each once, or this process's own if there are none.
         *
         * @param jvmArgs flags of all their JVMs, besides the lab's own
         */
        fun jdks(
            homes: List<Path>,
            jvmArgs: List<String> = emptyList(),
        ): List<Jdk> {
            requireMeasurable()
            return homes
                .ifEmpty { listOf(Path.of(System.getProperty("java.home"))) }
                .map { JdkProbe.probe(it, JdkProbe.flagsWith(jvmArgs)) }
                .also(::requireVersions)
                .distinctBy { it.version }
        }

        /**
         * Checks that JVMs can be measured here: they are started by `bin/java` and `env`, which Windows does not have.
         *
         * @param system its name, as Java knows it
         * @throws LabException if they can't
         */
        fun requireMeasurable(system: String = System.getProperty("os.name")) {
            if (!system.startsWith("Windows")) return
            val message = "The lab measures on Linux and macOS. On Windows, start it in WSL."
            throw LabException(message, ExitCode.USAGE)
        }

        /** Stores and tables tell JDKs apart by their versions. */
        private fun requireVersions(jdks: List<Jdk>) {
            val alike = jdks.distinctBy { Triple(it.version, it.vendor, it.vm) }.groupBy { it.version }.values
            val several = alike.find { it.size > 1 } ?: return
            val homes = several.joinToString(" and ") { it.home }
            val message = "$homes are both JDK ${several.first().version}, so tables can't tell them apart."
            throw LabException("$message Measure each in a run of its own.", ExitCode.USAGE)
        }

        /** Returns the folder for what is measured now, unless the user names one. */
        fun folderFor(what: String): Path {
            val time = LocalDateTime.now().format(DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH-mm-ss"))
            return Path.of("lab-results", "$time-$what")
        }

        /** Returns a seed that is short enough to be typed again. */
        fun randomSeed(): Long = Random.nextLong(MAX_RANDOM_SEED)

        private const val MAX_RANDOM_SEED = 1_000_000L
    }
}
