package dev.piculet.jackson.contract

import tools.jackson.core.FormatSchema
import tools.jackson.core.JsonParser
import tools.jackson.core.TokenStreamFactory
import tools.jackson.databind.DeserializationConfig
import tools.jackson.databind.InjectableValues
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.cfg.DeserializationContexts
import tools.jackson.databind.deser.DeserializationContextExt
import tools.jackson.databind.deser.DeserializerCache
import tools.jackson.databind.deser.DeserializerFactory
import java.util.Date

/** Returns a mapper whose contexts are of somebody's class. */
internal fun mapperOfOwnContexts(
    module: JacksonModule,
    asked: MutableList<String>,
): ObjectMapper = builder().addModule(module).deserializationContexts(OwnReadingContexts(asked)).build()

/** Makes contexts that note what they are asked, and answer in their own way. */
internal class OwnReadingContexts : DeserializationContexts {
    private val asked: MutableList<String>

    constructor(asked: MutableList<String>) : super() {
        this.asked = asked
    }

    private constructor(
        asked: MutableList<String>,
        streams: TokenStreamFactory,
        factory: DeserializerFactory,
        cache: DeserializerCache,
    ) : super(streams, factory, cache) {
        this.asked = asked
    }

    override fun forMapper(
        mapper: Any,
        streams: TokenStreamFactory,
        factory: DeserializerFactory,
        cache: DeserializerCache,
    ): DeserializationContexts = OwnReadingContexts(asked, streams, factory, cache)

    override fun createContext(
        config: DeserializationConfig,
        schema: FormatSchema?,
        values: InjectableValues?,
    ): DeserializationContextExt = Own(config, schema, values)

    private inner class Own(
        config: DeserializationConfig,
        schema: FormatSchema?,
        values: InjectableValues?,
    ) : DeserializationContextExt(_streamFactory, _deserializerFactory, _cache, config, schema, values) {
        override fun parseDate(text: String): Date {
            asked += "date $text"
            return Date(1)
        }

        override fun handleUnknownProperty(
            parser: JsonParser?,
            by: ValueDeserializer<*>?,
            owner: Any?,
            name: String?,
        ): Boolean {
            asked += "unknown $name"
            return super.handleUnknownProperty(parser, by, owner, name)
        }

        override fun handleWeirdStringValue(
            type: Class<*>,
            text: String?,
            message: String?,
            vararg arguments: Any?,
        ): Any? {
            asked += "weird $text"
            if (type.isEnum) return type.enumConstants[0]
            return super.handleWeirdStringValue(type, text, message, *arguments)
        }
    }
}
