package dev.piculet.model.kotlin

import dev.piculet.model.PropertyModel
import dev.piculet.model.TypeModel
import java.lang.reflect.Field
import kotlin.metadata.KmClass
import kotlin.metadata.KmProperty
import kotlin.metadata.isDelegated
import kotlin.metadata.isLateinit
import kotlin.metadata.jvm.fieldSignature
import kotlin.metadata.jvm.getterSignature
import kotlin.metadata.jvm.setterSignature

/** Reads the properties that a Kotlin class declares: those with something of their own in each instance. */
internal class KotlinProperties(
    private val members: JvmMembers,
    private val types: KotlinTypes,
) {
    fun of(kmClass: KmClass): List<PropertyModel> {
        val properties = kmClass.properties.filter { it.receiverParameterType == null }.mapNotNull(::property)
        val fields = properties.flatMap { listOfNotNull(it.field().orElse(null), it.delegate().orElse(null)) }.toSet()
        return properties + members.instanceFields.filter { it !in fields }.map(::fieldAlone)
    }

    private fun property(kmProperty: KmProperty): PropertyModel? {
        val stored = members.instanceField(kmProperty.fieldSignature)
        val getter = members.instanceMethod(kmProperty.getterSignature)
        val field = stored.takeUnless { kmProperty.isDelegated }
        val jvmType = field?.genericType ?: getter?.genericReturnType ?: return null
        return PropertyModel
            .builder(members.type, kmProperty.name, types.model(jvmType, kmProperty.returnType))
            .field(field)
            .delegate(stored.takeIf { kmProperty.isDelegated })
            .getter(getter)
            .setter(members.instanceMethod(kmProperty.setterSignature))
            .lateinit(kmProperty.isLateinit)
            .build()
    }

    /** A compiler plugin may add a field that no property knows of; it is part of the instance all the same. */
    private fun fieldAlone(field: Field): PropertyModel =
        PropertyModel.builder(members.type, field.name, TypeModel.of(field.genericType)).field(field).build()
}
