package dev.piculet.model.kotlin

import dev.piculet.model.Nullability
import dev.piculet.model.TypeModel
import dev.piculet.model.Variance
import java.lang.reflect.Type
import java.util.Optional
import kotlin.metadata.KmClassifier
import kotlin.metadata.KmType
import kotlin.metadata.KmTypeParameter
import kotlin.metadata.KmTypeProjection
import kotlin.metadata.KmVariance
import kotlin.metadata.isDefinitelyNonNull
import kotlin.metadata.isNullable

/**
 * Lays what Kotlin knows of a type over what the JVM knows. The JVM's part decides the classes of values; metadata adds what
 * may be null, at every depth, and value classes. `owner` is the class whose members the types are of.
 */
internal class KotlinTypes(
    val names: KotlinClassNames,
    private val owner: Class<*>,
    private val typeParameters: List<KmTypeParameter>,
) {
    fun model(
        jvmType: Type,
        kmType: KmType,
    ): TypeModel = overlay(TypeModel.of(jvmType), kmType)

    fun overlay(
        type: TypeModel,
        kmType: KmType,
    ): TypeModel =
        when (val classifier = kmType.classifier) {
            is KmClassifier.Class -> overlayClass(type, kmType, classifier)
            is KmClassifier.TypeParameter -> overlayVariable(type, kmType, typeParameter(classifier))
            is KmClassifier.TypeAlias -> type
        }

    private fun overlayClass(
        type: TypeModel,
        kmType: KmType,
        classifier: KmClassifier.Class,
    ): TypeModel {
        val unboxed = unboxedValueClass(type, classifier)
        if (unboxed != null) {
            return type.copy(
                arguments = kmType.arguments.mapNotNull(::fromKotlinAlone),
                nullability = nullability(kmType),
                valueClass = unboxed,
            )
        }
        return type.copy(arguments = arguments(type, kmType), nullability = nullability(kmType))
    }

    /** Returns the value class that was written where the JVM has another class: that of the underlying values. */
    private fun unboxedValueClass(
        type: TypeModel,
        classifier: KmClassifier.Class,
    ): Class<*>? {
        val named = if (classifier.name == ARRAY) null else names.load(classifier.name)
        // Classes of the JDK are the most that are named, and looking for their annotations costs.
        return named?.takeIf { it != type.rawClass() && it.classLoader != null && it.isAnnotationPresent(VALUE_CLASS) }
    }

    private fun arguments(
        type: TypeModel,
        kmType: KmType,
    ): List<TypeModel> {
        val known: List<TypeModel> = type.arguments()
        return when {
            type.isArray && known.size == kmType.arguments.size ->
                listOf(overlayArgument(known[0], kmType.arguments[0]).withVariance(Variance.INVARIANT))
            kmType.arguments.size == known.size -> known.zip(kmType.arguments, ::overlayArgument)
            // The JVM's part is raw where a generic signature is missing, as on some of the compiler's own members.
            known.isEmpty() && type.rawClass().typeParameters.size == kmType.arguments.size ->
                kmType.arguments.mapNotNull(::fromKotlinAlone)
            else -> known
        }
    }

    private fun overlayArgument(
        type: TypeModel,
        projection: KmTypeProjection,
    ): TypeModel {
        val kmType = projection.type ?: return type
        return when {
            projection.variance == KmVariance.IN -> type.withVariance(Variance.IN)
            // Written without projection; the wildcard comes from the declaration and hides the class.
            type.variance() == Variance.IN -> fromKotlinAlone(projection) ?: type
            else -> overlay(type, kmType).withVariance(variance(projection))
        }
    }

    private fun overlayVariable(
        type: TypeModel,
        kmType: KmType,
        parameter: KmTypeParameter?,
    ): TypeModel {
        val bound = parameter?.upperBounds?.firstOrNull()
        val arguments = if (bound == null) type.arguments() else overlay(type, bound).arguments()
        return TypeModel(
            type.rawClass(),
            arguments,
            nullability(kmType),
            type.valueClass(),
            if (parameter == null) type.variable() else Optional.of(parameter.name),
            type.variance(),
        )
    }

    private fun nullability(kmType: KmType): Nullability =
        when {
            kmType.isNullable -> Nullability.NULLABLE
            kmType.isDefinitelyNonNull -> Nullability.NON_NULL
            // A type that Java code gave and nobody wrote: not null as far as one knows, and nullable.
            kmType.flexibleTypeUpperBound?.type?.isNullable == true -> Nullability.UNKNOWN
            else ->
                when (val classifier = kmType.classifier) {
                    is KmClassifier.TypeParameter -> nullabilityOf(typeParameter(classifier))
                    else -> Nullability.NON_NULL
                }
        }

    /** A variable whose bounds leave no room for null promises that; any other leaves the promise to who replaces it. */
    private fun nullabilityOf(parameter: KmTypeParameter?): Nullability {
        val promises = parameter?.upperBounds.orEmpty().any { nullability(it) == Nullability.NON_NULL }
        return if (promises) Nullability.NON_NULL else Nullability.UNKNOWN
    }

    /** Returns the type of boxed values; null for a class that is not there. */
    private fun fromKotlinAlone(projection: KmTypeProjection): TypeModel? {
        val kmType = projection.type ?: return TypeModel.of(Any::class.java).withVariance(Variance.STAR)
        val type =
            when (val classifier = kmType.classifier) {
                is KmClassifier.Class -> classAlone(kmType, classifier)
                is KmClassifier.TypeParameter -> variableAlone(kmType, classifier)
                is KmClassifier.TypeAlias -> null
            }
        return type?.withVariance(variance(projection))
    }

    private fun classAlone(
        kmType: KmType,
        classifier: KmClassifier.Class,
    ): TypeModel? {
        val arguments = kmType.arguments.mapNotNull(::fromKotlinAlone)
        if (classifier.name == ARRAY) {
            val component = arguments.firstOrNull()?.withVariance(Variance.INVARIANT) ?: return null
            return TypeModel.of(component.rawClass().arrayType(), listOf(component), nullability(kmType))
        }
        val type = TypeModel.of(names.load(classifier.name) ?: return null)
        return if (type.isArray) {
            type.withNullability(nullability(kmType))
        } else {
            type.copy(arguments = arguments, nullability = nullability(kmType))
        }
    }

    private fun variableAlone(
        kmType: KmType,
        classifier: KmClassifier.TypeParameter,
    ): TypeModel? {
        val name = typeParameter(classifier)?.name
        val variable = owner.typeParameters.find { it.name == name }
        return variable?.let { TypeModel.of(it).copy(arguments = listOf(), nullability = nullability(kmType)) }
    }

    private fun typeParameter(classifier: KmClassifier.TypeParameter): KmTypeParameter? =
        typeParameters.find { it.id == classifier.id }

    private fun variance(projection: KmTypeProjection): Variance =
        when (projection.variance) {
            KmVariance.OUT -> Variance.OUT
            KmVariance.IN -> Variance.IN
            else -> Variance.INVARIANT
        }

    private fun TypeModel.copy(
        arguments: List<TypeModel>,
        nullability: Nullability,
        valueClass: Class<*>? = valueClass().orElse(null),
    ): TypeModel =
        TypeModel(rawClass(), arguments, nullability, Optional.ofNullable(valueClass), variable(), variance())

    private companion object {
        private const val ARRAY = "kotlin/Array"

        private val VALUE_CLASS = JvmInline::class.java
    }
}
