package dev.piculet.lab.acceptance

import dev.piculet.lab.ExitCode
import dev.piculet.lab.KEPT_OUT
import dev.piculet.lab.store.ColdStore
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.DynamicTest.dynamicTest
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestFactory
import org.junit.jupiter.api.condition.DisabledOnOs
import org.junit.jupiter.api.condition.OS
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.io.path.createDirectory
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name
import kotlin.io.path.readText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** A lab that is stopped by a signal ends with the exit code that says so, whatever it was doing, and its JVMs with it. */
@Tag("slow")
@Tag("once")
@DisabledOnOs(OS.WINDOWS)
class StoppedTest {
    @TempDir
    lateinit var folder: Path

    private inner class Run(
        name: String,
        words: List<String>,
    ) {
        private val files = folder.resolve(name).createDirectory()
        private val temporary = files.resolve("temporary").createDirectory()
        private val process: Process
        val err get() = files.resolve("err").readText()

        /** What is left of the folders that it made for itself and its JVMs. */
        val left get() = temporary.listDirectoryEntries("piculet-lab-*").map { it.name }

        init {
            val java = Path.of(System.getProperty("java.home"), "bin", "java").toString()
            val home = "-Dpiculet.lab.home=${System.getProperty("piculet.lab.home")}"
            val place = "-Djava.io.tmpdir=$temporary"
            val main = listOf("-cp", System.getProperty("java.class.path"), "dev.piculet.lab.cli.Main")
            val command = listOf(java, home, place) + main
            process =
                ProcessBuilder(command + words)
                    .apply { environment() -= KEPT_OUT }
                    .redirectOutput(files.resolve("out").toFile())
                    .redirectError(files.resolve("err").toFile())
                    .start()
        }

        /** Waits until it says something, and sends a signal. Returns the exit code. */
        fun stopped(
            text: String,
            signal: String,
        ): Int {
            val deadline = System.nanoTime() + TimeUnit.MINUTES.toNanos(MINUTES)
            while (text !in err) {
                assertTrue(process.isAlive && System.nanoTime() < deadline, "waited for '$text' in vain: $err")
                Thread.sleep(20)
            }
            Thread.sleep(DEEP_INTO_IT)
            val children = process.descendants().toList()
            ProcessBuilder("kill", "-$signal", "${process.pid()}").start().waitFor()
            val exitCode = ended()
            children.forEach { it.onExit().get(20, TimeUnit.SECONDS) }
            assertFalse(children.any { it.isAlive })
            return exitCode
        }

        fun ended(): Int {
            assertTrue(process.waitFor(MINUTES, TimeUnit.MINUTES), "ends in time: $err")
            return process.exitValue()
        }
    }

    private fun reproduce(store: String): List<String> {
        val row = "o.w.main.deser.E_5Props_Constructor.call"
        val chosen = listOf("reproduce", "000", "--table", "throughput-original,single-shot-original", "--rows", row)
        return chosen + listOf("--preset", "smoke", "--seed", "7", "--out", "${folder.resolve("store-$store")}")
    }

    private fun small(vararg words: String) =
        listOf(*words, "objects", "--contenders", "handwritten,jdk", "--payloads", "simple")

    private fun stop(
        name: String,
        text: String,
        words: List<String>,
    ) = dynamicTest(name) {
        for ((signal, exitCode) in mapOf("TERM" to 143, "INT" to 130)) {
            val run = Run("$name-$signal", words)
            assertEquals(exitCode, run.stopped(text, signal), "SIG$signal: ${run.err}")
            assertFalse("lab: " in run.err, run.err)
        }
    }

    @TestFactory
    fun `any command ends with the signal's exit code`(): List<DynamicTest> =
        listOf(
            stop("examination", "checking that ", small("run") + listOf("--out", "${folder.resolve("examined")}")),
            stop("first uses", "JDK", small("cold") + listOf("--out", "${folder.resolve("cold")}")),
            stop("profiles", "checking that ", listOf("explain", "handwritten", "objects/simple", "--against", "jdk")),
            stop("reproduction, examined", "checking that ", reproduce("examined")),
        )

    @Test
    fun `what was stopped says how to go on, and does`() {
        val run = "${folder.resolve("run")}"
        val words = small("run") + listOf("--operations", "serialize", "--preset", "smoke", "--out", run)
        val stopped = Run("run", words)
        assertEquals(143, stopped.stopped("block 1: ", "TERM"))
        assertContains(stopped.err, "Interrupted. All trials that were finished are kept: ./lab resume $run")
        assertEquals(ExitCode.DONE, Run("resumed", listOf("resume", run)).ended())

        val again = Run("reproduction", reproduce("measured"))
        assertEquals(143, again.stopped("block 1: ", "TERM"))
        assertContains(again.err, "Interrupted. All trials that were finished are kept: ./lab reproduce 000 ")
        val more = Run("reproduction again", reproduce("measured"))
        assertEquals(143, more.stopped("block 1: ", "TERM"))
        val next = Regex("\\[(\\d+)/\\d+] block 1: ").find(more.err)!!.groupValues[1].toInt()
        assertTrue(next > 1, "goes on: ${more.err}")
    }

    @Test
    fun `first uses that were stopped say how to go on, do so, and leave no folder behind`() {
        for ((name, text) in mapOf("measured" to "sample 2", "attributed" to "sample 1")) {
            val out = "${folder.resolve("$name uses")}"
            val option = if (name == "measured") listOf("--calls", "1") else listOf("--attribute")
            val words = small("cold") + option + listOf("--samples", "3", "--out", out)
            val stopped = Run(name, words)
            assertEquals(143, stopped.stopped(text, "TERM"), stopped.err)
            assertContains(stopped.err, "Interrupted. All trials that were finished are kept: ./lab resume '$out'")
            assertEquals(emptyList(), stopped.left)
            val before = ColdStore.read(Path.of(out))
            val resumed = Run("$name resumed", listOf("resume", out))
            assertEquals(ExitCode.DONE, resumed.ended(), resumed.err)
            assertEquals(emptyList(), resumed.left)
            val after = ColdStore.read(Path.of(out))
            assertFalse(before.isEmpty && name == "measured")
            val kept = after.measurements.samples.take(before.measurements.samples.size)
            assertEquals(before.measurements.samples, kept)
            assertEquals(emptyList(), after.measurements.samples.mapNotNull { it.error })
            if (name == "measured") assertEquals(2 * 3, after.measurements.samples.size)
        }
    }

    private companion object {
        const val MINUTES = 3L
        const val DEEP_INTO_IT = 300L
    }
}
