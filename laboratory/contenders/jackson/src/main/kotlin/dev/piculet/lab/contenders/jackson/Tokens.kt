// Calls that vanish into the codecs: a limit should not depend on what the JIT thinks of a call.
@file:Suppress("NOTHING_TO_INLINE")

package dev.piculet.lab.contenders.jackson

import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.JsonToken
import tools.jackson.core.SerializableString
import tools.jackson.core.exc.StreamReadException
import java.time.Instant
import java.time.LocalDate

internal inline fun JsonParser.expectObject() {
    if (currentToken() != JsonToken.START_OBJECT) throw unexpectedToken(this, "an object")
}

internal inline fun JsonParser.expectArray() {
    if (currentToken() != JsonToken.START_ARRAY) throw unexpectedToken(this, "an array")
}

/** Reads the next token, which must be a number. */
internal inline fun JsonParser.nextInt(): Int {
    nextToken()
    return intValue
}

/** Reads the next token, which must be a number. */
internal inline fun JsonParser.nextLong(): Long {
    nextToken()
    return longValue
}

/** Reads the next token, which must be a number. */
internal inline fun JsonParser.nextDouble(): Double {
    nextToken()
    return doubleValue
}

/** Reads the next token, which must be a string. */
internal inline fun JsonParser.nextString(): String = nextStringValue() ?: throw unexpectedToken(this, "a string")

/** Reads the next token, which must be a string or null. */
internal inline fun JsonParser.nextNullableString(): String? = nextStringValue() ?: expectNull("a string")

/** Reads the next token, which must be a number or null. */
internal inline fun JsonParser.nextNullableLong(): Long? =
    if (nextToken() == JsonToken.VALUE_NULL) null else longValue

/** Reads the next token, which must be a number or null. */
internal inline fun JsonParser.nextNullableDouble(): Double? =
    if (nextToken() == JsonToken.VALUE_NULL) null else doubleValue

/** Reads the next token, which must be true or false. */
internal inline fun JsonParser.nextBoolean(): Boolean {
    nextToken()
    return booleanValue
}

internal fun JsonParser.nextDate(): LocalDate = LocalDate.parse(nextString())

internal fun JsonParser.nextInstant(): Instant = Instant.parse(nextString())

internal fun JsonParser.nextNullableInstant(): Instant? = nextNullableString()?.let(Instant::parse)

internal fun JsonParser.expectNull(expectedElse: String): Nothing? =
    if (currentToken() == JsonToken.VALUE_NULL) null else throw unexpectedToken(this, "$expectedElse or null")

/** Skips the value of the current member. */
internal inline fun JsonParser.skipMember() {
    nextToken()
    skipChildren()
}

/** Returns the name of the member that the parser stands at, or null at the object's end. */
internal inline fun JsonParser.currentMember(): String? = if (isAtMember()) currentName() else null

internal inline fun JsonGenerator.writeInt(
    name: SerializableString,
    value: Int,
) {
    writeName(name)
    writeNumber(value)
}

internal inline fun JsonGenerator.writeLong(
    name: SerializableString,
    value: Long,
) {
    writeName(name)
    writeNumber(value)
}

internal inline fun JsonGenerator.writeDouble(
    name: SerializableString,
    value: Double,
) {
    writeName(name)
    writeNumber(value)
}

internal inline fun JsonGenerator.writeFlag(
    name: SerializableString,
    value: Boolean,
) {
    writeName(name)
    writeBoolean(value)
}

internal inline fun JsonGenerator.writeText(
    name: SerializableString,
    text: String,
) {
    writeName(name)
    writeString(text)
}

internal inline fun JsonGenerator.writeNullableText(
    name: SerializableString,
    text: String?,
) {
    writeName(name)
    if (text == null) writeNull() else writeString(text)
}

internal inline fun JsonGenerator.writeNullableLong(
    name: SerializableString,
    value: Long?,
) {
    writeName(name)
    if (value == null) writeNull() else writeNumber(value)
}

internal inline fun JsonGenerator.writeNullableDouble(
    name: SerializableString,
    value: Double?,
) {
    writeName(name)
    if (value == null) writeNull() else writeNumber(value)
}

internal inline fun JsonParser.isAtMember(): Boolean = currentToken() == JsonToken.PROPERTY_NAME

internal fun unexpectedToken(
    parser: JsonParser,
    expected: String,
): Exception = StreamReadException(parser, "Expected $expected, found ${parser.currentToken()}")

internal fun missingMember(
    parser: JsonParser,
    name: String,
): Exception = StreamReadException(parser, "Member '$name' is missing")
