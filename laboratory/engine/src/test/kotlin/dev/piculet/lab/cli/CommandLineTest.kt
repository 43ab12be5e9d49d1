package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.suite.Suites
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.io.path.createFile
import kotlin.io.path.exists
import kotlin.io.path.readBytes
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** Impossible requests end in one clear line and the right exit code. */
class CommandLineTest {
    @TempDir
    lateinit var folder: Path

    private class Answer(
        val exitCode: Int,
        val out: String,
        val err: String,
    )

    private fun lab(
        vararg words: String,
        isRedrawn: Boolean = false,
    ): Answer {
        val out = ByteArrayOutputStream()
        val err = ByteArrayOutputStream()
        val terminal = Terminal(PrintStream(out), PrintStream(err), isRedrawn, hasColour = false, width = 100)
        val exitCode = execute(Lab(terminal, checkout, words.toList()))
        return Answer(exitCode, out.toString(), err.toString())
    }

    private fun assertUsage(
        line: String,
        vararg words: String,
    ) {
        val answer = lab(*words)
        assertEquals("lab: $line", answer.err.trimEnd())
        assertEquals(ExitCode.USAGE, answer.exitCode)
        assertEquals("", answer.out)
    }

    @Test
    fun `an unknown suite`() =
        assertUsage(
            "There is no suite 'object'. There are: objects, ab, required, kotlin, java, json, access, wide, open.",
            "run",
            "object",
            "--dry-run",
        )

    @Test
    fun `an unknown contender`() {
        val answer = lab("run", "objects", "--contenders", "krio", "--dry-run")
        assertContains(answer.err, "lab: There is no contender 'krio'. There are: ")
        assertEquals(ExitCode.USAGE, answer.exitCode)
    }

    @Test
    fun `an unknown payload`() =
        assertUsage(
            "There is no payload 'simpel' in objects. There are: simple, complex, media, deep, " +
                "complex-as-documented, deep-as-documented, media-ascii, media-latin, media-cyrillic, media-cjk, " +
                "media-long-texts; with -one behind it, the first value alone.",
            "run",
            "objects",
            "--payloads",
            "simpel",
            "--dry-run",
        )

    @Test
    fun `an unknown preset`() =
        assertUsage(
            "Invalid value for option '--preset': 'fast' is not one of smoke, quick, standard, thorough " +
                "(see: ./lab run --help)",
            "run",
            "objects",
            "--preset",
            "fast",
        )

    @Test
    fun `a budget that is no time`() =
        assertUsage(
            "Invalid value for option '--budget': 'soon' is no time; write 90s, 20m or '1h 30m' " +
                "(see: ./lab run --help)",
            "run",
            "objects",
            "--budget",
            "soon",
        )

    @Test
    fun `a precision that is none`() {
        for (none in listOf("0%", "NaN")) {
            assertUsage(
                "Invalid value for option '--precision': '$none' is no precision between 0 and 100 %; write 3% or " +
                    "0.03 (see: ./lab run --help)",
                *arrayOf("run", "objects", "--precision", none),
            )
        }
    }

    @Test
    fun `a JDK that is not there`() =
        assertUsage(
            "No JDK at $folder: $folder/bin/java is not there. Name the JDK's home folder.",
            "run",
            "objects",
            "--jdk",
            "$folder",
        )

    @Test
    fun `no thread at all`() =
        assertUsage("'--threads 0' is not a number from 1 to 256.", "run", "objects", "--threads", "0")

    @Test
    fun `one thread that shares its instance`() =
        assertUsage(
            "'--shared' needs several threads. Add --threads, as --threads 8.",
            "run",
            "objects",
            "--shared",
        )

    @Test
    fun `an option that does not exist`() =
        assertUsage("Unknown option: '--fast' (see: ./lab run --help)", "run", "objects", "--fast")

    @Test
    fun `no command at all`() =
        assertUsage(
            "Name a command: run, curve, resume, try, reproduce, report, compare, bisect, history, merge, keep, " +
                "pages, cold, explain, inspect, list or doctor. (see: ./lab --help)",
            "--",
        )

    @Test
    fun `a first use of an unknown suite`() =
        assertUsage(
            "There is no suite 'object'. There are: objects, ab, required, kotlin, java, json, access, wide, open.",
            "cold",
            "object",
        )

    @Test
    fun `no sample at all`() =
        assertUsage("'--samples 0' is not a number from 1 to 1000.", "cold", "objects", "--samples", "0")

