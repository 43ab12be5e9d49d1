package dev.piculet.jackson2

import com.fasterxml.jackson.databind.JavaType
import com.fasterxml.jackson.databind.introspect.Annotated
import com.fasterxml.jackson.databind.introspect.AnnotatedClass
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector
import com.fasterxml.jackson.databind.jsontype.NamedType
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer
import com.fasterxml.jackson.databind.type.TypeFactory
import com.fasterxml.jackson.databind.util.Converter
import com.fasterxml.jackson.databind.util.StdConverter
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.ValueClassRules
import dev.piculet.jackson.kotlin.WrittenTypes
import dev.piculet.model.Nullability
import dev.piculet.model.ValueClassModel

/** Answers what Kotlin's types say: subclasses of sealed classes, and values that a getter has unwrapped. */
internal class KotlinTypesIntrospector(
    private val models: KotlinModels,
) : NopAnnotationIntrospector() {
    override fun findSubtypes(annotated: Annotated): List<NamedType>? =
        (annotated as? AnnotatedClass)
            ?.rawType
            ?.takeIf(models::isKotlin)
            ?.let { models.model(it).permittedSubclasses() }
            ?.takeIf { it.isNotEmpty() }
            ?.map { NamedType(it) }

    // What a serializer for the value class is registered for is found only if the value is one again.
    override fun findSerializationConverter(annotated: Annotated): Converter<*, *>? = unwrapped(annotated)

    override fun findNullSerializer(annotated: Annotated): Any? =
        unwrapped(annotated)
            ?.takeIf { it.valueClass.underlying().nullability() == Nullability.NULLABLE }
            ?.let { StdDelegatingSerializer(it) }

    /** Wraps what a getter has unwrapped; null if it has not, or if the value shall stay so. */
    private fun unwrapped(annotated: Annotated): WrappingConverter? {
        val getter = (annotated as? AnnotatedMethod)?.member ?: return null
        if (annotated.hasAnnotation(JsonKUnbox::class.java)) return null
        val type = ValueClassRules.unwrapped(getter, models).orElse(null) ?: return null
        val valueClass = models.unwrapped(type).orElse(null)
        return valueClass
            ?.takeUnless { it.type().isAnnotationPresent(JsonKUnbox::class.java) }
            ?.let {
                WrappingConverter(it, MemberTypes(annotated).resolve(WrittenTypes.of(type, getter.declaringClass)))
            }
    }
}

/**
 * Wraps what a getter has unwrapped. No checks are run: the value has passed them.
 *
 * @property valueClass what is made
 * @param type with its arguments
 */
internal class WrappingConverter(
    val valueClass: ValueClassModel,
    private val type: JavaType,
) : StdConverter<Any?, Any>() {
    private val box = valueClass.box().apply { isAccessible = true }

    override fun convert(value: Any?): Any = box.invoke(null, value)

    override fun getInputType(types: TypeFactory): JavaType = types.constructType(valueClass.underlying().rawClass())

    override fun getOutputType(types: TypeFactory): JavaType = type
}
