@file:OptIn(kotlin.uuid.ExperimentalUuidApi::class)

package dev.piculet.jackson.adapter

import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.exc.InvalidFormatException
import tools.jackson.databind.exc.MismatchedInputException
import tools.jackson.databind.module.SimpleModule
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds
import kotlin.uuid.Uuid

class StandardTypesTest {
    private val mapper = kotlinMapperBuilder().build()
    private val uuid = Uuid.parse("550e8400-e29b-41d4-a716-446655440000")

    data class Item(val id: Int)

    class Items(val items: Sequence<Item>)

    data class Keyed(val id: Uuid, val names: Map<Uuid, String>)

    data class Uuids(
        val id: Uuid,
        val nullable: Uuid?,
        val list: List<Uuid?> = listOf(),
        val map: Map<Uuid, Uuid> = mapOf(),
        val preset: Uuid = Uuid.NIL,
    )

    data class Ranges(
        val ints: IntRange,
        val anyInts: ClosedRange<Int>,
        val doubles: ClosedFloatingPointRange<Double>,
        val texts: ClosedRange<String>,
    )

    private fun originalMessage(
        type: Class<out Exception>,
        action: () -> Unit,
    ): String? {
        val thrown = assertThrows(type) { action() }
        return messageOf(thrown)
    }

    @Test
    fun sequencesAreReadAndWrittenAsArrays() {
        assertEquals("[1,2]", mapper.writeValueAsString(sequenceOf(1, 2)))
        assertEquals("""{"items":[{"id":1}]}""", mapper.writeValueAsString(Items(sequenceOf(Item(1)))))
        assertEquals(listOf(1, "a"), mapper.readValue<Sequence<*>>("""[1,"a"]""").toList())
        val raw = mapper.readValue("""[1,"a"]""", Sequence::class.java)
        assertEquals(listOf(1, "a"), raw.toList())
    }

    @Test
    fun elementsOfASequenceAreOfTheDeclaredType() {
        assertEquals(listOf(Item(1)), mapper.readValue<Items>("""{"items":[{"id":1}]}""").items.toList())
        assertEquals(listOf(Item(1)), mapper.readValue<Sequence<Item>>("""[{"id":1}]""").toList())
    }

    @Test
    fun expressionsAreReadFromTheirPatternAndFromWhatIsWritten() {
        assertEquals("a+", mapper.readValue<Regex>("\"a+\"").pattern)
        val written = mapper.writeValueAsString(Regex("a+", RegexOption.IGNORE_CASE))
        val read = mapper.readValue<Regex>(written)
        assertEquals("a+" to setOf(RegexOption.IGNORE_CASE), read.pattern to read.options)
        assertEquals(emptySet<RegexOption>(), mapper.readValue<Regex>("""{"pattern":"a"}""").options)
    }

    @Test
    fun whatIsNoExpressionIsTold() {
        fun message(json: String) = originalMessage(IllegalStateException::class.java) { mapper.readValue<Regex>(json) }
        assertEquals("A Regex is a string or an object, and not NUMBER.", message("1"))
        assertEquals("A Regex has a property `pattern`, a string.", message("{}"))
        assertEquals(
            "The options of a Regex are an array of strings, and not STRING.",
            message("""{"pattern":"a","options":"X"}"""),
        )
    }

    @Test
    fun aDurationIsTheNumberThatItWrapsElse() {
        val json = mapper.writeValueAsString(90.seconds)
        assertTrue(json.toLong() > 0, json)
        assertEquals(90.seconds, mapper.readValue<Duration>(json))
    }

    @Test
    fun uuidsAreText() {
        val keyed = Keyed(uuid, mapOf(uuid to "a"))
        val json = mapper.writeValueAsString(keyed)
        assertEquals("""{"id":"$uuid","names":{"$uuid":"a"}}""", json)
        assertEquals(keyed, mapper.readValue<Keyed>(json))
        assertEquals(uuid, mapper.readValue<Uuid>("\"${uuid.toHexString()}\""))
    }

