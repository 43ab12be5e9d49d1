package dev.piculet.model.kotlin.metadata

import dev.piculet.model.Variance
import kotlin.metadata.KmClass
import kotlin.metadata.KmClassifier
import kotlin.metadata.KmConstructor
import kotlin.metadata.KmFunction
import kotlin.metadata.KmProperty
import kotlin.metadata.KmType
import kotlin.metadata.KmTypeParameter
import kotlin.metadata.KmTypeProjection
import kotlin.metadata.KmValueParameter
import kotlin.metadata.KmVariance
import kotlin.metadata.Visibility
import kotlin.metadata.declaresDefaultValue
import kotlin.metadata.isData
import kotlin.metadata.isDefinitelyNonNull
import kotlin.metadata.isDelegated
import kotlin.metadata.isLateinit
import kotlin.metadata.isNullable
import kotlin.metadata.isSecondary
import kotlin.metadata.jvm.JvmMemberSignature
import kotlin.metadata.jvm.KotlinClassMetadata
import kotlin.metadata.jvm.fieldSignature
import kotlin.metadata.jvm.getterSignature
import kotlin.metadata.jvm.setterSignature
import kotlin.metadata.jvm.signature
import kotlin.metadata.kind
import kotlin.metadata.visibility

/** The result of the compiler's own library, in our model. */
internal object MetadataOracle {
    /** Returns null for metadata of anything but a class, and for metadata that the library can't read. */
    fun readClass(metadata: Metadata): ClassMetadata? = kmClass(metadata)?.let(::ofClass)

    fun readFunctions(metadata: Metadata): List<FunctionMetadata> = kmClass(metadata)?.functions?.map(::of) ?: listOf()

    fun isLambda(metadata: Metadata): Boolean =
        (read(metadata) as? KotlinClassMetadata.SyntheticClass)?.isLambda ?: false

    private fun kmClass(metadata: Metadata): KmClass? = (read(metadata) as? KotlinClassMetadata.Class)?.kmClass

    private fun read(metadata: Metadata): KotlinClassMetadata? =
        try {
            KotlinClassMetadata.readLenient(metadata)
        } catch (_: IllegalArgumentException) {
            null
        }

    private fun ofClass(kmClass: KmClass) =
        ClassMetadata(
            kmClass.name,
            kmClass.kind.ordinal,
            kmClass.isData,
            kmClass.typeParameters.map(::of),
            kmClass.supertypes.map(::of),
            kmClass.companionObject,
            kmClass.nestedClasses,
            kmClass.sealedSubclasses,
            kmClass.inlineClassUnderlyingPropertyName,
            kmClass.constructors.map(::of),
            kmClass.properties.map(::of),
        )

    private fun of(constructor: KmConstructor) =
        ConstructorMetadata(
            constructor.isSecondary,
            constructor.visibility == Visibility.PUBLIC || constructor.visibility == Visibility.INTERNAL,
            constructor.valueParameters.map(::of),
            constructor.signature?.let(::of),
        )

    private fun of(function: KmFunction) =
        FunctionMetadata(
            function.name,
            function.receiverParameterType != null,
            function.typeParameters.map(::of),
            function.valueParameters.map(::of),
            of(function.returnType),
            function.signature?.let(::of),
        )

    @OptIn(ExperimentalContextParameters::class)
    private fun of(property: KmProperty) =
        PropertyMetadata(
            property.name,
            of(property.returnType),
            property.receiverParameterType != null || property.contextParameters.isNotEmpty(),
            property.isDelegated,
            property.isLateinit,
            property.fieldSignature?.let(::of),
            property.getterSignature?.let(::of),
            property.setterSignature?.let(::of),
        )

    private fun of(parameter: KmValueParameter) =
        ValueParameterMetadata(
            parameter.name,
            of(parameter.type),
            parameter.declaresDefaultValue,
            parameter.varargElementType != null,
        )

    private fun of(parameter: KmTypeParameter) =
        TypeParameterMetadata(parameter.id, parameter.name, parameter.upperBounds.map(::of))

    private fun of(type: KmType): TypeMetadata =
        TypeMetadata(
            (type.classifier as? KmClassifier.Class)?.name,
            (type.classifier as? KmClassifier.TypeParameter)?.id ?: TypeMetadata.NO_PARAMETER,
            type.arguments.map(::of),
            type.isNullable,
            type.isDefinitelyNonNull,
            type.flexibleTypeUpperBound?.type?.isNullable ?: false,
        )

    private fun of(projection: KmTypeProjection): TypeArgumentMetadata {
        val variance =
            when (projection.variance) {
                null -> Variance.STAR
                KmVariance.IN -> Variance.IN
                KmVariance.OUT -> Variance.OUT
                KmVariance.INVARIANT -> Variance.INVARIANT
            }
        return TypeArgumentMetadata(variance, projection.type?.let(::of))
    }

    private fun of(signature: JvmMemberSignature) = MemberSignature(signature.name, signature.descriptor)
}
