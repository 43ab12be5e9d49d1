package dev.piculet.jackson2.kotlin

import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.databind.cfg.MapperConfig
import com.fasterxml.jackson.databind.introspect.Annotated
import com.fasterxml.jackson.databind.introspect.AnnotatedClass
import com.fasterxml.jackson.databind.introspect.AnnotatedMember
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector
import com.fasterxml.jackson.databind.introspect.PotentialCreator
import com.fasterxml.jackson.databind.jsontype.NamedType
import com.fasterxml.jackson.databind.util.Converter

/** Asks for answers that each major of Jackson asks for in its own way. The configuration is null in this one. */
internal abstract class Introspector : NopAnnotationIntrospector() {
    /** Returns which of the constructors is used unless an annotation says another; null if Jackson shall choose. */
    open fun preferredCreator(
        valueClass: AnnotatedClass,
        constructors: List<PotentialCreator>,
    ): PotentialCreator? = null

    open fun findImplicitPropertyName(
        config: MapperConfig<*>?,
        member: AnnotatedMember,
    ): String? = null

    open fun hasRequiredMarker(
        config: MapperConfig<*>?,
        member: AnnotatedMember,
    ): Boolean? = null

    open fun findSetterInfo(
        config: MapperConfig<*>?,
        annotated: Annotated,
    ): JsonSetter.Value = super.findSetterInfo(annotated)

    open fun findSubtypes(
        config: MapperConfig<*>?,
        annotated: Annotated,
    ): List<NamedType>? = null

    open fun findSerializationConverter(
        config: MapperConfig<*>?,
        annotated: Annotated,
    ): Converter<*, *>? = null

    open fun findNullSerializer(
        config: MapperConfig<*>?,
        annotated: Annotated,
    ): Any? = null

    final override fun findDefaultCreator(
        config: MapperConfig<*>,
        valueClass: AnnotatedClass,
        declaredConstructors: List<PotentialCreator>,
        declaredFactories: List<PotentialCreator>,
    ): PotentialCreator? = preferredCreator(valueClass, declaredConstructors)

    final override fun findImplicitPropertyName(member: AnnotatedMember): String? =
        findImplicitPropertyName(null, member)

    final override fun hasRequiredMarker(member: AnnotatedMember): Boolean? = hasRequiredMarker(null, member)

    final override fun findSetterInfo(annotated: Annotated): JsonSetter.Value = findSetterInfo(null, annotated)

    final override fun findSubtypes(annotated: Annotated): List<NamedType>? = findSubtypes(null, annotated)

    final override fun findSerializationConverter(annotated: Annotated): Converter<*, *>? =
        findSerializationConverter(null, annotated)

    final override fun findNullSerializer(annotated: Annotated): Any? = findNullSerializer(null, annotated)
}
