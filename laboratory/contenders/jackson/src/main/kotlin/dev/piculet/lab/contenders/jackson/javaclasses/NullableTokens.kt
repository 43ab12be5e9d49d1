// As with other tokens, the calls vanish into the codecs.
@file:Suppress("NOTHING_TO_INLINE")

package dev.piculet.lab.contenders.jackson.javaclasses

import dev.piculet.lab.contenders.jackson.Codec
import dev.piculet.lab.contenders.jackson.expectNull
import dev.piculet.lab.contenders.jackson.nextInt
import dev.piculet.lab.contenders.jackson.nextNullableString
import dev.piculet.lab.contenders.jackson.readList
import dev.piculet.lab.contenders.jackson.writeList
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.JsonToken
import tools.jackson.core.SerializableString
import java.math.BigDecimal
import java.time.LocalDate

/*
 * In a class of Java every reference may be null: each function reads the next value, which may be null, or writes one.
 */

internal inline fun <T : Any> JsonParser.nextNullable(codec: Codec<T>): T? =
    if (nextToken() == JsonToken.VALUE_NULL) null else codec.read(this)

internal inline fun <E> JsonParser.nextNullableList(element: Codec<E>): List<E>? =
    if (nextToken() == JsonToken.VALUE_NULL) null else readList(element)

internal inline fun JsonParser.nextNullableDecimal(): BigDecimal? =
    if (nextToken() == JsonToken.VALUE_NULL) null else decimalValue

/** Makes a value of a string. */
internal inline fun <T : Any> JsonParser.nextParsed(parse: (String) -> T): T? = nextNullableString()?.let(parse)

internal fun JsonParser.nextNullableDate(): LocalDate? = nextParsed(LocalDate::parse)

internal fun JsonParser.nextNullableStrings(): List<String?>? = nextNullableList(StringCodec)

internal fun JsonParser.nextNullableStringsByName(): Map<String, String?>? =
    nextNullableByName { nextNullableString() }

internal fun JsonParser.nextNullableIntsByName(): Map<String, Int>? = nextNullableByName { nextInt() }

private inline fun <V> JsonParser.nextNullableByName(next: JsonParser.() -> V): Map<String, V>? {
    if (nextToken() == JsonToken.VALUE_NULL) return null
    val values = LinkedHashMap<String, V>()
    var name = nextName()
    while (name != null) {
        values[name] = next()
        name = nextName()
    }
    return values
}

internal inline fun <T : Any> JsonGenerator.writeNullable(
    name: SerializableString,
    codec: Codec<T>,
    value: T?,
) {
    writeName(name)
    if (value == null) writeNull() else codec.write(this, value)
}

internal inline fun <E> JsonGenerator.writeNullableList(
    name: SerializableString,
    element: Codec<E>,
    elements: List<E>?,
) {
    writeName(name)
    if (elements == null) writeNull() else writeList(element, elements)
}

internal inline fun JsonGenerator.writeNullableDecimal(
    name: SerializableString,
    value: BigDecimal?,
) {
    writeName(name)
    if (value == null) writeNull() else writeNumber(value)
}

internal fun JsonGenerator.writeNullableStrings(
    name: SerializableString,
    texts: List<String?>?,
) = writeNullableList(name, StringCodec, texts)

internal fun JsonGenerator.writeNullableStringsByName(
    name: SerializableString,
    texts: Map<String, String?>?,
) = writeNullableByName(name, texts) { writeString(it) }

internal fun JsonGenerator.writeNullableIntsByName(
    name: SerializableString,
    numbers: Map<String, Int>?,
) = writeNullableByName(name, numbers) { writeNumber(it) }

private inline fun <V> JsonGenerator.writeNullableByName(
    name: SerializableString,
    values: Map<String, V>?,
    write: JsonGenerator.(V) -> Unit,
) {
    writeName(name)
    if (values == null) {
        writeNull()
        return
    }
    writeStartObject()
    for ((key, value) in values) {
        writeName(key)
        write(value)
    }
    writeEndObject()
}

private object StringCodec : Codec<String?> {
    override fun read(parser: JsonParser): String? =
        if (parser.currentToken() == JsonToken.VALUE_STRING) parser.getString() else parser.expectNull("a string")

    override fun write(
        generator: JsonGenerator,
        value: String?,
    ) {
        generator.writeString(value)
    }
}
