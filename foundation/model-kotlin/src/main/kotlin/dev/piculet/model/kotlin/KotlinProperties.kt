package dev.piculet.model.kotlin

import dev.piculet.model.PropertyModel
import dev.piculet.model.TypeModel
import dev.piculet.model.kotlin.metadata.ClassMetadata
import dev.piculet.model.kotlin.metadata.PropertyMetadata
import java.lang.reflect.Field

/** Reads the properties that a Kotlin class declares: those with something of their own in each instance. */
internal class KotlinProperties(
    private val members: JvmMembers,
    private val types: KotlinTypes,
) {
    fun of(metadata: ClassMetadata): List<PropertyModel> {
        val properties = ArrayList<PropertyModel>()
        val fields = HashSet<Field?>()
        for (written in metadata.properties) {
            val property = (if (written.isExtension) null else property(written)) ?: continue
            properties.add(property)
            fields.add(property.field().orElse(null))
            fields.add(property.delegate().orElse(null))
        }
        for (field in members.instanceFields) {
            // A compiler plugin may add a field that no property knows of; it is part of the instance all the same.
            if (!field.isSynthetic && field !in fields) {
                val type = TypeModel.of(field.genericType)
                properties.add(PropertyModel.builder(members.type, field.name, type).field(field).build())
            }
        }
        return properties
    }

    private fun property(written: PropertyMetadata): PropertyModel? {
        val stored = members.instanceField(written.field)
        val getter = members.instanceMethod(written.getter)
        val field = stored.takeUnless { written.isDelegated }
        val jvmType = field?.genericType ?: getter?.genericReturnType ?: return null
        val type = types.model(jvmType, written.type)
        return PropertyModel
            .builder(members.type, written.name, type)
            .field(field)
            .delegate(stored.takeIf { written.isDelegated })
            .getter(getter)
            .setter(members.instanceMethod(written.setter))
            .lateinit(written.isLateinit)
            .mutable(types.isMutable(type, written.type))
            .build()
    }
}
