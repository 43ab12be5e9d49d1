package dev.piculet.binary.kotlin

import dev.piculet.model.Nullability
import dev.piculet.model.TypeModel
import dev.piculet.model.Variance
import java.util.Collections
import java.util.Optional
import kotlin.reflect.KClass
import kotlin.reflect.KType
import kotlin.reflect.typeOf

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
        val arguments = ArrayList<TypeModel>()
        for (argument in type.arguments) {
            arguments.add(model(argument.type ?: typeOf<Any?>()))
        }
        return arguments
    }

    /** The JDK has no value classes, and the first look at the annotations of a class costs. */
    private fun valueClass(raw: Class<*>): Optional<Class<*>> =
        if (raw.classLoader != null && raw.isAnnotationPresent(JvmInline::class.java)) {
            Optional.of(raw)
        } else {
            Optional.empty()
        }
}
