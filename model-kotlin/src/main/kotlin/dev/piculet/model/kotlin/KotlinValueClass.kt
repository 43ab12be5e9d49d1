package dev.piculet.model.kotlin

import dev.piculet.model.ValueClassModel
import java.lang.reflect.Modifier
import java.util.Optional
import kotlin.metadata.KmClass
import kotlin.metadata.isSecondary
import kotlin.metadata.jvm.fieldSignature
import kotlin.metadata.jvm.signature

/** Returns what a value class wraps, and how; null for any other class. */
internal fun valueClass(
    members: JvmMembers,
    types: KotlinTypes,
    kmClass: KmClass,
): ValueClassModel? {
    val name = kmClass.inlineClassUnderlyingPropertyName ?: return null
    val property = kmClass.properties.find { it.name == name } ?: return null
    val field = members.instanceField(property.fieldSignature) ?: return null
    val unbox = members.methods.find { it.name == "unbox-impl" && !Modifier.isStatic(it.modifiers) } ?: return null
    val box = members.staticMethods("box-impl").firstOrNull() ?: return null
    val primary = kmClass.constructors.find { !it.isSecondary }
    return ValueClassModel(
        members.type,
        types.model(field.genericType, property.returnType),
        unbox,
        box,
        Optional.ofNullable(members.staticMethod(primary?.signature)),
        name,
    )
}
