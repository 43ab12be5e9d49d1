package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.plan
import dev.piculet.lab.reproduce.storeReproduction
import dev.piculet.lab.store.RunStore
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.exists
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class KeepCommandTest {
    @TempDir
    lateinit var home: Path

    private fun keep(
        folder: String,
        name: String,
    ) = answerTo(home, listOf("keep", "${home.resolve(folder)}", name))

    @Test
    fun `a run does not get between the files of write-ups that are kept, nor they between its own`() {
        RunStore.reserve(home.resolve("run")).begin(plan()).close()
        storeReproduction(home.resolve("all"))
        val kept = home.resolve("docs/runs")
        assertEquals(ExitCode.DONE, keep("all", "one").exitCode)
        assertEquals(ExitCode.DONE, keep("run", "two").exitCode)
        val taken = keep("run", "one")
        assertEquals(ExitCode.ERROR, taken.exitCode)
        val both = "${kept.resolve("one")} holds write-ups, and ${home.resolve("run")} a run."
        assertEquals("lab: $both Take another NAME, or remove it.\n", taken.err)
        assertFalse(kept.resolve("one/plan.json.gz").exists())
        assertEquals(ExitCode.ERROR, keep("all", "two").exitCode)
        assertTrue(kept.resolve("two/plan.json.gz").exists())
        assertEquals(ExitCode.DONE, keep("run", "two").exitCode, "its own kind is replaced")
    }

    @Test
    fun `a folder that holds nothing of the lab's is an error that says so`() {
        val answer = keep("nothing", "one")
        assertEquals(ExitCode.ERROR, answer.exitCode)
        assertTrue(answer.err.startsWith("lab: ${home.resolve("nothing")} holds no run: "), answer.err)
        assertFalse(home.resolve("docs/runs/one").exists())
    }
}
