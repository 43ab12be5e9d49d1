package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import org.junit.jupiter.api.Test
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse

class CurveCommandTest {
    private val err = ByteArrayOutputStream()

    private fun lab(vararg words: String): Pair<Int, String> {
        val out = ByteArrayOutputStream()
        err.reset()
        val terminal = Terminal(PrintStream(out), PrintStream(err), isRedrawn = false, hasColour = false, width = 100)
        val home = Path.of(System.getProperty("piculet.lab.home"))
        return execute(Lab(terminal, home, words.toList())) to out.toString()
    }

    private fun dryRun(vararg words: String): String {
        val few = arrayOf("--contenders", "piculet,kryo", "--preset", "smoke", "--dry-run")
        val (exitCode, out) = lab("curve", *words, *few)
        assertEquals(ExitCode.DONE, exitCode, "$err")
        return out
    }

    private fun refusal(vararg words: String): String {
        assertEquals(ExitCode.USAGE, lab("curve", *words).first)
        return "$err".trim().removePrefix("lab: ")
    }

    @Test
    fun `over sizes, every size is a payload of its own, and contenders wait for none of them`() {
        val out = dryRun("objects", "--over", "size", "--operations", "serialize")
        for (size in listOf("100B", "1kB", "10kB", "100kB", "1MB", "10MB")) {
            assertContains(out, "Payload:    objects/media-$size: serialize\n")
        }
        assertContains(out, "Trials:     14 a block")
    }

    @Test
    fun `sizes of the user's own are sorted, and each is measured once`() {
        val out = dryRun("kotlin", "--over", "size", "--values", "1MB,2kB,20kB,2kB", "--contenders", "jackson2-kotlin")
        val payloads = out.lines().filter { it.startsWith("Payload:") }
        assertEquals(
            listOf("2kB", "20kB", "1MB").map { "Payload:    kotlin/order-$it: serialize" },
            payloads.map { it.substringBefore(",") },
        )
    }

    @Test
    fun `over threads, each number is measured beside the others`() {
        val out = dryRun("objects", "--over", "threads", "--values", "1,2,8", "--operations", "serialize")
        assertContains(out, "Threads:    2 threads, own\nThreads:    8 threads, own\n")
        assertContains(out, "Payload:    objects/simple: serialize\n")
        assertContains(out, "Trials:     8 a block")
        assertContains(dryRun("objects", "--over", "threads", "--values", "1,2,8", "--shared"), "8 threads, shared")
    }

    @Test
    fun `over heaps, each size is measured with each collector`() {
        val words = arrayOf("objects", "--over", "heap", "--values", "64m,1g,256m", "--collectors", "serial,g1")
        val out = dryRun(*words, "--operations", "serialize")
        assertContains(out, "Heap:       64 MB, Serial\nHeap:       256 MB, Serial\nHeap:       1024 MB, Serial\n")
        assertContains(out, "Heap:       1024 MB, G1\n")
        assertContains(out, "Trials:     14 a block")
    }

    @Test
    fun `without values, a curve has those that the machine allows`() {
        assertEquals(listOf(1, 2, 3, 4), CurveValues.threads(emptyList(), cores = 2))
        assertEquals(listOf(1, 2, 3), CurveValues.threads(emptyList(), cores = 1))
        assertEquals(listOf(1, 2, 3, 4, 6, 8, 12, 16), CurveValues.threads(emptyList(), cores = 8))
        assertFalse("8192 MB" in dryRun("objects", "--over", "heap", "--collectors", "serial"))
    }

    @Test
    fun `what makes no curve is refused with what to do`() {
        val overSize = arrayOf("--over", "size")
        assertEquals(
            "Suite wide has no payload that can grow. These have one: objects (media), kotlin (order).",
            refusal("wide", *overSize),
        )
        assertEquals(
            "Of suite objects, only media can grow. Leave --payloads out.",
            refusal("objects", *overSize, "--payloads", "simple"),
        )
        assertEquals(
            "'99B' of --values is no size from 100 B to 10 MB, as 10kB.",
            refusal("objects", *overSize, "--values", "99B,1kB,1MB"),
        )
        assertEquals(
            "A curve needs 3 values, and '--values 1,2,2' has 2.",
            refusal("objects", "--over", "threads", "--values", "1,2,2"),
        )
        assertEquals(
            "'many' of --values is no number from 1 to 256.",
            refusal("objects", "--over", "threads", "--values", "many,2,3"),
        )
        assertEquals(
            "'64k' of --values is no heap from 32m to 64g, as 512m or 4g.",
            refusal("objects", "--over", "heap", "--values", "64k,64m,1g"),
        )
        assertEquals(
            "'-Xmx2g' of --jvm-args is what --over heap varies. Leave it out.",
            refusal("objects", "--over", "heap", "--jvm-args", "-Xmx2g -Dx=y"),
        )
        assertEquals("'--collectors' goes with --over heap.", refusal("objects", *overSize, "--collectors", "g1"))
        assertEquals("'--shared' goes with --over threads.", refusal("objects", *overSize, "--shared"))
        assertContains(refusal("objects"), "Missing required option: '--over=CONDITION'")
        assertContains(refusal("objects", "--over", "time"), "'time' is not one of threads, size, heap")
    }
}
