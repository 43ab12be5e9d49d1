package dev.piculet.model.kotlin

import dev.piculet.model.Nullability
import dev.piculet.model.TypeModel
import dev.piculet.model.Variance
import dev.piculet.model.kotlin.metadata.JvmNames
import dev.piculet.model.kotlin.metadata.TypeArgumentMetadata
import dev.piculet.model.kotlin.metadata.TypeMetadata
import dev.piculet.model.kotlin.metadata.TypeParameterMetadata
import java.lang.reflect.Type
import java.util.Collections
import java.util.Optional

private const val ARRAY = "kotlin/Array"

/**
 * Combines Kotlin's facts about a type with the JVM's. The JVM's part decides the classes of values; metadata adds
 * nullability, at every depth, and value classes. `owner` is the class whose members the types are of.
 */
internal class KotlinTypes(
    val names: KotlinClassNames,
    private val owner: Class<*>,
    private val typeParameters: List<TypeParameterMetadata>,
) {
    fun model(
        jvmType: Type,
        kotlinType: TypeMetadata,
    ): TypeModel = overlay(TypeModel.of(jvmType), kotlinType)

    /**
     * Tells whether a collection or a map can be changed by its type: it is one of Kotlin's interfaces for that, a type
     * variable bounded by one, or a value class around one.
     */
    fun isMutable(
        type: TypeModel,
        kotlinType: TypeMetadata,
    ): Boolean {
        val className = kotlinType.className
        return when {
            className == null -> isBoundedByMutable(kotlinType)
            JvmNames.isMutableCollection(className) -> true
            // Most value classes are around something else, and are not looked at.
            else -> type.isUnboxed && type.rawClass().isInterface && wrapsMutable(type.valueClass().get())
        }
    }

    private fun isBoundedByMutable(kotlinType: TypeMetadata): Boolean =
        typeParameter(kotlinType)?.upperBounds?.any {
            JvmNames.isMutableCollection(it.className) || isBoundedByMutable(it)
        } == true

    private fun wrapsMutable(valueClass: Class<*>): Boolean {
        val metadata = valueClass.getAnnotation(Metadata::class.java)?.let(::readClass)
        val property = metadata?.properties?.find { it.name == metadata.underlyingProperty }
        val field = property?.let { JvmMembers(valueClass).instanceField(it.field) } ?: return true
        val types = KotlinTypes(KotlinClassNames(valueClass.classLoader), valueClass, metadata.typeParameters)
        return types.isMutable(types.model(field.genericType, property.type), property.type)
    }

    fun overlay(
        type: TypeModel,
        kotlinType: TypeMetadata,
    ): TypeModel {
        val className = kotlinType.className
        return when {
            className != null -> overlayClass(type, kotlinType, className)
            isVariable(kotlinType) -> overlayVariable(type, kotlinType, typeParameter(kotlinType))
            else -> type
        }
    }

    private fun overlayClass(
        type: TypeModel,
        kotlinType: TypeMetadata,
        className: String,
    ): TypeModel {
        val unboxed = unboxedValueClass(type, className)
        if (unboxed != null) {
            return type.copy(
                arguments = argumentsAlone(kotlinType),
                nullability = nullability(kotlinType),
                valueClass = unboxed,
            )
        }
        return type.copy(arguments = arguments(type, kotlinType), nullability = nullability(kotlinType))
    }

    /** Returns the value class that was written where the JVM has another class: that of the underlying values. */
    private fun unboxedValueClass(
        type: TypeModel,
        className: String,
    ): Class<*>? {
        val named = if (className == ARRAY) null else names.load(className)
        // Classes of the JDK are the most that are named, and looking for their annotations costs.
        val isUnboxed = named != null && named != type.rawClass() && named.classLoader != null
        return named.takeIf { isUnboxed && it!!.isAnnotationPresent(JvmInline::class.java) }
    }

    private fun arguments(
        type: TypeModel,
        kotlinType: TypeMetadata,
    ): List<TypeModel> {
        val known: List<TypeModel> = type.arguments()
        val written = kotlinType.arguments
        return when {
            type.isArray && known.size == written.size ->
                Collections.singletonList(overlayArgument(known[0], written[0]).withVariance(Variance.INVARIANT))
            written.size == known.size -> overlayArguments(known, written)
            // The JVM's part is raw where a generic signature is missing, as on some of the compiler's own members.
            known.isEmpty() && type.rawClass().typeParameters.size == written.size -> argumentsAlone(kotlinType)
            else -> known
        }
    }

    private fun overlayArguments(
        known: List<TypeModel>,
        written: List<TypeArgumentMetadata>,
    ): List<TypeModel> {
        val arguments = ArrayList<TypeModel>(known.size)
        for (index in 0 until known.size) {
            arguments.add(overlayArgument(known[index], written[index]))
        }
        return arguments
    }

    private fun overlayArgument(
        type: TypeModel,
        argument: TypeArgumentMetadata,
    ): TypeModel {
        val kotlinType = argument.type ?: return type
        return when {
            argument.variance == Variance.IN -> type.withVariance(Variance.IN)
            // Written without projection; the wildcard comes from the declaration and hides the class.
            type.variance() == Variance.IN -> fromKotlinAlone(argument) ?: type
            else -> overlay(type, kotlinType).withVariance(argument.variance)
        }
    }

    private fun overlayVariable(
        type: TypeModel,
        kotlinType: TypeMetadata,
        parameter: TypeParameterMetadata?,
    ): TypeModel {
        val bound = parameter?.upperBounds?.let { if (it.isEmpty()) null else it[0] }
        val arguments = if (bound == null) type.arguments() else overlay(type, bound).arguments()
        return TypeModel(
            type.rawClass(),
            arguments,
            nullability(kotlinType),
            type.valueClass(),
            if (parameter == null) type.variable() else Optional.of(parameter.name),
            type.variance(),
        )
    }

    private fun nullability(kotlinType: TypeMetadata): Nullability =
        when {
            kotlinType.isNullable -> Nullability.NULLABLE
            kotlinType.isDefinitelyNonNull -> Nullability.NON_NULL
            // A type that Java code gave and nobody wrote: not null as far as one knows, and nullable.
            kotlinType.isPlatformType -> Nullability.UNKNOWN
            isVariable(kotlinType) -> nullabilityOf(typeParameter(kotlinType))
            else -> Nullability.NON_NULL
        }

    /** A variable whose bounds leave no room for null promises that; any other leaves the promise to who replaces it. */
    private fun nullabilityOf(parameter: TypeParameterMetadata?): Nullability {
        val promises = parameter != null && parameter.upperBounds.any { nullability(it) == Nullability.NON_NULL }
        return if (promises) Nullability.NON_NULL else Nullability.UNKNOWN
    }

    /** Anything stands for a class that is not there, so that the others stay in their places. */
    private fun argumentsAlone(kotlinType: TypeMetadata): List<TypeModel> {
        val written = kotlinType.arguments
        val arguments = ArrayList<TypeModel>(written.size)
        for (each in written) {
            arguments.add(fromKotlinAlone(each) ?: TypeModel.of(Any::class.java).withVariance(each.variance))
        }
        return arguments
    }

    /** Returns the type of boxed values; null for a class that is not there. */
    private fun fromKotlinAlone(argument: TypeArgumentMetadata): TypeModel? {
        val kotlinType = argument.type ?: return TypeModel.of(Any::class.java).withVariance(Variance.STAR)
        val className = kotlinType.className
        val type =
            when {
                className != null -> classAlone(kotlinType, className)
                isVariable(kotlinType) -> variableAlone(kotlinType)
                else -> null
            }
        return type?.withVariance(argument.variance)
    }

    private fun classAlone(
        kotlinType: TypeMetadata,
        className: String,
    ): TypeModel? {
        val nullability = nullability(kotlinType)
        if (className == ARRAY) {
            val written = kotlinType.arguments
            val argument = (if (written.isEmpty()) null else fromKotlinAlone(written[0])) ?: return null
            val component = argument.withVariance(Variance.INVARIANT)
            return TypeModel.of(component.rawClass().arrayType(), Collections.singletonList(component), nullability)
        }
        val type = TypeModel.of(names.load(className) ?: return null)
        return if (type.isArray) {
            type.withNullability(nullability)
        } else {
            type.copy(arguments = argumentsAlone(kotlinType), nullability = nullability)
        }
    }

    private fun variableAlone(kotlinType: TypeMetadata): TypeModel? {
        val name = typeParameter(kotlinType)?.name
        val variable = owner.typeParameters.find { it.name == name } ?: return null
        return TypeModel.of(variable).copy(arguments = Collections.emptyList(), nullability = nullability(kotlinType))
    }

    private fun isVariable(kotlinType: TypeMetadata): Boolean = kotlinType.parameter != TypeMetadata.NO_PARAMETER

    private fun typeParameter(kotlinType: TypeMetadata): TypeParameterMetadata? =
        typeParameters.find { it.id == kotlinType.parameter }

    private fun TypeModel.copy(
        arguments: List<TypeModel>,
        nullability: Nullability,
        valueClass: Class<*>? = valueClass().orElse(null),
    ): TypeModel =
        TypeModel(rawClass(), arguments, nullability, Optional.ofNullable(valueClass), variable(), variance())
}
