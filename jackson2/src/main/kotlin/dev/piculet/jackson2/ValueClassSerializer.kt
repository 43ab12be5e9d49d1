package dev.piculet.jackson2

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.core.JsonGenerator
import com.fasterxml.jackson.core.JsonToken
import com.fasterxml.jackson.databind.BeanProperty
import com.fasterxml.jackson.databind.JavaType
import com.fasterxml.jackson.databind.JsonSerializer
import com.fasterxml.jackson.databind.SerializerProvider
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper
import com.fasterxml.jackson.databind.jsontype.TypeSerializer
import com.fasterxml.jackson.databind.ser.ContextualSerializer
import com.fasterxml.jackson.databind.ser.impl.PropertySerializerMap
import com.fasterxml.jackson.databind.ser.std.StdSerializer
import com.fasterxml.jackson.databind.util.ClassUtil
import dev.piculet.jackson.kotlin.ValueClassContent
import dev.piculet.jackson.kotlin.bean.UnwrappingWriter

/** Writes what a value class wraps by the serializer for that. */
internal class ValueClassSerializer(
    private val type: JavaType,
    private val content: ValueClassContent,
    private val property: BeanProperty? = null,
    private val contentType: JavaType? = null,
    private val typeSerializer: TypeSerializer? = null,
) : StdSerializer<Any>(type),
    ContextualSerializer,
    UnwrappingWriter<JsonSerializer<*>> {
    /** By what is written, if that is not known before. */
    @Volatile
    private var serializers = PropertySerializerMap.emptyForProperties()

    private var isHeldStandard = false

    override fun content(): ValueClassContent = content

    override fun isHeldStandard(): Boolean = isHeldStandard

    override fun held(): JsonSerializer<Any> =
        object : JsonSerializer<Any>() {
            override fun serialize(
                value: Any?,
                gen: JsonGenerator,
                ctxt: SerializerProvider,
            ) {
                write(value, gen, ctxt)
            }
        }

    // Other serializers are found when they are needed: a value class may hold a list of itself.
    override fun createContextual(
        ctxt: SerializerProvider,
        property: BeanProperty?,
    ): JsonSerializer<*> {
        val contentType = type.resolve(content.type(), ctxt.typeFactory)
        val types = ctxt.findTypeSerializer(contentType)?.forProperty(property)
        val contextual = ValueClassSerializer(type, content, property, contentType, types)
        if (contentType.isPrimitive || contentType.hasRawClass(String::class.java)) {
            val format = property?.findPropertyFormat(ctxt.config, handledType()) ?: JsonFormat.Value.empty()
            val found = ctxt.findPrimaryPropertySerializer(contentType, property)
            contextual.isHeldStandard = ClassUtil.isJacksonStdImpl(found) && format == JsonFormat.Value.empty()
        }
        return contextual
    }

    override fun serialize(
        value: Any,
        gen: JsonGenerator,
        ctxt: SerializerProvider,
    ) {
        write(content.of(value), gen, ctxt)
    }

    private fun write(
        content: Any?,
        gen: JsonGenerator,
        ctxt: SerializerProvider,
    ) {
        when {
            content == null -> ctxt.defaultSerializeNull(gen)
            typeSerializer == null -> serializer(content, ctxt).serialize(content, gen, ctxt)
            else -> serializer(content, ctxt).serializeWithType(content, gen, ctxt, typeSerializer)
        }
    }

    override fun serializeWithType(
        value: Any,
        gen: JsonGenerator,
        ctxt: SerializerProvider,
        typeSer: TypeSerializer,
    ) {
        val written = if (typeSerializer == null) null else content.of(value)
        if (written != null) {
            // The type is that of what a getter has unwrapped.
            serializer(written, ctxt).serializeWithType(written, gen, ctxt, typeSer)
            return
        }
        val id = typeSer.writeTypePrefix(gen, typeSer.typeId(value, JsonToken.VALUE_STRING))
        serialize(value, gen, ctxt)
        typeSer.writeTypeSuffix(gen, id)
    }

    override fun isEmpty(
        ctxt: SerializerProvider,
        value: Any,
    ): Boolean {
        val written = content.of(value) ?: return true
        return serializer(written, ctxt).isEmpty(ctxt, written)
    }

    override fun acceptJsonFormatVisitor(
        visitor: JsonFormatVisitorWrapper,
        typeHint: JavaType?,
    ) {
        val contentType = type.resolve(content.type(), visitor.provider.typeFactory)
        val found = visitor.provider.findPrimaryPropertySerializer(contentType, property)
        found.acceptJsonFormatVisitor(visitor, contentType)
    }

    private fun serializer(
        written: Any,
        ctxt: SerializerProvider,
    ): JsonSerializer<Any> {
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
        ctxt: SerializerProvider,
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
