package dev.piculet.jackson3.kotlin

import dev.piculet.jackson.kotlin.KotlinModels
import tools.jackson.core.JsonParser
import tools.jackson.core.JsonToken
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.DeserializationConfig
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.deser.ValueDeserializerModifier
import tools.jackson.databind.deser.bean.BeanDeserializerBase
import tools.jackson.databind.deser.std.DelegatingDeserializer

/** Makes deserializers of each `object` give its one instance. */
internal class SingletonModifier(
    private val models: KotlinModels,
) : ValueDeserializerModifier() {
    override fun modifyDeserializer(
        config: DeserializationConfig,
        beanDescRef: BeanDescription.Supplier,
        deserializer: ValueDeserializer<*>,
    ): ValueDeserializer<*> {
        val type = beanDescRef.beanClass
        if (!models.isKotlin(type)) return deserializer
        val field = models.model(type).singleton().orElse(null) ?: return deserializer
        field.isAccessible = true
        return SingletonDeserializer(field.get(null), deserializer)
    }
}

/** Has the deserializer that it wraps set properties of the single instance, and returns that. */
internal class SingletonDeserializer(
    private val singleton: Any,
    delegate: ValueDeserializer<*>,
) : DelegatingDeserializer(delegate) {
    /** Whether properties can be set on an instance that exists. An exception takes its cause only once. */
    private val isBean = delegate is BeanDeserializerBase && singleton !is Throwable

    override fun newDelegatingInstance(newDelegatee: ValueDeserializer<*>): ValueDeserializer<*> =
        SingletonDeserializer(singleton, newDelegatee)

    override fun deserialize(
        p: JsonParser,
        ctxt: DeserializationContext,
    ): Any {
        if (isBean && isInObject(p)) super.deserialize(p, ctxt, singleton) else super.deserialize(p, ctxt)
        return singleton
    }

    /** A type id may have been read before. */
    private fun isInObject(p: JsonParser): Boolean =
        p.isExpectedStartObjectToken || p.hasToken(JsonToken.PROPERTY_NAME) || p.hasToken(JsonToken.END_OBJECT)

    override fun getEmptyValue(ctxt: DeserializationContext): Any = singleton
}
