// The calls of a codec's own lists are its own, so that what the JIT learns of them is not mixed with other codecs'.
@file:Suppress("NOTHING_TO_INLINE")

package dev.piculet.lab.contenders.jackson

import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.JsonToken

/**
 * Hand-written code that reads and writes one type token by token: what a developer would write who wants the last bit
 * of speed out of a streaming API, and so the limit for everything that is generated or reflective.
 */
internal interface Codec<T> {
    /** Reads a value whose first token is the parser's current one, and leaves the parser at its last. */
    fun read(parser: JsonParser): T

    fun write(
        generator: JsonGenerator,
        value: T,
    )
}

/** Makes a codec of its two directions. Each call compiles them into a class of its own, so no call is shared. */
internal inline fun <T> codec(
    crossinline read: JsonParser.() -> T,
    crossinline write: JsonGenerator.(T) -> Unit,
): Codec<T> =
    object : Codec<T> {
        override fun read(parser: JsonParser): T = parser.read()

        override fun write(
            generator: JsonGenerator,
            value: T,
        ) = generator.write(value)
    }

/** Reads and writes a list as an array. */
internal class ListCodec<E>(
    private val element: Codec<E>,
) : Codec<List<E>> {
    override fun read(parser: JsonParser): List<E> = parser.readList(element)

    override fun write(
        generator: JsonGenerator,
        value: List<E>,
    ) = generator.writeList(element, value)
}

/** Reads an array whose first token is the current one. */
internal inline fun <E> JsonParser.readList(element: Codec<E>): List<E> {
    expectArray()
    val elements = ArrayList<E>()
    while (nextToken() != JsonToken.END_ARRAY) {
        elements.add(element.read(this))
    }
    return elements
}

/** Reads the next value, which must be an array. */
internal inline fun <E> JsonParser.nextList(element: Codec<E>): List<E> {
    nextToken()
    return readList(element)
}

/** Reads the next value, which is of the codec's type. */
internal inline fun <T> JsonParser.nextObject(codec: Codec<T>): T {
    nextToken()
    return codec.read(this)
}

internal inline fun <E> JsonGenerator.writeList(
    element: Codec<E>,
    elements: List<E>,
) {
    writeStartArray()
    for (each in elements) {
        element.write(this, each)
    }
    writeEndArray()
}
