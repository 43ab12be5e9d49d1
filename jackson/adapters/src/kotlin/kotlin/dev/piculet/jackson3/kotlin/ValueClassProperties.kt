package dev.piculet.jackson3.kotlin

import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.ValueClassAssignment
import dev.piculet.jackson3.kotlin.beans.UnwrappingProperty
import tools.jackson.databind.deser.BeanDeserializerBuilder
import tools.jackson.databind.deser.CreatorProperty
import tools.jackson.databind.deser.SettableBeanProperty
import tools.jackson.databind.deser.impl.ObjectIdReader
import tools.jackson.databind.introspect.BeanPropertyDefinition

/** Sets properties of value classes whose setters and fields take the underlying value. */
internal fun unwrapAssigned(
    definitions: List<BeanPropertyDefinition>,
    builder: BeanDeserializerBuilder,
    models: KotlinModels,
) {
    for (definition in definitions) {
        val mutator = definition.nonConstructorMutator
        val assignment = mutator?.let { ValueClassAssignment.of(it.member, models).orElse(null) } ?: continue
        val property = builder.findProperty(definition.fullName)
        if (property is CreatorProperty) {
            // Sets the argument on an existing instance.
            mutatorProperty(definition, property.type, mutator)
                ?.let { property.setFallbackSetter(UnwrappingProperty(it, assignment)) }
        } else if (property != null) {
            val unwrapping = UnwrappingProperty(property, assignment)
            builder.addOrReplaceProperty(unwrapping, true)
            replaceId(property, unwrapping, builder)
        }
    }
}

/** Has the id of an object set as other properties are: its reader has been made before. */
private fun replaceId(
    property: SettableBeanProperty,
    replacement: SettableBeanProperty,
    builder: BeanDeserializerBuilder,
) {
    val ids = builder.objectIdReader ?: return
    if (ids.idProperty?.fullName != property.fullName) return
    builder.setObjectIdReader(
        ObjectIdReader.construct(
            ids.idType,
            ids.propertyName,
            ids.generator,
            ids.deserializer,
            replacement,
            ids.resolver,
        ),
    )
}
