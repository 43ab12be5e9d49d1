// Names that vanish at compile time: the codecs call Jackson itself.
@file:Suppress("NOTHING_TO_INLINE")

package dev.piculet.lab.contenders.jackson

import com.fasterxml.jackson.core.JsonParseException

/*
 * What the codecs that both majors of Jackson share call Jackson 2's streaming API.
 */

internal typealias JsonParser = com.fasterxml.jackson.core.JsonParser

internal typealias JsonGenerator = com.fasterxml.jackson.core.JsonGenerator

internal typealias JsonToken = com.fasterxml.jackson.core.JsonToken

internal typealias SerializableString = com.fasterxml.jackson.core.SerializableString

internal typealias SerializedString = com.fasterxml.jackson.core.io.SerializedString

/** Moves to the next member and returns its name, or null at the object's end. */
internal inline fun JsonParser.nextMember(): String? = nextFieldName()

/** Moves to the next member, or to the object's end, and says whether it is the member with that name. */
internal inline fun JsonParser.isNextMember(name: SerializableString): Boolean = nextFieldName(name)

internal inline fun JsonParser.isAtMember(): Boolean = currentToken() == JsonToken.FIELD_NAME

/** Reads the next token if it is a string, else returns null. */
internal inline fun JsonParser.nextStringOrNull(): String? = nextTextValue()

internal inline fun JsonGenerator.writeMember(name: SerializableString) = writeFieldName(name)

internal inline fun JsonGenerator.writeMember(name: String) = writeFieldName(name)

internal fun unexpectedToken(
    parser: JsonParser,
    expected: String,
): Exception = JsonParseException(parser, "Expected $expected, found ${parser.currentToken()}")

internal fun missingMember(
    parser: JsonParser,
    name: String,
): Exception = JsonParseException(parser, "Member '$name' is missing")
