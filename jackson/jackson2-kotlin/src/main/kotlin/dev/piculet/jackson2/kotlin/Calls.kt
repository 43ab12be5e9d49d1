package dev.piculet.jackson2.kotlin

import com.fasterxml.jackson.core.JsonGenerator
import com.fasterxml.jackson.core.type.WritableTypeId
import com.fasterxml.jackson.databind.BeanDescription
import com.fasterxml.jackson.databind.BeanProperty
import com.fasterxml.jackson.databind.DeserializationContext
import com.fasterxml.jackson.databind.JavaType
import com.fasterxml.jackson.databind.JsonMappingException
import com.fasterxml.jackson.databind.Module.SetupContext
import com.fasterxml.jackson.databind.SerializerProvider
import com.fasterxml.jackson.databind.cfg.MapperConfig
import com.fasterxml.jackson.databind.deser.SettableBeanProperty
import com.fasterxml.jackson.databind.deser.impl.FieldProperty
import com.fasterxml.jackson.databind.deser.impl.MethodProperty
import com.fasterxml.jackson.databind.introspect.AnnotatedClass
import com.fasterxml.jackson.databind.introspect.AnnotatedField
import com.fasterxml.jackson.databind.introspect.AnnotatedMember
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer
import com.fasterxml.jackson.databind.jsontype.TypeSerializer
import dev.piculet.jackson2.kotlin.beans.NullRefusal

/** Adds what tells which properties are required before annotations do: Jackson's own takes every one for an answer. */
internal fun SetupContext.addRequiredMarkers(names: Introspector) {
    insertAnnotationIntrospector(RequiredMarkers(names))
}

/** Returns the properties of a class. */
internal fun BeanDescription.properties(): List<BeanPropertyDefinition> = findProperties()

/** Returns a function that sets a property by a setter or a field; null if it can't. */
internal fun mutatorProperty(
    definition: BeanPropertyDefinition,
    type: JavaType,
    mutator: AnnotatedMember,
): SettableBeanProperty? =
    when (mutator) {
        is AnnotatedMethod -> MethodProperty(definition, type, null, null, mutator)
        is AnnotatedField -> FieldProperty(definition, type, null, null, mutator)
        else -> null
    }

/** Returns the views that the properties of a class are in which name none. */
internal fun BeanDescription.defaultViews(): Array<Class<*>>? = findDefaultViews()

/** Returns what an annotation says renames the properties of a class: an instance or a class; null if none does. */
internal fun MapperConfig<*>.declaredNamingStrategy(owner: AnnotatedClass): Any? =
    annotationIntrospector.findNamingStrategy(owner)

/** Returns what reads type ids of a class wherever it stands; null if it has none. */
internal fun DeserializationContext.typeDeserializer(type: JavaType): TypeDeserializer? =
    factory.findTypeDeserializer(config, type)

internal fun TypeSerializer.contextual(
    @Suppress("UNUSED_PARAMETER") ctxt: SerializerProvider,
    property: BeanProperty?,
): TypeSerializer = forProperty(property)

/** Writes a value with its type. */
internal inline fun TypeSerializer.writeAround(
    gen: JsonGenerator,
    @Suppress("UNUSED_PARAMETER") ctxt: SerializerProvider,
    typeId: WritableTypeId,
    write: () -> Unit,
) {
    val id = writeTypePrefix(gen, typeId)
    write()
    writeTypeSuffix(gen, id)
}

/** Refuses null by the exception that users catch, which says its name of the parameter. */
internal object InvalidNullRefusal : NullRefusal {
    override fun exception(
        parameter: String,
        type: Class<*>,
        context: DeserializationContext,
        message: String,
        property: SettableBeanProperty,
    ): JsonMappingException {
        val exception = InvalidNulls.FACTORY.create(parameter, type, context, message, property.fullName)
        return JsonMappingException.wrapWithPath(exception, type, property.name)
    }
}
