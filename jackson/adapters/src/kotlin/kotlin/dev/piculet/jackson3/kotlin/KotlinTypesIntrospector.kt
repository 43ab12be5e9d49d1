package dev.piculet.jackson3.kotlin

import dev.piculet.jackson.bean.Rewrapping
import dev.piculet.jackson.kotlin.GetterWrapper
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.ValueClassRules
import tools.jackson.databind.JavaType
import tools.jackson.databind.cfg.MapperConfig
import tools.jackson.databind.introspect.Annotated
import tools.jackson.databind.introspect.AnnotatedClass
import tools.jackson.databind.introspect.AnnotatedMethod
import tools.jackson.databind.jsontype.NamedType
import tools.jackson.databind.type.TypeFactory
import tools.jackson.databind.util.Converter
import tools.jackson.databind.util.StdConverter

/** Answers what Kotlin's types say: subclasses of sealed classes, and values that a getter has unwrapped. */
internal class KotlinTypesIntrospector(
    private val models: KotlinModels,
) : Introspector() {
    override fun findSubtypes(
        config: MapperConfig<*>?,
        annotated: Annotated,
    ): List<NamedType>? {
        val type = (annotated as? AnnotatedClass)?.rawType
        if (type == null || !models.isKotlin(type)) return null
        val subtypes = ArrayList<NamedType>()
        for (subclass in models.model(type).permittedSubclasses()) {
            subtypes.add(NamedType(subclass))
        }
        return if (subtypes.isEmpty()) null else subtypes
    }

    // A serializer registered for the value class is found only if the value is wrapped again.
    override fun findSerializationConverter(
        config: MapperConfig<*>?,
        annotated: Annotated,
    ): Converter<*, *>? = unwrapped(annotated)

    override fun findNullSerializer(
        config: MapperConfig<*>?,
        annotated: Annotated,
    ): Any? =
        unwrapped(annotated)
            ?.takeIf { it.wrapper.takesNull() }
            ?.let { converting(it) }

    /** Wraps what a getter has unwrapped; null if it has not, or if the value shall stay so. */
    private fun unwrapped(annotated: Annotated): WrappingConverter? {
        val getter = annotated as? AnnotatedMethod ?: return null
        val type = ValueClassRules.unwrapped(getter.member, models).orElse(null)
        if (type == null || getter.hasAnnotation(JsonKUnbox::class.java)) return null
        val wrapper = GetterWrapper.of(getter.member, type, models, JsonKUnbox::class.java).orElse(null)
        return wrapper?.let { WrappingConverter(it, MemberTypes(getter).resolve(it.output())) }
    }
}

/**
 * Wraps the value that a getter has unwrapped.
 *
 * @param type of the wrapped value, with its arguments
 */
internal class WrappingConverter(
    val wrapper: GetterWrapper,
    private val type: JavaType,
) : StdConverter<Any?, Any>(),
    Rewrapping {
    override fun convert(value: Any?): Any = wrapper.wrap(value)

    override fun getInputType(types: TypeFactory): JavaType = types.constructType(wrapper.input())

    override fun getOutputType(types: TypeFactory): JavaType = type
}
