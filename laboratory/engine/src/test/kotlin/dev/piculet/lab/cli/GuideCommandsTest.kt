package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestFactory
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.io.path.readLines
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The lab accepts the commands that the guide quotes. Each measures for minutes, so only its plan is made here. */
class GuideCommandsTest {
    private val checkout = Path.of(System.getProperty("piculet.lab.home"))

    @TestFactory
    fun `each command has a plan`(): List<DynamicTest> {
        val commands = checkout.resolve("samples/guide/src/main/shell/measure.sh").readLines()
        assertTrue(commands.isNotEmpty())
        return commands.map { DynamicTest.dynamicTest(it) { assertPlanned(it) } }
    }

    /** The guide's jar is nobody's, so the lab gets no further than to look for it. */
    @Test
    fun `the command for a class of the user's own is understood`() {
        val command = checkout.resolve("samples/guide/src/main/shell/try.sh").readLines().single()
        val err = ByteArrayOutputStream()
        val out = PrintStream(ByteArrayOutputStream())
        val terminal = Terminal(out, PrintStream(err), isRedrawn = false, hasColour = false, width = 100)
        val exitCode = execute(Lab(terminal, checkout, command.removePrefix("./lab ").split(" ")))
        assertEquals("lab: There is no app.jar, which --classpath names.", err.toString().trim())
        assertEquals(ExitCode.USAGE, exitCode)
    }

    private fun assertPlanned(command: String) {
        val words = command.split(" ")
        assertEquals("./lab", words.first())
        val out = ByteArrayOutputStream()
        val err = ByteArrayOutputStream()
        val terminal = Terminal(PrintStream(out), PrintStream(err), isRedrawn = false, hasColour = false, width = 100)
        val exitCode = execute(Lab(terminal, checkout, (words.drop(1) + "--dry-run").distinct()))
        assertEquals("", err.toString())
        assertEquals(ExitCode.DONE, exitCode)
        assertContains(out.toString(), "piculet")
    }
}
