package dev.piculet.jackson.adapter

import com.fasterxml.jackson.annotation.JsonKey
import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import tools.jackson.databind.DatabindException
import java.util.UUID

class ValueClassKeysTest {
    private val mapper = kotlinMapperBuilder().build()

    @JvmInline
    value class Id(val number: Long)

    @JvmInline
    value class Name(val text: String)

    @JvmInline
    value class Unique(val id: UUID)

    @JvmInline
    value class Counter(val value: ULong)

    @JvmInline
    value class Outer(val name: Name)

    @JvmInline
    value class Tagged(val text: String) {
        @get:JsonKey
        val key: String get() = "#$text"
    }

    @JvmInline
    value class Note(val text: String?)

    class Unreadable(val all: IntArray)

    @JvmInline
    value class Wrapped(val content: Unreadable)

    data class Keyed(
        val ids: Map<Id, Name>,
        val names: Map<Name, Id>,
        val unique: Map<Unique, Int>,
        val counters: Map<Counter, Int>,
        val outers: Map<Outer, Int>,
    )

    @Test
    fun keysAreWhatTheyWrap() {
        val id = UUID(1, 2)
        val keyed =
            Keyed(
                mapOf(Id(1) to Name("a")),
                mapOf(Name("b") to Id(2)),
                mapOf(Unique(id) to 3),
                mapOf(Counter(ULong.MAX_VALUE) to 4),
                mapOf(Outer(Name("c")) to 5),
            )
        val json = mapper.writeValueAsString(keyed)
        assertEquals(
            """{"ids":{"1":"a"},"names":{"b":2},"unique":{"$id":3},""" +
                """"counters":{"18446744073709551615":4},"outers":{"c":5}}""",
            json,
        )
        assertEquals(keyed, mapper.readValue<Keyed>(json))
    }

    @Test
    fun anAnnotatedFunctionGivesTheKey() {
        assertEquals("""{"#a":1}""", mapper.writeValueAsString(mapOf(Tagged("a") to 1)))
        assertEquals("\"a\"", mapper.writeValueAsString(Tagged("a")))
    }

    @Test
    fun aKeyThatWrapsNullIsANullKey() {
        val refused = assertThrows(DatabindException::class.java) { mapper.writeValueAsString(mapOf(Note(null) to 1)) }
        assertEquals(
            "Null key for a Map not allowed in JSON (use a converting NullKeySerializer?)",
            refused.originalMessage,
        )
    }

    @Test
    fun keysOfWhatHasNoTextAreToldWhenOneIsRead() {
        assertEquals(emptyMap<Wrapped, Int>(), mapper.readValue<Map<Wrapped, Int>>("{}"))
        val refused = assertThrows(DatabindException::class.java) { mapper.readValue<Map<Wrapped, Int>>("""{"a":1}""") }
        assertEquals(
            "Cannot read keys of a map as ${Wrapped::class.java.name}: " +
                "there is no key deserializer for what it wraps, ${Unreadable::class.java.name}.",
            refused.originalMessage,
        )
    }
}
