package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import org.junit.jupiter.api.Test
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.io.path.readLines
import kotlin.test.assertContains
import kotlin.test.assertEquals

/**
 * The lab understands the commands of the workflows that projects copy. The jars are theirs, so published versions
 * stand for them.
 */
class WorkflowTest {
    private val checkout = Path.of(System.getProperty("piculet.lab.home"))
    private val commands = commandsOf("lab-workflow.yml")

    private fun commandsOf(workflow: String) =
        checkout
            .resolve("docs/$workflow")
            .readLines()
            .map { it.trim() }
            .filter { it.startsWith("./lab ") }
            .associate { line -> line.split(" ")[1] to line.substringBefore(" >>").split(" ").drop(1) }

    private fun answer(words: List<String>): Pair<Int, String> {
        val out = ByteArrayOutputStream()
        val err = ByteArrayOutputStream()
        val terminal = Terminal(PrintStream(out), PrintStream(err), isRedrawn = false, hasColour = false, width = 100)
        val exitCode = execute(Lab(terminal, checkout, words))
        assertEquals("", err.toString())
        return exitCode to out.toString()
    }

    @Test
    fun `it measures both builds side by side`() {
        assertEquals(setOf("run", "resume", "compare"), commands.keys)
        val words = commands.getValue("run").map { it.replace(Regex("kogera@[^,]*"), "jackson2-kotlin") }
        val (exitCode, out) = answer(words + "--dry-run")
        assertEquals(ExitCode.DONE, exitCode)
        assertContains(out, "Payload:    kotlin/mixed")
    }

    @Test
    fun `its comparison ends the job where a build is slower`() {
        val names = mapOf("--contender" to "kryo", "--against" to "piculet", "compare" to "$checkout/docs/runs/objects")
        val words = commands.getValue("compare")
        val stored = words.mapIndexed { i, word -> words.getOrNull(i - 1)?.let(names::get) ?: word }
        val (exitCode, out) = answer(stored)
        assertEquals(ExitCode.SLOWER, exitCode)
        assertContains(out, Regex("^\\*\\*\\d+ of \\d+ figures are slower by more than 5 % \\(kryo in "))
    }

    @Test
    fun `machines measure the same work, and are merged`() {
        val commands = commandsOf("lab-machines.yml")
        assertEquals(setOf("run", "merge"), commands.keys)
        val words = commands.getValue("run")
        assertContains(words, "--seed", "all machines need the same values")
        val (exitCode, out) = answer(words.dropLast(2) + "--dry-run")
        assertEquals(ExitCode.DONE, exitCode)
        assertContains(out, "objects/media")
        val merged = commands.getValue("merge").map { if (it == "runs") "$checkout/docs/runs/objects" else it }
        val err = ByteArrayOutputStream()
        val terminal = Terminal(PrintStream(err), PrintStream(err), isRedrawn = false, hasColour = false, width = 100)
        assertEquals(ExitCode.USAGE, execute(Lab(terminal, checkout, merged)))
        assertEquals("lab: A machine alone is no sample: name the runs of two or more.\n", err.toString())
    }
}
