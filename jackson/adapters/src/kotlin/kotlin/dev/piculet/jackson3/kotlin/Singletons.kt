package dev.piculet.jackson3.kotlin

import dev.piculet.jackson.kotlin.KotlinModels
import tools.jackson.core.JsonParser
import tools.jackson.core.JsonToken
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.DeserializationConfig
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.deser.ValueDeserializerModifier
import tools.jackson.databind.deser.ValueInstantiator
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
    private val isBean =
        delegate is BeanDeserializerBase && singleton !is Throwable && !takesInput(delegate.valueInstantiator)

    /** Tells whether code of the user makes the object of what is read. */
    private fun takesInput(instantiator: ValueInstantiator): Boolean =
        instantiator.canCreateFromObjectWith() ||
            instantiator.canCreateUsingDelegate() ||
            instantiator.canCreateUsingArrayDelegate()

    override fun newDelegatingInstance(newDelegatee: ValueDeserializer<*>): ValueDeserializer<*> =
        SingletonDeserializer(singleton, newDelegatee)

    override fun deserialize(
        p: JsonParser,
        ctxt: DeserializationContext,
    ): Any {
        if (isBean && p.isInObject()) super.deserialize(p, ctxt, singleton) else super.deserialize(p, ctxt)
        return singleton
    }

    override fun getEmptyValue(ctxt: DeserializationContext): Any = singleton
}

/** Tells whether a parser is at an object, or in it behind a type id. */
internal fun JsonParser.isInObject(): Boolean =
    isExpectedStartObjectToken || hasToken(JsonToken.PROPERTY_NAME) || hasToken(JsonToken.END_OBJECT)
