package dev.piculet.jackson3.kotlin

import com.fasterxml.jackson.annotation.JsonIgnore
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.annotation.Nulls
import dev.piculet.jackson.bean.CodePaths
import dev.piculet.jackson.kotlin.ArgumentRule
import dev.piculet.jackson.kotlin.CreatorRules
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.NullSettings
import dev.piculet.jackson.kotlin.PropertyNames
import dev.piculet.jackson.kotlin.RequiredRules
import dev.piculet.jackson.kotlin.ValueClassRules
import dev.piculet.jackson.kotlin.WrittenTypes
import dev.piculet.model.CreatorModel
import dev.piculet.model.ParameterModel
import dev.piculet.model.TypeModel
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.JacksonModule.SetupContext
import tools.jackson.databind.JavaType
import tools.jackson.databind.cfg.MapperConfig
import tools.jackson.databind.introspect.Annotated
import tools.jackson.databind.introspect.AnnotatedClass
import tools.jackson.databind.introspect.AnnotatedMember
import tools.jackson.databind.introspect.AnnotatedMethod
import tools.jackson.databind.introspect.AnnotatedParameter
import tools.jackson.databind.introspect.AnnotatedWithParams
import tools.jackson.databind.introspect.AnnotationMap
import tools.jackson.databind.introspect.PotentialCreator
import java.lang.reflect.Executable

/**
 * Answers where no annotation does: names, creators, required properties. Asked after every other introspector, so that
 * annotations count more.
 */
