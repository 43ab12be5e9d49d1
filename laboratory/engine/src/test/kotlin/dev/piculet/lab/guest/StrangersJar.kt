package dev.piculet.lab.guest

import java.nio.file.Path
import java.util.jar.JarEntry
import java.util.jar.JarOutputStream
import javax.tools.ToolProvider
import kotlin.io.path.createDirectories
import kotlin.io.path.createTempDirectory
import kotlin.io.path.invariantSeparatorsPathString
import kotlin.io.path.isRegularFile
import kotlin.io.path.outputStream
import kotlin.io.path.readBytes
import kotlin.io.path.relativeTo
import kotlin.io.path.walk
import kotlin.io.path.writeText
import kotlin.test.assertEquals

/** Makes the jar of somebody whom the lab does not know. */
class StrangersJar(
    private val folder: Path,
) {
    private val classes = createTempDirectory(folder, "classes")

    /** Compiles a Java file, without parameter names unless options ask for them. */
    fun java(
        file: String,
        source: String,
        vararg options: String,
    ): StrangersJar {
        val path = createTempDirectory(folder, "source").resolve(file)
        path.parent.createDirectories()
        path.writeText(source)
        val arguments = listOf("--release", "17", "-d", "$classes", "-cp", "$classes") + options + "$path"
        val errors = java.io.ByteArrayOutputStream()
        val exitCode = ToolProvider.getSystemJavaCompiler().run(null, null, errors, *arguments.toTypedArray())
        assertEquals(0, exitCode, "$errors")
        return this
    }

    /** Adds a class that the tests' own compiler made. */
    fun compiled(type: Class<*>): StrangersJar {
        val entry = ClassFiles.entryOf(type.name)
        val target = classes.resolve(entry)
        target.parent.createDirectories()
        target.outputStream().use { out -> type.classLoader.getResourceAsStream(entry)!!.use { it.copyTo(out) } }
        return this
    }

    /** Adds a file. */
    fun file(
        name: String,
        text: String,
    ): StrangersJar {
        classes.resolve(name).apply { parent.createDirectories() }.writeText(text)
        return this
    }

    /** Adds so much to the version of a class file that no JDK of today loads it. */
    fun forJdk(
        feature: Int,
        file: String,
    ): StrangersJar {
        val path = classes.resolve(file)
        val bytes = path.readBytes()
        bytes[VERSION] = (feature + BEFORE_1).toByte()
        path.outputStream().use { it.write(bytes) }
        return this
    }

    /** Writes the jar, with everything in a folder of it if one is named. */
    fun jar(
        name: String = "stranger.jar",
        within: String = "",
    ): Path {
        val jar = folder.resolve(name)
        JarOutputStream(jar.outputStream()).use { out ->
            classes.walk().filter { it.isRegularFile() }.sorted().forEach {
                out.putNextEntry(JarEntry(within + it.relativeTo(classes).invariantSeparatorsPathString))
                out.write(it.readBytes())
            }
        }
        return jar
    }

    private companion object {
        const val VERSION = 7
        const val BEFORE_1 = 44
    }
}

/** A Kotlin class that is somebody else's. */
data class Invoice(
    val number: String,
    val paid: Boolean = false,
    val lines: List<InvoiceLine> = emptyList(),
)

/** A part of [Invoice]. */
data class InvoiceLine(
    val name: String,
    val price: java.math.BigDecimal,
    val count: Int = 1,
)
