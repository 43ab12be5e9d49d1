package dev.piculet.lab.gate

import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/**
 * Parses JSON as RFC 8259 has it. The parser alone takes a bare word, or a number with a leading zero, for a text, and lets control
 * characters stand in texts as they are.
 */
internal object StrictJson {
    private val WORDS = setOf("true", "false", "null")
    private val NUMBER = Regex("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?")

    /**
     * What the parser lets pass.
     *
     * @property offset where it stands
     */
    class Fault(
        val offset: Int,
        reason: String,
    ) : SerializationException(reason)

    /** @throws SerializationException if the text is no JSON; a [Fault] where the parser alone would take it */
    fun parse(text: String): JsonElement {
        val element = Json.parseToJsonElement(text)
        wordIn(element)?.let { throw Fault(placeOf(it, text), "'$it' is no value") }
        requireEscapes(text)
        return element
    }

    /** Returns what stands without quotes where a value should. */
    private fun wordIn(element: JsonElement): String? =
        when (element) {
            is JsonObject -> element.values.firstNotNullOfOrNull(::wordIn)
            is JsonArray -> element.firstNotNullOfOrNull(::wordIn)
            is JsonPrimitive -> element.content.takeIf { !element.isString && it !in WORDS && !NUMBER.matches(it) }
        }

    private fun placeOf(
        word: String,
        text: String,
    ) = Regex("(?<=[:,\\[\\s]|^)" + Regex.escape(word)).find(text)?.range?.first ?: 0

    private fun requireEscapes(text: String) {
        var isInText = false
        var i = 0
        while (i < text.length) {
            when {
                text[i] == '"' -> isInText = !isInText
                !isInText -> Unit
                text[i] == '\\' -> i++
                text[i] < ' ' ->
                    throw Fault(i, "a text holds \\u%04x, which must be escaped".format(text[i].code))
            }
            i++
        }
    }
}
