package dev.piculet.lab.gate

import dev.piculet.lab.contender.ReferenceTree
import dev.piculet.lab.contender.TreeDifference
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull
import java.math.BigDecimal
import java.util.Optional

/** Compares JSON text with the structure of the value that it should hold. */
internal object JsonText {
    private const val MAX_SHOWN = 100

    /** Returns why a text is not the JSON form of a value, in one line, or null if it is. */
    fun failure(
        text: String,
        value: Any?,
    ): String? {
        val expected = ReferenceTree.of(value)
        return failure(text, { render(expected) }) { TreeDifference.betweenValueAndJson(expected, it) }
    }

    /** Returns why a text is not the same JSON as another, in one line, or null if it is. */
    fun failureBetween(
        text: String,
        expected: String,
    ): String? =
        failure(text, { expected }) { TreeDifference.betweenJson(tree(Json.parseToJsonElement(expected)), it) }

    private fun failure(
        text: String,
        expected: () -> String,
        difference: (Any?) -> Optional<String>,
    ): String? {
        val found =
            try {
                difference(tree(StrictJson.parse(text))).orElse(null)
            } catch (e: SerializationException) {
                "not JSON: ${e.message?.lineSequence()?.first()}"
            }
        return found?.let { "wrote ${shown(text)} where ${shown(expected())} was expected: $it" }
    }

    /** Returns the JSON form of a [ReferenceTree], nulls written. */
    fun render(tree: Any?): String = element(tree).toString()

    private fun shown(text: String) = if (text.length <= MAX_SHOWN) text else text.take(MAX_SHOWN) + "…"

    private fun element(tree: Any?): JsonElement =
        when (tree) {
            null -> JsonNull
            is Boolean -> JsonPrimitive(tree)
            is Number -> JsonPrimitive(tree)
            is List<*> -> JsonArray(tree.map(::element))
            is Map<*, *> -> JsonObject(tree.entries.associate { (name, member) -> name.toString() to element(member) })
            else -> JsonPrimitive(tree.toString())
        }

    /** Returns a [ReferenceTree] of JSON, in which numbers are [BigDecimal]. */
    fun tree(element: JsonElement): Any? =
        when (element) {
            is JsonNull -> null
            is JsonArray -> element.map(::tree)
            is JsonObject -> element.mapValues { (_, member) -> tree(member) }
            is JsonPrimitive -> scalar(element)
        }

    private fun scalar(element: JsonPrimitive): Any =
        if (element.isString) element.content else element.booleanOrNull ?: number(element.content)

    private fun number(text: String) = text.toBigDecimalOrNull() ?: text

    private fun String.toBigDecimalOrNull(): BigDecimal? =
        try {
            BigDecimal(this)
        } catch (_: NumberFormatException) {
            null
        }
}
