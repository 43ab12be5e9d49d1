package dev.piculet.jackson2.kotlin

import com.fasterxml.jackson.databind.BeanDescription
import com.fasterxml.jackson.databind.JavaType
import com.fasterxml.jackson.databind.JsonSerializer
import com.fasterxml.jackson.databind.SerializationConfig
import com.fasterxml.jackson.databind.deser.ContextualDeserializer
import com.fasterxml.jackson.databind.deser.ResolvableDeserializer
import com.fasterxml.jackson.databind.ser.ContextualSerializer
import com.fasterxml.jackson.databind.ser.Serializers
import com.fasterxml.jackson.databind.ser.std.StdSerializer

/** Learns the property that it reads. */
internal abstract class ContextualWrappingDeserializer(
    type: JavaType,
) : WrapsNullableValueClassDeserializer<Any>(type),
    ContextualDeserializer,
    ResolvableDeserializer

/** Learns the property that it writes. */
internal abstract class ContextualValueSerializer(
    type: JavaType,
) : StdSerializer<Any>(type),
    ContextualSerializer

/** Finds serializers by nothing but the type. */
internal abstract class SerializersByType : Serializers.Base() {
    /** Returns null for a type that others know. */
    abstract fun find(type: JavaType): JsonSerializer<*>?

    final override fun findSerializer(
        config: SerializationConfig,
        type: JavaType,
        beanDesc: BeanDescription?,
    ): JsonSerializer<*>? = find(type)
}
