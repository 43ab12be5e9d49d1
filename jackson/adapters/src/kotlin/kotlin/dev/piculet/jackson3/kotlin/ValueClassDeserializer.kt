package dev.piculet.jackson3.kotlin

import com.fasterxml.jackson.annotation.JsonFormat
import dev.piculet.jackson.bean.WrappingReader
import dev.piculet.jackson.kotlin.ValueClassCreator
import dev.piculet.jackson3.beans.StandardScalars
import tools.jackson.core.JsonParser
import tools.jackson.core.JsonToken
import tools.jackson.databind.BeanProperty
import tools.jackson.databind.DatabindException
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JavaType
import tools.jackson.databind.KeyDeserializer
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.deser.impl.TypeWrappedDeserializer
import tools.jackson.databind.exc.InvalidDefinitionException

/**
 * Reads the underlying value of a value class, or the argument of its annotated creator, and wraps it. Exceptions of
 * the creator are thrown unchanged.
 */
internal class ValueClassDeserializer(
    private val type: JavaType,
    private val creator: ValueClassCreator,
    private val formatted: ValueDeserializer<Any>? = null,
) : ContextualWrappingDeserializer(type),
    WrappingReader<ValueDeserializer<*>> {
    private var delegate: ValueDeserializer<Any>? = formatted

    override fun creator(): ValueClassCreator = creator

    override fun held(): ValueDeserializer<*>? = delegate

    override fun isHeldStandard(): Boolean = formatted == null && StandardScalars.areReadBy(delegate)

    // Not found in createContextual: a value class may hold a list of itself.
    override fun resolve(ctxt: DeserializationContext) {
        delegate = ctxt.findRootValueDeserializer(type.resolve(creator.parameterType(), ctxt.typeFactory))
    }

    // The property's format applies to the underlying value.
    override fun createContextual(
        ctxt: DeserializationContext,
        property: BeanProperty?,
    ): ValueDeserializer<*> {
        val format = property?.findPropertyFormat(ctxt.config, handledType()) ?: return this
        val parameter = type.resolve(creator.parameterType(), ctxt.typeFactory)
        if (format == JsonFormat.Value.empty() || parameter.isContainerType) return this
        val formatted = ctxt.findContextualValueDeserializer(parameter, property)
        val types = ctxt.typeDeserializer(parameter)?.forProperty(property)
        val typed = if (types == null) formatted else TypeWrappedDeserializer(types, formatted)
        return ValueClassDeserializer(type, creator, typed)
    }

    override fun deserialize(
        parser: JsonParser,
        context: DeserializationContext,
    ): Any? {
        // Who reads several values does not ask what null is.
        val isNull = creator.takesNull() && parser.hasToken(JsonToken.VALUE_NULL)
        return creator.create(if (isNull) null else delegate!!.deserialize(parser, context))
    }

    override fun getBoxedNullValue(): Any? = if (creator.takesNull()) creator.create(null) else null
}

/** Reads what a value class wraps from the name of a property, and wraps it by the primary constructor. */
internal class ValueClassKeyDeserializer(
    private val type: JavaType,
    private val creator: ValueClassCreator,
) : KeyDeserializer() {
    @Volatile
    private var delegate: KeyDeserializer? = null

    override fun deserializeKey(
        key: String?,
        ctxt: DeserializationContext,
    ): Any? = creator.create((delegate ?: find(ctxt)).deserializeKey(key, ctxt))

    // Not before a key is read: maps that are always empty need none.
    private fun find(ctxt: DeserializationContext): KeyDeserializer {
        val parameter = type.resolve(creator.parameterType(), ctxt.typeFactory)
        try {
            return ctxt.findKeyDeserializer(parameter, null).also { delegate = it }
        } catch (e: InvalidDefinitionException) {
            val message = ValueClassCreator.noKeyMessage(type.toCanonical(), parameter.toCanonical())
            throw DatabindException.from(ctxt.parser, message, e)
        }
    }
}
