package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.ValueSerializer
import tools.jackson.databind.annotation.JacksonStdImpl
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule

/** Somebody's (de)serializers are called for what value classes hold, too, if they call themselves standard ones. */
class StandardCodeTest {
    @JvmInline
    value class Name(
        val text: String,
    )

    @JvmInline
    value class Size(
        val number: Int,
    )

    data class Thing(
        val name: Name,
        val other: Name?,
        val size: Size,
        val maybe: Size?,
        val sizes: List<Size>,
        val text: String,
        val number: Int,
    )

    @JacksonStdImpl
    private class TextReader : ValueDeserializer<String>() {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): String = parser.getString() + "!"
    }

    @JacksonStdImpl
    private class NumberReader : ValueDeserializer<Int>() {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): Int = -parser.intValue
    }

    @JacksonStdImpl
    private class TextWriter : ValueSerializer<String>() {
        override fun serialize(
            value: String,
            gen: JsonGenerator,
            context: SerializationContext,
        ) {
            gen.writeString("$value?")
        }
    }

    @JacksonStdImpl
    private class NumberWriter : ValueSerializer<Int>() {
        override fun serialize(
            value: Int,
            gen: JsonGenerator,
            context: SerializationContext,
        ) {
            gen.writeString("no. $value")
        }
    }

    private fun mappers(others: SimpleModule): List<JsonMapper> =
        listOf(generated, readingTokens, writingTokens, interpreted)
            .map { builder().addModule(it.module(mapOf())).addModule(others).build() }
            .flatMap { listOf(it, PiculetJsonMapper.of(it)) }

    private val json = """{"name":"a","other":"b","size":1,"maybe":2,"sizes":[3,4],"text":"c","number":5}"""

    @Test
    fun `deserializers that call themselves standard ones`() {
        val others =
            SimpleModule("readers")
                .addDeserializer(String::class.java, TextReader())
                .addDeserializer(Int::class.java, NumberReader())
        val expected = Thing(Name("a!"), Name("b!"), Size(-1), Size(-2), listOf(Size(-3), Size(-4)), "c!", -5)
        for (mapper in mappers(others)) {
            repeat(3) {
                assertEquals(expected, mapper.readValue(json, Thing::class.java))
                assertEquals(expected, mapper.readValue(json.toByteArray(), Thing::class.java))
            }
        }
    }

    @Test
    fun `serializers that call themselves standard ones`() {
        val others =
            SimpleModule("writers")
                .addSerializer(String::class.java, TextWriter())
                .addSerializer(Int::class.java, NumberWriter())
        val thing = Thing(Name("a"), Name("b"), Size(1), Size(2), listOf(Size(3), Size(4)), "c", 5)
        val expected =
            """{"name":"a?","other":"b?","size":"no. 1","maybe":"no. 2","sizes":["no. 3","no. 4"],"text":"c?",""" +
                """"number":"no. 5"}"""
        for (mapper in mappers(others)) {
            repeat(3) {
                assertEquals(expected, mapper.writeValueAsString(thing))
                assertEquals(expected, mapper.writeValueAsBytes(thing).decodeToString())
            }
        }
    }
}
