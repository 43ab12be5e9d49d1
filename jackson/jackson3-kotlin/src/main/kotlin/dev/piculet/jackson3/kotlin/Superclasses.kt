package dev.piculet.jackson3.kotlin

import com.fasterxml.jackson.annotation.JsonFormat
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.JavaType
import tools.jackson.databind.SerializationConfig
import tools.jackson.databind.ValueSerializer
import tools.jackson.databind.ser.Serializers
import tools.jackson.databind.ser.std.StdSerializer

/** Learns the property that it reads. */
internal typealias ContextualWrappingDeserializer = WrapsNullableValueClassDeserializer<Any>

/** Learns the property that it writes. */
internal typealias ContextualValueSerializer = StdSerializer<Any>

/** Finds serializers by nothing but the type. */
internal abstract class SerializersByType : Serializers.Base() {
    /** Returns null for a type that others know. */
    abstract fun find(type: JavaType): ValueSerializer<*>?

    final override fun findSerializer(
        config: SerializationConfig,
        type: JavaType,
        beanDescRef: BeanDescription.Supplier?,
        formatOverrides: JsonFormat.Value?,
    ): ValueSerializer<*>? = find(type)
}
