package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.catalog.KogeraStandIn
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.reproduce.RECORD
import dev.piculet.lab.reproduce.ofOne
import dev.piculet.lab.reproduce.partPlan
import dev.piculet.lab.reproduce.storePart
import dev.piculet.lab.reproduce.storeReproduction
import dev.piculet.lab.store.ReproductionStore
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse

/** What `./lab reproduce` says before anything is measured. */
class ReproduceCommandTest {
    @TempDir
    lateinit var folder: Path

    private val standIn by lazy { KogeraStandIn(folder, "2.15.2") }
    private val jar by lazy { standIn.jar() }

    private fun lab(vararg words: String) = answerTo(checkout, words.toList(), width = 100)

    private fun assertUsage(
        message: String,
        vararg words: String,
    ) {
        val answer = lab(*words)
        assertEquals("lab: $message", answer.err.trim())
        assertEquals(ExitCode.USAGE, answer.exitCode)
    }

    @Test
    fun `a write-up that is none, also beside all`() {
        for (others in listOf(emptyArray<String>(), arrayOf("all"))) {
            val there = "There are: 000, 001, 002, 003, 004."
            assertUsage("There is no write-up '005'. $there", "reproduce", *others, "005", "--dry-run")
        }
    }

    @Test
    fun `a table that a write-up does not have`() =
        assertUsage(
            "There is no table 'dynamite'. There are: dynamic, reflection.",
            "reproduce",
            "004",
            "--table",
            "dynamite",
            "--dry-run",
        )

    @Test
    fun `a pattern that no row is like`() =
        assertUsage("No row of these tables is like 'nothing'.", "reproduce", "004", "--rows", "nothing", "--dry-run")

    @Test
    fun `a form that tables can't be printed in`() =
        assertUsage(
            "Invalid value for option '--format': 'html' is not one of terminal, csv (see: ./lab reproduce --help)",
            "reproduce",
            "004",
            "--format",
            "html",
        )

    @Test
    fun `a jar stands for rows that were published at the version in its pom`() {
        val words = arrayOf("reproduce", "000", "--dry-run", "--table", "throughput-kogera", "--jar")
        assertContains(lab(*words, "kogera@$jar").out.replace(Regex("\\s+"), ""), "kogera@$jar")
        val version = "kogera@2.15.2-beta0"
        assertUsage("'--jar $version' names no jar. Write --jar kogera@path/to.jar.", *words, version)
        val other = KogeraStandIn(folder, "2.15.2", "9.9").jar()
        val there = "There are: $version."
        assertUsage("$other is kogera@9.9, and no row was published at it. $there", *words, "kogera@$other")
    }

    @Test
    fun `two jars for one version`() {
        val other = standIn.jar("jackson-module-kogera-other.jar")
        assertUsage(
            "'--jar kogera@$jar' and '--jar kogera@$other' are both kogera@2.15.2-beta0. Name one of them.",
            "reproduce",
            "000",
            "--dry-run",
            "--jar",
            "kogera@$jar",
            "--jar",
            "kogera@$other",
        )
    }

    @Test
    fun `what can't be added to a folder leaves it as it was`() {
        val store = folder.resolve("store")
        val jars = mapOf("kogera@2.15.2-beta0" to "kogera@$jar")
        val here = EnvironmentProbe.probe(checkout)
        val record = RECORD.copy(environment = here, jdk = JdkProbe.current().version, seed = 7, jars = jars)
        storeReproduction(store)
        val part = store.resolve("steady-objects-serialize-simple-one")
        storePart(part, partPlan(listOf("a", "b")).ofOne())
        ReproductionStore.write(store, record)

        fun fault(vararg words: String): String {
            val answer = lab("reproduce", *words, "--out", "$store")
            assertEquals(ExitCode.ERROR, answer.exitCode)
            assertEquals(record, ReproductionStore.read(store).record)
            return answer.err.lines().last { it.isNotEmpty() }
        }
        val rows = arrayOf("003", "--table", "simple", "--rows", "Kryo/Serialize")
        val kryo = ContenderCatalog.of(checkout).find("kryo")!!.version
        assertEquals(
            "lab: $part was begun without kryo@$kryo, and what it compares is measured side by side. Ask for all of " +
                "it in one command, with another --out.",
            fault(*rows),
        )
        assertEquals("lab: $store was begun with --seed 7. Name another --out.", fault("004", "--seed", "8"))
        val other = standIn.jar("jackson-module-kogera-other.jar")
        val refused = fault("000", "--jar", "kogera@$other")
        assertEquals("lab: $store was begun with --jar kogera@$jar. Name another --out.", refused)
    }

