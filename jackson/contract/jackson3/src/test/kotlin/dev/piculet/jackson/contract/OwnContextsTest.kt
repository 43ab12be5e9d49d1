package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.TokenStreamFactory
import tools.jackson.databind.SerializationConfig
import tools.jackson.databind.cfg.GeneratorSettings
import tools.jackson.databind.cfg.SerializationContexts
import tools.jackson.databind.ser.SerializationContextExt
import tools.jackson.databind.ser.SerializerCache
import tools.jackson.databind.ser.SerializerFactory

/** Mappers may have contexts of a class of their user's, which only they can make. */
class OwnContextsTest {
    private class Own : SerializationContexts {
        constructor() : super()

        constructor(
            streams: TokenStreamFactory,
            factory: SerializerFactory,
            cache: SerializerCache,
        ) : super(streams, factory, cache)

        override fun forMapper(
            mapper: Any,
            streams: TokenStreamFactory,
            factory: SerializerFactory,
            cache: SerializerCache,
        ) = Own(streams, factory, cache)

        override fun createContext(
            config: SerializationConfig,
            settings: GeneratorSettings,
        ): SerializationContextExt {
            val (streams, factory, cache) = Triple(_streamFactory, _serializerFactory, _cache)
            return object : SerializationContextExt(streams, config, settings, factory, cache) {}
        }
    }

    @Test
    fun `such values are written property by property`() {
        val module = JavaPiculet(0).module(mapOf())
        val mapper = builder().addModule(module).serializationContexts(Own()).build()
        val written = List(3) { mapper.writeValueAsBytes(DirectlyWritten.Bean()).decodeToString() }
        assertEquals(List(3) { builder().build().writeValueAsString(DirectlyWritten.Bean()) }, written)
        assertEquals(
            "writing whole values: property by property: " +
                "its mapper has contexts of its own, or was configured after its first call",
            module.diagnostics().single { "whole" in it }.substringAfter(", "),
        )
    }
}
