package dev.piculet.binary.kotlin

import dev.piculet.model.JavaTypes
import dev.piculet.model.Nullability
import dev.piculet.model.TypeModel
import dev.piculet.model.Variance
import java.util.Collections
import java.util.Optional
import kotlin.reflect.KClass
import kotlin.reflect.KType
import kotlin.reflect.KTypeProjection
import kotlin.reflect.KVariance

/** Kotlin's types as models, without kotlin-reflect. */
internal object KotlinTypes {
    /** Returns the model of a class that has no type parameters. */
    fun model(type: Class<*>): TypeModel = model(type, Collections.emptyList(), Nullability.NON_NULL)

    /** Returns the model of a type whose values are boxed. */
    fun model(type: KType): TypeModel {
        val kotlinClass =
            type.classifier as? KClass<*>
                ?: throw IllegalArgumentException(
                    "Type $type has a type parameter that is not known here. " +
                        "Make the function that it comes from inline and the parameter reified.",
                )
        val raw = kotlinClass.javaObjectType
        val nullability = if (type.isMarkedNullable) Nullability.NULLABLE else Nullability.NON_NULL
        return model(raw, arguments(raw, type), nullability)
    }

    private fun model(
        raw: Class<*>,
        arguments: List<TypeModel>,
        nullability: Nullability,
    ) = TypeModel(raw, arguments, nullability, valueClass(raw), Optional.empty(), Variance.INVARIANT)

    private fun arguments(
        raw: Class<*>,
        type: KType,
    ): List<TypeModel> {
        val component = raw.componentType
        if (component != null && component.isPrimitive) return Collections.singletonList(TypeModel.of(component))
        val written = type.arguments
        val arguments = ArrayList<TypeModel>(written.size)
        for (index in 0 until written.size) {
            arguments.add(argument(raw, index, written[index]))
        }
        return arguments
    }

    /** As Java's wildcards are modelled: behind a star, and behind `in`, stands what the class's own parameter allows. */
    private fun argument(
        raw: Class<*>,
        index: Int,
        written: KTypeProjection,
    ): TypeModel {
        val type = written.type
        if (type == null || written.variance == KVariance.IN) {
            val variance = if (type == null) Variance.STAR else Variance.IN
            return if (raw.isArray) TypeModel.of(raw.componentType) else bound(raw, index).withVariance(variance)
        }
        val isOut = written.variance == KVariance.OUT && !raw.isArray
        return model(type).withVariance(if (isOut) Variance.OUT else Variance.INVARIANT)
    }

    /** Those of the class around an inner one stand behind its own. */
    private fun bound(
        raw: Class<*>,
        index: Int,
    ): TypeModel {
        val parameters = raw.typeParameters
        return TypeModel.of(if (index < parameters.size) JavaTypes.erase(parameters[index]) else Any::class.java)
    }

    /** The JDK has no value classes, and the first look at the annotations of a class costs. */
    private fun valueClass(raw: Class<*>): Optional<Class<*>> =
        if (raw.classLoader != null && raw.isAnnotationPresent(JvmInline::class.java)) {
            Optional.of(raw)
        } else {
            Optional.empty()
        }
}
