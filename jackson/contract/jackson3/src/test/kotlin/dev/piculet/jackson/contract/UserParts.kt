package dev.piculet.jackson.contract

import tools.jackson.core.JsonGenerator
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.BeanProperty
import tools.jackson.databind.DeserializationConfig
import tools.jackson.databind.PropertyName
import tools.jackson.databind.SerializationConfig
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.ValueSerializer
import tools.jackson.databind.cfg.MapperConfig
import tools.jackson.databind.deser.ValueDeserializerModifier
import tools.jackson.databind.deser.jdk.JavaUtilDateDeserializer
import tools.jackson.databind.introspect.Annotated
import tools.jackson.databind.introspect.AnnotatedMember
import tools.jackson.databind.introspect.NopAnnotationIntrospector
import tools.jackson.databind.module.SimpleModule
import tools.jackson.databind.ser.ValueSerializerModifier
import tools.jackson.databind.ser.jdk.JavaUtilDateSerializer
import java.text.DateFormat
import java.util.Date

/** Returns a serializer that writes each key of a map as one name. */
internal fun keyWriter(name: String): ValueSerializer<Any> =
    object : ValueSerializer<Any>() {
        override fun serialize(
            value: Any?,
            gen: JsonGenerator,
            context: SerializationContext,
        ) {
            gen.writeName(name)
        }
    }

/** A serializer that is told of its place. */
internal abstract class PlacedSerializer : ValueSerializer<Any>() {
    abstract fun noteTold()

    override fun createContextual(
        context: SerializationContext,
        property: BeanProperty?,
    ): ValueSerializer<*> = also { noteTold() }
}

/** Has dates read and written by Jackson's own code with a format. */
internal fun datesBy(format: DateFormat): SimpleModule =
    SimpleModule("dates")
        .addSerializer(Date::class.java, JavaUtilDateSerializer(false, format))
        .addDeserializer(
            Date::class.java,
            JavaUtilDateDeserializer(JavaUtilDateDeserializer.instance, format, "own"),
        )

/** Replaces the result of Jackson's own search for a class. */
internal fun SimpleModule.replaceDeserializer(
    type: Class<*>,
    deserializer: ValueDeserializer<*>,
): SimpleModule =
    setDeserializerModifier(
        object : ValueDeserializerModifier() {
            override fun modifyDeserializer(
                config: DeserializationConfig,
                description: BeanDescription.Supplier,
                found: ValueDeserializer<*>,
            ) = if (description.beanClass == type) deserializer else found
        },
    )

/** Replaces the result of Jackson's own search for a class. */
internal fun SimpleModule.replaceSerializer(
    type: Class<*>,
    serializer: ValueSerializer<*>,
): SimpleModule =
    setSerializerModifier(
        object : ValueSerializerModifier() {
            override fun modifySerializer(
                config: SerializationConfig,
                description: BeanDescription.Supplier,
                found: ValueSerializer<*>,
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
                    config: MapperConfig<*>?,
                    member: Annotated,
                ): PropertyName? = if (member.isOf(type)) PropertyName(name) else null
            },
        )
    }

    private fun Annotated.isOf(type: Class<*>) = (this as? AnnotatedMember)?.declaringClass == type
}

/** Returns parts that only modules of this major can add. */
internal fun partsOfMajor(): Map<String, UserPart> {
    val text =
        object : ValueSerializer<Any>() {
            override fun serialize(
                value: Any?,
                gen: JsonGenerator,
                context: SerializationContext,
            ) {
                gen.writeString("null of the user")
            }
        }
    return mapOf(
        "serializer of null" to
            UserPart(SimpleModule("user's").setDefaultNullValueSerializer(text)) { it.write(listOf(null)) },
        "serializer of null as a key" to
            UserPart(SimpleModule("user's").setDefaultNullKeySerializer(keyWriter("null"))) {
                it.write(mapOf(null to 1))
            },
    )
}
