package dev.piculet.binary.kotlin

import dev.piculet.model.Nullability
import dev.piculet.model.TypeModel
import dev.piculet.model.Variance
import java.util.Optional
import kotlin.reflect.KClass
import kotlin.reflect.KType
import kotlin.reflect.typeOf

/** Kotlin's types as models, without kotlin-reflect. */
internal object KotlinTypes {
    private val anything: KType = typeOf<Any?>()

    /** Returns the model of a type whose values are boxed. */
    fun model(type: KType): TypeModel {
        val kotlinClass =
            type.classifier as? KClass<*>
                ?: throw IllegalArgumentException(
                    "Type $type has a type parameter that is not known here. " +
                        "Make the function that it comes from inline and the parameter reified.",
                )
        val raw = kotlinClass.javaObjectType
        return TypeModel(
            raw,
            arguments(raw, type),
            if (type.isMarkedNullable) Nullability.NULLABLE else Nullability.NON_NULL,
            Optional.of(raw).filter { it.isAnnotationPresent(JvmInline::class.java) }.map { it },
            Optional.empty(),
            Variance.INVARIANT,
        )
    }

    private fun arguments(
        raw: Class<*>,
        type: KType,
    ): List<TypeModel> {
        val component = raw.componentType
        if (component != null && component.isPrimitive) return listOf(TypeModel.of(component))
        return type.arguments.map { model(it.type ?: anything) }
    }
}
