package dev.piculet.jackson3.kotlin

import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.ValueClassContent
import dev.piculet.jackson.kotlin.ValueClassCreator
import tools.jackson.core.JsonParser
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.DeserializationConfig
import tools.jackson.databind.JacksonModule.SetupContext
import tools.jackson.databind.JavaType
import tools.jackson.databind.KeyDeserializer
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.ValueSerializer
import tools.jackson.databind.deser.Deserializers
import tools.jackson.databind.deser.KeyDeserializers
import tools.jackson.databind.deser.std.StdConvertingDeserializer
import tools.jackson.databind.exc.InvalidDefinitionException
import tools.jackson.databind.jsontype.TypeDeserializer
import tools.jackson.databind.ser.std.ToStringSerializer
import tools.jackson.databind.type.CollectionType

/** Adds the (de)serializers of Kotlin's own types, value classes and objects to a mapper. */
internal fun registerTypes(
    context: SetupContext,
    models: KotlinModels,
    features: Set<KotlinFeature>,
) {
    context.addDeserializers(KotlinDeserializers(models, features))
    context.addKeyDeserializers(KotlinKeyDeserializers(models, features))
    context.addSerializers(KotlinSerializers(models, features))
    context.addKeySerializers(KotlinKeySerializers(models, features))
    if (KotlinFeature.SingletonSupport in features) {
        context.addDeserializerModifier(SingletonModifier(models))
    }
    context.setMixIn(ClosedRange::class.java, ClosedRangeMixIn::class.java)
    context.addDeserializerModifier(ClosedRangeModifier())
}

private fun ValueClassCreator.bySettings(features: Set<KotlinFeature>): ValueClassCreator =
    if (KotlinFeature.RulesOfInnerValueClasses in features) this else pastInner()

private fun ValueClassContent.bySettings(features: Set<KotlinFeature>): ValueClassContent =
    if (KotlinFeature.RulesOfInnerValueClasses in features) this else pastInner()

/** By name: to ask for a class would load it. */
private class KotlinDeserializers(
    private val models: KotlinModels,
    private val features: Set<KotlinFeature>,
) : Deserializers.Base() {
    override fun findBeanDeserializer(
        type: JavaType,
        config: DeserializationConfig,
        beanDescRef: BeanDescription.Supplier,
    ): ValueDeserializer<*>? = standard(type.rawClass) ?: ofValueClass(type)

    /** Kotlin's arrays of unsigned numbers are collections, too, which nothing can be added to. */
    override fun findCollectionDeserializer(
        type: CollectionType,
        config: DeserializationConfig,
        beanDescRef: BeanDescription.Supplier,
        elementTypeDeserializer: TypeDeserializer?,
        elementDeserializer: ValueDeserializer<*>?,
    ): ValueDeserializer<*>? =
        when (type.rawClass.name) {
            "kotlin.UByteArray", "kotlin.UShortArray", "kotlin.UIntArray", "kotlin.ULongArray" ->
                StdConvertingDeserializer(ListToUnsignedArrayConverter(type.rawClass))
            else -> null
        }

    override fun hasDeserializerFor(
        config: DeserializationConfig,
        valueType: Class<*>,
    ): Boolean = standard(valueType) != null

    private fun standard(type: Class<*>): ValueDeserializer<*>? =
        when (type.name) {
            "kotlin.sequences.Sequence" -> SequenceDeserializer
            "kotlin.text.Regex" -> RegexDeserializer
            "kotlin.UByte" -> UByteDeserializer
            "kotlin.UShort" -> UShortDeserializer
            "kotlin.UInt" -> UIntDeserializer
            "kotlin.ULong" -> ULongDeserializer
            "kotlin.uuid.Uuid" -> if (KotlinFeature.UuidAsText in features) UuidDeserializer() else null
            "kotlin.time.Duration" ->
                StdConvertingDeserializer(DurationFromJavaConverter()).takeIf {
                    KotlinFeature.UseJavaDurationConversion in features
                }
            "kotlin.time.Instant" ->
                StdConvertingDeserializer(InstantFromJavaConverter()).takeIf {
                    KotlinFeature.UseJavaInstantConversion in features
                }
            else -> null
        }

    private fun ofValueClass(type: JavaType): ValueDeserializer<*>? {
        val model = models.valueClass(type.rawClass).orElse(null) ?: return null
        try {
            val creator = ValueClassCreator.preferred(model, models, MakesInstances).orElse(null)
            return creator?.let { ValueClassDeserializer(type, it.bySettings(features)) }
        } catch (e: IllegalArgumentException) {
            throw InvalidDefinitionException.from(null as JsonParser?, e.message, type)
        }
    }
}

