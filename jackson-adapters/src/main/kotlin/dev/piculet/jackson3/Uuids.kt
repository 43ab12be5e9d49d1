@file:OptIn(ExperimentalUuidApi::class)

package dev.piculet.jackson3

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
    ): Uuid = Uuid.parse(value)
}

/** Reads names of properties as [UuidDeserializer] does strings. */
internal class UuidKeyDeserializer : KeyDeserializer() {
    override fun deserializeKey(
        key: String?,
        ctxt: DeserializationContext,
    ): Any? {
        val uuid = Uuid.parseOrNull(key ?: return null)
        return uuid ?: ctxt.handleWeirdKey(Uuid::class.java, key, "not a UUID of 32 hexadecimal digits")
    }
}
