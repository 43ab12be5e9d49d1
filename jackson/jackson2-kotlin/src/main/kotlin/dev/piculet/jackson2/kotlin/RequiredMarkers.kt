package dev.piculet.jackson2.kotlin

import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.databind.cfg.MapperConfig
import com.fasterxml.jackson.databind.introspect.AnnotatedMember
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter
import java.lang.reflect.AnnotatedElement

/**
 * Tells of Kotlin's classes which properties are required: by a parameter's annotation or a member's own, if it says so,
 * and else by the type. `@JsonProperty` without `isRequired` only says so if it says `required = true`.
 *
 * @param names knows the types
 */
internal class RequiredMarkers(
    private val names: Introspector,
) : Introspector() {
    override fun hasRequiredMarker(
        config: MapperConfig<*>?,
        member: AnnotatedMember,
    ): Boolean? {
        val byType = names.hasRequiredMarker(config, member) ?: return null
        return annotation(member)?.let(::stated) ?: byType
    }

    private fun annotation(member: AnnotatedMember): JsonProperty? =
        if (member is AnnotatedParameter) {
            member.getAnnotation(JsonProperty::class.java)
        } else {
            (member.annotated as? AnnotatedElement)?.getAnnotation(JsonProperty::class.java)
        }

    private fun stated(property: JsonProperty): Boolean? = explicit(property) ?: if (property.required) true else null

    private fun explicit(property: JsonProperty): Boolean? =
        try {
            property.isRequired.asBoolean()
        } catch (ignored: NoSuchMethodError) {
            // Jackson 2.18 has no such statement.
            null
        }
}
