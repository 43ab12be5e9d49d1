package dev.piculet.binary.kotlin.evolution

import java.io.File
import java.net.URLClassLoader
import java.nio.file.Files
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.writeText

/** A folder of sources, compiled by Kotlin's compiler in a separate process. */
internal class KotlinSources(
    private val folder: Path,
) {
    private val sources = folder.resolve("sources").createDirectories()
    private val classes = folder.resolve("classes")

    fun add(
        name: String,
        source: String,
    ) {
        sources.resolve("$name.kt").writeText(source)
    }

    /** Starts to compile; [loader] waits for it. */
    fun compile(): KotlinSources {
        val compiler = Path.of(System.getProperty("kotlin.compiler")).listDirectoryEntries("*.jar")
        val java = Path.of(System.getProperty("java.home"), "bin", "java")
        val command =
            listOf(java.toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx600m", "-cp") +
                compiler.joinToString(File.pathSeparator) + "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler" +
                listOf("-no-stdlib", "-no-reflect", "-nowarn", "-jvm-target", "17", "-cp", library()) +
                listOf("-d", classes.toString(), sources.toString())
        process = ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log().toFile()).start()
        return this
    }

    private lateinit var process: Process

    private fun library() = Path.of(Unit::class.java.protectionDomain.codeSource.location.toURI()).toString()

    private fun log() = folder.resolve("compiler.log")

    /** Returns a loader of the classes, below the one of the tests. */
    fun loader(): URLClassLoader {
        check(process.waitFor() == 0) { "The sources in $folder do not compile: " + Files.readString(log()) }
        return URLClassLoader(arrayOf(classes.toUri().toURL()), KotlinSources::class.java.classLoader)
    }
}