    @Test
    fun `a number of calls that ends no phase`() =
        assertUsage("'--calls 500' is not one of 1, 10, 100, 1000, 10000, 100000.", "cold", "objects", "--calls", "500")

    @Test
    fun `a first use that is a round trip`() =
        assertUsage(
            "A first use consists of serialize and deserialize, so '--operations roundtrip' has no effect. " +
                "Leave it out.",
            "cold",
            "objects",
            "--operations",
            "serialize,roundtrip",
        )

    @Test
    fun `a folder that is a file`() {
        val file = folder.resolve("file").createFile()
        val answer = lab("run", "objects", "--out", "$file")
        assertEquals("lab: Can't write to folder $file (it is a file). Name another with --out.", answer.err.trimEnd())
        assertEquals(ExitCode.ERROR, answer.exitCode)
    }

    @Test
    fun `a run that is not there`() {
        for (command in listOf("resume", "report")) {
            val answer = lab(command, "$folder")
            assertContains(answer.err, "lab: $folder holds no run: there is no plan.json in it.")
            assertEquals(ExitCode.ERROR, answer.exitCode)
        }
    }

    @Test
    fun `a dry run shows the trials, the groups left out and the duration`() {
        val answer = lab("run", "objects", "--dry-run", "--preset", "smoke", "--contenders", "kryo,jdk", "--seed", "5")
        assertEquals(ExitCode.DONE, answer.exitCode)
        val command = "./lab run objects --dry-run --preset smoke --contenders kryo,jdk --seed 5"
        assertContains(answer.out, "Command:    $command")
        assertContains(answer.out, "Payload:    objects/simple: serialize, deserialize")
        assertContains(answer.out, "Left out:   objects: payloads ")
        assertFalse("kotlin" in answer.out)
    }

    @Test
    fun `a dry run counts each way in which threads call`() {
        val words = arrayOf("run", "objects", "--dry-run", "--preset", "smoke", "--contenders", "piculet,jackson2")
        val few = arrayOf("--payloads", "simple", "--operations", "serialize", "--threads", "8")
        assertContains(lab(*words, *few).out, "Threads:    8 threads, own\n")
        assertContains(lab(*words, *few).out, "Trials:     4 a block")
        val both = lab(*words, *few, "--own", "--shared").out
        assertContains(both, "Threads:    8 threads, own\nThreads:    8 threads, shared\n")
        assertContains(both, "Contenders: piculet@")
        assertContains(both, "Trials:     6 a block")
    }

    @Test
    fun `a budget that does not reach is said before anything is measured`() {
        val words = arrayOf("run", "objects", "--dry-run", "--contenders", "kryo,jdk", "--payloads", "simple")
        val line = Regex("The budget of 5s does not reach: the 6 blocks .* take about .*, and will be made.")
        assertContains(lab(*words, "--budget", "5s").out, line)
        assertFalse("does not reach" in lab(*words).out)
    }

    @Test
    fun `blocks that are too few for a verdict`() =
        assertUsage("'--blocks 5' is no number from 6 to 200.", "resume", "$folder", "--blocks", "5")

    @Test
    fun `a budget for blocks that are made in any case`() =
        assertUsage(
            "'--blocks 9' are made whatever time they take, so '--budget' has no effect. Leave one of them out, " +
                "or add --precision.",
            *arrayOf("resume", "$folder", "--blocks", "9", "--budget", "5m"),
        )

    @Test
    fun `calls of first uses that are attributed`() =
        assertUsage(
            "--attribute is about first calls, so '--calls' has no effect. Leave it out.",
            *arrayOf("cold", "objects", "--attribute", "--calls", "10"),
        )

    @Test
    fun `a strict end of first uses that are attributed`() =
        assertUsage(
            "'--strict' is about the table of first uses, which --attribute does not print. Leave it out.",
            *arrayOf("cold", "objects", "--attribute", "--strict"),
        )

    @Test
    fun `a dry run of what would be stored makes no folder`() {
        val out = folder.resolve("out")
        val words = arrayOf("--contenders", "jdk", "--attribute", "--dry-run", "--out", "$out")
        assertEquals(ExitCode.DONE, lab("cold", "objects", *words).exitCode)
        assertFalse(out.exists())
    }

    @Test
    fun `a list of all that is known in both forms`() =
        assertUsage("'--verbose' is for the text alone. Leave it or '--json' out.", "list", "--json", "--verbose")

