package dev.piculet.lab.bisect

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import java.io.IOException
import java.nio.file.Path

/**
 * A commit, as a reader knows it.
 *
 * @property hash all 40 digits
 * @property date of its author, as `2026-05-04`
 */
data class Commit(
    val hash: String,
    val author: String,
    val date: String,
    val subject: String,
) {
    /** Enough digits for a reader, and for a name of a folder. */
    val short: String get() = hash.take(DIGITS)

    /** `3f2a91c4e5 (Ada, 2026-05-04: binary: write texts in pieces)`. */
    override fun toString(): String = "$short ($author, $date: $subject)"

    private companion object {
        const val DIGITS = 10
    }
}

/** A repository of git. Nothing here changes its branches, its index or its files. */
class GitRepository(
    val folder: Path,
) {
    /**
     * Returns the commit that a user's word names.
     *
     * @throws LabException if there is none, or this is no repository
     */
    fun commit(word: String): Commit {
        if (!git("rev-parse", "--git-dir").isDone) {
            throw LabException("$folder is no repository of git. Name one with --repository.", ExitCode.USAGE)
        }
        val hash = git("rev-parse", "--verify", "--quiet", "--end-of-options", "$word^{commit}")
        if (!hash.isDone) throw LabException("There is no commit '$word' in $folder.", ExitCode.USAGE)
        return described(hash.text)
    }

    /**
     * Returns the commits after [good] up to [bad], the first parent's line of merges alone, the oldest first.
     *
     * @throws LabException if the second does not follow the first
     */
    fun after(
        good: Commit,
        bad: Commit,
    ): List<String> {
        if (good == bad) throw LabException("GOOD and BAD are one commit, ${good.short}.", ExitCode.USAGE)
        if (!git("merge-base", "--is-ancestor", good.hash, bad.hash).isDone) {
            val isOtherWay = git("merge-base", "--is-ancestor", bad.hash, good.hash).isDone
            val hint = if (isOtherWay) "It is the other way round: name the older one first" else "Name two of one line"
            throw LabException("BAD ${bad.short} does not follow GOOD ${good.short}. $hint.", ExitCode.USAGE)
        }
        return require("rev-list", "--reverse", "--first-parent", "${good.hash}..${bad.hash}").lines()
    }

    /** Returns what a reader wants to know of a commit. */
    fun described(hash: String): Commit {
        val facts = require("show", "-s", "--format=%H%x00%an%x00%as%x00%s", hash).split('\u0000')
        return Commit(facts[0], facts[1], facts[2], facts[3])
    }

    internal class End(
        val exitCode: Int,
        val text: String,
        val error: String,
    ) {
        val isDone: Boolean get() = exitCode == 0
    }

    /** @throws LabException if git fails, which it does not by the user's fault */
    internal fun require(vararg words: String): String {
        val end = git(*words)
        if (end.isDone) return end.text
        throw LabException("git ${words.first()} failed in $folder: ${end.error.lineSequence().first()}.")
    }

    /** Hooks of the repository are for its users' own work, and variables may name another one. */
    internal fun git(vararg words: String): End {
        val command = listOf("git", "-c", "core.hooksPath=/dev/null", "-C", "$folder") + words
        try {
            val process = ProcessBuilder(command).apply { environment().keys.removeAll(VARIABLES) }.start()
            process.outputStream.close()
            val error = StringBuilder()
            val reader = Thread { error.append(process.errorStream.bufferedReader().readText()) }.apply { start() }
            val text = process.inputStream.bufferedReader().readText().trim()
            reader.join()
            return End(process.waitFor(), text, error.trim().toString())
        } catch (e: IOException) {
            throw LabException("git can't be started (${e.message}). Install it.", cause = e)
        }
    }

    private companion object {
        val VARIABLES = setOf("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_PREFIX")
    }
}
