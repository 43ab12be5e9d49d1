package dev.piculet.lab.bisect

import java.nio.file.Path
import kotlin.io.path.copyTo
import kotlin.io.path.createDirectories
import kotlin.io.path.createTempDirectory
import kotlin.io.path.exists
import kotlin.io.path.isDirectory
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.moveTo
import kotlin.io.path.name
import kotlin.io.path.nameWithoutExtension
import kotlin.io.path.readText
import kotlin.io.path.writeText

/** What is left of the build of a commit. */
sealed interface Built {
    /**
     * @property named the jar that stands for the contender's version
     * @property all with those that come along
     */
    class Jars(
        val named: Path,
        val all: List<Path>,
    ) : Built

    /** @property reason why there is none, for the end of a sentence */
    class Nothing(
        val reason: String,
    ) : Built
}

/**
 * Builds commits, each once: jars and failures are kept in a folder, for a search that goes on later.
 *
 * @param folder absolute
 */
class CommitBuilds(
    private val folder: Path,
    private val recipe: Recipe,
    private val tree: WorkTree,
) {
    /** Returns true if [of] has its answer already. */
    fun isDone(commit: Commit): Boolean = jarsOf(commit).isDirectory() || failureOf(commit).exists()

    /** Builds a commit, or returns what an earlier build has left. */
    fun of(commit: Commit): Built {
        val failure = failureOf(commit)
        if (failure.exists()) return Built.Nothing(failure.readText())
        val jars = jarsOf(commit)
        if (!jars.isDirectory()) {
            build(commit, jars)?.let { reason ->
                failure.writeText(reason)
                return Built.Nothing(reason)
            }
        }
        val all = jars.listDirectoryEntries("*.jar").sorted()
        return Built.Jars(jars.resolve(jars.resolve(NAMED).readText()), all)
    }

    private fun jarsOf(commit: Commit) = folder.resolve(commit.short)

    private fun failureOf(commit: Commit) = folder.resolve("${commit.short}.failure")

    /** Returns why there are no jars, or null if there are. */
    private fun build(
        commit: Commit,
        target: Path,
    ): String? {
        folder.createDirectories()
        val log = folder.resolve("${commit.short}.log")
        tree.checkOut(commit)
        val exitCode = tree.build(recipe.command, log)
        if (exitCode != 0) return "its build ended with exit code $exitCode (log: $log)"
        val made =
            try {
                recipe.jarsIn(tree.folder)
            } catch (e: MissingJar) {
                return "${e.message} (log: $log)"
            }
        val begun = createTempDirectory(folder, "begun-")
        for (jar in made) {
            jar.copyTo(begun.resolve(jar.name))
            val pom = jar.resolveSibling("${jar.nameWithoutExtension}.pom")
            if (pom.exists()) pom.copyTo(begun.resolve(pom.name))
        }
        begun.resolve(NAMED).writeText(made.first().name)
        begun.moveTo(target)
        return null
    }

    private companion object {
        const val NAMED = "named.txt"
    }
}
