package dev.piculet.lab.store

import dev.piculet.lab.experiment.isJar
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/**
 * Names jars that stand for versions without their folders, in all files of what is kept: figures are found by these names. Of
 * jars with the same name, the last folders that differ stay.
 *
 * @param versions of all contenders, among them the paths of jars
 */
internal class KeptJars(
    versions: Collection<String>,
) {
    private val names: Map<String, String> = namesOf(versions.filter(::isJar).distinct())

    /** Returns the same with the names in place of the paths, wherever one is a version, alone or behind an `@`. */
    fun <T> hiddenIn(
        serializer: KSerializer<T>,
        value: T,
    ): T {
        if (names.isEmpty()) return value
        return Json.decodeFromJsonElement(serializer, hidden(Json.encodeToJsonElement(serializer, value)))
    }

    private fun hidden(element: JsonElement): JsonElement =
        when (element) {
            is JsonObject -> JsonObject(element.entries.associate { (key, value) -> hidden(key) to hidden(value) })
            is JsonArray -> JsonArray(element.map { hidden(it) })
            is JsonPrimitive -> if (element.isString) JsonPrimitive(hidden(element.content)) else element
        }

    private fun hidden(text: String): String {
        names[text]?.let { return it }
        val version = text.substringAfter('@')
        val name = names[version] ?: return text
        return text.removeSuffix(version) + name
    }

    private companion object {
        const val HIDDEN = "…"

        fun namesOf(jars: List<String>): Map<String, String> {
            val parts = jars.associateWith { it.split('/', '\\') }
            return parts.mapValues { (jar, own) ->
                val others = parts.values - setOf(own)
                val telling = (1..own.size).find { n -> others.none { it.takeLast(n) == own.takeLast(n) } }
                val kept = telling ?: own.size
                if (kept == own.size) jar else (listOf(HIDDEN) + own.takeLast(kept)).joinToString("/")
            }
        }
    }
}
