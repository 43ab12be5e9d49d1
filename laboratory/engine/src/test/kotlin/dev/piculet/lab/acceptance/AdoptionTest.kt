package dev.piculet.lab.acceptance

import dev.piculet.lab.catalog.Adoption
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.catalog.ContenderDescriptor
import dev.piculet.lab.catalog.Resolution
import dev.piculet.lab.report.AdoptionText
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestFactory
import org.junit.jupiter.api.io.TempDir
import java.io.ByteArrayOutputStream
import java.io.File
import java.nio.file.Path
import java.util.Properties
import javax.tools.ToolProvider
import kotlin.io.path.createTempDirectory
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** What the lab tells users to write compiles against the library that it measured. */
class AdoptionTest {
    @TempDir
    lateinit var folder: Path

    private val home = Path.of(System.getProperty("piculet.lab.home"))
    private val catalog = ContenderCatalog.of(home)

    @TestFactory
    fun `lines of Java compile`(): List<DynamicTest> {
        val told = catalog.all.filter { it.adoption.isKnown && it.adoption.dependencies.isNotEmpty() }
        assertTrue(told.size > MANY, "${told.map { it.id }}")
        return told.map { DynamicTest.dynamicTest(it.id) { assertCompiles(it) } }
    }

    private fun assertCompiles(descriptor: ContenderDescriptor) {
        val selection = catalog.select(descriptor.id)
        val resolution = ArtifactResolver().use { assertIs<Resolution.Resolved>(it.resolve(selection)) }
        val (imports, code) = code(descriptor).partition { it.startsWith("import ") }
        val source =
            """
            ${imports.joinToString("\n")}
            class Program {
                static class Order implements java.io.Serializable { public int id; }
                void run(byte[] bytes, String text, java.io.OutputStream stream) throws Exception {
                    ${input(code)}
                    ${code.joinToString("\n")}
                }
            }
            """
        val file = createTempDirectory(folder, "source").resolve("Program.java").apply { writeText(source) }
        val classPath = (selection.product.ifEmpty(::ownClasses) + resolution.files).joinToString(File.pathSeparator)
        val errors = ByteArrayOutputStream()
        val compiler = ToolProvider.getSystemJavaCompiler()
        val exitCode = compiler.run(null, null, errors, "-proc:none", "-d", "$folder", "-cp", classPath, "$file")
        assertEquals(0, exitCode, "$errors$source")
    }

    /** Those of this checkout, whose jars a build of one module does not make. */
    private fun ownClasses() =
        listOf("2", "3")
            .flatMap { listOf("jackson/jackson$it", "jackson/jackson$it-kotlin") }
            .plus(listOf("binary/core", "jackson/core", "jackson/kotlin"))
            .map { home.resolve("$it/target/classes") }

    private fun code(descriptor: ContenderDescriptor) =
        AdoptionText(listOf("a:b:1.0"), descriptor.adoption.java, "com.acme.Order")
            .lines()
            .dropWhile { it != "Code:" }
            .drop(1)
            .map { it.trim() }

    /** Some begin with a value, others make one. */
    private fun input(code: List<String>) = if (code.any { " value = " in it }) "" else "Order value = new Order();"

    @Test
    fun `programs in Kotlin depend on more`() {
        val adoption = Adoption.of(
            Properties().apply {
                setProperty("adopt", "a:b:{version}, c:d:1")
                setProperty("adopt.kotlin", "e:f:2")
            },
        )
        assertEquals(listOf("a:b:{version}", "c:d:1"), adoption.dependencies(isKotlin = false))
        assertEquals(listOf("a:b:{version}", "c:d:1", "e:f:2"), adoption.dependencies(isKotlin = true))
    }

    @Test
    fun `dependencies are those of both builds, and types are as in the user's source`() {
        val type = "java.util.List<com.acme.Outer\$Line>"
        val lines = AdoptionText(listOf("a:b:1.0"), listOf("f({type}, {class})"), type).lines()
        val expected =
            listOf(
                "Maven:",
                "  <dependency>",
                "    <groupId>a</groupId> <artifactId>b</artifactId> <version>1.0</version>",
                "  </dependency>",
                "Gradle:",
                "  implementation(\"a:b:1.0\")",
                "Code:",
                "  f(List<Line>, List)",
            )
        assertEquals(expected, lines)
    }

    private companion object {
        const val MANY = 14
    }
}
