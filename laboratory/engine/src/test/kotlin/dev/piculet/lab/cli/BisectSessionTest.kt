package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.bisect.Answer
import dev.piculet.lab.bisect.CommitBuilds
import dev.piculet.lab.bisect.GitRepository
import dev.piculet.lab.bisect.SmallRepository
import dev.piculet.lab.bisect.UsersBuild
import dev.piculet.lab.bisect.WorkTree
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.Interval
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.condition.DisabledOnOs
import org.junit.jupiter.api.condition.OS
import org.junit.jupiter.api.io.TempDir
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.io.path.readText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse

/** The search on a real repository, whose "jars" say how slow they are; a text stands for the measurement. */
@DisabledOnOs(OS.WINDOWS)
class BisectSessionTest {
    @TempDir
    lateinit var folder: Path

    private lateinit var small: SmallRepository
    private val hashes = mutableListOf<String>()
    private val out = ByteArrayOutputStream()
    private val err = ByteArrayOutputStream()
    private val measured = mutableListOf<String>()

    @BeforeEach
    fun begin() {
        small = SmallRepository(folder.resolve("repository"))
    }

    /** Commits contents: `1.00 a` is a build that takes 1.00 of the time, `broken` one that fails. */
    private fun commits(vararg contents: String) {
        contents.forEachIndexed { i, content -> hashes += small.commit("change $i", content) }
    }

    private val judge =
        Judge { _, jars ->
            val text = jars.judged.readText()
            measured += text
            val ratio = text.substringBefore(' ').toDouble() / jars.against.readText().substringBefore(' ').toDouble()
            val estimate = Estimate(6, ratio, Interval(ratio, ratio - 0.01, ratio + 0.01))
            val answer = if (ratio > 1.05) Answer.SLOW else Answer.FAST
            Judged(if ("noisy" in text) Answer.UNDECIDED else answer, estimate)
        }

    private fun search(): Int {
        val terminal = Terminal(PrintStream(out), PrintStream(err), isRedrawn = false, hasColour = false, width = 100)
        val request =
            BisectRequest("kogera", Group("kotlin", "product", "serialize"), 0.05, Preset.QUICK, 1, null, "again")
        val repository = GitRepository(small.folder)
        val good = repository.commit(hashes.first())
        val after = repository.after(good, repository.commit(hashes.last()))
        WorkTree.of(repository).use { tree ->
            val recipe = UsersBuild("! grep -q broken file && cp file lib.jar", "lib.jar")
            val builds = CommitBuilds(folder.resolve("kept/builds"), recipe, tree)
            return BisectSession(Lab(terminal, folder, emptyList()), repository, good, after, request, folder)
                .run(builds, judge)
        }
    }

    /** The texts have times, which differ. */
    private fun said() = "$out".replace(Regex("in \\d+ s;"), "in TIME;")

    @Test
    fun `the first slow commit is told with author, day, subject and ratios`() {
        commits("1.00 a", "1.00 b", "1.01 c", "1.10 d", "1.10 e", "1.11 f")
        assertEquals(ExitCode.DONE, search())
        val found = "${hashes[3].take(10)} (Ada, 2026-01-04: change 3)"
        assertEquals(
            "The first commit that is slower than GOOD by more than 5 %: $found\n" +
                "  kogera, kotlin/product/serialize: 1.09× [1.08–1.10] of the commit before it, " +
                "1.10× [1.09–1.11] of GOOD\n" +
                "2 steps in TIME; all trials are in $folder.\n",
            said(),
        )
        val lines = "$err".lines()
        assertEquals("Building GOOD, ${hashes[0].take(10)} (Ada, 2026-01-01: change 0)", lines[0])
        assertContains(lines, "Measuring BAD beside GOOD.")
        assertContains(lines, "${hashes[2].take(10)} (Ada, 2026-01-03: change 2); at most 3 steps left")
        assertContains(lines, "  1.01× [1.00–1.02] of GOOD: not slower")
        assertContains(lines, "  1.10× [1.09–1.11] of GOOD: slower")
    }

    @Test
    fun `commits that can't be built or stay undecided are told, with what is known of them`() {
        commits("1.00 a", "broken", "1.05 noisy", "1.10 d")
        assertEquals(ExitCode.INCONCLUSIVE, search())
        val (second, third, fourth) = hashes.drop(1).map { it.take(10) }
        val log = folder.resolve("kept/builds/$second.log")
        assertEquals(
            "The first commit that is slower than GOOD by more than 5 % is one of 3, which can't be told apart:\n" +
                "  $second (Ada, 2026-01-02: change 1): skipped: its build ended with exit code 1 (log: $log)\n" +
                "  $third (Ada, 2026-01-03: change 2): 1.05× [1.04–1.06] of GOOD: undecided after 6 blocks\n" +
                "  $fourth (Ada, 2026-01-04: change 3): 1.10× [1.09–1.11] of GOOD: slower\n" +
                "2 steps in TIME; all trials are in $folder.\n",
            said(),
        )
    }

    @Test
    fun `the same bytes are measured once`() {
        commits("1.00 a", "1.00 b", "1.00 a", "1.10 d")
        assertEquals(ExitCode.DONE, search())
        assertContains("$err", "  It has the same bytes as one that was measured.\n")
        assertFalse("1.00 a" in measured, "$measured")
    }

    @Test
    fun `what is not slower is not searched`() {
        commits("1.00 a", "1.00 b", "1.02 c")
        val e = assertThrows<LabException> { search() }
        val bad = hashes.last().take(10)
        assertEquals(
            "BAD $bad is not slower than GOOD by more than 5 %: 1.02× [1.01–1.03]. There is nothing to search.",
            e.message,
        )
        assertEquals(ExitCode.ERROR, e.exitCode)
    }

    @Test
    fun `an undecided end says what to do`() {
        commits("1.00 a", "1.05 noisy")
        val e = assertThrows<LabException> { search() }
        val bad = hashes.last().take(10)
        assertEquals(
            "Whether BAD $bad is slower than GOOD by more than 5 % is undecided after 6 blocks: " +
                "1.05× [1.04–1.06]. Name another --fail-above, or --preset standard.",
            e.message,
        )
        assertEquals(ExitCode.INCONCLUSIVE, e.exitCode)
    }

    @Test
    fun `an end that can't be built is named`() {
        commits("broken", "1.10 b")
        val e = assertThrows<LabException> { search() }
        val good = hashes.first().take(10)
        val log = folder.resolve("kept/builds/$good.log")
        assertEquals("GOOD $good can't be measured: its build ended with exit code 1 (log: $log).", e.message)
    }
}
