package dev.piculet.lab.cli

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.readText
import kotlin.test.assertEquals

/** What a process finds out of its own streams. That they are terminals is seen by hand alone. */
class StreamsTest {
    @TempDir
    lateinit var folder: Path

    private fun found(vararg properties: String): String = said("StreamsTestMain", *properties)

    private fun said(
        main: String,
        vararg properties: String,
    ): String {
        val java = Path.of(System.getProperty("java.home"), "bin", "java").toString()
        val out = folder.resolve("out")
        val classPath = listOf("-cp", System.getProperty("java.class.path"))
        val process =
            ProcessBuilder(listOf(java) + properties + classPath + "dev.piculet.lab.cli.$main")
                .redirectOutput(out.toFile())
                .redirectError(folder.resolve("err").toFile())
                .apply { environment() += mapOf("COLUMNS" to "77", "LC_ALL" to "C") }
                .start()
        assertEquals(0, process.waitFor(), folder.resolve("err").readText())
        return out.readText().trim()
    }

    @Test
    fun `files are no terminals, and the width is that of the shell`() = assertEquals("false false 77", found())

    /** Containers have no locale, and what is printed may go to a file. */
    @Test
    fun `signs beyond ASCII are printed where no locale is set`() {
        assertEquals("≈ 1.01× [0.98–1.04]", said("SignsTestMain"))
        assertEquals("µs", folder.resolve("err").readText().trim())
    }

    @Test
    fun `the script of a checkout knows better`() {
        val told = arrayOf("-Dpiculet.lab.out.terminal=true", "-Dpiculet.lab.err.terminal=false")
        assertEquals("true false 120", found(*told, "-Dpiculet.lab.width=120"))
    }
}

internal object SignsTestMain {
    @JvmStatic
    fun main(arguments: Array<String>) {
        Terminal.ofProcess("./lab").run {
            print("≈ 1.01× [0.98–1.04]\n")
            say("µs")
        }
    }
}

internal object StreamsTestMain {
    @JvmStatic
    fun main(arguments: Array<String>) {
        val streams = Streams.ofProcess()
        println("${streams.isOutTerminal} ${streams.isErrTerminal} ${streams.columns}")
    }
}
