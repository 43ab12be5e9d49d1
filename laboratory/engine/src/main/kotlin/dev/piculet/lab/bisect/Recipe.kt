package dev.piculet.lab.bisect

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import java.nio.file.FileSystems
import java.nio.file.Files
import java.nio.file.Path
import java.util.regex.PatternSyntaxException
import kotlin.io.path.isRegularFile
import kotlin.io.path.name
import kotlin.io.path.relativeTo

/** How a commit is built, and which jars of it are measured. */
interface Recipe {
    val command: List<String>

    /**
     * Returns the jars in a tree that was built, the one that stands for the contender's version first.
     *
     * @throws MissingJar if one is not there
     */
    fun jarsIn(tree: Path): List<Path>
}

/** A build has left no jar of a name, or several. */
class MissingJar(
    message: String,
) : Exception(message)

/**
 * Piculet itself, by its own build.
 *
 * @param artifacts those that the contender measures
 */
class OwnBuild(
    private val artifacts: List<String>,
) : Recipe {
    override val command: List<String>
        get() =
            listOf("./mvnw", "-B", "-ntp", "-pl", artifacts.joinToString(",") { ":$it" }, "-am", "package") +
                listOf("-Dmaven.test.skip", "-Dspotless.check.skip", "-Dcheckstyle.skip", "-Ddetekt.skip")

    override fun jarsIn(tree: Path): List<Path> {
        val all = files(tree) { it.parent.name == "target" && it.name.endsWith(".jar") }
        return artifacts.map { artifact ->
            only(all.filter { it.name.matches(Regex(Regex.escape(artifact) + "-\\d.*")) }, "$artifact-VERSION.jar")
        }
    }
}

/**
 * Another library, by its user's command.
 *
 * @param jar path of the jar in the tree; `*` stands for what changes in its name
 */
class UsersBuild(
    build: String,
    private val jar: String,
) : Recipe {
    override val command: List<String> = listOf("sh", "-c", build)

    private val isMeant =
        try {
            FileSystems.getDefault().getPathMatcher("glob:$jar")
        } catch (e: PatternSyntaxException) {
            throw LabException("'--jar $jar' is no pattern of a path (${e.description}).", ExitCode.USAGE, e)
        }

    override fun jarsIn(tree: Path): List<Path> {
        val found = files(tree) { isMeant.matches(it.relativeTo(tree)) }
        return listOf(only(found.filterNot { OF_DEVELOPERS.containsMatchIn(it.name) }, jar))
    }

    private companion object {
        val OF_DEVELOPERS = Regex("-(sources|javadoc|tests)\\.jar$")
    }
}

private fun files(
    tree: Path,
    isMeant: (Path) -> Boolean,
): List<Path> = Files.walk(tree).use { all -> all.filter { it.isRegularFile() && isMeant(it) }.sorted().toList() }

private fun only(
    found: List<Path>,
    name: String,
): Path =
    when (found.size) {
        0 -> throw MissingJar("its build makes no $name")
        1 -> found.single()
        else -> throw MissingJar("its build makes several of $name: ${found.joinToString { it.name }}")
    }
