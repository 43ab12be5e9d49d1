package dev.piculet.binary.kotlin.traps

import dev.piculet.binary.TypedSerializer
import dev.piculet.binary.TypedSerializerBuilder
import dev.piculet.binary.kotlin.typedSerializer

/**
 * A class that seems to hold nothing but its properties, and does more.
 *
 * @param serializer makes a serializer of the class
 * @param all makes instances, new ones in each call unless they are constants
 * @param later changes an instance, and returns what may tell it from its copy then
 */
class Trap(
    val name: String,
    val serializer: (TypedSerializerBuilder<*>.() -> Unit) -> TypedSerializer<*>,
    val all: () -> List<Any>,
    val later: (Any) -> Any?,
) {
    override fun toString() = name
}

/** Makes a trap of one type. */
@Suppress("UNCHECKED_CAST") // Only instances of the type are given to its functions.
inline fun <reified T : Any> trap(
    vararg all: () -> T,
    noinline later: (T) -> Any? = { null },
) = Trap(
    T::class.simpleName!!, { options -> typedSerializer<T> { options() } }, { all.map { it() } },
    later as (
        Any,
    ) -> Any?,
)
