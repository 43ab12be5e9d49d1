package dev.piculet.jackson2

import com.fasterxml.jackson.databind.BeanDescription
import com.fasterxml.jackson.databind.DeserializationConfig
import com.fasterxml.jackson.databind.JsonDeserializer
import com.fasterxml.jackson.databind.JsonSerializer
import com.fasterxml.jackson.databind.Module.SetupContext
import com.fasterxml.jackson.databind.SerializationConfig
import com.fasterxml.jackson.databind.deser.BeanDeserializer
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier
import com.fasterxml.jackson.databind.deser.ValueInstantiator
import com.fasterxml.jackson.databind.deser.ValueInstantiators
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator
import com.fasterxml.jackson.databind.ser.BeanSerializer
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier
import dev.piculet.jackson.kotlin.CodePaths
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.bean.BeanSettings
import dev.piculet.jackson.kotlin.bean.NullSettings
import dev.piculet.jackson2.beans.KotlinBeanDeserializer
import dev.piculet.jackson2.beans.KotlinBeanSerializer
import dev.piculet.jackson2.beans.KotlinValueInstantiator

/** How one module reads and writes classes by their properties. Thread-safe. */
internal class Beans(
    val models: KotlinModels,
    private val features: Set<KotlinFeature>,
    generateAfter: Int,
) {
    private val settings =
        BeanSettings(
            models,
            NullSettings(
                KotlinFeature.NullToEmptyCollection in features,
                KotlinFeature.NullToEmptyMap in features,
                KotlinFeature.NullIsSameAsDefault in features,
            ),
            generateAfter,
            CodePaths(),
        )

    /** Adds all that classes with properties need to a mapper. */
    fun register(context: SetupContext) {
        context.insertAnnotationIntrospector(KotlinTypesIntrospector(models))
        context.appendAnnotationIntrospector(KotlinNamesIntrospector(context, settings, features))
        context.addValueInstantiators(Instantiators())
        context.addBeanDeserializerModifier(Deserializers())
        context.addBeanSerializerModifier(Serializers())
    }

    /** Returns one line for each class that was met: which path it takes, and why. */
    fun lines(): List<String> = settings.paths().lines()

    private inner class Instantiators : ValueInstantiators.Base() {
        // One that another module made knows better, or is ours already.
        override fun findValueInstantiator(
            config: DeserializationConfig,
            description: BeanDescription,
            instantiator: ValueInstantiator,
        ): ValueInstantiator =
            if (instantiator.javaClass == StdValueInstantiator::class.java && models.isKotlin(description.beanClass)) {
                KotlinValueInstantiator(instantiator as StdValueInstantiator, models, settings.nulls())
            } else {
                instantiator
            }
    }

    private inner class Deserializers : BeanDeserializerModifier() {
        override fun updateBuilder(
            config: DeserializationConfig,
            description: BeanDescription,
            builder: BeanDeserializerBuilder,
        ): BeanDeserializerBuilder {
            unwrapAssigned(description, builder, models)
            return builder
        }

        override fun modifyDeserializer(
            config: DeserializationConfig,
            description: BeanDescription,
            deserializer: JsonDeserializer<*>,
        ): JsonDeserializer<*> =
            if (deserializer.javaClass == BeanDeserializer::class.java && models.isKotlin(description.beanClass)) {
                KotlinBeanDeserializer(deserializer as BeanDeserializer, settings)
            } else {
                deserializer
            }
    }

    private inner class Serializers : BeanSerializerModifier() {
        override fun modifySerializer(
            config: SerializationConfig,
            description: BeanDescription,
            serializer: JsonSerializer<*>,
        ): JsonSerializer<*> =
            if (serializer.javaClass == BeanSerializer::class.java && models.isKotlin(description.beanClass)) {
                KotlinBeanSerializer(serializer as BeanSerializer, settings)
            } else {
                serializer
            }
    }
}
