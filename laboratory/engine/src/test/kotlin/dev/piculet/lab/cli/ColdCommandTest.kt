package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.StartUp
import org.junit.jupiter.api.Test
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals

/** What `./lab cold` says before anything is measured. */
class ColdCommandTest {
    private fun lab(vararg words: String) = answerTo(checkout, listOf("cold", "objects") + words + "--dry-run")

    private fun dryRun(vararg words: String): List<String> {
        val answer = lab("--contenders", "kryo,jdk", "--samples", "6", "--seed", "5", *words)
        assertEquals("", answer.err)
        assertEquals(ExitCode.DONE, answer.exitCode)
        return answer.out.lines()
    }

    @Test
    fun `a dry run tells payloads, contenders, JVMs and the time`() {
        val lines = dryRun("--payloads", "simple,media")
        val words = "--contenders kryo,jdk --samples 6 --seed 5 --payloads simple,media --dry-run"
        assertEquals("Command:    ./lab cold objects $words", lines.first())
        assertContains(lines[1], Regex("^JDK: {8}${Regex.escape(JdkProbe.current().version)} \\(.+\\)$"))
        assertEquals("Payload:    objects/simple: serialize, deserialize", lines[2])
        assertContains(lines[3], Regex("^Contenders: kryo@[^,]+, jdk@[^,]+$"))
        assertEquals("Payload:    objects/media: serialize, deserialize", lines[4])
        assertEquals(lines[3], lines[5])
        val end =
            listOf(
                "JVMs:       28: 6 for each contender, payload and JDK, and one more to count generated classes; " +
                    "1000 calls of each operation",
                "Time:       about 24s",
                "The gate may refuse contenders; then there is less to do.",
                "",
            )
        assertEquals(end, lines.drop(6))
    }

    @Test
    fun `more calls take longer, and one is one`() {
        val many = dryRun("--calls", "100000")
        assertContains(many, "Time:       about 54s")
        val one = dryRun("--calls", "1", "--operations", "serialize")
        assertContains(one, "Payload:    objects/simple: serialize")
        assertEquals("one call of each operation", one.first { it.startsWith("JVMs:") }.substringAfter("; "))
    }

    @Test
    fun `an attribution takes each way to get classes that the JDK has`() {
        val ways = StartUp.entries.filter { it.since <= JdkProbe.current().feature }
        val jvms = 2 * (1 + ways.size * 6 + ways.size - 1)
        val titles = ways.joinToString { it.title }
        assertContains(
            dryRun("--attribute"),
            "JVMs:       $jvms: 6 for each contender, payload, JDK and way to get classes ($titles), " +
                "and those that make archives and list classes",
        )
    }

    @Test
    fun `what can't be measured is refused like without it`() {
        fun refusal(vararg words: String): String {
            val answer = lab(*words)
            assertEquals(ExitCode.USAGE, answer.exitCode)
            assertEquals("", answer.out)
            return answer.err.trim()
        }
        assertEquals("lab: '--samples 0' is not a number from 1 to 1000.", refusal("--samples", "0"))
        assertEquals(
            "lab: A fresh JVM has nothing to read of objects/simple before it has written it. Measure serialize, too.",
            refusal("--operations", "deserialize"),
        )
        assertContains(refusal("--payloads", "simpel"), "lab: There is no payload 'simpel' in objects. There are: ")
        assertContains(refusal("--contenders", "krio"), "lab: There is no contender 'krio'. There are: ")
    }

    private companion object {
        val checkout: Path = Path.of(System.getProperty("piculet.lab.home"))
    }
}
