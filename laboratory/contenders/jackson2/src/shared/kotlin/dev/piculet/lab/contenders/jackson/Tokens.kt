// Calls that vanish into the codecs: a limit should not depend on what the JIT thinks of a call.
@file:Suppress("NOTHING_TO_INLINE")

package dev.piculet.lab.contenders.jackson

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
internal inline fun JsonParser.nextDouble(): Double {
    nextToken()
    return doubleValue
}

/** Reads the next token, which must be a string. */
internal inline fun JsonParser.nextString(): String = nextStringOrNull() ?: throw unexpectedToken(this, "a string")

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
    writeMember(name)
    writeNumber(value)
}
