package dev.piculet.lab.acceptance

import dev.piculet.lab.ExitCode
import dev.piculet.lab.KEPT_OUT
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.RunStore
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.io.path.deleteExisting
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
        assertTrue(rowsOf(out).none { "–" in it }, out)
    }

    private fun rowsOf(out: String) =
        out.lines().filter { it.startsWith("1000 test objects") || it.startsWith("    ") }

    @Test
    @Tag("once")
    fun `what goes on keeps its seed, tries again what could not be had, and has all in its CSV`() {
        reproduce("002", "serialization", ".*")
        pretendAway(store.resolve(PART), "kotlinx-json-lookup")
        val again = listOf("reproduce", "002", "--table", "serialization", "--preset", "smoke", "--out", "$store")
        val out = lab(again, ExitCode.DONE)
        assertTrue(rowsOf(out).none { "–" in it }, out)
        assertEquals(listOf(PART, "$PART.2"), ReproductionStore.read(store).runs.keys.toList())
        val row = listOf("--table", "reflection", "--rows", ".*WithAnnotation", "--preset", "smoke", "--out", "$store")
        lab(listOf("reproduce", "004") + row, ExitCode.DONE)
        val stored = ReproductionStore.read(store)
        assertEquals(setOf(7L), stored.runs.values.map { it.plan.seed }.toSet())
        assertEquals(3, stored.record.command.lines().size, stored.record.command)
        val csv = store.resolve("reproduction.csv").readText()
        assertTrue(listOf("002,serialization,", "004,reflection,").all { it in csv }, csv)
    }

    /** Stores that a contender could not be had when the run of fresh JVMs was begun. */
    private fun pretendAway(
        part: Path,
        id: String,
    ) {
        val plan = RunStore.read(part).plan

        fun isAway(entry: Entry) = entry.contender == id
        val without =
            plan.copy(
                contenders = plan.contenders.map { if (it.id == id) it.copy(unavailable = "pretended") else it },
                groups = plan.groups.map { group -> group.copy(entries = group.entries.filterNot(::isAway)) },
                gate =
                    plan.gate.map {
                        if (isAway(it.entry)) it.copy(status = GateStatus.UNAVAILABLE, detail = "pretended") else it
                    },
                conditions = plan.conditions?.let { it.copy(builds = it.builds.filterKeys { key -> id !in key }) },
            )
        part.resolve("plan.json").deleteExisting()
        RunStore.reserve(part).begin(without).close()
    }

    private companion object {
        const val MINUTES = 8L
        const val PART = "first-ab-serialize-testdata-1000"
        const val PRETENDED = "\"error\":\"pretended\",\"score\":null"
    }
}
