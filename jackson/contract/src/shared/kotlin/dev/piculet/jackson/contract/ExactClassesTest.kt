package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonParser
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.DeserializationConfig
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.deser.BeanDeserializerBuilder
import tools.jackson.databind.deser.ValueDeserializerModifier
import tools.jackson.databind.deser.bean.BeanDeserializer
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule

/** Modules that change what reads a class by its properties, if it is of a class that they know. */
class ExactClassesTest {
    private class Read(
        source: BeanDeserializer,
    ) : BeanDeserializer(source) {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): Any? = "read by another: ${super.deserialize(parser, context)}"
    }

    private class Readers(
        private val isKnown: (ValueDeserializer<*>) -> Boolean,
    ) : ValueDeserializerModifier() {
        override fun modifyDeserializer(
            config: DeserializationConfig,
            description: BeanDescription.Supplier,
            deserializer: ValueDeserializer<*>,
        ): ValueDeserializer<*> =
            if (isKnown(deserializer)) Read(deserializer as BeanDeserializer) else deserializer
    }

    /** As modules do that generate code. */
    private class Builders : ValueDeserializerModifier() {
        private class Builder(
            source: BeanDeserializerBuilder,
        ) : BeanDeserializerBuilder(source) {
            override fun build(): ValueDeserializer<*> = Read(super.build() as BeanDeserializer)
        }

        override fun updateBuilder(
            config: DeserializationConfig,
            description: BeanDescription.Supplier,
            builder: BeanDeserializerBuilder,
        ): BeanDeserializerBuilder = Builder(builder)
    }

    private fun mapper(vararg modules: JacksonModule): JsonMapper = builder().addModules(*modules).build()

    private fun ours(): JacksonModule = JavaPiculet(0).module(mapOf())

    private fun outcomes(mapper: JsonMapper): List<String> =
        List(2) {
            val type: Class<*> = DirectJava.Bean::class.java
            told { mapper.readValue("{\"number\":1}".toByteArray(), type) }
        }

    @Test
    fun `who asks for a superclass of Jackson's finds it in any order`() {
        val others =
            listOf<() -> JacksonModule>(
                { SimpleModule("other").setDeserializerModifier(Readers { it is BeanDeserializer }) },
                { SimpleModule("other").setDeserializerModifier(Readers { it is BeanDeserializer }) },
                { SimpleModule("other").setDeserializerModifier(Builders()) },
            )
        for (other in others) {
            val expected = outcomes(mapper(other()))
            assertEquals(expected, outcomes(mapper(other(), ours())))
            assertEquals(expected, outcomes(mapper(ours(), other())))
        }
    }

    @Test
    fun `who asks for exactly Jackson's class finds it if its module is added later`() {
        val exactly = Readers { it.javaClass == BeanDeserializer::class.java }
        val other = { SimpleModule("other").setDeserializerModifier(exactly) }
        assertEquals(outcomes(mapper(other())), outcomes(mapper(ours(), other())))
        assertEquals(outcomes(mapper()), outcomes(mapper(other(), ours())))
    }
}
