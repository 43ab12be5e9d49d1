package dev.piculet.lab.bisect

import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.writeText
import kotlin.test.assertEquals

/** A repository with a branch that a test fills. Its author is Ada, its dates are days of January 2026. */
internal class SmallRepository(
    val folder: Path,
) {
    private var day = 0

    init {
        folder.createDirectories()
        git("init", "--quiet", "--initial-branch=main")
    }

    /** Commits a file, and returns the commit's hash. */
    fun commit(
        subject: String,
        text: String = subject,
        file: String = "file",
    ): String {
        day++
        folder.resolve(file).writeText(text)
        git("add", "--all")
        git("commit", "--quiet", "--allow-empty", "--message", subject)
        return git("rev-parse", "HEAD")
    }

    fun git(vararg words: String): String {
        val who = listOf("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgSign=false")
        val process =
            ProcessBuilder(listOf("git", "-C", "$folder") + who + words)
                .redirectErrorStream(true)
                .apply { environment() += mapOf("GIT_AUTHOR_DATE" to DATE.format(day.coerceAtLeast(1))) }
                .start()
        val text = process.inputStream.bufferedReader().readText()
        assertEquals(0, process.waitFor(), text)
        return text.trim()
    }

    private companion object {
        const val DATE = "2026-01-%02dT12:00:00Z"
    }
}
