package dev.piculet.jackson.adapter

import tools.jackson.core.JsonParser
import tools.jackson.core.JsonToken
import tools.jackson.core.util.JsonParserDelegate

/** Counts the names that are looked up once they were compared with the expected one, and are not that. */
internal class ComparingParser(
    parser: JsonParser,
) : JsonParserDelegate(parser) {
    var misses = 0

    private var isCompared = false

    override fun nextToken(): JsonToken? {
        isCompared = false
        return super.nextToken()
    }

    override fun currentName(): String? {
        if (isCompared) misses++
        isCompared = true
        return super.currentName()
    }
}
