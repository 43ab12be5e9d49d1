package dev.piculet.jackson2

import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.databind.BeanDescription
import com.fasterxml.jackson.databind.DeserializationConfig
import com.fasterxml.jackson.databind.DeserializationContext
import com.fasterxml.jackson.databind.JsonDeserializer
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer
import dev.piculet.jackson.kotlin.KotlinModels

/** Makes deserializers of each `object` give its one instance. */
internal class SingletonModifier(
    private val models: KotlinModels,
) : BeanDeserializerModifier() {
    override fun modifyDeserializer(
        config: DeserializationConfig,
        beanDesc: BeanDescription,
        deserializer: JsonDeserializer<*>,
    ): JsonDeserializer<*> {
        val type = beanDesc.beanClass
        if (!models.isKotlin(type)) return deserializer
        val field = models.model(type).singleton().orElse(null) ?: return deserializer
        field.isAccessible = true
        return SingletonDeserializer(field.get(null), deserializer)
    }
}

/** Reads as the deserializer that it stands before, for the sake of what that sets, and gives the one instance. */
internal class SingletonDeserializer(
    private val singleton: Any,
    delegate: JsonDeserializer<*>,
) : DelegatingDeserializer(delegate) {
    override fun newDelegatingInstance(newDelegatee: JsonDeserializer<*>): JsonDeserializer<*> =
        SingletonDeserializer(singleton, newDelegatee)

    override fun deserialize(
        p: JsonParser,
        ctxt: DeserializationContext,
    ): Any {
        super.deserialize(p, ctxt)
        return singleton
    }
}
