package dev.piculet.binary.kotlin

import dev.piculet.binary.TypedSerializer
import dev.piculet.binary.TypedSerializerBuilder
import java.lang.reflect.Modifier
import kotlin.reflect.KType
import kotlin.reflect.typeOf

/**
 * Makes a serializer of a Kotlin type, with the nullability of its type arguments.
 *
 * ```kotlin
 * private val orders = typedSerializer<List<Order>>()
 * private val byEmail = typedSerializer<Map<Email, Order?>>()
 * private val guarded = typedSerializer<List<Order>> { limits(Limits.DEFAULT.withElements(1_000)) }
 * ```
 *
 * @param options calls on the builder
 * @throws dev.piculet.binary.io.UnsupportedClassException if no value of the type can be written
 */
inline fun <reified T : Any> typedSerializer(
    options: TypedSerializerBuilder<T>.() -> Unit = {},
): TypedSerializer<T> =
    (typedSerializerBuilder(T::class.java) ?: typedSerializerBuilder<T>(typeOf<T>())).apply(options).build()

/**
 * Starts a serializer of a type that only the running program knows.
 *
 * @param type the type behind [T]; null is no root, also where the type is marked nullable
 */
@Suppress("UNCHECKED_CAST") // The type is the one that T stands for.
fun <T : Any> typedSerializerBuilder(type: KType): TypedSerializerBuilder<T> =
    TypedSerializer.builder(KotlinTypes.model(type)) as TypedSerializerBuilder<T>

/**
 * Starts a serializer of a class that is a type by itself. Null where the class does not tell the type: `typeOf` does, which
 * costs a JVM that has just started as much as half of a serializer (ADR 52).
 */
@PublishedApi
@Suppress("UNCHECKED_CAST") // The model is that of the class.
internal fun <T : Any> typedSerializerBuilder(type: Class<T>): TypedSerializerBuilder<T>? {
    val isAlone = type.enclosingClass == null || (type.isMemberClass && Modifier.isStatic(type.modifiers))
    if (!isAlone || type.isArray || type.typeParameters.isNotEmpty()) return null
    return TypedSerializer.builder(KotlinTypes.model(type)) as TypedSerializerBuilder<T>
}
