package dev.piculet.jackson.adapter

import com.fasterxml.jackson.annotation.JacksonInject
import com.fasterxml.jackson.annotation.JsonAnySetter
import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonIdentityInfo
import com.fasterxml.jackson.annotation.JsonUnwrapped
import com.fasterxml.jackson.annotation.ObjectIdGenerators
import dev.piculet.codegen.CodeGenerationThread
import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.JacksonException
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit

class GeneratedBeansTest {
    data class Point(
        val x: Int,
        val y: Long,
        val name: String,
        val ok: Boolean = true,
        val weight: Double? = null,
    )

    @JvmInline
    value class Id(
        val value: Int,
    )

    data class Route(
        val id: Id,
        val maybe: Id?,
        val points: List<Point>,
        val other: Id = Id(7),
    ) {
        var extra: String = "none"
    }

    private val module = ModuleBuilder().generateAfter(0).build()

    private val mapper = mapperOf(module)

    private fun paths(type: Class<*>): List<String> =
        module.diagnostics().filter { it.startsWith(type.name + ",") }.map { it.substringAfter(", ") }

    @Test
    fun `generated code reads and writes like Jackson`() {
        val route = Route(Id(1), null, listOf(Point(1, 2, "a"), Point(-1, Long.MAX_VALUE, "ä", false, 1.5)))
        route.extra = "e"
        val text = mapper.writeValueAsString(route)
        val interpreted = mapperOf(ModuleBuilder().generateAfter(Int.MAX_VALUE).build())
        assertEquals(interpreted.writeValueAsString(route), text)
        for (reader in listOf(mapper, interpreted)) {
            val read = reader.readValue(text, Route::class.java)
            assertEquals(route, read)
            assertEquals("e", read.extra)
        }
        assertEquals(listOf(READ_BY_CODE, WRITTEN_BY_CODE), paths(Route::class.java))
    }

    @Test
    fun `names may come in any order, and unknown ones are passed over`() {
        val json = """{"name":"b","unknown":[1,{"x":2}],"y":2,"ok":false,"x":1,"more":null}"""
        assertEquals(Point(1, 2, "b", false), mapper.readValue(json, Point::class.java))
    }

    @Test
    fun `code is generated beside the callers once it was called often enough`() {
        val later = ModuleBuilder().generateAfter(3).build()
        val mapper = mapperOf(later)
        repeat(3) { mapper.readValue("""{"x":1,"y":2,"name":"c"}""", Point::class.java) }
        assertTrue(later.diagnostics().none { it.endsWith("generated code") }, later.diagnostics().toString())
        val deadline = System.nanoTime() + 20_000_000_000
        while (later.diagnostics().none { it.endsWith(READ_BY_CODE) } && System.nanoTime() < deadline) {
            assertEquals(Point(1, 2, "c"), mapper.readValue("""{"x":1,"y":2,"name":"c"}""", Point::class.java))
        }
        assertEquals("${Point::class.java.name}, $READ_BY_CODE", later.diagnostics().single())
    }

    /** Returns how many names of a text a reader does not expect that has read the other one so many times before. */
    private fun misses(
        text: String,
        seen: String,
        times: Int,
        type: Class<*> = Point::class.java,
    ): Int {
        val expected = mapper.readValue(text, type)
        val learning = ModuleBuilder().generateAfter(times).build()
        val mapper = mapperOf(learning)
        val reader = mapper.readerFor(type)
        repeat(times) { reader.readValue<kotlin.Any>(seen) }
        val deadline = System.nanoTime() + 20_000_000_000
        while (learning.diagnostics().none { isGenerated(it, type) } && System.nanoTime() < deadline) {
            reader.readValue<kotlin.Any>(seen)
        }
        // The first call afterwards asks for code that reads from any parser.
        mapper.createParser(seen).use { reader.readValue<kotlin.Any>(ComparingParser(it)) }
        val made = CountDownLatch(1)
        CodeGenerationThread.execute(made::countDown)
        assertTrue(made.await(20, TimeUnit.SECONDS))
        return mapper.createParser(text).use { parser ->
            val comparing = ComparingParser(parser)
            assertEquals(expected, reader.readValue<kotlin.Any>(comparing))
            comparing.misses
        }
    }

