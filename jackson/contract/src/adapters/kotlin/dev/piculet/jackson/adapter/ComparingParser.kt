package dev.piculet.jackson.adapter

import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.util.JsonParserDelegate

/** Counts the names that are not the one that is asked for. */
internal class ComparingParser(
    parser: JsonParser,
) : JsonParserDelegate(parser) {
    var misses = 0

    override fun nextName(expected: SerializableString): Boolean = super.nextName(expected).also { if (!it) misses++ }
}
