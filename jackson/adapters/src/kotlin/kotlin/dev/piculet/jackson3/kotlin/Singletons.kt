package dev.piculet.jackson3.kotlin

import dev.piculet.jackson.kotlin.KotlinModels
import tools.jackson.core.JsonParser
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.DeserializationConfig
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.deser.ValueDeserializerModifier
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

/** Reads with the deserializer that it wraps, which sets properties, and returns the single instance. */
internal class SingletonDeserializer(
    private val singleton: Any,
    delegate: ValueDeserializer<*>,
) : DelegatingDeserializer(delegate) {
    override fun newDelegatingInstance(newDelegatee: ValueDeserializer<*>): ValueDeserializer<*> =
        SingletonDeserializer(singleton, newDelegatee)

    override fun deserialize(
        p: JsonParser,
        ctxt: DeserializationContext,
    ): Any {
        super.deserialize(p, ctxt)
        return singleton
    }

    override fun getEmptyValue(ctxt: DeserializationContext): Any = singleton
}
