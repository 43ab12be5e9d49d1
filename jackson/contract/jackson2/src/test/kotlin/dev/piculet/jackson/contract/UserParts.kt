package dev.piculet.jackson.contract

import com.fasterxml.jackson.core.JsonGenerator
import com.fasterxml.jackson.databind.BeanDescription
import com.fasterxml.jackson.databind.BeanProperty
import com.fasterxml.jackson.databind.DeserializationConfig
import com.fasterxml.jackson.databind.JsonDeserializer
import com.fasterxml.jackson.databind.JsonSerializer
import com.fasterxml.jackson.databind.PropertyName
import com.fasterxml.jackson.databind.SerializationConfig
import com.fasterxml.jackson.databind.SerializerProvider
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier
import com.fasterxml.jackson.databind.deser.std.DateDeserializers.DateDeserializer
import com.fasterxml.jackson.databind.introspect.Annotated
import com.fasterxml.jackson.databind.introspect.AnnotatedMember
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector
import com.fasterxml.jackson.databind.module.SimpleModule
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier
import com.fasterxml.jackson.databind.ser.ContextualSerializer
import com.fasterxml.jackson.databind.ser.std.DateSerializer
import java.text.DateFormat
import java.util.Date

/** Returns a serializer that writes each key of a map as one name. */
internal fun keyWriter(name: String): JsonSerializer<Any> =
    object : JsonSerializer<Any>() {
        override fun serialize(
            value: Any?,
            gen: JsonGenerator,
            context: SerializerProvider,
        ) {
            gen.writeFieldName(name)
        }
    }

/** A serializer that is told of its place. */
internal abstract class PlacedSerializer :
    JsonSerializer<Any>(),
    ContextualSerializer {
    abstract fun noteTold()

    override fun createContextual(
        context: SerializerProvider,
        property: BeanProperty?,
    ): JsonSerializer<*> = also { noteTold() }
}

/** Has dates read and written by Jackson's own code with a format. */
internal fun datesBy(format: DateFormat): SimpleModule =
    SimpleModule("dates")
        .addSerializer(Date::class.java, DateSerializer(false, format))
        .addDeserializer(Date::class.java, DateDeserializer(DateDeserializer(), format, "own"))

/** Replaces the result of Jackson's own search for a class. */
internal fun SimpleModule.replaceDeserializer(
    type: Class<*>,
    deserializer: JsonDeserializer<*>,
): SimpleModule =
    setDeserializerModifier(
        object : BeanDeserializerModifier() {
            override fun modifyDeserializer(
                config: DeserializationConfig,
                description: BeanDescription,
                found: JsonDeserializer<*>,
            ) = if (description.beanClass == type) deserializer else found
        },
    )

/** Replaces the result of Jackson's own search for a class. */
internal fun SimpleModule.replaceSerializer(
    type: Class<*>,
    serializer: JsonSerializer<*>,
): SimpleModule =
    setSerializerModifier(
        object : BeanSerializerModifier() {
            override fun modifySerializer(
                config: SerializationConfig,
                description: BeanDescription,
                found: JsonSerializer<*>,
            ) = if (description.beanClass == type) serializer else found
        },
    )

/** Gives every property of a class one name, whatever annotations say. */
internal class Naming(
    private val type: Class<*>,
    private val name: String,
) : SimpleModule("user's") {
    override fun setupModule(context: SetupContext) {
        super.setupModule(context)
        context.insertAnnotationIntrospector(
            object : NopAnnotationIntrospector() {
                override fun findNameForSerialization(
                    member: Annotated,
                ): PropertyName? = if (member.isOf(type)) PropertyName(name) else null
            },
        )
    }

    private fun Annotated.isOf(type: Class<*>) = (this as? AnnotatedMember)?.declaringClass == type
}

/** Modules of Jackson 3 can add more. */
internal fun partsOfMajor(): Map<String, UserPart> = mapOf()
