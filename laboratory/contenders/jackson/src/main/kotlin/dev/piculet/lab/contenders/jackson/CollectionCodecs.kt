package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.payload.kotlin.ArrayHolder
import dev.piculet.lab.payload.kotlin.ListHolder
import dev.piculet.lab.payload.kotlin.MapHolder
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.JsonToken
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString

private val VALUE: SerializableString = SerializedString("value")

/**
 * Returns the codec for a class that holds a collection, or null if there is no such class. It refuses null elements
 * whether or not the payload asks for that: it reads numbers, and null is none.
 */
internal fun collectionCodec(
    shape: String,
    inOrder: Boolean,
): Codec<*>? =
    when (shape) {
        "array" ->
            codec(
                read = { ArrayHolder(readValue(inOrder) { readInts().toTypedArray() }) },
                write = { holder -> writeValue { writeInts(holder.value.asList()) } },
            )
        "list" ->
            codec(
                read = { ListHolder(readValue(inOrder) { readInts() }) },
                write = { holder -> writeValue { writeInts(holder.value) } },
            )
        "map" ->
            codec(
                read = { MapHolder(readValue(inOrder) { readIntsByName() }) },
                write = { holder -> writeValue { writeIntsByName(holder.value) } },
            )
        else -> null
    }

/** Reads an object with the one member `value`. [read] reads its value. */
private inline fun <T : Any> JsonParser.readValue(
    inOrder: Boolean,
    read: JsonParser.() -> T,
): T {
    expectObject()
    var value: T? = null
    var name =
        when {
            !inOrder -> nextName()
            nextName(VALUE) -> "value"
            else -> currentMember()
        }
    while (name != null) {
        if (name == "value") {
            nextToken()
            value = read()
        } else {
            skipMember()
        }
        name = nextName()
    }
    return value ?: throw missingMember(this, "value")
}

private inline fun JsonGenerator.writeValue(write: JsonGenerator.() -> Unit) {
    writeStartObject()
    writeName(VALUE)
    write()
    writeEndObject()
}

private fun JsonParser.readInts(): List<Int> {
    expectArray()
    val numbers = ArrayList<Int>()
    while (nextToken() != JsonToken.END_ARRAY) {
        numbers.add(intValue)
    }
    return numbers
}

private fun JsonGenerator.writeInts(numbers: List<Int>) {
    writeStartArray()
    for (number in numbers) {
        writeNumber(number)
    }
    writeEndArray()
}

/** Reads the next value, which must be an object of numbers. */
internal fun JsonParser.nextIntsByName(): Map<String, Int> {
    nextToken()
    return readIntsByName()
}

private fun JsonParser.readIntsByName(): Map<String, Int> {
    expectObject()
    val numbers = LinkedHashMap<String, Int>()
    var name = nextName()
    while (name != null) {
        numbers[name] = nextInt()
        name = nextName()
    }
    return numbers
}

internal fun JsonGenerator.writeIntsByName(numbers: Map<String, Int>) {
    writeStartObject()
    for ((name, number) in numbers) {
        writeName(name)
        writeNumber(number)
    }
    writeEndObject()
}

/** Reads the next value, which must be an array of strings. */
internal fun JsonParser.nextStrings(): List<String> {
    nextToken()
    expectArray()
    val texts = ArrayList<String>()
    while (true) {
        texts.add(nextStringValue() ?: break)
    }
    if (currentToken() != JsonToken.END_ARRAY) throw unexpectedToken(this, "a string")
    return texts
}

internal fun JsonGenerator.writeStrings(texts: List<String>) {
    writeStartArray()
    for (text in texts) {
        writeString(text)
    }
    writeEndArray()
}
