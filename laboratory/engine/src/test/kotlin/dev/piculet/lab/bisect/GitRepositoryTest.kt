package dev.piculet.lab.bisect

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.exists
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class GitRepositoryTest {
    @TempDir
    lateinit var folder: Path

    private val small by lazy { SmallRepository(folder.resolve("a repository")) }
    private val repository by lazy { GitRepository(small.folder) }

    private fun assertRefused(
        message: String,
        action: () -> Unit,
    ) {
        val e = assertThrows<LabException> { action() }
        assertEquals(message, e.message)
        assertEquals(ExitCode.USAGE, e.exitCode)
    }

    @Test
    fun `a commit is known by author, day and subject`() {
        val hash = small.commit("first: say “hello”")
        assertEquals(Commit(hash, "Ada", "2026-01-01", "first: say “hello”"), repository.commit("main"))
        assertEquals("${hash.take(10)} (Ada, 2026-01-01: first: say “hello”)", "${repository.commit(hash.take(8))}")
    }

    @Test
    fun `what is no commit is refused`() {
        small.commit("first")
        assertRefused("There is no commit 'v9' in ${small.folder}.") { repository.commit("v9") }
        assertRefused("There is no commit '--all' in ${small.folder}.") { repository.commit("--all") }
        val none = GitRepository(folder)
        assertRefused("$folder is no repository of git. Name one with --repository.") { none.commit("main") }
    }

    @Test
    fun `commits are those of the first parent's line, the oldest first`() {
        val first = small.commit("first")
        val second = small.commit("second")
        small.git("checkout", "--quiet", "-b", "side")
        small.commit("aside", file = "other")
        small.git("checkout", "--quiet", "main")
        val third = small.commit("third")
        small.git("merge", "--quiet", "--no-ff", "--message", "joined", "side")
        val joined = small.git("rev-parse", "HEAD")
        assertEquals(
            listOf(second, third, joined),
            repository.after(repository.commit(first), repository.commit("main")),
        )
    }

    @Test
    fun `the second commit has to follow the first`() {
        val first = repository.commit(small.commit("first"))
        val second = repository.commit(small.commit("second"))
        small.git("checkout", "--quiet", "--orphan", "other")
        val other = repository.commit(small.commit("other"))
        assertRefused("GOOD and BAD are one commit, ${first.short}.") { repository.after(first, first) }
        assertRefused(
            "BAD ${first.short} does not follow GOOD ${second.short}. " +
                "It is the other way round: name the older one first.",
        ) { repository.after(second, first) }
        assertRefused(
            "BAD ${other.short} does not follow GOOD ${first.short}. Name two of one line.",
        ) { repository.after(first, other) }
    }

    @Test
    fun `a working tree has each commit as it is, and leaves nothing behind`() {
        val first = repository.commit(small.commit("first"))
        small.git("rm", "--quiet", "file")
        val second = repository.commit(small.commit("second", file = "other"))
        small.folder.resolve("other").writeText("not committed")
        val hook = small.folder.resolve(".git/hooks").createDirectories().resolve("post-checkout")
        hook.writeText("#!/bin/sh\ntouch '$folder/hooked'\n")
        hook.toFile().setExecutable(true)
        val status = small.git("status", "--porcelain")
        val tree = WorkTree.of(repository)
        tree.use {
            tree.checkOut(first)
            tree.folder.resolve("file").writeText("changed by a build")
            tree.folder.resolve("made").writeText("by a build")
            tree.checkOut(second)
            assertEquals("second", tree.folder.resolve("other").readText())
            assertFalse(tree.folder.resolve("file").exists())
            assertFalse(tree.folder.resolve("made").exists())
            tree.checkOut(first)
            assertEquals("first", tree.folder.resolve("file").readText())
        }
        assertFalse(tree.folder.parent.exists())
        assertEquals(1, small.git("worktree", "list").lines().size)
        assertEquals(status, small.git("status", "--porcelain"), "the user's own files")
        assertEquals("main", small.git("branch", "--show-current"))
        assertFalse(folder.resolve("hooked").exists(), "hooks are not run")
        assertTrue(small.git("branch", "--list").lines().size == 1)
    }
}
