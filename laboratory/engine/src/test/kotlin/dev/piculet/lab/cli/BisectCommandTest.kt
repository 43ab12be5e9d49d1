package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.bisect.SmallRepository
import dev.piculet.lab.compare.Change
import dev.piculet.lab.compare.ComparedFigure
import dev.piculet.lab.compare.Outcome
import dev.piculet.lab.group
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.Interval
import dev.piculet.lab.suite.Suites
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertEquals
import dev.piculet.lab.bisect.Answer as Verdict

class BisectCommandTest {
    @TempDir
    lateinit var folder: Path

    private val checkout = Path.of(System.getProperty("piculet.lab.home"))

    private fun lab(vararg words: String) = answerTo(checkout, listOf("bisect") + words)

    private fun what(
        contender: String = "kryo",
        payload: String = "media",
    ) = arrayOf("--contender", contender, "--suite", "objects", "--payload", payload, "--operation", "serialize")

    private fun assertUsage(
        message: String,
        vararg words: String,
    ) {
        val answer = lab(*words)
        assertEquals("lab: $message\n", answer.err)
        assertEquals(ExitCode.USAGE, answer.exitCode)
        assertEquals("", answer.out)
    }

    @Test
    fun `a dry run says what would be built and measured`() {
        val small = SmallRepository(folder.resolve("repository"))
        val first = small.commit("first").take(10)
        (2..9).forEach { small.commit("change $it") }
        val last = small.commit("last").take(10)
        val source = arrayOf("--repository", "${small.folder}", "--build", "make jar", "--jar", "out/kryo-*.jar")
        val answer = lab(first, "main", *what(), *source, "--dry-run")
        assertEquals("", answer.err)
        assertEquals(
            """
            Commits:   9 after GOOD $first (Ada, 2026-01-01: first)
                       up to BAD $last (Ada, 2026-01-10: last)
            Build:     sh -c make jar
            Question:  which is the first that is slower than GOOD by more than 5 %?
            Steps:     at most 4, if each can be built and is decided
            Trials:    5 a block; 6, 12, 24, 48 blocks a step, until it is decided
            """.trimIndent(),
            answer.out.lines().dropLast(2).joinToString("\n"),
        )
        assertEquals(ExitCode.DONE, answer.exitCode)
    }

    @Test
    fun `a library needs a command and a jar`() =
        assertUsage(
            "'--repository' needs --build, the command that builds the library, and --jar, what it makes.",
            *arrayOf("a", "b", *what(), "--repository", "$folder"),
        )

    @Test
    fun `a command and a jar need the library that they are of`() =
        assertUsage(
            "'--build' and '--jar' are for another library. Name its --repository, or leave them out.",
            *arrayOf("a", "b", *what(), "--build", "make"),
        )

    @Test
    fun `a version is no contender that commits are built of`() =
        assertUsage(
            "'--contender kryo@5.6.2' has a version. Leave it out: commits are measured.",
            *arrayOf("a", "b", *what("kryo@5.6.2")),
        )

    @Test
    fun `an unknown payload is named with the known ones`() =
        assertUsage(
            "'medium' is no payload of suite objects. There are: ${Suites.of("objects").payloads.joinToString()}.",
            *arrayOf("a", "b", *what(payload = "medium")),
        )

    @Test
    fun `a commit that is not there is named`() =
        assertUsage("There is no commit 'no-such-tag' in $checkout.", "no-such-tag", "HEAD", *what("piculet"))

    private fun judged(
        outcome: Outcome,
        high: Double?,
    ): Verdict {
        val interval = high?.let { Interval(1.04, 1.0, it) }
        val none = Change<Double>(null, null)
        val figure = ComparedFigure(group(), "x", Estimate(6, 1.04, interval), outcome, none, Change(1, 1))
        return Judged.of(figure, 0.05).answer
    }

    @Test
    fun `a commit is slow or fast where its interval leaves out the threshold, and undecided elsewhere`() {
        assertEquals(Verdict.SLOW, judged(Outcome.REGRESSION, 1.2))
        assertEquals(Verdict.FAST, judged(Outcome.SLOWER, 1.049))
        assertEquals(Verdict.FAST, judged(Outcome.SAME, 1.049))
        assertEquals(Verdict.UNDECIDED, judged(Outcome.SLOWER, 1.05))
        assertEquals(Verdict.UNDECIDED, judged(Outcome.SAME, 1.3))
        assertEquals(Verdict.UNDECIDED, judged(Outcome.UNDECIDED, null))
    }
}
