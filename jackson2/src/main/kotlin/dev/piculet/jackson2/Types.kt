package dev.piculet.jackson2

import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.databind.BeanDescription
import com.fasterxml.jackson.databind.DeserializationConfig
import com.fasterxml.jackson.databind.JavaType
import com.fasterxml.jackson.databind.JsonDeserializer
import com.fasterxml.jackson.databind.JsonSerializer
import com.fasterxml.jackson.databind.KeyDeserializer
import com.fasterxml.jackson.databind.Module.SetupContext
import com.fasterxml.jackson.databind.SerializationConfig
import com.fasterxml.jackson.databind.deser.Deserializers
import com.fasterxml.jackson.databind.deser.KeyDeserializers
import com.fasterxml.jackson.databind.deser.std.StdDelegatingDeserializer
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException
import com.fasterxml.jackson.databind.ser.Serializers
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.ValueClassContent
import dev.piculet.jackson.kotlin.ValueClassCreator

/** Adds the (de)serializers of Kotlin's own types, value classes and objects to a mapper. */
internal fun registerTypes(
    context: SetupContext,
    models: KotlinModels,
    features: Set<KotlinFeature>,
) {
    context.addDeserializers(KotlinDeserializers(models, features))
    context.addKeyDeserializers(KotlinKeyDeserializers(models))
    context.addSerializers(KotlinSerializers(models, features))
    context.addKeySerializers(KotlinKeySerializers(models))
    if (KotlinFeature.SingletonSupport in features) {
        context.addBeanDeserializerModifier(SingletonModifier(models))
    }
    context.setMixInAnnotations(ClosedRange::class.java, ClosedRangeMixIn::class.java)
    context.addAbstractTypeResolver(ClosedRangeResolver())
}

/** By name: to ask for a class would load it. */
private class KotlinDeserializers(
    private val models: KotlinModels,
    private val features: Set<KotlinFeature>,
) : Deserializers.Base() {
    override fun findBeanDeserializer(
        type: JavaType,
        config: DeserializationConfig,
        beanDesc: BeanDescription,
    ): JsonDeserializer<*>? = standard(type.rawClass) ?: ofValueClass(type)

    override fun hasDeserializerFor(
        config: DeserializationConfig,
        valueType: Class<*>,
    ): Boolean = standard(valueType) != null

    private fun standard(type: Class<*>): JsonDeserializer<*>? =
        when (type.name) {
            "kotlin.sequences.Sequence" -> SequenceDeserializer
            "kotlin.text.Regex" -> RegexDeserializer
            "kotlin.UByte" -> UByteDeserializer
            "kotlin.UShort" -> UShortDeserializer
            "kotlin.UInt" -> UIntDeserializer
            "kotlin.ULong" -> ULongDeserializer
            "kotlin.uuid.Uuid" -> UuidDeserializer()
            "kotlin.time.Duration" ->
                StdDelegatingDeserializer(DurationFromJavaConverter()).takeIf {
                    KotlinFeature.UseJavaDurationConversion in features
                }
            else -> null
        }

    private fun ofValueClass(type: JavaType): JsonDeserializer<*>? {
        val model = models.valueClass(type.rawClass).orElse(null) ?: return null
        try {
            val creator = ValueClassCreator.preferred(model, models, ::isCreator).orElse(null)
            return creator?.let { ValueClassDeserializer(type, it) }
        } catch (e: IllegalArgumentException) {
            throw InvalidDefinitionException.from(null as JsonParser?, e.message, type)
        }
    }
}

private class KotlinKeyDeserializers(
    private val models: KotlinModels,
) : KeyDeserializers {
    override fun findKeyDeserializer(
        type: JavaType,
        config: DeserializationConfig,
        beanDesc: BeanDescription?,
    ): KeyDeserializer? {
        if (type.rawClass.name == "kotlin.uuid.Uuid") return UuidKeyDeserializer()
        val unsigned = UnsignedKeyDeserializer.of(type.rawClass)
        if (unsigned != null) return unsigned
        val model = models.valueClass(type.rawClass).orElse(null) ?: return null
        return ValueClassCreator.primary(model, models).orElse(null)?.let { ValueClassKeyDeserializer(type, it) }
    }
}

private class KotlinSerializers(
    private val models: KotlinModels,
    private val features: Set<KotlinFeature>,
) : Serializers.Base() {
    override fun findSerializer(
        config: SerializationConfig,
        type: JavaType,
        beanDesc: BeanDescription,
    ): JsonSerializer<*>? = standard(type) ?: ofValueClass(type)

    private fun standard(type: JavaType): JsonSerializer<*>? =
        when (type.rawClass.name) {
            "kotlin.UByte" -> UByteSerializer
            "kotlin.UShort" -> UShortSerializer
            "kotlin.UInt" -> UIntSerializer
            "kotlin.ULong" -> ULongSerializer
            "kotlin.uuid.Uuid" -> ToStringSerializer(type.rawClass)
            "kotlin.time.Duration" ->
                StdDelegatingSerializer(DurationToJavaConverter()).takeIf {
                    KotlinFeature.UseJavaDurationConversion in features
                }
            else ->
                if (Sequence::class.java.isAssignableFrom(type.rawClass)) {
                    StdDelegatingSerializer(SequenceToIteratorConverter(type))
                } else {
                    null
                }
        }

    private fun ofValueClass(type: JavaType): JsonSerializer<*>? =
        models.valueClass(type.rawClass).orElse(null)?.let {
            ValueClassSerializer(type, ValueClassContent.of(it, models, ::tellsValue))
        }
}

private class KotlinKeySerializers(
    private val models: KotlinModels,
) : Serializers.Base() {
    override fun findSerializer(
        config: SerializationConfig,
        type: JavaType,
        beanDesc: BeanDescription?,
    ): JsonSerializer<*>? {
        val raw = type.rawClass
        val model = models.valueClass(raw).orElse(null) ?: return null
        return when (raw.name) {
            "kotlin.UByte", "kotlin.UShort", "kotlin.UInt", "kotlin.ULong" -> UnsignedKeySerializer(raw)
            else -> ValueClassKeySerializer(type, ValueClassContent.of(model, models, ::tellsKey))
        }
    }
}
