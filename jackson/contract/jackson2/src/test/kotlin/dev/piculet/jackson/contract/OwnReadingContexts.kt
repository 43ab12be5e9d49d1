package dev.piculet.jackson.contract

import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.databind.DeserializationConfig
import com.fasterxml.jackson.databind.DeserializationFeature
import com.fasterxml.jackson.databind.InjectableValues
import com.fasterxml.jackson.databind.JsonDeserializer
import com.fasterxml.jackson.databind.Module
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.cfg.CacheProvider
import com.fasterxml.jackson.databind.deser.BeanDeserializerFactory
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext
import com.fasterxml.jackson.databind.deser.DeserializerFactory
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule
import java.util.Date

/** Returns a mapper whose contexts are of somebody's class. */
internal fun mapperOfOwnContexts(
    module: Module,
    asked: MutableList<String>,
): ObjectMapper =
    ObjectMapper(null, null, OwnReadingContext(asked))
        .registerModule(JavaTimeModule())
        .registerModule(module)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)

/** Notes what it is asked, and answers in its own way. */
private class OwnReadingContext : DefaultDeserializationContext {
    private val asked: MutableList<String>

    constructor(asked: MutableList<String>) : super(BeanDeserializerFactory.instance, null) {
        this.asked = asked
    }

    private constructor(source: OwnReadingContext) : super(source) {
        asked = source.asked
    }

    private constructor(source: OwnReadingContext, factory: DeserializerFactory) : super(source, factory) {
        asked = source.asked
    }

    private constructor(source: OwnReadingContext, caches: CacheProvider) : super(source, caches) {
        asked = source.asked
    }

    private constructor(source: OwnReadingContext, config: DeserializationConfig) : super(source, config) {
        asked = source.asked
    }

    private constructor(
        source: OwnReadingContext,
        config: DeserializationConfig,
        parser: JsonParser?,
        values: InjectableValues?,
    ) : super(source, config, parser, values) {
        asked = source.asked
    }

    override fun copy(): DefaultDeserializationContext = OwnReadingContext(this)

    override fun with(factory: DeserializerFactory): DefaultDeserializationContext = OwnReadingContext(this, factory)

    override fun withCaches(caches: CacheProvider): DefaultDeserializationContext = OwnReadingContext(this, caches)

    override fun createDummyInstance(config: DeserializationConfig): DefaultDeserializationContext =
        OwnReadingContext(this, config)

    override fun createInstance(
        config: DeserializationConfig,
        parser: JsonParser?,
        values: InjectableValues?,
    ): DefaultDeserializationContext = OwnReadingContext(this, config, parser, values)

    override fun parseDate(text: String): Date {
        asked += "date $text"
        return Date(1)
    }

    override fun handleUnknownProperty(
        parser: JsonParser?,
        by: JsonDeserializer<*>?,
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
