package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.environment.JdkProbe
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.exists
import kotlin.io.path.readLines
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** First uses are stored as they are made, and those of one contender go on. */
class StoredFirstUsesTest {
    @TempDir
    lateinit var folder: Path

    private val checkout = Path.of(System.getProperty("piculet.lab.home"))
    private val uses get() = folder.resolve("uses")
    private val samples get() = uses.resolve("first-uses.jsonl")

    private fun lab(vararg words: String) = answerTo(checkout, words.toList())

    private fun cold(vararg words: String) =
        lab("cold", "objects", "--contenders", "jdk", "--samples", "2", "--out", "$uses", *words)

    private fun done(answer: Answer): Answer {
        assertEquals(ExitCode.DONE, answer.exitCode, answer.err)
        return answer
    }

    private fun refusal(
        answer: Answer,
        exitCode: Int = ExitCode.ERROR,
    ): String {
        assertEquals(exitCode, answer.exitCode, answer.err)
        assertEquals("", answer.out)
        return answer.err.trim().lines().last()
    }

    /** Returns what was done in fresh JVMs. */
    private fun steps(answer: Answer): List<String> =
        Regex("(?m): (counting|listing|sample)([^,\\n]*)").findAll(answer.err).map { it.value.drop(2) }.toList()

    /** Leaves the first line, and half of the second. */
    private fun tear() {
        val lines = samples.readText().lines()
        samples.writeText(lines[0] + "\n" + lines[1].take(lines[1].length / 2))
    }

    @Test
    fun `what was torn goes on with the same command or resume, and reports are what was printed`() {
        val first = done(cold("--calls", "1"))
        assertEquals(listOf("counting what it generates", "sample 1", "sample 2"), steps(first))
        assertContains(first.err, "Stored in $uses.\n")
        assertEquals(first.out, done(lab("report", "$uses")).out)
        val line = samples.readLines().first()

        tear()
        val half = done(lab("report", "$uses"))
        assertEquals("1 first use to be measured yet: ./lab resume $uses\n", half.err)
        val again = done(cold("--calls", "1", "--json"))
        assertEquals(listOf("sample 2"), steps(again))
        assertEquals(2, samples.readLines().size)
        assertEquals(line, samples.readLines().first(), "it is as it was")
        assertEquals(again.out, done(lab("report", "$uses", "--json")).out)

        tear()
        val resumed = done(lab("resume", "$uses"))
        assertEquals(listOf("sample 2"), steps(resumed))
        val printed = done(lab("report", "$uses"))
        assertEquals(resumed.out to "", printed.out to printed.err)
    }

    @Test
    fun `what could not be compared is refused, and nothing is changed`() {
        done(cold("--calls", "1"))
        val before = samples.readText()

        fun begun(how: String) = "lab: $uses was begun $how. Name another --out."
        assertEquals(begun("with --calls 1"), refusal(cold("--calls", "10")))
        assertEquals(begun("with --calls 1"), refusal(cold("--attribute")))
        assertEquals(begun("with --payloads simple"), refusal(cold("--calls", "1", "--payloads", "media")))
        val flags = JdkProbe.current().flags.joinToString(" ")
        assertEquals(begun("with the JVM's options $flags"), refusal(cold("--calls", "1", "--jvm-args", "-Xmx64m")))
        val taken = "lab: $uses holds first uses already. Name another --out."
        assertEquals(taken, refusal(lab("run", "objects", "--out", "$uses")))
        assertEquals(
            "lab: $uses holds first uses, so '--blocks' has no effect. Leave it out.",
            refusal(lab("resume", "$uses", "--blocks", "7"), ExitCode.USAGE),
        )
        assertEquals(
            "lab: $uses holds first uses, in forms terminal and json.",
            refusal(lab("report", "$uses", "--format", "csv"), ExitCode.USAGE),
        )
        assertEquals(
            "lab: $uses holds no run but first uses. ./lab report shows them.",
            refusal(answerTo(folder, listOf("keep", "$uses", "one"))),
        )
        val record = uses.resolve("cold.json")
        record.writeText(record.readText().replaceFirst(Regex("\"cores\": \\d+"), "\"cores\": 4096"))
        val cores = Runtime.getRuntime().availableProcessors()
        assertEquals(
            "lab: This run can't go on, because its trials could not be compared: the number of cores was 4096 " +
                "and is now $cores. Start a new run.",
            refusal(lab("resume", "$uses")),
        )
        assertEquals(before, samples.readText())
    }

    @Test
    fun `an attribution goes on likewise, and is kept when it is complete`() {
        val first = done(cold("--attribute"))
        assertEquals(first.out, done(lab("report", "$uses")).out)
        val page = done(lab("report", "$uses", "--html")).out
        assertTrue(page.startsWith("<!doctype html>"))
        val stored = uses.resolve("attributed.jsonl")
        val lines = stored.readLines()
        stored.writeText(lines.dropLast(1).joinToString("") { "$it\n" } + lines.last().dropLast(9))
        val again = done(cold("--attribute", "--json"))
        assertEquals(1, steps(again).size)
        assertEquals(lines.dropLast(1), stored.readLines().dropLast(1))
        assertEquals(again.out, done(lab("report", "$uses", "--json")).out)
        done(answerTo(folder, listOf("keep", "$uses", "one")))
        val kept = folder.resolve("docs/runs/one")
        assertEquals(again.out, done(lab("report", "$kept", "--json")).out)
        assertFalse(kept.resolve("cold.json").exists())
    }

    @Test
    fun `where nothing is measured yet there is no report`() {
        done(cold("--calls", "1"))
        samples.writeText("")
        assertEquals("lab: Nothing is measured in $uses yet.", refusal(lab("report", "$uses")))
    }
}
