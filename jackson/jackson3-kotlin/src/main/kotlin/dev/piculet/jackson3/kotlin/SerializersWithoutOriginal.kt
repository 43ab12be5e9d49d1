package dev.piculet.jackson3.kotlin

import com.fasterxml.jackson.annotation.JsonFormat
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.JavaType
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.ValueSerializer
import tools.jackson.databind.ser.SerializerFactory
import tools.jackson.databind.ser.Serializers
import tools.jackson.databind.ser.ValueSerializerModifier

/**
 * Collects the serializers that modules add while a mapper is built, without the original's: a factory does not list
 * its own.
 */
internal class SerializersWithoutOriginal(
    val factory: SerializerFactory,
) : SerializerFactory() {
    private fun unless(
        added: Any,
        add: () -> SerializerFactory,
    ): SerializerFactory = if (Original.owns(added)) this else SerializersWithoutOriginal(add())

    override fun withAdditionalSerializers(additional: Serializers): SerializerFactory =
        unless(additional) { factory.withAdditionalSerializers(additional) }

    override fun withAdditionalKeySerializers(additional: Serializers): SerializerFactory =
        unless(additional) { factory.withAdditionalKeySerializers(additional) }

    override fun withSerializerModifier(modifier: ValueSerializerModifier): SerializerFactory =
        unless(modifier) { factory.withSerializerModifier(modifier) }

    override fun withNullValueSerializer(serializer: ValueSerializer<*>): SerializerFactory =
        unless(serializer) { factory.withNullValueSerializer(serializer) }

    override fun withNullKeySerializer(serializer: ValueSerializer<*>): SerializerFactory =
        unless(serializer) { factory.withNullKeySerializer(serializer) }

    override fun createSerializer(
        context: SerializationContext,
        type: JavaType,
        description: BeanDescription.Supplier?,
        format: JsonFormat.Value?,
    ): ValueSerializer<Any> = factory.createSerializer(context, type, description, format)

    override fun createKeySerializer(
        context: SerializationContext,
        type: JavaType,
    ): ValueSerializer<Any> = factory.createKeySerializer(context, type)

    override fun getDefaultNullKeySerializer(): ValueSerializer<Any> = factory.defaultNullKeySerializer

    override fun getDefaultNullValueSerializer(): ValueSerializer<Any> = factory.defaultNullValueSerializer
}
