package dev.piculet.model.kotlin

import dev.piculet.model.ValueClassModel
import dev.piculet.model.kotlin.metadata.ClassMetadata
import java.util.Optional

/**
 * Returns the underlying property of a value class, and the ways to wrap and unwrap; null if the class file has no such
 * property.
 */
internal fun valueClass(
    members: JvmMembers,
    types: KotlinTypes,
    metadata: ClassMetadata,
    name: String,
): ValueClassModel? {
    val property = metadata.properties.find { it.name == name } ?: return null
    val field = members.instanceField(property.field) ?: return null
    val unbox = members.instanceMethod("unbox-impl") ?: return null
    val boxes = members.staticMethods("box-impl")
    if (boxes.isEmpty()) {
        return null
    }
    val primary = metadata.constructors.find { !it.isSecondary }
    return ValueClassModel(
        members.type,
        types.model(field.genericType, property.type),
        unbox,
        boxes[0],
        Optional.ofNullable(members.staticMethod(primary?.signature)),
        name,
    )
}
