package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import java.net.URLClassLoader
import java.nio.file.Path
import javax.tools.ToolProvider
import kotlin.io.path.createDirectories
import kotlin.io.path.writeText

/** Compiles classes of Java while a test runs. */
internal object MadeClasses {
    /**
     * Returns a loader of the classes; whoever is done with them closes it.
     *
     * @param sources of classes in package `made`, by their names
     * @param folder keeps sources and class files
     */
    fun compiled(
        sources: Map<String, String>,
        folder: Path,
    ): URLClassLoader {
        val made = folder.resolve("sources/made").createDirectories()
        val files = sources.map { (name, text) -> made.resolve("$name.java").apply { writeText(text) }.toString() }
        val classes = folder.resolve("classes").createDirectories()
        val libraries = System.getProperty("java.class.path")
        val options = listOf("--release", "17", "-encoding", "UTF-8", "-d", "$classes", "-cp", libraries)
        val arguments = options + listOf("-nowarn", "-proc:none") + files
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, *arguments.toTypedArray()))
        return URLClassLoader(arrayOf(classes.toUri().toURL()), javaClass.classLoader)
    }
}
