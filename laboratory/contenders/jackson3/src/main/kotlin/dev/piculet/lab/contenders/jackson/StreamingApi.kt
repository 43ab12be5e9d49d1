// Names that vanish at compile time: the codecs call Jackson itself.
@file:Suppress("NOTHING_TO_INLINE")

package dev.piculet.lab.contenders.jackson

import tools.jackson.core.exc.StreamReadException

/*
 * What the codecs that both majors of Jackson share call Jackson 3's streaming API.
 */

internal typealias JsonParser = tools.jackson.core.JsonParser

internal typealias JsonGenerator = tools.jackson.core.JsonGenerator

internal typealias JsonToken = tools.jackson.core.JsonToken

internal typealias SerializableString = tools.jackson.core.SerializableString

internal typealias SerializedString = tools.jackson.core.io.SerializedString

/** Moves to the next member and returns its name, or null at the object's end. */
internal inline fun JsonParser.nextMember(): String? = nextName()

/** Moves to the next member, or to the object's end, and says whether it is the member with that name. */
internal inline fun JsonParser.isNextMember(name: SerializableString): Boolean = nextName(name)

internal inline fun JsonParser.isAtMember(): Boolean = currentToken() == JsonToken.PROPERTY_NAME

/** Reads the next token if it is a string, else returns null. */
internal inline fun JsonParser.nextStringOrNull(): String? = nextStringValue()

internal inline fun JsonGenerator.writeMember(name: SerializableString) = writeName(name)

internal inline fun JsonGenerator.writeMember(name: String) = writeName(name)

internal fun unexpectedToken(
    parser: JsonParser,
    expected: String,
): Exception = StreamReadException(parser, "Expected $expected, found ${parser.currentToken()}")

internal fun missingMember(
    parser: JsonParser,
    name: String,
): Exception = StreamReadException(parser, "Member '$name' is missing")
