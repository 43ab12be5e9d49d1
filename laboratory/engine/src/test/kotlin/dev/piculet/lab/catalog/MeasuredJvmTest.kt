package dev.piculet.lab.catalog

import dev.piculet.lab.JDK17
import dev.piculet.lab.JDK25
import dev.piculet.lab.descriptor
import org.junit.jupiter.api.Test
import java.io.File
import java.nio.file.Path
import java.util.jar.JarFile
import kotlin.io.path.name
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class MeasuredJvmTest {
    private fun contender(vararg jars: String) =
        ReadyContender(ContenderSelection(descriptor("x"), "1.0"), emptyList(), jars.map(Path::of))

    private fun classpath(vararg jars: String): List<String> = contender(*jars).classpath.split(File.pathSeparator)

    @Test
    fun `protocols that call kotlin-reflect get one, the contender's own if it has one`() {
        fun reflections(vararg jars: String) =
            contender(*jars).classpathWithReflection.split(File.pathSeparator).filter { "kotlin-reflect" in it }
        assertEquals(1, reflections("x-1.0.jar").size)
        assertEquals(listOf("kotlin-reflect-9.9.9.jar"), reflections("kotlin-reflect-9.9.9.jar"))
        assertTrue(classpath("x-1.0.jar").none { "kotlin-reflect" in it })
    }

    @Test
    fun `a measured JVM has the contender, JMH and the payloads, and nothing of the engine`() {
        val classpath = classpath("x-1.0.jar")
        assertEquals(listOf("classes", "x-1.0.jar"), classpath.take(2))
        assertTrue(classpath.any { "jmh-core" in it })
        for (ofEngine in listOf("engine", "picocli", "mima", "maven", "kotlinx-serialization", "slf4j", "statistics")) {
            assertFalse(classpath.any { ofEngine in it.substringAfterLast("piculet") }, "$ofEngine in $classpath")
        }
    }

    @Test
    fun `a contender that brings the Kotlin runtime gets no second one`() {
        assertEquals(1, classpath("x-1.0.jar").count { "kotlin-stdlib" in it })
        assertEquals(1, classpath("kotlin-stdlib-9.9.9.jar").count { "kotlin-stdlib" in it })
    }

    @Test
    fun `a JVM that measures first use has the same without JMH`() {
        val without = contender("x-1.0.jar").classpathWithoutJmh.split(File.pathSeparator)
        val jmh = classpath("x-1.0.jar") - without.toSet()
        assertEquals(classpath("x-1.0.jar") - jmh.toSet(), without)
        assertEquals(listOf("jmh-core", "jopt-simple", "commons-math3"), jmh.map { nameOf(it) })
    }

    @Test
    fun `Piculet is measured in the jars that ship, with its own copy of ASM`() {
        val catalog = ContenderCatalog.of(Path.of(System.getProperty("piculet.lab.home")))
        for (id in listOf("piculet", "jackson3-piculet", "jackson2-piculet")) {
            val descriptor = catalog.find(id)!!
            val codegen = descriptor.module.product.single { it.name.startsWith("piculet-codegen-") }
            val names = JarFile(codegen.toFile()).use { jar -> jar.entries().toList().map { it.name } }
            assertTrue("dev/piculet/codegen/asm/ClassWriter.class" in names, "$names")
            assertFalse(names.any { it.startsWith("org/objectweb/asm/") })
            assertFalse(descriptor.artifacts.any { "asm" in it })
            val ready = ReadyContender(ContenderSelection(descriptor, "1.0"), emptyList(), emptyList())
            for (classpath in listOf(ready.classpath, ready.classpathWithoutJmh)) {
                val first = classpath.split(File.pathSeparator).take(descriptor.module.product.size + 1)
                assertEquals((descriptor.module.product + listOf(descriptor.module.classes)).map(Path::toString), first)
            }
        }
        assertEquals(emptyList(), catalog.find("kryo")!!.module.product)
    }

    private fun nameOf(jar: String) = jar.substringAfterLast('/').replace(Regex("-[0-9.]+jar$"), "")

    @Test
    fun `a trial has the flags of its JDK, then those of its contender`() {
        val flagged = descriptor("x").copy(flags = mapOf(0 to listOf("-A"), 24 to listOf("-B")))
        val contender = ReadyContender(ContenderSelection(flagged, "1.0"), emptyList(), emptyList())
        assertEquals(listOf("-Xmx1g", "-XX:+AlwaysPreTouch", "-A"), contender.trialFlags(JDK17))
        assertEquals(listOf("-Xmx1g", "-XX:+AlwaysPreTouch", "-A", "-B"), contender.trialFlags(JDK25))
        assertEquals(listOf("-Xmx1g", "-A"), contender.flags(JDK17))
    }
}
