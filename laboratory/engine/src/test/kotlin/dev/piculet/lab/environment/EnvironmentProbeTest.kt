package dev.piculet.lab.environment

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectory
import kotlin.io.path.deleteExisting
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class EnvironmentProbeTest {
    @TempDir
    lateinit var checkout: Path

    private fun git(vararg words: String) {
        val git = listOf("git", "-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "commit.gpgsign=false")
        val process = ProcessBuilder(git + words).directory(checkout.toFile()).redirectErrorStream(true).start()
        val text = process.inputStream.bufferedReader().readText()
        assertEquals(0, process.waitFor(), text)
    }

    private fun commit() = EnvironmentProbe.probe(checkout).commit

    @Test
    fun `a checkout with a changed or a new file is not its commit`() {
        val file = checkout.resolve("A.java").apply { writeText("one") }
        git("init", "--quiet")
        git("add", ".")
        git("commit", "--quiet", "-m", "x")
        val clean = commit()!!
        assertTrue(clean.matches(Regex("[0-9a-f]{40}")), clean)
        file.writeText("another")
        assertEquals("$clean+changes", commit())
        file.writeText("one")
        assertEquals(clean, commit())
        val new = checkout.resolve("B.java").apply { writeText("new") }
        assertEquals("$clean+changes", commit())
        new.deleteExisting()
        assertEquals(clean, commit())
    }

    @Test
    fun `a folder in another repository does not have its commit`() {
        val unpacked = checkout.resolve("unpacked").createDirectory()
        unpacked.resolve("A.java").writeText("one")
        git("init", "--quiet")
        git("add", ".")
        git("commit", "--quiet", "-m", "x")
        assertNull(EnvironmentProbe.probe(unpacked).commit)
        assertNotNull(commit())
    }

    @Test
    fun `a folder that is no checkout has no commit`() = assertNull(commit())
}
