package dev.piculet.lab.guest

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/**
 * What the user's documents say that the values made of them do not, by the JSON that these are written as.
 *
 * @property lost paths that are not written, with the number of documents that have them: `$.items[].note`
 * @property changed paths whose values are written otherwise, with an example: `"1.50" → "1.5"`
 */
class LostValues private constructor(
    val lost: Map<String, Int>,
    val changed: Map<String, String>,
) {
    private class Search {
        val lost = sortedSetOf<String>()
        val changed = sortedMapOf<String, String>()

        fun at(
            path: String,
            given: JsonElement,
            written: JsonElement?,
        ) {
            when {
                given is JsonNull && (written == null || written is JsonNull) -> Unit
                written == null -> lost += path
                given is JsonObject && written is JsonObject ->
                    given.forEach { (name, value) -> at("$path.$name", value, written[name]) }
                given is JsonArray && written is JsonArray && areSameInAnyOrder(given, written) -> Unit
                given is JsonArray && written is JsonArray ->
                    given.forEachIndexed { i, value -> at("$path[]", value, written.getOrNull(i)) }
                !isSame(given, written) -> changed.putIfAbsent(path, "${shown(given)} → ${shown(written)}")
            }
        }

        /** A set has no order. */
        private fun areSameInAnyOrder(
            given: JsonArray,
            written: JsonArray,
        ) = given.groupingBy { it }.eachCount() == written.groupingBy { it }.eachCount()

        private fun isSame(
            given: JsonElement,
            written: JsonElement,
        ): Boolean {
            if (given == written) return true
            val areNumbers = listOf(given, written).all { it is JsonPrimitive && !it.isString }
            val (a, b) = listOf(given, written).map { "$it".toBigDecimalOrNull() }
            if (!areNumbers || a == null || b == null) return false
            val isFraction = b.stripTrailingZeros().scale() > 0
            return a.compareTo(b) == 0 || (isFraction && a.toDouble() == b.toDouble())
        }

        private fun shown(element: JsonElement): String {
            val text = "$element"
            return if (text.length <= MAX_SHOWN) text else text.take(MAX_SHOWN) + "…"
        }
    }

    companion object {
        private const val MAX_SHOWN = 40

        /** @param pairs a user's document, and what its value is written as */
        fun of(pairs: List<Pair<String, String>>): LostValues {
            val searches =
                pairs.map { (given, written) ->
                    Search().apply { at("$", Json.parseToJsonElement(given), Json.parseToJsonElement(written)) }
                }
            val lost = searches.flatMap { it.lost }.groupingBy { it }.eachCount().toSortedMap()
            val changed = searches.flatMap { it.changed.entries }.associate { it.key to it.value }.toSortedMap()
            return LostValues(lost, changed)
        }
    }
}
