package dev.piculet.lab.runner

import java.io.File
import java.nio.file.Path
import java.util.jar.JarEntry
import java.util.jar.JarOutputStream
import kotlin.io.path.invariantSeparatorsPathString
import kotlin.io.path.isDirectory
import kotlin.io.path.isRegularFile
import kotlin.io.path.outputStream
import kotlin.io.path.readBytes
import kotlin.io.path.walk

/** A class path whose folders are packed into jars, since archives of classes know jars alone. */
internal class JarredClassPath(
    private val folder: Path,
) {
    private val packed = HashMap<Path, Path>()

    /** Returns the same class path with a jar for each of its folders. */
    fun of(classpath: String): String =
        classpath.split(File.pathSeparator).joinToString(File.pathSeparator) { entry ->
            val path = Path.of(entry)
            if (path.isDirectory()) "${packed.getOrPut(path) { pack(path) }}" else entry
        }

    private fun pack(classes: Path): Path {
        val jar = folder.resolve("${moduleOf(classes)}-${packed.size}.jar")
        JarOutputStream(jar.outputStream()).use { out ->
            for (file in classes.walk().filter { it.isRegularFile() }.sorted()) {
                out.putNextEntry(JarEntry(classes.relativize(file).invariantSeparatorsPathString))
                out.write(file.readBytes())
            }
        }
        return jar
    }

    /** Returns `kryo` for `…/kryo/target/classes`. */
    private fun moduleOf(classes: Path): Path = classes.toAbsolutePath().parent?.parent?.fileName ?: classes.fileName
}
