package dev.piculet.jackson3

import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.ValueClassAssignment
import dev.piculet.jackson3.beans.UnwrappingProperty
import tools.jackson.databind.deser.BeanDeserializerBuilder
import tools.jackson.databind.deser.CreatorProperty
import tools.jackson.databind.deser.SettableBeanProperty
import tools.jackson.databind.introspect.BeanPropertyDefinition

/** Lets properties of value classes be set whose setters and fields take what is wrapped. */
internal fun unwrapAssigned(
    definitions: List<BeanPropertyDefinition>,
    builder: BeanDeserializerBuilder,
    models: KotlinModels,
) {
    val definitions = definitions.associateBy { it.name }
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
    definition.nonConstructorMutator?.let { mutatorProperty(definition, property.type, it) }
