package dev.piculet.jackson3.kotlin

import dev.piculet.jackson.bean.BeanSettings
import dev.piculet.jackson.bean.CodePaths
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.NullSettings
import dev.piculet.jackson3.beans.GeneratingSerializer
import dev.piculet.jackson3.beans.JacksonCalls
import dev.piculet.jackson3.kotlin.beans.KotlinBeanDeserializer
import dev.piculet.jackson3.kotlin.beans.KotlinValueInstantiator
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.DeserializationConfig
import tools.jackson.databind.JacksonModule.SetupContext
import tools.jackson.databind.SerializationConfig
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.ValueSerializer
import tools.jackson.databind.deser.BeanDeserializerBuilder
import tools.jackson.databind.deser.ValueDeserializerModifier
import tools.jackson.databind.deser.ValueInstantiator
import tools.jackson.databind.deser.ValueInstantiators
import tools.jackson.databind.deser.bean.BeanDeserializer
import tools.jackson.databind.deser.std.StdValueInstantiator
import tools.jackson.databind.ser.ValueSerializerModifier
import tools.jackson.databind.ser.bean.BeanSerializerBase

/** How one module reads and writes classes by their properties. Thread-safe. */
internal class Beans(
    val models: KotlinModels,
    private val features: Set<KotlinFeature>,
    generateAfter: Int,
    readsBuffer: Boolean,
    writesBuffer: Boolean,
) {
    private val settings =
        BeanSettings(
            models,
            generateAfter,
            readsBuffer,
            writesBuffer,
            CodePaths(),
        )

    private val namesAsWritten = KotlinFeature.KotlinPropertyNameAsImplicitName in features

    private val nulls =
        NullSettings(
            KotlinFeature.NullToEmptyCollection in features,
            KotlinFeature.NullToEmptyMap in features,
            KotlinFeature.NullIsSameAsDefault in features,
        )

    /** Adds all that classes with properties need to a mapper. */
    fun register(context: SetupContext) {
        val names = KotlinNamesIntrospector(context, models, nulls, settings.paths(), features)
        context.insertAnnotationIntrospector(KotlinTypesIntrospector(models))
        context.appendAnnotationIntrospector(names)
        context.addRequiredMarkers(names)
        context.addValueInstantiators(Instantiators())
        context.addDeserializerModifier(Deserializers())
        context.addSerializerModifier(Serializers())
    }

    /**
     * Returns the path that each class takes so far, and why: a line for reading, one for writing, and more where whole
     * objects are tried.
     */
    fun lines(): List<String> = settings.paths().lines()

    private inner class Instantiators : ValueInstantiators.Base() {
        // One that another module made knows better, or is ours already. Jackson 2 may have asked the original before.
        override fun modifyValueInstantiator(
            config: DeserializationConfig,
            description: BeanDescription.Supplier,
            instantiator: ValueInstantiator,
        ): ValueInstantiator =
            if (isReplaceable(instantiator) && models.isKotlin(description.beanClass)) {
                KotlinValueInstantiator(
                    instantiator as StdValueInstantiator,
                    models,
                    nulls,
                    InvalidNullRefusal,
                )
            } else {
                instantiator
            }

        private fun isReplaceable(instantiator: ValueInstantiator): Boolean =
            instantiator.javaClass == StdValueInstantiator::class.java ||
                (Original.owns(instantiator) && instantiator is StdValueInstantiator)
    }

    private inner class Deserializers : ValueDeserializerModifier() {
        override fun updateBuilder(
            config: DeserializationConfig,
            description: BeanDescription.Supplier,
            builder: BeanDeserializerBuilder,
        ): BeanDeserializerBuilder {
            unwrapAssigned(description.properties(), builder, models)
            SetterNames(config, description, models, namesAsWritten).addTo(builder)
            return builder
        }

        override fun modifyDeserializer(
            config: DeserializationConfig,
            description: BeanDescription.Supplier,
            deserializer: ValueDeserializer<*>,
        ): ValueDeserializer<*> =
            if (deserializer.javaClass == BeanDeserializer::class.java && models.isKotlin(description.beanClass)) {
                KotlinBeanDeserializer(deserializer as BeanDeserializer, settings)
            } else {
                deserializer
            }
    }

    private inner class Serializers : ValueSerializerModifier() {
        override fun modifySerializer(
            config: SerializationConfig,
            description: BeanDescription.Supplier,
            serializer: ValueSerializer<*>,
        ): ValueSerializer<*> =
            if (JacksonCalls.isPlainBeans(serializer) && models.isKotlin(description.beanClass)) {
                GeneratingSerializer(serializer as BeanSerializerBase, settings)
            } else {
                serializer
            }
    }
}
