package dev.piculet.lab.acceptance

import dev.piculet.lab.ExitCode
import dev.piculet.lab.KEPT_OUT
import dev.piculet.lab.store.ReproductionStore
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** One row of each protocol, as a user asks for it: a process with arguments, real contenders, real forks. */
@Tag("slow")
class ReproduceAcceptanceTest {
    @TempDir
    lateinit var folder: Path

    private val store get() = folder.resolve("store")

    private fun lab(
        words: List<String>,
        exitCode: Int,
    ): String {
        val java = Path.of(System.getProperty("java.home"), "bin", "java").toString()
        val home = "-Dpiculet.lab.home=${System.getProperty("piculet.lab.home")}"
        val command = listOf(java, home, "-cp", System.getProperty("java.class.path"), "dev.piculet.lab.cli.Main")
        val process =
            ProcessBuilder(command + words)
                .apply { environment() -= KEPT_OUT }
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start()
        assertTrue(process.waitFor(MINUTES, TimeUnit.MINUTES), "ends in time")
        assertEquals(exitCode, process.exitValue(), folder.resolve("err").readText())
        return folder.resolve("out").readText()
    }

    private fun reproduce(
        writeUp: String,
        tables: String,
        rows: String,
        exitCode: Int = ExitCode.DONE,
    ): String {
        val chosen = listOf("reproduce", writeUp, "--table", tables, "--rows", rows)
        return lab(chosen + listOf("--preset", "smoke", "--seed", "7", "--out", "$store"), exitCode)
    }

    @Test
    @Tag("once")
    fun `a row of 000 in both modes has three figures, and those beside it the honest one`() {
        val row = "o.w.main.deser.E_5Props_Constructor.call"
        val tables = "throughput-original,single-shot-original"
        val out = reproduce("000", tables, row)
        val (rows, beside) = out
            .lines()
            .filter { it.startsWith("  E_5Props") || it.startsWith("    jackson2-kotlin ") }
            .partition { it.startsWith("  E_5Props") }
        assertEquals(listOf(2, 2), listOf(rows.size, beside.size), out)
        assertTrue(rows.none { "–" in it }, out)
        assertTrue(beside.all { Regex(" – a +\\d").containsMatchIn(it) }, out)
        assertContains(out, "a   what the text does not have is measured by its protocol with --preset standard.")
        val stored = ReproductionStore.read(store)
        val (batches, shots) = stored.published.partition { it.work.protocol == "batches" }
        assertEquals(1, batches.size)
        assertTrue(batches.filter { it.error == null }.all { it.samples.size == 4 })
        assertTrue(shots.filter { it.error == null }.all { it.samples.size == 2 })
        assertEquals(setOf("steady", "first"), stored.runs.keys.map { it.substringBefore('-') }.toSet())
        assertEquals(out, reproduce("000", tables, row), "nothing is measured again")
        val before = ReproductionStore.read(store).published
        pretendFailure()
        assertTrue("pretended" !in reproduce("000", tables, row))
        val after = ReproductionStore.read(store).published
        assertEquals(before.size + 1, after.size, "what failed is measured once more")
        assertEquals(after.first { it.error == "pretended" }.work, after.last().work)
        pretendOtherClasses()
        reproduce("000", tables, row, ExitCode.ERROR)
        val refusal = "on another JDK, or of other classes than there are now. Name another --out."
        assertContains(folder.resolve("err").readText(), refusal)
    }

    /** Stores that the first trial by the text's protocol failed. */
    private fun pretendFailure() {
        val trials = store.resolve(ReproductionStore.PUBLISHED)
        val failed = trials.readText().replaceFirst(Regex("\"error\":null,\"score\":[^,]*"), PRETENDED)
        assertTrue(PRETENDED in failed, failed)
        trials.writeText(failed)
    }

    /** Stores that a contender by the text's protocol was built from other classes. */
    private fun pretendOtherClasses() {
        val trials = store.resolve(ReproductionStore.PUBLISHED)
        val builds = Regex("(\"builds\":\\{\"[^\"]*\":\")[^\"]*")
        val others = trials.readText().replace(builds, "$1another")
        assertTrue("another" in others, others)
        trials.writeText(others)
    }

    @Test
    @Tag("once")
    fun `a run of 002 has a line for each library, version, form and order`() {
        val out = reproduce("002", "serialization", ".*")
        val stored = ReproductionStore.read(store)
        assertEquals(5 * 2, stored.series.size)
        assertEquals(emptyList(), stored.series.mapNotNull { it.error })
        for (form in listOf("kotlinx-json-kotlin15@1.2.0", "kotlinx-json-reified", "kotlinx-json-lookup")) {
            assertContains(out, form)
        }
        val lines = out.lines().filter { it.startsWith("1000 test objects") || it.startsWith("    ") }
        assertTrue(lines.none { "–" in it }, out)
    }

    private companion object {
        const val MINUTES = 8L
        const val PRETENDED = "\"error\":\"pretended\",\"score\":null"
    }
}
