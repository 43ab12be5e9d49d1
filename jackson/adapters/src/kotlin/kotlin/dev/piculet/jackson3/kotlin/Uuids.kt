@file:OptIn(ExperimentalUuidApi::class)

package dev.piculet.jackson3.kotlin

import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JsonNode
import tools.jackson.databind.KeyDeserializer
import tools.jackson.databind.deser.std.FromStringDeserializer
import tools.jackson.databind.jsontype.TypeDeserializer
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

/**
 * Reads the text of a [Uuid], 36 characters with hyphens or 32 without, or an object with its two numbers, as Jackson
 * writes it that does not know the class.
 */
internal class UuidDeserializer : FromStringDeserializer<Uuid>(Uuid::class.java) {
    override fun deserialize(
        p: JsonParser,
        ctxt: DeserializationContext,
    ): Uuid? = if (p.isInObject()) ofNumbers(ctxt.readTree(p), ctxt) else super.deserialize(p, ctxt)

    override fun deserializeWithType(
        p: JsonParser,
        ctxt: DeserializationContext,
        typeDeserializer: TypeDeserializer,
    ): Any? =
        if (p.isExpectedStartObjectToken) {
            typeDeserializer.deserializeTypedFromObject(p, ctxt)
        } else {
            super.deserializeWithType(p, ctxt, typeDeserializer)
        }

    private fun ofNumbers(
        read: JsonNode,
        ctxt: DeserializationContext,
    ): Uuid {
        val numbers = listOf(read.path("mostSignificantBits"), read.path("leastSignificantBits"))
        if (numbers.all { it.isIntegralNumber && it.canConvertToLong() }) {
            return Uuid.fromLongs(numbers[0].longValue(), numbers[1].longValue())
        }
        val message = "A Uuid is a text, or an object with the numbers mostSignificantBits and leastSignificantBits."
        return ctxt.reportInputMismatch(this, message)
    }

    override fun _deserialize(
        value: String,
        ctxt: DeserializationContext,
    ): Uuid = uuid(value)
}

/** Parses both forms, as later libraries do in one call. Kotlin 2.0 and 2.1 have a function for each form. */
private fun uuid(text: String): Uuid = if (text.length == HEX_DIGITS) Uuid.parseHex(text) else Uuid.parse(text)

private const val HEX_DIGITS = 32

/** Reads names of properties as [UuidDeserializer] does strings. */
internal class UuidKeyDeserializer : KeyDeserializer() {
    override fun deserializeKey(
        key: String?,
        ctxt: DeserializationContext,
    ): Any? {
        if (key == null) return null
        return try {
            uuid(key)
        } catch (_: IllegalArgumentException) {
            ctxt.handleWeirdKey(Uuid::class.java, key, "not a UUID of 32 hexadecimal digits")
        }
    }
}
