package dev.piculet.jackson.adapter

import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson3.kotlin.KotlinModule
import dev.piculet.model.kotlin.KotlinClassInspector
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import java.io.File
import java.nio.file.FileSystems
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.io.path.extension
import kotlin.io.path.isDirectory
import kotlin.io.path.name
import kotlin.io.path.readBytes

/** What a mapper costs a JVM that has just started, which pays for each class and most for lambdas (ADR 52). */
@Tag("jdk")
class FirstUseTest {
    /** Classes of ours that have lambdas for later: for the first null that is refused, and beside the original. */
    private val later = setOf("InvalidNulls.class", "SerializersWithoutOriginal.class")

    /** The classes that a JVM loads for a part of [FirstUseProgram], in their order. */
    private fun loaded(
        mapper: String,
        part: String,
    ): List<String> {
        val java = Path.of(System.getProperty("java.home"), "bin", "java").toString()
        val classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
        val output = File.createTempFile("first-use", ".txt")
        val program = ProcessBuilder(java, "-Xlog:class+load", "-cp", classes, FirstUseProgram::class.java.name, mapper)
        try {
            val process = program.redirectErrorStream(true).redirectOutput(output).start()
            val ended = process.waitFor(60, TimeUnit.SECONDS)
            if (!ended) process.destroyForcibly()
            val text = output.readText()
            assertTrue(ended && process.exitValue() == 0) { "$mapper: ${text.takeLast(5_000)}" }
            val lines = text.substringAfter("begin $part\n").substringBefore("begin ").lines()
            return lines
                .filter {
                    it.contains(" source: ")
                }.map { it.substringAfter("] ").substringBefore(" source: ") }
        } finally {
            output.delete()
        }
    }

    @Test
    fun `the first use loads few classes more than that of Jackson alone`() {
        val alone = loaded("alone", "simple")
        val ours = loaded("piculet", "simple")
        assertTrue(alone.size > 500) { "$alone" }
        assertTrue(ours.size - alone.size <= MOST_CLASSES) { "${alone.size}, ${ours.size}: ${ours - alone.toSet()}" }
    }

    @Test
    fun `no lambda of ours runs at the first use, and none of the large classes of Kotlin's library is loaded`() {
        for (part in listOf("simple", "other")) {
            val ours = loaded("piculet", part)
            assertTrue(ours.any { it.startsWith("dev.piculet.jackson.adapter.FirstUseProgram") }) { "$ours" }
            assertEquals(listOf<String>(), ours.filter { it.matches(Regex("""dev\.piculet\.\S*\$\${'$'}Lambda.*""")) })
            assertEquals(
                listOf<String>(),
                ours.filter { it.matches(Regex("""kotlin\.(collections|text|ranges|sequences)\.\w+Kt(__.*)?""")) },
            )
        }
    }

    @Test
    fun `what knows Kotlin names no lambdas and no streams`() {
        val homes = listOf(KotlinModule::class.java, KotlinModels::class.java, KotlinClassInspector::class.java)
        val found = homes.flatMap { home -> classFiles(home).filter { namesAny(it.second) }.map { it.first } }
        assertEquals(listOf<String>(), found.filterNot(later::contains))
    }

    /** Names and contents of the class files beside a class, in a folder or in a jar. */
    private fun classFiles(home: Class<*>): List<Pair<String, String>> {
        val source = Path.of(home.protectionDomain.codeSource.location.toURI())
        val folder = home.packageName.replace('.', '/')
        return if (source.isDirectory()) {
            read(source.resolve(folder))
        } else {
            FileSystems.newFileSystem(source).use { read(it.getPath(folder)) }
        }
    }

    private fun read(folder: Path): List<Pair<String, String>> =
        Files.walk(folder).use { files ->
            files
                .toList()
                .filter { it.extension == "class" }
                .map { it.name to String(it.readBytes(), Charsets.ISO_8859_1) }
                .also { assertTrue(it.size > 10) { "$folder" } }
        }

    private fun namesAny(constants: String): Boolean =
        constants.contains("java/lang/invoke/LambdaMetafactory") || constants.contains("java/util/stream/")
}
