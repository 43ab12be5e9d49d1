package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.DeserializationConfig
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.SerializationConfig
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.ValueSerializer
import tools.jackson.databind.deser.ValueDeserializerModifier
import tools.jackson.databind.deser.std.DelegatingDeserializer
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule
import tools.jackson.databind.ser.ValueSerializerModifier

/** Modules that put something of their own around what reads and writes objects, and never let it become complete. */
class WrappedBeansTest {
    private class Written(
        private val source: ValueSerializer<Any>,
    ) : ValueSerializer<Any>() {
        override fun serialize(
            value: Any,
            out: JsonGenerator,
            context: SerializationContext,
        ) = source.serialize(value, out, context)
    }

    private class Read(
        private val source: ValueDeserializer<*>,
    ) : StdDeserializer<Any>(Any::class.java) {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): Any? = source.deserialize(parser, context)
    }

    /** Lets what is inside become complete twice. */
    private class Twice(
        source: ValueDeserializer<*>,
    ) : DelegatingDeserializer(source) {
        override fun newDelegatingInstance(source: ValueDeserializer<*>): ValueDeserializer<*> = Twice(source)

        override fun resolve(context: DeserializationContext) {
            super.resolve(context)
            super.resolve(context)
        }
    }

    private class Writers : ValueSerializerModifier() {
        @Suppress("UNCHECKED_CAST")
        override fun modifySerializer(
            config: SerializationConfig,
            description: BeanDescription.Supplier,
            serializer: ValueSerializer<*>,
        ): ValueSerializer<*> = Written(serializer as ValueSerializer<Any>)
    }

    private class Readers(
        private val wrap: (ValueDeserializer<*>) -> ValueDeserializer<*>,
    ) : ValueDeserializerModifier() {
        override fun modifyDeserializer(
            config: DeserializationConfig,
            description: BeanDescription.Supplier,
            deserializer: ValueDeserializer<*>,
        ): ValueDeserializer<*> = wrap(deserializer)
    }

    private val types = JavaClasses.ALL + JavaBeans.ALL + JavaBuilders.ALL + JavaOthers.SAMPLES.keys

    private fun mappers(wrapping: () -> JacksonModule): List<JsonMapper> {
        val plain = builder().addModule(wrapping()).build()
        val before = builder().addModule(JavaPiculet(0).module(mapOf())).addModule(wrapping()).build()
        return listOf(plain, before, builder().addModule(wrapping()).addModule(JavaPiculet(0).module(mapOf())).build())
    }

    private fun jsonOf(type: Class<*>): String = JavaOthers.SAMPLES[type] ?: """{"a":1,"name":"n","text":"t"}"""

    private fun written(
        mapper: JsonMapper,
        value: Any,
    ): String = told { mapper.writeValueAsString(value) } + told { mapper.writeValueAsBytes(value).decodeToString() }

    @Test
    fun `a serializer of another module that completes none writes by ours as by Jackson's`() {
        val mappers = mappers { SimpleModule("wraps").setSerializerModifier(Writers()) }
        val reader = builder().build()
        for (type in types) {
            val value = runCatching { reader.readValue(jsonOf(type), type) }.getOrNull() ?: continue
            val (expected, before, after) =
                mappers.map { mapper -> List(2) { withoutJvmsWords(written(mapper, value)) } }
            assertEquals(listOf(expected, expected), listOf(before, after), "$type")
        }
    }

    @Test
    fun `a deserializer of another module that completes none reads by ours as by Jackson's`() {
        assertReadAlike(mappers { SimpleModule("wraps").setDeserializerModifier(Readers(::Read)) })
    }

    @Test
    fun `a deserializer of another module that completes ours twice reads as by Jackson's`() {
        assertReadAlike(mappers { SimpleModule("wraps").setDeserializerModifier(Readers(::Twice)) })
    }

    private fun assertReadAlike(mappers: List<JsonMapper>) {
        for (type in types) {
            for (json in listOf(jsonOf(type), "{}", "{\"unknown\":1}", "\"text\"", "1")) {
                val (expected, before, after) =
                    mappers.map { mapper -> List(2) { withoutJvmsWords(told { mapper.readValue(json, type) }) } }
                assertEquals(listOf(expected, expected), listOf(before, after), "$type, $json")
            }
        }
    }
}
