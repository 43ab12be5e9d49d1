package dev.piculet.lab.runner

import dev.piculet.lab.environment.ClassPathDigest
import dev.piculet.lab.experiment.Jdk
import java.io.File
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.exists

/**
 * Archives of classes (AppCDS), from which forks start sooner: one for each class path, build, JDK and flags. Class
 * paths are packed into jars, since archives know no folders. Code that is warm is meant to be the same; a first use
 * from an archive is another one, and never measured so.
 *
 * @param folder for jars and archives, which all forks use; it is deleted at the end
 */
class ClassArchives(
    private val folder: Path,
) : AutoCloseable {
    private val digest = ClassPathDigest()
    private val places = HashMap<List<String>, ForkPlace?>()

    init {
        close() // What a process left that was killed.
        folder.createDirectories()
    }

    /**
     * Returns where forks start from an archive, or null if they can't.
     *
     * @param flags those of the forks
     * @param leave runs a fork, which leaves the archive
     */
    internal fun placeOf(
        jdk: Jdk,
        classpath: String,
        flags: List<String>,
        leave: (ForkPlace) -> Unit,
    ): ForkPlace? {
        val build = digest.of(classpath.split(File.pathSeparator).map(Path::of))
        val key = listOf(jdk.java, classpath, build) + flags
        if (key !in places) {
            val archive = folder.resolve("${places.size}.archive")
            val jars = folder.resolve("jars-${places.size}").createDirectories()
            val packed = JarredClassPath(jars).of(classpath)
            leave(ForkPlace(packed, listOf("-XX:ArchiveClassesAtExit=$archive")))
            places[key] = ForkPlace(packed, listOf("-XX:SharedArchiveFile=$archive")).takeIf { archive.exists() }
        }
        return places[key]
    }

    override fun close() {
        folder.toFile().deleteRecursively()
    }
}

/**
 * Where a fork gets its classes from.
 *
 * @property flags that it needs for that
 */
internal class ForkPlace(
    val classpath: String,
    val flags: List<String> = emptyList(),
)

/**
 * How forks are started.
 *
 * @property flags of every fork, besides those of its JDK and contender
 * @property archives where they get their classes from, or null if from the class path itself
 */
class ForkStart(
    val flags: List<String> = emptyList(),
    val archives: ClassArchives? = null,
)
