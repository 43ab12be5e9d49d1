package dev.piculet.jackson.contract

import java.io.File
import java.net.URLClassLoader
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.readText
import kotlin.io.path.writeText

/** Compiles classes of Kotlin while a test runs, in a process of its own. */
internal object MadeKotlin {
    /**
     * Returns a loader of the classes; whoever is done with them closes it.
     *
     * @param sources of classes in package `made`, by their names
     * @param folder keeps sources and class files
     * @param options of the compiler
     */
    fun compiled(
        sources: Map<String, String>,
        folder: Path,
        vararg options: String,
    ): URLClassLoader {
        val texts = folder.resolve("sources").createDirectories()
        sources.forEach { (name, text) -> texts.resolve("$name.kt").writeText(text) }
        val classes = folder.resolve("classes")
        val log = folder.resolve("compiler.log")
        val process = ProcessBuilder(command(texts, classes) + options)
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start()
        check(process.waitFor() == 0) { "The sources in $folder do not compile: " + log.readText() }
        return URLClassLoader(arrayOf(classes.toUri().toURL()), javaClass.classLoader)
    }

    private fun command(
        sources: Path,
        classes: Path,
    ): List<String> {
        val compiler = Path.of(System.getProperty("kotlin.compiler")).listDirectoryEntries("*.jar")
        val java = Path.of(System.getProperty("java.home"), "bin", "java")
        return listOf("$java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx900m", "-cp") +
            compiler.joinToString(File.pathSeparator) + "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler" +
            listOf("-no-stdlib", "-no-reflect", "-nowarn", "-jvm-target", "17", "-module-name", "made") +
            listOf("-cp", System.getProperty("java.class.path"), "-d", "$classes", "$sources")
    }
}
