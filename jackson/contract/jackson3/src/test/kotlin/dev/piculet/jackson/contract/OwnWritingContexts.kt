package dev.piculet.jackson.contract

import tools.jackson.core.JsonGenerator
import tools.jackson.core.TokenStreamFactory
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.SerializationConfig
import tools.jackson.databind.cfg.GeneratorSettings
import tools.jackson.databind.cfg.SerializationContexts
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.ser.SerializationContextExt
import tools.jackson.databind.ser.SerializerCache
import tools.jackson.databind.ser.SerializerFactory

/**
 * Returns a mapper whose contexts for writing are of somebody's class.
 *
 * @param envelope as of [OwnWritingContexts]
 */
internal fun mapperOfWritingContexts(
    module: JacksonModule,
    envelope: String?,
): JsonMapper = builder().addModule(module).serializationContexts(OwnWritingContexts(envelope)).build()

/**
 * Makes contexts of somebody's class.
 *
 * @property envelope the name at which they write each value; null to write it alone
 */
internal class OwnWritingContexts : SerializationContexts {
    private val envelope: String?

    constructor(envelope: String?) : super() {
        this.envelope = envelope
    }

    private constructor(
        envelope: String?,
        streams: TokenStreamFactory,
        factory: SerializerFactory,
        cache: SerializerCache,
    ) : super(streams, factory, cache) {
        this.envelope = envelope
    }

    override fun forMapper(
        mapper: Any,
        streams: TokenStreamFactory,
        factory: SerializerFactory,
        cache: SerializerCache,
    ) = OwnWritingContexts(envelope, streams, factory, cache)

    override fun createContext(
        config: SerializationConfig,
        settings: GeneratorSettings,
    ): SerializationContextExt = Own(config, settings)

    private inner class Own(
        config: SerializationConfig,
        settings: GeneratorSettings,
    ) : SerializationContextExt(_streamFactory, config, settings, _serializerFactory, _cache) {
        override fun serializeValue(
            out: JsonGenerator,
            value: Any?,
        ) = super.serializeValue(out, if (envelope == null || value == null) value else mapOf(envelope to value))
    }
}
