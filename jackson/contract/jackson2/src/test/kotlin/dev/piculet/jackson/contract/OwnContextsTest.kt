package dev.piculet.jackson.contract

import com.fasterxml.jackson.core.JsonGenerator
import com.fasterxml.jackson.databind.SerializationConfig
import com.fasterxml.jackson.databind.SerializerProvider
import com.fasterxml.jackson.databind.cfg.CacheProvider
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider
import com.fasterxml.jackson.databind.ser.SerializerFactory
import dev.piculet.jackson2.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Mappers may have contexts of a class of their user's, which only they can make. */
class OwnContextsTest {
    /** Writes each value at a name, if there is one, and else alone. */
    private class Own : DefaultSerializerProvider {
        private val envelope: String?

        constructor(envelope: String?) : super() {
            this.envelope = envelope
        }

        private constructor(
            envelope: String?,
            source: SerializerProvider,
            config: SerializationConfig,
            factory: SerializerFactory,
        ) : super(source, config, factory) {
            this.envelope = envelope
        }

        override fun createInstance(
            config: SerializationConfig,
            factory: SerializerFactory,
        ) = Own(envelope, this, config, factory)

        override fun copy() = Own(envelope)

        override fun withCaches(caches: CacheProvider) = Own(envelope)

        override fun serializeValue(
            out: JsonGenerator,
            value: Any?,
        ) = super.serializeValue(out, if (envelope == null || value == null) value else mapOf(envelope to value))
    }

    @Test
    fun `such values are written property by property`() {
        val module = JavaPiculet(0).module(mapOf())
        val mapper = builder().addModule(module).build().apply { setSerializerProvider(Own(null)) }
        val written = List(3) { mapper.writeValueAsBytes(DirectlyWritten.Bean()).decodeToString() }
        assertEquals(List(3) { builder().build().writeValueAsString(DirectlyWritten.Bean()) }, written)
        assertEquals(
            "writing whole values: property by property: " +
                "its mapper has contexts of its own, or was configured after its first call",
            module.diagnostics().single { "whole" in it }.substringAfter(", "),
        )
    }

    private fun written(mapper: JsonMapper): List<String> {
        val bean = DirectlyWritten.Bean()
        val targets = List(2) { RecordedTarget() }
        mapper.writeValue(targets[0], bean)
        mapper.createGenerator(targets[1]).use { mapper.writeValue(it, bean) }
        val texts = listOf(mapper.writeValueAsString(bean), mapper.writer().writeValueAsString(bean))
        return texts + mapper.writeValueAsBytes(bean).decodeToString() + targets.map { it.text }
    }

    @Test
    fun `a mapper that needs no generator leaves such values to them`() {
        val (plain, ours) =
            listOf(PlainJackson, JavaPiculet(0)).map {
                builder().addModule(it.module(mapOf())).build().apply { setSerializerProvider(Own("data")) }
            }
        val expected = "{\"data\":${builder().build().writeValueAsString(DirectlyWritten.Bean())}}"
        for (mapper in listOf(plain, PiculetJsonMapper.of(ours))) {
            repeat(3) { assertEquals(List(5) { expected }, written(mapper)) }
        }
    }
}
