package dev.piculet.binary.kotlin

import dev.piculet.binary.TypedSerializer
import dev.piculet.binary.TypedSerializerBuilder
import kotlin.reflect.KType
import kotlin.reflect.typeOf

/**
 * Makes a serializer of a type with all that Kotlin says of it, nullability of its arguments included:
 * `typedSerializer<Map<String, List<Order?>>>()`.
 *
 * @param options what is not to be as by default
 * @throws dev.piculet.binary.io.UnsupportedClassException if the type leads to a class that can't be written
 */
inline fun <reified T : Any> typedSerializer(
    options: TypedSerializerBuilder<T>.() -> Unit = {},
): TypedSerializer<T> = typedSerializerBuilder<T>(typeOf<T>()).apply(options).build()

/**
 * Starts a serializer of a type that is known only at run time.
 *
 * @param type the type that [T] stands for
 */
@Suppress("UNCHECKED_CAST") // The type is the one that T stands for.
fun <T : Any> typedSerializerBuilder(type: KType): TypedSerializerBuilder<T> =
    TypedSerializer.builder(KotlinTypes.model(type)) as TypedSerializerBuilder<T>
