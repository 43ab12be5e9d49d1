package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.experiment.AbsentPart
import dev.piculet.lab.experiment.ReproductionRecord
import dev.piculet.lab.reproduce.RECORD
import dev.piculet.lab.store.ReproductionStore
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals

/** Compares the reproduction that is kept in the repository with itself and with others. */
class CompareReproductionsTest {
    @TempDir
    lateinit var folder: Path

    private val kept = Path.of(System.getProperty("piculet.lab.home"), "docs", "runs", "write-ups")

    private fun lab(vararg words: Any) = answerTo(folder, listOf("compare") + words.map { "$it" })

    private fun stored(
        name: String,
        record: ReproductionRecord = RECORD,
    ): Path = folder.resolve(name).also { ReproductionStore.write(it, record) }

    private fun withoutJsoniter() =
        stored(
            "without",
            RECORD.copy(
                absentParts =
                    listOf(
                        AbsentPart(
                            "steady-required-serialize-kotlin-plain",
                            "required",
                            "serialize",
                            listOf("kotlin-plain", "kotlin-annotated"),
                            listOf("jsoniter-dynamic@0.9.23", "jsoniter@0.9.23"),
                            "can't be had",
                        ),
                    ),
            ),
        )

    @Test
    fun `a reproduction says the same as itself`() {
        val answer = lab(kept, kept)
        assertEquals("", answer.err)
        val rows = "none of \\d{2,} rows has a figure or WRONG OUTPUT in one alone"
        assertContains(answer.out, Regex("^None of \\d{2,} comparisons differ; $rows\\.\n"))
        val times = "honest times of a call in both: the later is 1.00× the earlier at the median (1.00× to 1.00×)"
        assertContains(answer.out, Regex("\n\\d{2,} \\Q$times; 0 have intervals"))
        assertEquals(ExitCode.DONE, answer.exitCode)
    }

    @Test
    fun `rows that differ are named, with the conditions of both and what only one has`() {
        val answer = lab(withoutJsoniter(), kept)
        assertEquals("", answer.err)
        val row = "JsoniterBenchmark.encodeKotlinClass"
        assertEquals(
            listOf(
                "No comparison stands in both; 4 of 4 rows have a figure or WRONG OUTPUT in one alone.",
                "",
                "  004/dynamic $row: no figure → WRONG OUTPUT",
                "  004/dynamic ${row}WithAnnotation: no figure → WRONG OUTPUT",
                "  004/reflection $row: no figure → a figure",
                "  004/reflection ${row}WithAnnotation: no figure → a figure",
                "",
                "$folder/without: CPU, 2 cores, JDK 17.0.15, --preset quick, begun 2026-01-01T00:00:00Z.",
            ),
            answer.out.lines().take(8),
        )
        assertContains(answer.out, Regex("\n\\d{2,} rows or comparisons stand in one of them alone\\.\n"))
        assertEquals(ExitCode.DONE, answer.exitCode)
    }

    @Test
    fun `without a row in common there is nothing to compare, nor where no row has a figure`() {
        val message = "have no row in common that was measured. Reproduce the same tables."
        val answer = lab(stored("a"), stored("b"))
        assertEquals("lab: $folder/a and $folder/b $message\n", answer.err)
        assertEquals(ExitCode.ERROR, answer.exitCode)
        val without = withoutJsoniter()
        assertEquals("lab: $without and $without $message\n", lab(without, without).err)
    }

    @Test
    fun `options of runs are refused, and so is one reproduction alone`() {
        val begin = "$kept is a reproduction, and is compared with another as a whole."
        assertContains(lab(kept, kept, "--fail-above=9%").err, "$begin Leave out '--fail-above', which is for runs.")
        assertContains(lab(kept).err, "$begin Name a second one.")
        assertEquals(ExitCode.USAGE, lab(kept).exitCode)
    }

    @Test
    fun `a run is not compared with a reproduction`() =
        assertContains(lab(kept, folder).err, "$folder holds no reproduction: it has no reproduction.json.")
}