    @Test
    fun `a list says who takes part in which suite`() {
        val lines = lab("list").out.lines()
        assertContains(lines, "  access    What does each way to reach a field cost? (write-up 003)")
        val objects = lines.dropWhile { "objects" !in it }.takeWhile { "ab " !in it }.joinToString(" ") { it.trim() }
        assertContains(objects, "payloads: simple, complex, media")
        assertContains(objects, "contenders: handwritten*, piculet*, kryo*, fory*")
        assertContains(objects, ", protobuf+, piculet-fixed, ")
        assertContains(objects, "gson, ")
    }

    @Test
    fun `a list resolves nothing unless asked, even on a terminal`() =
        assertEquals("", lab("list", "--verbose", isRedrawn = true).err)

    private fun planOfObjects(vararg words: String) = lab("run", "objects", "--dry-run", *words).out

    private val wellKnown =
        Regex("\nContenders: handwritten@\\S+ piculet@\\S+ kryo@\\S+ fory@\\S+ activej@\\S+ jackson2@\\S+ jdk@\\S+\n")

    @Test
    fun `the command that stands for all ranks each binary format in one table`() {
        val out = planOfObjects()
        assertContains(out, "Payload:    objects/simple: serialize, deserialize\n")
        val known = Suites.of("objects").ranking!!.contenders
        val measured = out.lines().single { it.startsWith("Contenders: ") }.removePrefix("Contenders: ").split(", ")
        assertEquals(known, measured.map { it.substringBefore('@') })
        val leftOut = out.lines().single { it.startsWith("Left out: ") }
        assertTrue(leftOut.startsWith("Left out:   objects: payloads complex, media, "), leftOut)
        assertContains(out, ", then up to the budget of 15m if more is needed\n")
        assertFalse("does not reach" in out)
    }

    @Test
    fun `a budget for all formats is spent on them`() {
        val out = planOfObjects("--budget", "20m", "--payloads", "media")
        assertContains(out, "Payload:    objects/media: serialize, deserialize\n")
        assertContains(out, ", protobuf@")
        assertContains(out, ", then up to the budget of 20m if more is needed\n")
    }

    @Test
    fun `less time, or time that several payloads share, is for the best-known formats`() {
        for (words in listOf(arrayOf("--budget", "8m"), arrayOf("--payloads", "simple,complex"))) {
            val out = planOfObjects(*words)
            assertContains(out, "Payload:    objects/simple: serialize, deserialize\n")
            assertContains(out, "Payload:    objects/complex: serialize\n")
            assertContains(out, wellKnown)
            assertContains(out, ", then up to the budget of 8m if more is needed\n")
        }
    }

    @Test
    fun `a smoke run, and several suites, are of the best-known formats`() {
        assertContains(planOfObjects("--preset", "smoke", "--budget", "20m"), wellKnown)
        assertContains(lab("run", "objects", "required", "--dry-run").out, wellKnown)
    }

    @Test
    fun `without a command all that it announces fits into its time`() {
        val out = lab(*ALONE.toTypedArray(), "--dry-run").out
        for (payload in listOf("simple", "complex", "media", "deep")) {
            assertContains(out, "Payload:    objects/$payload: serialize, deserialize\n")
        }
        assertFalse("Left out" in out || "does not reach" in out, out)
    }

    @Test
    fun `a verbose list shows a value of each payload and how each library is used`() {
        val out = lab("list", "--verbose").out
        assertContains(out, Regex("\n {12}simple \\(\\d+ bytes of content\\): \\{"))
        assertContains(out, Regex("\n {12}\\S+ \\(\\d+ bytes\\): "))
        assertContains(out, "One TypedSerializer, kept; classes that no type names are allowed, all else is default.")
    }

    @Test
    fun `help goes to the output and is no error`() {
        val answer = lab("run", "--help")
        assertEquals(ExitCode.DONE, answer.exitCode)
        assertContains(answer.out, "--precision=PERCENT")
        assertEquals("", answer.err)
    }

    @Test
    fun `a kept run is a picture of pixels, in a file alone`() {
        val run = "${checkout.resolve("docs/runs/objects")}"
        val file = folder.resolve("objects.png")
        val written = lab("report", run, "--format", "png", "--output", "$file")
        assertEquals("Wrote $file.", written.err.trim())
        assertTrue(file.readBytes().take(4).map { it.toInt() and 0xff } == listOf(0x89, 0x50, 0x4e, 0x47))
        val nowhere = lab("report", run, "--format", "png")
        assertEquals(ExitCode.USAGE, nowhere.exitCode)
        assertEquals("lab: A PNG is no text for a terminal. Name a file with --output.", nowhere.err.trim())
    }

