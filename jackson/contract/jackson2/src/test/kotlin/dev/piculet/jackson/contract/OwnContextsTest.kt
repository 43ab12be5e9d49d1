package dev.piculet.jackson.contract

import com.fasterxml.jackson.databind.SerializationConfig
import com.fasterxml.jackson.databind.SerializerProvider
import com.fasterxml.jackson.databind.cfg.CacheProvider
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider
import com.fasterxml.jackson.databind.ser.SerializerFactory
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Mappers may have contexts of a class of their user's, which only they can make. */
class OwnContextsTest {
    private class Own : DefaultSerializerProvider {
        constructor() : super()

        constructor(
            source: SerializerProvider,
            config: SerializationConfig,
            factory: SerializerFactory,
        ) : super(source, config, factory)

        override fun createInstance(
            config: SerializationConfig,
            factory: SerializerFactory,
        ) = Own(this, config, factory)

        override fun copy() = Own()

        override fun withCaches(caches: CacheProvider) = Own()
    }

    @Test
    fun `such values are written property by property`() {
        val module = JavaPiculet(0).module(mapOf())
        val mapper = builder().addModule(module).build().apply { setSerializerProvider(Own()) }
        val written = List(3) { mapper.writeValueAsBytes(DirectlyWritten.Bean()).decodeToString() }
        assertEquals(List(3) { builder().build().writeValueAsString(DirectlyWritten.Bean()) }, written)
        assertEquals(
            "writing whole values: property by property: " +
                "its mapper has contexts of its own, or was configured after its first call",
            module.diagnostics().single { "whole" in it }.substringAfter(", "),
        )
    }
}