    private fun isGenerated(
        line: String,
        type: Class<*>,
    ) = line == "${type.name}, $READ_BY_CODE"

    data class Pair(
        val b: Int,
        val a: Int,
    )

    data class Around(
        val pair: Pair,
        val a: Int,
        val b: Int,
    )

    @Test
    fun `names of objects inside are not taken for names of the object`() {
        val text = """{"pair":{"b":1,"a":2},"a":3,"b":4}"""
        assertEquals(0, misses(text, seen = text, times = 5, Around::class.java))
    }

    data class Wide(
        val p00: Int,
        val p01: Int,
        val p02: Int,
        val p03: Int,
        val p04: Int,
        val p05: Int,
        val p06: Int,
        val p07: Int,
        val p08: Int,
        val p09: Int,
        val p10: Int,
        val p11: Int,
        val p12: Int,
        val p13: Int,
        val p14: Int,
        val p15: Int,
        val p16: Int,
        val p17: Int,
        val p18: Int,
        val p19: Int,
        val p20: Int,
        val p21: Int,
        val p22: Int,
        val p23: Int,
        val p24: String,
    )

    @Test
    fun `classes that are read by several methods fail as others do`() {
        val numbers = (0..23).joinToString(",") { "\"p%02d\":$it".format(it) }
        val whole = mapper.readValue("""{"p24":"s","more":[1],$numbers}""", Wide::class.java)
        assertEquals(whole, mapper.readValue("""{$numbers,"p24":"s"}""", Wide::class.java))
        val interpreted = mapperOf(ModuleBuilder().generateAfter(Int.MAX_VALUE).build())
        for (broken in listOf("""{$numbers}""", """{$numbers,"p24":null}""", """{$numbers,"p24":[]}""", "{$numbers")) {
            val messages =
                listOf(mapper, interpreted).map {
                    assertThrows(JacksonException::class.java) { it.readValue(broken, Wide::class.java) }.message
                }
            assertEquals(messages.last(), messages.first())
        }
        assertEquals(READ_BY_CODE, paths(Wide::class.java).single())
    }

    @Test
    fun `names are expected in the order of the last calls that were not generated`() {
        val declared = """{"x":1,"y":2,"name":"c","ok":false,"weight":1.5}"""
        val alphabetical = """{"name":"c","ok":false,"weight":1.5,"x":1,"y":2}"""
        assertEquals(0, misses(declared, seen = alphabetical, times = 0))
        for (times in listOf(1, 4, 9)) {
            assertEquals(0, misses(alphabetical, seen = alphabetical, times))
            // The second name that is not expected comes behind the last one, where any is looked up.
            assertEquals(1, misses(declared, seen = alphabetical, times))
        }
        assertEquals(0, misses(alphabetical, seen = """{"name":"c","weight":1,"more":{"y":7},"x":1,"y":2}""", 3))
    }

    @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator::class, property = "id")
    class WithId(
        val x: Int,
    )

    class Any(
        val x: Int,
    ) {
        @JsonAnySetter
        val others = mutableMapOf<String, Int>()
    }

    class Inner {
        var y: Int = 0
    }

    class Unwrapped(
        val x: Int,
    ) {
        @JsonUnwrapped
        var inner: Inner? = null
    }

    class Injected(
        @param:JacksonInject val who: String,
        val x: Int,
    )

    @JsonFormat(with = [JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES])
    class AnyCase(
        val x: Int,
    )

    @Test
    fun `Jackson does the work that generated code does not support, and the reason is reported`() {
        val values = InjectedValues().addValue(String::class.java, "me")
        val reasons =
            listOf(WithId::class, Any::class, Unwrapped::class, Injected::class, AnyCase::class).associate {
                mapper.readerFor(it.java).with(values).readValue<kotlin.Any>("""{"id":1,"x":1}""")
                it.simpleName to paths(it.java).first()
            }
        val own = "reading: Jackson's own code:"
        assertEquals(
            mapOf(
                "WithId" to "$own it has an object id",
                "Any" to "$own it takes any property",
                "Unwrapped" to "$own it has unwrapped properties",
                "Injected" to "$own its property who is injected",
                "AnyCase" to "$own the case of its names does not count",
            ),
            reasons,
        )
    }
}
