package dev.piculet.lab.guest

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Jdk
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.io.File
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.createFile
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class GuestRequestTest {
    @TempDir
    lateinit var folder: Path

    private val jar by lazy {
        StrangersJar(folder)
            .java("com/acme/Order.java", "package com.acme; public class Order { public static class Line {} }")
            .java("Loose.java", "public record Loose(int id) {}")
            .compiled(Invoice::class.java)
            .file("META-INF/maven/x/inner/pom.properties", "groupId=x\nartifactId=inner\nversion=1.2\n")
            .jar("shop-3.4.jar")
    }

    private fun request(
        vararg types: String,
        classPath: String = "$jar",
    ) = GuestRequest.of(ClassFiles.of(classPath), types.toList(), folder.resolve("o.json"), null)

    private fun assertFails(
        message: String,
        action: () -> Unit,
    ) {
        val e = assertFailsWith<LabException> { action() }
        assertEquals(message, e.message)
        assertEquals(ExitCode.USAGE, e.exitCode)
    }

    @Test
    fun `classes are named as users name them`() {
        val request = request("List<com.acme.Order>", "com.acme.Order.Line")
        assertEquals(listOf("java.util.List<com.acme.Order>", "com.acme.Order\$Line"), request.types)
        assertEquals("List-Order", request.id)
        assertEquals(listOf("com.acme"), request.packages)
        assertTrue(request.isArray)
        assertFalse(request.isKotlin)
        val map = request("Map<String, com.acme.Order>")
        assertEquals(listOf("java.util.Map<java.lang.String, com.acme.Order>"), map.types)
    }

    @Test
    fun `a class of the default package has no package, and one of Kotlin is known`() {
        assertEquals(emptyList(), request("Loose").packages)
        assertEquals("Loose", request("Loose").id)
        assertTrue(request(Invoice::class.java.name).isKotlin)
    }

    @Test
    fun `libraries are those that jars are called, and those that they say they contain`() =
        assertEquals(mapOf("shop" to "3.4", "inner" to "1.2"), request("Loose").libraries)

    @Test
    fun `a class that is not there is an error, with a hint`() {
        assertFails("There is no class com.acme.Ordr on the class path.") { request("com.acme.Ordr") }
        assertFails("There is no class org.acme.Order on the class path. Did you mean com.acme.Order?") {
            request("org.acme.Order")
        }
    }

    @Test
    fun `a class that is packed for a loader of its own is an error that says how to unpack it`() {
        fun packed(room: String): Path {
            val inside = StrangersJar(folder).java("com/acme/Order.java", "package com.acme; public class Order {}")
            return inside.jar("$room.jar", within = "$room/classes/")
        }
        val boot = packed("BOOT-INF")
        val message =
            "on the class path: $boot has it in BOOT-INF/classes, where java -cp does not look. " +
                "Unpack it, as by unzip, and name BOOT-INF/classes and BOOT-INF/lib/* of its folder in its place."
        for (name in listOf("com.acme.Order", "BOOT-INF.classes.com.acme.Order")) {
            assertFails("There is no class $name $message") { request(name, classPath = "$boot") }
        }
        assertFails("There is no class org.acme.Order on the class path. Did you mean com.acme.Order?") {
            request("org.acme.Order", classPath = "$boot")
        }
        val war = packed("WEB-INF")
        val inWar = assertFailsWith<LabException> { request("com.acme.Order", classPath = "$war") }.message!!
        assertTrue("$war has it in WEB-INF/classes, " in inWar, inWar)
        val exploded = folder.resolve("exploded")
        exploded.resolve("WEB-INF/classes/com/acme").createDirectories().resolve("Order.class").writeText("12345678")
        assertFails(
            "There is no class com.acme.Order on the class path: $exploded has it in WEB-INF/classes, " +
                "where java -cp does not look. Name $exploded/WEB-INF/classes and $exploded/WEB-INF/lib/* in its place.",
        ) { request("com.acme.Order", classPath = "$exploded") }
    }

    @Test
    fun `a class path that is not there, or no jar, is an error`() {
        val none = folder.resolve("none.jar")
        assertFails("There is no $none, which --classpath names.") {
            request("Loose", classPath = "$jar${File.pathSeparator}$none")
        }
        val text = folder.resolve("text.jar").createFile()
        val e = assertFailsWith<LabException> { request("Loose", classPath = "$text") }
        assertTrue(e.message!!.startsWith("$text can't be read as a jar ("), e.message)
    }

    @Test
    fun `jars of a folder are meant by an asterisk`() {
        jar
        assertEquals(listOf(jar), ClassFiles.of("$folder/*").filter { it.fileName.toString().startsWith("shop") })
    }

    @Test
    fun `an asterisk behind what is no folder, and a class file that was cut off, are errors that say so`() {
        jar
        assertFails("$jar is no folder with jars. Leave out the '*'.") { ClassFiles.of("$jar*") }
        val classes = folder.resolve("classes").createDirectories()
        classes.resolve("Cut.class").writeText("cut")
        assertFails("Cut.class is no class file: it has 3 bytes.") { request("Cut", classPath = "$classes") }
    }

    @Test
    fun `values come from one place`() {
        val message = "Name the values: --input FILE, or --supplier CLASS; one of them."
        assertFails(message) { GuestRequest.of(ClassFiles.of("$jar"), listOf("Loose"), null, null) }
        assertFails(message) { GuestRequest.of(ClassFiles.of("$jar"), listOf("Loose"), folder, "Loose") }
    }

    @Test
    fun `a class for a newer JDK is refused before anything starts`() {
        val late = StrangersJar(folder).java("Late.java", "public record Late(int id) {}")
        val future = late.forJdk(99, "Late.class").jar("late.jar")
        val jdk = Jdk("/jdk", "17.0.15", "x", "x", emptyList())
        val remedy = "Name a newer one, as --jdk /path/to/jdk-99."
        assertFails("Late is compiled for JDK 99, and JDK 17.0.15 can't load it. $remedy") {
            request("Late", classPath = "$future").requireLoadable(listOf(jdk))
        }
        request("Loose").requireLoadable(listOf(jdk))
    }

    @Test
    fun `a population is a power of two, in which all weigh about the same`() {
        fun turns(count: Int) = Population.turns(List(count) { 100 })
        assertEquals(listOf(1, 2, 32, 8, 256, 1024), listOf(1, 2, 3, 8, 20, 1000).map(::turns))
        val sizes = listOf(31, 32, 150, 5000)
        assertEquals(
            listOf(31, 32, 128, 256),
            sizes.map {
                Population.sample(List(it) { i -> i }) { 100 }.toSet().size
            },
        )
        assertEquals(listOf(0, 25, 50, 75), Population.sample(List(100) { it }) { 8 shl 20 })
    }
}
