package dev.piculet.lab.guest

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.runner.ContenderBuild
import dev.piculet.lab.runner.Preparation
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** Values of classes that the lab does not know, made in a JVM with nothing but the lab and their jar. */
class GuestPreparationTest {
    @TempDir
    lateinit var folder: Path

    private val jdk = JdkProbe.current()

    private fun guest(
        jar: Path,
        type: String,
        json: String? = null,
        supplier: String? = null,
        reader: String = "jackson2-kotlin",
    ): Guest {
        val input = json?.let { folder.resolve("input.json").apply { writeText(it) } }
        val request = GuestRequest.of(listOf(jar), listOf(type), input, supplier)
        val own = folder.resolve("run").createDirectories()
        val contender = readers.getValue(reader)
        return GuestPreparation(own, jdk, contender, contender).prepare(request, "jackson2")
    }

    private fun Guest.references() =
        folder.resolve("references").listDirectoryEntries().sortedBy { "${it.fileName}".toInt() }.map { it.readText() }

    private fun assertFails(
        message: String,
        action: () -> Unit,
    ) = assertEquals(message, assertFailsWith<LabException> { action() }.message)

    @Test
    fun `a record, an enum, nested generics, and values of the JDK`() {
        val source =
            """
            package com.acme;
            import java.math.BigDecimal; import java.time.Instant; import java.util.*;
            public record Order(UUID id, Instant at, Level level, Map<String, List<Line>> lines) {
                public enum Level { LOW, HIGH }
                public record Line(BigDecimal price, int count) {}
            }
            """
        val json =
            """{"id":"00000000-0000-0001-0000-000000000002","at":"2024-05-06T07:08:09Z","level":"HIGH",""" +
                """"lines":{"a":[{"price":1.50,"count":2}]}}"""
        val guest = guest(StrangersJar(folder).java("com/acme/Order.java", source).jar(), "com.acme.Order", "[$json]")
        assertEquals(listOf(json), guest.references())
        assertEquals(emptyList(), guest.facts.remarks)
        assertEquals(1, guest.facts.values)
    }

    @Test
    fun `a bean with setters, an inner class, and names that are lost`() {
        val source =
            """
            package com.acme;
            public class Outer {
                public static class Bean {
                    private int id; private String name;
                    public int getId() { return id; } public void setId(int id) { this.id = id; }
                    public String getName() { return name; } public void setName(String name) { this.name = name; }
                }
            }
            """
        val jar = StrangersJar(folder).java("com/acme/Outer.java", source).jar()
        val guest = guest(jar, "com.acme.Outer.Bean", """[{"id":1,"name":"a","extra":2},{"id":2,"name":null}]""")
        assertEquals(listOf("""{"id":1,"name":"a"}""", """{"id":2,"name":null}"""), guest.references())
        val remark = "Not in the class, and so neither read nor written: $.extra (in 1 of 2)."
        assertEquals(listOf(remark), guest.facts.remarks)
    }

    @Test
    fun `a Kotlin class by its constructor, with defaults`() {
        val jar = StrangersJar(folder).compiled(Invoice::class.java).compiled(InvoiceLine::class.java).jar()
        val guest = guest(jar, Invoice::class.java.name, """{"number":"7","lines":[{"name":"a","price":2.5}]}""")
        assertEquals(
            listOf("""{"number":"7","paid":false,"lines":[{"name":"a","price":2.5,"count":1}]}"""),
            guest.references(),
        )
        assertEquals(true, guest.facts.isKotlin)
    }

    @Test
    fun `parameters of a constructor have names if the compiler wrote them`() {
        val source =
            "package com.acme; public class Point { private final int x; public Point(int x) { this.x = x; } " +
                "public int getX() { return x; } }"
        val without = StrangersJar(folder).java("com/acme/Point.java", source).jar("without.jar")
        val e = assertFailsWith<LabException> { guest(without, "com.acme.Point", """{"x":1}""") }
        assertContains(
            e.message!!,
            "input.json can't be read as com.acme.Point by jackson2-kotlin: com.fasterxml.jackson.databind.exc.",
        )
        val named = StrangersJar(folder).java("com/acme/Point.java", source, "-parameters").jar("with.jar")
        val guest = guest(named, "com.acme.Point", """{"x":1}""", reader = "jackson3-kotlin")
        assertEquals(listOf("""{"x":1}"""), guest.references())
    }

