package dev.piculet.jackson3.kotlin

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonTypeInfo
import dev.piculet.jackson.bean.UnwrappingWriter
import dev.piculet.jackson.kotlin.ValueClassContent
import dev.piculet.jackson3.beans.JacksonCalls
import dev.piculet.jackson3.beans.StandardScalars
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonToken
import tools.jackson.databind.BeanProperty
import tools.jackson.databind.JavaType
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.ValueSerializer
import tools.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper
import tools.jackson.databind.jsontype.TypeSerializer
import tools.jackson.databind.ser.impl.PropertySerializerMap
import tools.jackson.databind.ser.std.StdSerializer
import tools.jackson.databind.util.ClassUtil

/** Writes what a value class wraps by the serializer for that. */
internal class ValueClassSerializer(
    private val type: JavaType,
    private val content: ValueClassContent,
    private val property: BeanProperty? = null,
    private val contentType: JavaType? = null,
    private val typeSerializer: TypeSerializer? = null,
) : ContextualValueSerializer(type),
    UnwrappingWriter<ValueSerializer<*>> {
    /** By what is written, if that is not known before. */
    @Volatile
    private var serializers = PropertySerializerMap.emptyForProperties()

    private var isHeldStandard = false

    /** Found when it is asked for: few values have type ids. */
    private var isGivenByGetter: Boolean? = null

    override fun content(): ValueClassContent = content

    override fun isHeldStandard(): Boolean = isHeldStandard

    override fun held(): ValueSerializer<Any> =
        object : ValueSerializer<Any>() {
            override fun serialize(
                value: Any?,
                gen: JsonGenerator,
                ctxt: SerializationContext,
            ) {
                write(value, gen, ctxt)
            }
        }

    // Other serializers are found when they are needed: a value class may hold a list of itself.
    override fun createContextual(
        ctxt: SerializationContext,
        property: BeanProperty?,
    ): ValueSerializer<*> {
        val contentType = type.resolve(content.type(), ctxt.typeFactory)
        val types = ctxt.findTypeSerializer(contentType)?.contextual(ctxt, property)
        val contextual = ValueClassSerializer(type, content, property, contentType, types)
        if (contentType.isPrimitive || contentType.hasRawClass(String::class.java)) {
            val format = property?.findPropertyFormat(ctxt.config, handledType()) ?: JsonFormat.Value.empty()
            val found = ctxt.findPrimaryPropertySerializer(contentType, property)
            contextual.isHeldStandard = StandardScalars.areWrittenBy(found) && format == JsonFormat.Value.empty()
            // Who asks again would have it told of its place once more.
            val written = contentType.rawClass.let { if (it.isPrimitive) ClassUtil.wrapperType(it) else it }
            contextual.serializers = contextual.serializers.newWith(written, found)
        }
        return contextual
    }

    override fun serialize(
        value: Any,
        gen: JsonGenerator,
        ctxt: SerializationContext,
    ) {
        write(content.of(value), gen, ctxt)
    }

    private fun write(
        content: Any?,
        gen: JsonGenerator,
        ctxt: SerializationContext,
    ) {
        when {
            content == null -> ctxt.defaultSerializeNullValue(gen)
            typeSerializer == null -> serializer(content, ctxt).serialize(content, gen, ctxt)
            else -> serializer(content, ctxt).serializeWithType(content, gen, ctxt, typeSerializer)
        }
    }

    override fun serializeWithType(
        value: Any,
        gen: JsonGenerator,
        ctxt: SerializationContext,
        typeSer: TypeSerializer,
    ) {
        if (!isGivenByGetter(ctxt)) {
            typeSer.writeAround(gen, ctxt, typeSer.typeId(value, JsonToken.VALUE_STRING)) {
                serialize(value, gen, ctxt)
            }
            return
        }
        // The type is that of what is wrapped, which has an id to be read if its declared type says so, or the property.
        val isOfProperty = typeSerializer == null && property?.getAnnotation(JsonTypeInfo::class.java) != null
        val written = if (isOfProperty) content.of(value) else null
        if (written == null) {
            serialize(value, gen, ctxt)
        } else {
            serializer(written, ctxt).serializeWithType(written, gen, ctxt, typeSer)
        }
    }

    /** Tells whether the getter of the property gives what is wrapped here, so that it has been wrapped again. */
    private fun isGivenByGetter(ctxt: SerializationContext): Boolean {
        isGivenByGetter?.let { return it }
        val converter = property?.member?.let { JacksonCalls.converterOf(ctxt.config, it) } as? WrappingConverter
        val given = converter?.wrapper?.input()
        return (given == content.model().underlying().rawClass()).also { isGivenByGetter = it }
    }

    override fun isEmpty(
        ctxt: SerializationContext,
        value: Any,
    ): Boolean {
        val written = content.of(value) ?: return true
        return serializer(written, ctxt).isEmpty(ctxt, written)
    }

    override fun acceptJsonFormatVisitor(
        visitor: JsonFormatVisitorWrapper,
        typeHint: JavaType?,
    ) {
        val contentType = type.resolve(content.type(), visitor.getContext().typeFactory)
        val found = visitor.getContext().findPrimaryPropertySerializer(contentType, property)
        // Visitors name what they see by the hint: elements of a list, and roots, are of the value class.
        found.acceptJsonFormatVisitor(visitor, typeHint ?: contentType)
    }

    private fun serializer(
        written: Any,
        ctxt: SerializationContext,
    ): ValueSerializer<Any> {
        val known = serializers.serializerFor(written.javaClass)
        if (known != null) return known
        val declared = contentType ?: type.resolve(content.type(), ctxt.typeFactory)
        val actual =
            if (declared.isPrimitive) declared else ctxt.constructSpecializedType(declared, written.javaClass)
        val found = ctxt.findPrimaryPropertySerializer(actual, property)
        serializers = serializers.newWith(written.javaClass, found)
        return found
    }
}

/** Writes what a value class wraps as the name of a property. */
internal class ValueClassKeySerializer(
    private val type: JavaType,
    private val content: ValueClassContent,
) : StdSerializer<Any>(type) {
    override fun serialize(
        value: Any,
        gen: JsonGenerator,
        ctxt: SerializationContext,
    ) {
        val written = content.of(value)
        val serializer =
            if (written == null) {
                ctxt.findNullKeySerializer(type.resolve(content.type(), ctxt.typeFactory), null)
            } else {
                ctxt.findKeySerializer(written.javaClass, null)
            }
        serializer.serialize(written, gen, ctxt)
    }
}