    @Test
    fun `where no row has a figure the tables say why, and it is an error`() {
        val store = folder.resolve("store")
        val gone = folder.resolve("gone.jar")
        val jars = mapOf("jsoniter-dynamic@0.9.23" to "jsoniter-dynamic@$gone")
        val here = EnvironmentProbe.probe(checkout)
        ReproductionStore.write(store, RECORD.copy(environment = here, jdk = JdkProbe.current().version, jars = jars))
        val rows = arrayOf("004", "--table", "dynamic", "--rows", "JsoniterBenchmark.encodeKotlinClass")
        val answer = lab("reproduce", *rows, "--out", "$store")
        assertContains(answer.out.replace(Regex("\\s+"), ""), "Thereisnojar$gone")
        val error = "None of 1 row has a figure of this machine: the tables say why. Mend that, and ask again."
        assertEquals("lab: $error", answer.err.trimEnd().lines().last())
        assertEquals(ExitCode.ERROR, answer.exitCode)
    }

    @Test
    fun `write-ups go on only as they were begun, and nothing is measured before that is known`() {
        val store = folder.resolve("store")

        fun fault(vararg words: String) = lab("reproduce", "004", "--out", "$store", *words).err.lines().last {
            it
                .isNotEmpty()
        }
        ReproductionStore.write(store, RECORD)
        assertEquals("lab: $store was begun with --preset quick. Name another --out.", fault("--preset", "smoke"))
        val jdk = JdkProbe.current().version
        ReproductionStore.write(store, RECORD.copy(jdk = "1.8"))
        assertEquals("lab: $store was begun on JDK 1.8, and this is $jdk. Name another --out.", fault())
        ReproductionStore.write(store, RECORD.copy(jdk = jdk))
        val machine = "another machine: CPU, 2 cores, 16.0 GiB, Linux amd64"
        assertEquals("lab: $store was begun on $machine. Name another --out.", fault())
        val kept = checkout.resolve("docs/runs/write-ups")
        val grown = lab("reproduce", "004", "--out", "$kept")
        assertContains(grown.err, "lab: $kept is a reproduction that is kept, and never grows. Name another --out.")
        assertEquals(ExitCode.ERROR, grown.exitCode)
    }

    @Test
    fun `a dry run of write-ups shows their tables, what is measured, and the time`() {
        val out = lab("reproduce", "004", "003", "--table", "dynamic,ranking", "--dry-run").out
        assertContains(out, "004 Kotlin encoding is 4x faster")
        assertContains(out, Regex("  dynamic +2 rows: steady\n"))
        assertContains(out, Regex("  ranking +7 rows: steady\\n"))
        assertFalse("method-handle" in out)
        val part = "steady-required-serialize-kotlin-plain"
        assertContains(out, Regex("$part +5 payloads +43 JVMs\\s+jsoniter-dynamic@0.9.23\n"))
        val time = out.substringAfter("About ").replace("\n", " ")
        val honest = "\\d+m for honest figures, up to \\d+m if all warm up slowly"
        assertContains(time, Regex("^$honest, and 1m by the protocols of the texts\\."))
        assertFalse(out.lines().any { it.length > 100 }, out)
    }

    @Test
    fun `a dry run tells the time where a contender can't be had, if that may be`() {
        val words = arrayOf("reproduce", "000", "--dry-run", "--table")
        val out = lab(*words, "throughput-kogera,throughput-original").out.replace("\n", " ")
        val times =
            Regex(" by the protocols of the texts\\. Where kogera can't be had, about [\\dhm ]+ and [\\dhm ]+\\.")
        assertContains(out, times)
        assertFalse("can't be had" in lab(*words, "throughput-original").out)
        assertFalse("can't be had" in lab(*words, "throughput-kogera", "--jar", "kogera@$jar").out)
    }

    private companion object {
        val checkout: Path = Path.of(System.getProperty("piculet.lab.home"))
    }
}
