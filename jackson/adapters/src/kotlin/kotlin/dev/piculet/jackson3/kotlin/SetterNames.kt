package dev.piculet.jackson3.kotlin

import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.JsonUnwrapped
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.PropertyNames
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.DeserializationConfig
import tools.jackson.databind.PropertyName
import tools.jackson.databind.PropertyNamingStrategy
import tools.jackson.databind.deser.BeanDeserializerBuilder
import tools.jackson.databind.deser.CreatorProperty
import tools.jackson.databind.deser.SettableBeanProperty
import tools.jackson.databind.deser.impl.MethodProperty
import tools.jackson.databind.introspect.AnnotatedMethod
import tools.jackson.databind.introspect.BeanPropertyDefinition
import tools.jackson.databind.util.ClassUtil

/**
 * Lets a property `isX` be read by the name of its setter too, `x` of `setX`: JSON that jackson-module-kotlin reads by it is
 * read likewise. What has that name anyway, or is ignored by it, stays as it is.
 */
internal class SetterNames(
    private val config: DeserializationConfig,
    private val description: BeanDescription.Supplier,
    private val models: KotlinModels,
    private val namesAsWritten: Boolean,
) {
    private val definitions = description.properties()

    /** Adds a property of the second name for each property that has one. */
    fun addTo(builder: BeanDeserializerBuilder) {
        for (definition in definitions) {
            val setter = definition.setter ?: continue
            val property = builder.findProperty(definition.fullName) ?: continue
            if (!isNamedOtherwise(setter, definition) || isReadBesideOthers(property)) continue
            val name = nameOf(setter)
            if (name != null && !builder.hasIgnorable(name) && !isRead(name, builder)) {
                builder.addProperty(second(property, definition, setter, name))
            }
        }
    }

    /** Tells whether a property has that name. One that is only written has none in JSON to read. */
    private fun isRead(
        name: String,
        builder: BeanDeserializerBuilder,
    ): Boolean =
        builder.hasProperty(PropertyName.construct(name)) ||
            definitions.any { it.name == name && it.couldDeserialize() }

    /** Tells whether Jackson would call the property of a setter otherwise, and sees the setter at all. */
    private fun isNamedOtherwise(
        setter: AnnotatedMethod,
        definition: BeanPropertyDefinition,
    ): Boolean =
        models.isKotlin(setter.declaringClass) &&
            PropertyNames.leftOutIs(setter.member, models, namesAsWritten).orElse(null) == definition.internalName &&
            config
                .getDefaultVisibilityChecker(description.beanClass, description.classInfo)
                .isSetterVisible(setter)

    /** Tells whether what is read depends on the names of others, which a second one would be mistaken for. */
    private fun isReadBesideOthers(property: SettableBeanProperty): Boolean =
        property.getAnnotation(JsonUnwrapped::class.java) != null ||
            property.valueTypeDeserializer?.typeInclusion == JsonTypeInfo.As.EXTERNAL_PROPERTY

    private fun nameOf(setter: AnnotatedMethod): String? {
        val implied =
            config.accessorNaming.forPOJO(config, description.classInfo).findNameForMutator(setter, setter.name)
                ?: return null
        return strategy()?.nameForSetterMethod(config, setter, implied) ?: implied
    }

    /** Returns what renames the properties of the class, as Jackson finds it; null if nothing does. */
    private fun strategy(): PropertyNamingStrategy? {
        val owner = description.classInfo
        val declared = config.declaredNamingStrategy(owner)
        if (declared is PropertyNamingStrategy) return declared
        if (declared !is Class<*>) return config.propertyNamingStrategy
        if (declared == PropertyNamingStrategy::class.java) return null
        return config.handlerInstantiator?.namingStrategyInstance(config, owner, declared)
            ?: ClassUtil.createInstance(declared, config.canOverrideAccessModifiers()) as PropertyNamingStrategy
    }

    private fun second(
        property: SettableBeanProperty,
        definition: BeanPropertyDefinition,
        setter: AnnotatedMethod,
        name: String,
    ): SettableBeanProperty {
        if (property !is CreatorProperty) return property.withSimpleName(name)
        // The creator has been called with its own argument before.
        val read =
            MethodProperty(
                definition,
                property.type,
                property.valueTypeDeserializer,
                description.classInfo.annotations,
                setter,
            ).withSimpleName(name)
        read.setViews(definition.findViews() ?: description.defaultViews())
        return if (property.hasValueDeserializer()) read.withValueDeserializer(property.valueDeserializer) else read
    }
}
