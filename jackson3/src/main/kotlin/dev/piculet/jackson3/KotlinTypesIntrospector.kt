package dev.piculet.jackson3

import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.ValueClassRules
import dev.piculet.jackson.kotlin.WrittenTypes
import dev.piculet.model.Nullability
import dev.piculet.model.ValueClassModel
import tools.jackson.databind.JavaType
import tools.jackson.databind.cfg.MapperConfig
import tools.jackson.databind.introspect.Annotated
import tools.jackson.databind.introspect.AnnotatedClass
import tools.jackson.databind.introspect.AnnotatedMethod
import tools.jackson.databind.introspect.NopAnnotationIntrospector
import tools.jackson.databind.jsontype.NamedType
import tools.jackson.databind.ser.std.StdConvertingSerializer
import tools.jackson.databind.type.TypeFactory
import tools.jackson.databind.util.Converter
import tools.jackson.databind.util.StdConverter

/** Answers what Kotlin's types say: subclasses of sealed classes, and values that a getter has unwrapped. */
internal class KotlinTypesIntrospector(
    private val models: KotlinModels,
) : NopAnnotationIntrospector() {
    override fun findSubtypes(
        config: MapperConfig<*>,
        annotated: Annotated,
    ): List<NamedType>? =
        (annotated as? AnnotatedClass)
            ?.rawType
            ?.takeIf(models::isKotlin)
            ?.let { models.model(it).permittedSubclasses() }
            ?.takeIf { it.isNotEmpty() }
            ?.map { NamedType(it) }

    // What a serializer for the value class is registered for is found only if the value is one again.
    override fun findSerializationConverter(
        config: MapperConfig<*>?,
        annotated: Annotated,
    ): Converter<*, *>? = unwrapped(annotated)

    override fun findNullSerializer(
        config: MapperConfig<*>?,
        annotated: Annotated,
    ): Any? =
        unwrapped(annotated)
            ?.takeIf { it.valueClass.underlying().nullability() == Nullability.NULLABLE }
            ?.let { StdConvertingSerializer(it) }

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
