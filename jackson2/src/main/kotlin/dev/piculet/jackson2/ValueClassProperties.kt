package dev.piculet.jackson2

import com.fasterxml.jackson.databind.BeanDescription
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder
import com.fasterxml.jackson.databind.deser.CreatorProperty
import com.fasterxml.jackson.databind.deser.SettableBeanProperty
import com.fasterxml.jackson.databind.deser.impl.FieldProperty
import com.fasterxml.jackson.databind.deser.impl.MethodProperty
import com.fasterxml.jackson.databind.introspect.AnnotatedField
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.ValueClassAssignment
import dev.piculet.jackson2.beans.UnwrappingProperty

/** Lets properties of value classes be set whose setters and fields take what is wrapped. */
internal fun unwrapAssigned(
    description: BeanDescription,
    builder: BeanDeserializerBuilder,
    models: KotlinModels,
) {
    val definitions = description.findProperties().associateBy { it.name }
    for (property in builder.properties.asSequence().toList()) {
        if (property is CreatorProperty) {
            definitions[property.name]
                ?.let { withoutCreator(property, it) }
                ?.let { unwrapping(it, models) }
                ?.let(property::setFallbackSetter)
        } else {
            unwrapping(property, models)?.let { builder.addOrReplaceProperty(it, true) }
        }
    }
}

private fun unwrapping(
    property: SettableBeanProperty,
    models: KotlinModels,
): SettableBeanProperty? {
    val assignment = property.member?.let { ValueClassAssignment.of(it.member, models).orElse(null) }
    return assignment?.let { UnwrappingProperty(property, it) }
}

/** What sets an argument of a creator on an instance that is there already; null if nothing does. */
private fun withoutCreator(
    property: CreatorProperty,
    definition: BeanPropertyDefinition,
): SettableBeanProperty? =
    when (val member = definition.nonConstructorMutator) {
        is AnnotatedMethod -> MethodProperty(definition, property.type, null, null, member)
        is AnnotatedField -> FieldProperty(definition, property.type, null, null, member)
        else -> null
    }