    @Test
    fun uuidsMayStandEverywhere() {
        val nil = Uuid.NIL
        val json = """{"id":"$uuid","nullable":null,"list":["$uuid",null],"map":{"$nil":"$uuid"},"preset":"$nil"}"""
        val uuids = Uuids(uuid, null, listOf(uuid, null), mapOf(nil to uuid))
        for (calls in listOf(0, Int.MAX_VALUE)) {
            val mapper = kotlinMapperBuilder { generateAfter(calls) }.build()
            assertEquals(json, mapper.writeValueAsString(uuids))
            assertEquals(uuids, mapper.readValue<Uuids>(json))
            assertEquals(Uuids(uuid, null), mapper.readValue<Uuids>("""{"id":"$uuid"}"""))
            assertEquals("\"$uuid\"", mapper.writeValueAsString(uuid))
        }
    }

    @Test
    fun whatIsNoUuidIsTold() {
        val value = originalMessage(InvalidFormatException::class.java) { mapper.readValue<Uuid>("\"x\"") }
        assertTrue(value!!.startsWith("Cannot deserialize value of type `kotlin.uuid.Uuid` from String \"x\""), value)
        assertEquals(
            "Cannot deserialize Map key of type `kotlin.uuid.Uuid` from String \"x\": " +
                "not a UUID of 32 hexadecimal digits",
            originalMessage(InvalidFormatException::class.java) { mapper.readValue<Map<Uuid, Int>>("""{"x":1}""") },
        )
        val others =
            listOf("{}", """{"mostSignificantBits":1}""", """{"mostSignificantBits":1,"leastSignificantBits":1.5}""")
        for (json in others) {
            assertEquals(
                "A Uuid is a text, or an object with the numbers mostSignificantBits and leastSignificantBits.",
                originalMessage(MismatchedInputException::class.java) { mapper.readValue<Uuid>(json) },
            )
        }
    }

    @Test
    fun rangesAreTheirStartAndEnd() {
        val ranges = Ranges(1..2, 3..4, 0.5..1.5, "a".."b")
        val json = mapper.writeValueAsString(ranges)
        assertEquals(
            """{"ints":{"start":1,"end":2},"anyInts":{"start":3,"end":4},""" +
                """"doubles":{"start":0.5,"end":1.5},"texts":{"start":"a","end":"b"}}""",
            json,
        )
        assertEquals(ranges, mapper.readValue<Ranges>(json))
    }

    @Test
    fun rangesOfEveryNumberAreRead() {
        assertEquals(1f..2f, mapper.readValue<ClosedRange<Float>>("""{"start":1,"end":2}"""))
        assertEquals(1L..2L, mapper.readValue<ClosedRange<Long>>("""{"start":1,"end":2}"""))
        assertEquals('a'..'b', mapper.readValue<ClosedRange<Char>>("""{"start":"a","end":"b"}"""))
        assertEquals(1u..2u, mapper.readValue<ClosedRange<UInt>>("""{"start":1,"end":2}"""))
        assertEquals(1uL..2uL, mapper.readValue<ClosedRange<ULong>>("""{"start":1,"end":2}"""))
        assertEquals(1L..2L, mapper.readValue<LongRange>("""{"start":1,"end":2}"""))
    }

    class DottedRange : StdDeserializer<IntRange>(IntRange::class.java) {
        override fun deserialize(
            p: JsonParser,
            ctxt: DeserializationContext,
        ): IntRange = p.valueAsString.split("..").let { (start, end) -> start.toInt()..end.toInt() }
    }

    @Test
    fun rangesOfAnInterfaceAreReadAsTheirClassIs() {
        val module = SimpleModule().addDeserializer(IntRange::class.java, DottedRange())
        val mapper = kotlinMapperBuilder().addModule(module).build()
        assertEquals(1..3, mapper.readValue<ClosedRange<Int>>("\"1..3\""))
        assertEquals(1L..3L, mapper.readValue<ClosedRange<Long>>("""{"start":1,"end":3}"""))
        assertEquals(listOf(1..3, null), mapper.readValue<List<ClosedRange<Int>?>>("""["1..3",null]"""))
    }
}
