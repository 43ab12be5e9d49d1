package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import org.junit.jupiter.api.io.TempDir
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name
import kotlin.test.assertEquals

/** A run whose contenders all do the wrong work says so. */
class RefusedEverywhereTest {
    @TempDir
    lateinit var folder: Path

    @ParameterizedTest
    @ValueSource(strings = ["run", "cold"])
    fun `a line names each refused contender and the reason, there is an exit code, and no report`(command: String) {
        val out = ByteArrayOutputStream()
        val err = ByteArrayOutputStream()
        val terminal = Terminal(PrintStream(out), PrintStream(err), isRedrawn = false, hasColour = false, width = 100)
        val what = listOf("--contenders", "jsoniter-dynamic", "--payloads", "kotlin-annotated", "--seed", "1")
        val run = folder.resolve("run")
        val words = listOf(command, "required") + what + listOf("--operations", "serialize", "--out", "$run")
        val exitCode = execute(Lab(terminal, Path.of(System.getProperty("piculet.lab.home")), words))
        val expected =
            "lab: No contender passed the gate, so there is nothing to measure. jsoniter-dynamic: wrong-output in " +
                "required/kotlin-annotated/serialize (wrote {} where {\"sessionId\":"
        assertEquals(expected, "$err".trim().lines().last().take(expected.length))
        assertEquals(ExitCode.WRONG_OUTPUT, exitCode)
        assertEquals("", "$out")
        assertEquals(listOf("run.lock"), run.listDirectoryEntries().map { it.name })
    }
}
