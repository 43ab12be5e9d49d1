package dev.piculet.jackson3.kotlin

import tools.jackson.core.StreamReadConstraints
import tools.jackson.core.io.NumberInput
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.deser.jdk.JDKKeyDeserializer

/** Reads names of properties as numbers of a kind, which may be [BIG_INTEGER]. */
internal abstract class NumberKeyDeserializer(
    private val kind: Int,
    type: Class<*>,
) : JDKKeyDeserializer(if (kind == BIG_INTEGER) TYPE_LONG else kind, type) {
    // Old versions of Jackson, 3.0 among them, have no kind for what is greater than a long.
    final override fun _parse(
        key: String,
        ctxt: DeserializationContext,
    ): Any? {
        if (kind != BIG_INTEGER) return super._parse(key, ctxt)
        val limits = ctxt.parser?.streamReadConstraints() ?: StreamReadConstraints.defaults()
        limits.validateIntegerLength(key.length)
        return NumberInput.parseBigInteger(key, true)
    }

    protected companion object {
        const val BIG_INTEGER: Int = -1
    }
}