internal class KotlinNamesIntrospector(
    private val context: SetupContext,
    private val models: KotlinModels,
    private val nulls: NullSettings,
    private val paths: CodePaths,
    private val features: Set<KotlinFeature>,
) : Introspector() {
    private val namesAsWritten = KotlinFeature.KotlinPropertyNameAsImplicitName in features

    override fun findImplicitPropertyName(
        config: MapperConfig<*>?,
        member: AnnotatedMember,
    ): String? =
        when {
            !models.isKotlin(member.declaringClass) -> null
            member is AnnotatedParameter -> parameter(member)?.name()?.orElse(null)
            member is AnnotatedMethod && isPropertyOfItsOwn(member) -> null
            member is AnnotatedMethod -> PropertyNames.of(member.member, models, namesAsWritten).orElse(null)
            else -> null
        }

    // What an annotation says of the setter of an `isX` alone, its name or that it is ignored, must not hold for its getter.
    private fun isPropertyOfItsOwn(method: AnnotatedMethod): Boolean {
        val name =
            method.getAnnotation(JsonSetter::class.java)?.value ?: method.getAnnotation(JsonProperty::class.java)?.value
        val isTold = !name.isNullOrEmpty() || method.getAnnotation(JsonIgnore::class.java)?.value == true
        return isTold &&
            method.parameterCount == 1 &&
            PropertyNames.leftOutIs(method.member, models, namesAsWritten).isPresent
    }

    override fun preferredCreator(
        valueClass: AnnotatedClass,
        constructors: List<PotentialCreator>,
    ): PotentialCreator? {
        if (!models.isKotlin(valueClass.rawType)) {
            return null
        }
        val model = models.model(valueClass.rawType)
        val creator = CreatorRules.preferred(model).orElse(null) ?: return null
        val seen = constructors.find { it.creator().annotated == creator.member() } ?: return null
        addAnnotations(seen.creator(), creator)
        val takesWhole =
            CreatorRules.takesWholeString(model, creator) && !seen.param(0).hasAnnotation(JsonProperty::class.java)
        return if (takesWhole) null else seen
    }

    // Where parameters are of value classes, the compiler puts their annotations on the constructor for callers.
    private fun addAnnotations(
        constructor: AnnotatedWithParams,
        creator: CreatorModel,
    ) {
        val found = CreatorRules.markerAnnotations(creator)
        val areHeeded = KotlinFeature.ParameterAnnotationsBesideValueClasses in features
        if (found.any { it.isNotEmpty() }) {
            val text = "are ${if (areHeeded) "heeded" else "ignored"}, which the compiler hides beside value classes"
            paths.add(constructor.declaringClass, "annotations of parameters", text)
        }
        if (!areHeeded) return
        found.forEachIndexed { index, annotations ->
            for (annotation in annotations) {
                val added = AnnotationMap.of(annotation.annotationClass.java, annotation)
                val own = constructor.getParameterAnnotations(index)
                constructor.getParameter(index).withAnnotations(AnnotationMap.merge(own, added))
            }
        }
    }

    override fun hasRequiredMarker(
        config: MapperConfig<*>?,
        member: AnnotatedMember,
    ): Boolean? =
        when {
            !models.isKotlin(member.declaringClass) -> null
            member is AnnotatedParameter -> isRequired(member)
            else -> RequiredRules.isRequired(member.member, models, zeroIsMissing()).orElse(null)
        }

    private fun isRequired(parameter: AnnotatedParameter): Boolean? =
        if (nulls.isEmptyInstead(parameter.type.isCollectionLikeType, parameter.type.isMapLikeType)) {
            false
        } else {
            parameter(parameter)?.let {
                if (models.creator(parameter.owner.member as Executable).isPresent) {
                    RequiredRules.isRequired(it, zeroIsMissing())
                } else {
                    RequiredRules.isRequiredOfObject(it, zeroIsMissing())
                }
            }
        }

    private fun zeroIsMissing(): Boolean = context.isEnabled(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)

    override fun refineDeserializationType(
        config: MapperConfig<*>,
        annotated: Annotated,
        baseType: JavaType,
    ): JavaType {
        val type = taken(annotated)?.takeIf(ValueClassRules::isHidden) ?: return baseType
        return MemberTypes(annotated as AnnotatedMember).resolve(WrittenTypes.of(type, annotated.declaringClass))
    }

    /** The type that a parameter, setter or field was written with. */
    private fun taken(annotated: Annotated): TypeModel? =
        when (annotated) {
            is AnnotatedParameter -> parameter(annotated)?.type()
            is AnnotatedMember -> ValueClassRules.assigned(annotated.member, models).orElse(null)
            else -> null
        }

    override fun findSetterInfo(
        config: MapperConfig<*>?,
        annotated: Annotated,
    ): JsonSetter.Value {
        val type = annotated.type
        // Null for an element of a primitive array is Jackson's matter, as for any primitive.
        val hasElements = type.isCollectionLikeType || (type.isArrayType && !type.contentType.isPrimitive)
        val isStrict = KotlinFeature.StrictNullChecks in features
        return if (isStrict && rejectsNullContent(annotated, hasElements, type.isMapLikeType)) {
            JsonSetter.Value.forContentNulls(Nulls.FAIL)
        } else {
            super.findSetterInfo(config, annotated)
        }
    }

    private fun rejectsNullContent(
        annotated: Annotated,
        hasElements: Boolean,
        isMap: Boolean,
    ): Boolean {
        val parameter = parameter(annotated) ?: return false
        if (ArgumentRule.rejectsNullContent(parameter, hasElements, isMap)) return true
        if (!ArgumentRule.hasContentOfTypeVariable(parameter, hasElements, isMap)) return false
        val isTaken = KotlinFeature.NullElementsOfTypeVariables in features
        val purpose = "null for an element of " + parameter.name().orElse("a parameter")
        val text = "is ${if (isTaken) "taken" else "refused"}, whose type is a type variable"
        paths.add((annotated as AnnotatedParameter).declaringClass, purpose, text)
        return !isTaken
    }

    private fun parameter(annotated: Annotated): ParameterModel? =
        (annotated as? AnnotatedParameter)
            ?.let { models.parameter(it.owner.member as Executable, it.index) }
            ?.orElse(null)
}