    @Test
    fun `a class without a usable constructor is an error with its document`() {
        val source =
            "package com.acme; public class Closed { private final int x; private Closed(int a, int b) { x = a + b; } }"
        val jar = StrangersJar(folder).java("com/acme/Closed.java", source).jar()
        val e = assertFailsWith<LabException> { guest(jar, "com.acme.Closed", """[{"x":1}]""") }
        assertContains(
            e.message!!,
            "input.json[0] can't be read as com.acme.Closed by jackson2-kotlin: " +
                "com.fasterxml.jackson.databind.exc.InvalidDefinitionException: Cannot construct instance " +
                "of `com.acme.Closed`",
        )
    }

    @Test
    fun `a supplier in the default package gives one value, or many`() {
        val source = "public record Loose(int id) {}"
        val one =
            "public class One implements java.util.function.Supplier<Loose> { " +
                "public Loose get() { return new Loose(7); } }"
        val many =
            "public class Many { static java.util.List<Loose> all() { " +
                "return java.util.List.of(new Loose(1), new Loose(2)); } }"
        val jar = StrangersJar(folder).java("Loose.java", source).java("One.java", one).java("Many.java", many).jar()
        assertEquals(listOf("""{"id":7}"""), guest(jar, "Loose", supplier = "One").references())
        assertEquals(listOf("""{"id":1}""", """{"id":2}"""), guest(jar, "Loose", supplier = "Many#all").references())
    }

    @Test
    fun `of a supplier's many values a power of two is taken, evenly, though a stream may be endless`() {
        val source =
            """
            import java.util.*; import java.util.stream.*;
            public record Loose(int id) {
                static Stream<Loose> endless() { return IntStream.iterate(0, i -> i + 1).mapToObj(Loose::new); }
                static List<Loose> hundred() { return endless().limit(100).collect(Collectors.toList()); }
                static Loose[] few() { return endless().limit(3).toArray(Loose[]::new); }
            }
            """
        val jar = StrangersJar(folder).java("Loose.java", source).jar()

        fun values(
            method: String,
            given: Int,
        ): List<String> {
            val guest = guest(jar, "Loose", supplier = "Loose#$method")
            val references = guest.references()
            assertEquals(listOf(references.size, given), listOf(guest.facts.values, guest.facts.given))
            folder.resolve("run").toFile().deleteRecursively()
            return references
        }

        fun ids(ids: Iterable<Int>) = ids.map { "{\"id\":$it}" }
        assertEquals(ids(0 until 1024 step 4), values("endless", given = 1024))
        assertEquals(ids((0 until 64).map { it * 100 / 64 }), values("hundred", given = 100))
        assertEquals(ids(0..2), values("few", given = 3))
    }

    @Test
    fun `a supplier that fails is told to fail, and not what was to read its values`() {
        val body = "static Loose no() { throw new IllegalStateException(\"größer\"); }"
        val source = "public record Loose(int id) { $body }"
        val jar = StrangersJar(folder).java("Loose.java", source).jar()
        val e = assertFailsWith<LabException> { guest(jar, "Loose", supplier = "Loose#no") }
        assertTrue(e.message!!.startsWith("The supplier Loose#no fails: "), e.message)
        assertTrue(e.message!!.endsWith(": größer."), e.message)
    }

    @Test
    fun `a supplier that gives something else, or something new each time, is an error`() {
        val source = "public record Loose(double id) {}"
        val random =
            "public class Dice implements java.util.function.Supplier<Loose> { " +
                "public Loose get() { return new Loose(Math.random()); } }"
        val other = "public class Other { static String text() { return \"x\"; } String name() { return null; } }"
        val jar =
            StrangersJar(folder)
                .java("Loose.java", source)
                .java("Dice.java", random)
                .java("Other.java", other)
                .jar()
        val e = assertFailsWith<LabException> { guest(jar, "Loose", supplier = "Dice") }
        assertContains(e.message!!, "The supplier Dice gives other values the second time ($.id: expected ")
        assertContains(e.message!!, "Each measured JVM asks it anew: give its random numbers a seed.")
        assertFails(
            "The supplier Other#text gives a java.lang.String, and neither a Loose nor a collection, stream " +
                "or array of them.",
        ) { guest(jar, "Loose", supplier = "Other#text") }
        assertFails("Other is no java.util.function.Supplier. For a static method, write Other#method.") {
            guest(jar, "Loose", supplier = "Other")
        }
    }

    private companion object {
        /** Resolved once: all tests need them. */
        val readers: Map<String, ReadyContender> by lazy {
            val catalog = ContenderCatalog.of(Path.of(System.getProperty("piculet.lab.home")))
            ArtifactResolver().use { resolver ->
                val preparation = Preparation(catalog, ContenderBuild {}, resolver) { _, _, _ -> }
                listOf("jackson2-kotlin", "jackson3-kotlin").associateWith(preparation::ready)
            }
        }
    }
}