private class KotlinKeyDeserializers(
    private val models: KotlinModels,
    private val features: Set<KotlinFeature>,
) : KeyDeserializers {
    override fun findKeyDeserializer(
        type: JavaType,
        config: DeserializationConfig,
        beanDescRef: BeanDescription.Supplier?,
    ): KeyDeserializer? {
        val standard = standard(type.rawClass)
        if (standard != null) return standard
        val model = models.valueClass(type.rawClass).orElse(null) ?: return null
        val creator = ValueClassCreator.primary(model, models).orElse(null)
        return creator?.let { ValueClassKeyDeserializer(type, it.bySettings(features)) }
    }

    private fun standard(type: Class<*>): KeyDeserializer? =
        when (type.name) {
            "kotlin.uuid.Uuid" -> if (KotlinFeature.UuidAsText in features) UuidKeyDeserializer() else null
            "kotlin.UByte" -> UnsignedKeyDeserializer.ofBytes()
            "kotlin.UShort" -> UnsignedKeyDeserializer.ofShorts()
            "kotlin.UInt" -> UnsignedKeyDeserializer.ofInts()
            "kotlin.ULong" -> UnsignedKeyDeserializer.ofLongs()
            else -> null
        }
}

private class KotlinSerializers(
    private val models: KotlinModels,
    private val features: Set<KotlinFeature>,
) : SerializersByType() {
    override fun find(type: JavaType): ValueSerializer<*>? = standard(type) ?: ofValueClass(type)

    private fun standard(type: JavaType): ValueSerializer<*>? =
        when (type.rawClass.name) {
            "kotlin.UByte" -> UByteSerializer
            "kotlin.UShort" -> UShortSerializer
            "kotlin.UInt" -> UIntSerializer
            "kotlin.ULong" -> ULongSerializer
            "kotlin.uuid.Uuid" ->
                if (KotlinFeature.UuidAsText in features) ToStringSerializer(type.rawClass) else null
            "kotlin.time.Duration" ->
                converting(DurationToJavaConverter()).takeIf {
                    KotlinFeature.UseJavaDurationConversion in features
                }
            "kotlin.time.Instant" ->
                converting(InstantToJavaConverter()).takeIf {
                    KotlinFeature.UseJavaInstantConversion in features
                }
            else ->
                if (Sequence::class.java.isAssignableFrom(type.rawClass)) {
                    converting(SequenceToIteratorConverter(type))
                } else {
                    null
                }
        }

    private fun ofValueClass(type: JavaType): ValueSerializer<*>? =
        models.valueClass(type.rawClass).orElse(null)?.let {
            ValueClassSerializer(type, ValueClassContent.of(it, models, TellsValue).bySettings(features))
        }
}

private class KotlinKeySerializers(
    private val models: KotlinModels,
    private val features: Set<KotlinFeature>,
) : SerializersByType() {
    override fun find(type: JavaType): ValueSerializer<*>? {
        val raw = type.rawClass
        val model = models.valueClass(raw).orElse(null) ?: return null
        return when (raw.name) {
            "kotlin.UByte", "kotlin.UShort", "kotlin.UInt", "kotlin.ULong" -> UnsignedKeySerializer(raw)
            else -> ValueClassKeySerializer(type, ValueClassContent.of(model, models, TellsKey).bySettings(features))
        }
    }
}
