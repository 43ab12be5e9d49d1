package dev.piculet.jackson3.kotlin

import dev.piculet.jackson3.kotlin.beans.NullRefusal
import tools.jackson.core.JacksonException
import tools.jackson.core.JsonGenerator
import tools.jackson.core.type.WritableTypeId
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.BeanProperty
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JacksonModule.SetupContext
import tools.jackson.databind.JavaType
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.cfg.MapperConfig
import tools.jackson.databind.deser.SettableBeanProperty
import tools.jackson.databind.deser.impl.MethodProperty
import tools.jackson.databind.introspect.AnnotatedClass
import tools.jackson.databind.introspect.AnnotatedMember
import tools.jackson.databind.introspect.BeanPropertyDefinition
import tools.jackson.databind.jsontype.TypeDeserializer
import tools.jackson.databind.jsontype.TypeSerializer

/** Adds nothing: annotations of this major only tell what is required if they mean to. */
internal fun SetupContext.addRequiredMarkers(
    @Suppress("UNUSED_PARAMETER") names: Introspector,
) = Unit

/** Returns the properties of a class. */
internal fun BeanDescription.Supplier.properties(): List<BeanPropertyDefinition> = get().findProperties()

/** Returns a function that sets a property by a setter or a field; null if it can't. */
internal fun mutatorProperty(
    definition: BeanPropertyDefinition,
    type: JavaType,
    mutator: AnnotatedMember,
): SettableBeanProperty? = MethodProperty(definition, type, null, null, mutator)

/** Returns the views that the properties of a class are in which name none. */
internal fun BeanDescription.Supplier.defaultViews(): Array<Class<*>>? = get().findDefaultViews()

/** Returns what an annotation says renames the properties of a class: an instance or a class; null if none does. */
internal fun MapperConfig<*>.declaredNamingStrategy(owner: AnnotatedClass): Any? =
    annotationIntrospector.findNamingStrategy(this, owner)

/** Returns what reads type ids of a class wherever it stands; null if it has none. */
internal fun DeserializationContext.typeDeserializer(type: JavaType): TypeDeserializer? = findTypeDeserializer(type)

internal fun TypeSerializer.contextual(
    ctxt: SerializationContext,
    property: BeanProperty?,
): TypeSerializer = forProperty(ctxt, property)

/** Writes a value with its type. */
internal inline fun TypeSerializer.writeAround(
    gen: JsonGenerator,
    ctxt: SerializationContext,
    typeId: WritableTypeId,
    write: () -> Unit,
) {
    val id = writeTypePrefix(gen, ctxt, typeId)
    write()
    writeTypeSuffix(gen, ctxt, id)
}

/** Refuses null by the exception that users catch, which says its name of the parameter. */
internal object InvalidNullRefusal : NullRefusal {
    override fun exception(
        parameter: String,
        type: Class<*>,
        context: DeserializationContext,
        message: String,
        property: SettableBeanProperty,
    ): JacksonException {
        val exception = InvalidNulls.FACTORY.create(parameter, type, context.parser, message, property.fullName)
        return JacksonException.wrapWithPath(exception, type, property.name)
    }
}