    @Test
    fun `a picture shows the payloads that it is asked for`() {
        val run = "${checkout.resolve("docs/runs/objects")}"
        val all = lab("report", run, "--svg")
        val one = lab("report", run, "--svg", "--payloads", "media")
        assertEquals("", one.err)
        assertContains(one.out, "<title id=\"title\">objects/media</title>")
        assertContains(one.out, ">media</text>")
        assertFalse(">simple</text>" in one.out)
        assertContains(all.out, ">simple</text>")
        assertTrue(one.out.length < all.out.length / 2)
        assertEquals(one.out, lab("report", run, "--svg", "--payloads", "objects/media").out)
        val noPicture = "'--payloads' chooses what a picture shows. Add --svg or --png."
        assertUsage(noPicture, "report", run, "--payloads", "media")
        val unknown = lab("report", run, "--png", "--payloads", "x", "--output", "${folder.resolve("x.png")}")
        assertContains(unknown.err, "lab: '--payloads x' is not in this run. There are: simple, ")
        assertEquals(ExitCode.USAGE, unknown.exitCode)
    }

    @Test
    fun `a page of an explanation that can't be written is told before anything is measured`() {
        val nowhere = folder.resolve("missing/page.html")
        val answer = lab("explain", "piculet", "objects/simple", "--output", "$nowhere")
        assertEquals(ExitCode.ERROR, answer.exitCode)
        val message = "lab: Can't write $nowhere (NoSuchFileException: $nowhere). Name another --output."
        assertEquals(message, answer.err.trim())
        val kept = folder.resolve("page.html").apply { writeText("kept") }
        Output(Terminal.ofProcess("./lab"), kept).requireWritable()
        assertEquals("kept", kept.readText())
        Output(Terminal.ofProcess("./lab"), folder.resolve("new.html")).requireWritable()
        assertFalse(folder.resolve("new.html").exists())
    }

    @Test
    fun `a kept run is a page, on the output or in a file`() {
        val run = "${checkout.resolve("docs/runs/objects")}"
        val page = lab("report", run, "--html")
        assertEquals(ExitCode.DONE, page.exitCode, page.err)
        assertTrue(page.out.startsWith("<!doctype html>"))
        val file = folder.resolve("page.html")
        val written = lab("report", run, "--format", "html", "--output", "$file")
        assertEquals("Wrote $file.", written.err.trimEnd())
        assertEquals("", written.out)
        assertEquals(page.out, file.readText())
        val nowhere = folder.resolve("none/page.html")
        val failed = lab("report", run, "--html", "--output", "$nowhere")
        val message = "lab: Can't write $nowhere (NoSuchFileException: $nowhere). Name another --output."
        assertEquals(message, failed.err.trimEnd())
        assertEquals(ExitCode.ERROR, failed.exitCode)
    }

    @Test
    fun `a kept run is not said to get more blocks`() {
        val out = lab("report", "${checkout.resolve("docs/runs/objects")}").out
        assertContains(out, "  Again from the start, with seed ")
        assertFalse("./lab resume" in out)
    }

    @Test
    fun `a report has one form`() {
        val forms =
            mapOf("report" to "--html, --json", "compare" to "--format, --json", "history" to "--format, --html")
        for ((command, both) in forms) {
            val words = both.split(", ").flatMap { if (it == "--format") listOf(it, "csv") else listOf(it) }
            val answer = lab(command, "$folder", *words.toTypedArray())
            assertContains(answer.err, Regex("^lab: Error: .* are mutually exclusive \\(specify only one\\)"))
            assertEquals(ExitCode.USAGE, answer.exitCode)
        }
    }

    @Test
    fun `write-ups are a page, and have no form for JMH's viewers`() {
        val run = "${checkout.resolve("docs/runs/write-ups")}"
        assertContains(lab("report", run, "--html").out, "<h1>Piculet lab: write-ups reproduced</h1>")
        assertUsage("$run holds write-ups, in forms terminal, html and csv.", "report", run, "--format", "jmh")
    }

    private companion object {
        val checkout: Path = Path.of(System.getProperty("piculet.lab.home"))
    }
}
