package dev.piculet.jackson3

import com.fasterxml.jackson.annotation.JsonCreator
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.model.Nullability
import dev.piculet.model.TypeModel
import dev.piculet.model.ValueClassModel
import tools.jackson.databind.JavaType
import tools.jackson.databind.type.TypeFactory
import java.lang.reflect.InvocationTargetException
import java.lang.reflect.Method
import java.lang.reflect.Modifier

/**
 * Makes instances of a value class, from what it wraps or from what its annotated creator takes. Thread-safe.
 *
 * @property model of the value class
 */
internal class ValueClassCreator private constructor(
    val model: ValueClassModel,
    private val method: Method,
    private val parameter: TypeModel,
    private val unboxParameter: Method?,
) {
    /** Whether this runs the primary constructor and nothing else. */
    val isPrimary: Boolean = method == model.constructor().orElse(null)
    private val canWrapNull = model.underlying().nullability() == Nullability.NULLABLE

    /** Whether this runs nothing but the primary constructor, on a value that is not one of a value class. */
    val isPlain: Boolean = isPrimary && unboxParameter == null

    /** Whether null is an argument that makes an instance. */
    val takesNull: Boolean = canWrapNull && parameter.nullability() != Nullability.NON_NULL

    init {
        method.isAccessible = true
        model.box().isAccessible = true
        unboxParameter?.isAccessible = true
    }

    /** Returns the type of the argument, value classes wrapped, for a value class with these type arguments. */
    fun parameterType(
        valueClass: JavaType,
        types: TypeFactory,
    ): JavaType =
        when {
            parameter.isUnboxed -> types.constructType(parameter.valueClass().get())
            isPrimary -> model.underlyingType(valueClass, types)
            else -> types.resolveMemberType(method.genericParameterTypes[0], valueClass.bindings)
        }

    /**
     * Returns an instance, or null if the creator gives none.
     *
     * @throws Throwable what the creator throws, as it is
     */
    fun create(argument: Any?): Any? {
        try {
            val unboxed = if (argument == null || unboxParameter == null) argument else unboxParameter.invoke(argument)
            val made = method.invoke(null, unboxed)
            return if (made == null && !canWrapNull) null else model.box().invoke(null, made)
        } catch (e: InvocationTargetException) {
            throw e.targetException
        }
    }

    companion object {
        /** Returns the primary constructor, whatever its visibility; null if the class file has none to call. */
        fun primary(
            model: ValueClassModel,
            models: KotlinModels,
        ): ValueClassCreator? = model.constructor().orElse(null)?.let { of(model, it, model.underlying(), models) }

        /**
         * Returns the annotated creator, else the primary constructor; null where the creator gives wrapped instances,
         * as Jackson expects it.
         *
         * @throws IllegalArgumentException if the annotated creator has other than one parameter
         */
        fun preferred(
            model: ValueClassModel,
            models: KotlinModels,
        ): ValueClassCreator? {
            val annotated = model.type().declaredMethods.firstOrNull(::isCreator) ?: return primary(model, models)
            if (annotated.returnType == model.type()) return null
            require(annotated.parameterCount == 1) {
                // Kotlin has mangled the name.
                val name = annotated.name.substringBefore('-')
                "The creator of a value class takes one parameter, and $name takes " +
                    "${annotated.parameterCount}. Leave it one, or register a deserializer."
            }
            val parameter = models.parameter(annotated, 0).orElse(null)
            return of(model, annotated, parameter?.type() ?: TypeModel.of(annotated.parameterTypes[0]), models)
        }

        private fun of(
            model: ValueClassModel,
            method: Method,
            parameter: TypeModel,
            models: KotlinModels,
        ): ValueClassCreator =
            ValueClassCreator(model, method, parameter, parameter.valueClassModel(models)?.unbox())

        private fun isCreator(method: Method): Boolean {
            if (!Modifier.isStatic(method.modifiers)) return false
            val annotation = method.getAnnotation(JsonCreator::class.java) ?: return false
            return annotation.mode != JsonCreator.Mode.DISABLED
        }
    }
}

/** Returns the model of the value class that values of this type have been unwrapped of; null if they have not. */
internal fun TypeModel.valueClassModel(models: KotlinModels): ValueClassModel? =
    if (isUnboxed) models.model(valueClass().get()).valueClass().get() else null

/** Returns what a value class wraps, as its field is declared, for a value class with these type arguments. */
internal fun ValueClassModel.underlyingType(
    valueClass: JavaType,
    types: TypeFactory,
): JavaType {
    val field = type().declaredFields.first { !Modifier.isStatic(it.modifiers) }
    return types.resolveMemberType(field.genericType, valueClass.bindings)
}
