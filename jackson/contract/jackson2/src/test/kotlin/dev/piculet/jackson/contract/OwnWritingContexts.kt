package dev.piculet.jackson.contract

import com.fasterxml.jackson.core.JsonGenerator
import com.fasterxml.jackson.databind.Module
import com.fasterxml.jackson.databind.SerializationConfig
import com.fasterxml.jackson.databind.SerializerProvider
import com.fasterxml.jackson.databind.cfg.CacheProvider
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider
import com.fasterxml.jackson.databind.ser.SerializerFactory

/**
 * Returns a mapper whose contexts for writing are of somebody's class.
 *
 * @param envelope the name at which they write each value; null to write it alone
 */
internal fun mapperOfWritingContexts(
    module: Module,
    envelope: String?,
): JsonMapper = builder().addModule(module).build().apply { setSerializerProvider(OwnWritingContexts(envelope)) }

/** Writes each value at a name, if there is one, and else alone. */
private class OwnWritingContexts : DefaultSerializerProvider {
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
    ) = OwnWritingContexts(envelope, this, config, factory)

    override fun copy() = OwnWritingContexts(envelope)

    override fun withCaches(caches: CacheProvider) = OwnWritingContexts(envelope)

    override fun serializeValue(
        out: JsonGenerator,
        value: Any?,
    ) = super.serializeValue(out, if (envelope == null || value == null) value else mapOf(envelope to value))
}
