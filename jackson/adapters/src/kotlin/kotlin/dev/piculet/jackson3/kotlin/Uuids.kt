@file:OptIn(ExperimentalUuidApi::class)

package dev.piculet.jackson3.kotlin

import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.KeyDeserializer
import tools.jackson.databind.deser.std.FromStringDeserializer
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

/** Reads the text of a [Uuid]: 36 characters with, or 32 without hyphens. */
internal class UuidDeserializer : FromStringDeserializer<Uuid>(Uuid::class.java) {
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
