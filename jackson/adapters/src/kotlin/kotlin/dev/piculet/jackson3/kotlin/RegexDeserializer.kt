package dev.piculet.jackson3.kotlin

import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JsonNode
import tools.jackson.databind.deser.std.StdDeserializer

/** Reads `"pattern"`, and `{"pattern": "…", "options": ["…"]}`, which is what is written: names of [RegexOption]. */
object RegexDeserializer : StdDeserializer<Regex>(Regex::class.java) {
    override fun deserialize(
        p: JsonParser,
        ctxt: DeserializationContext,
    ): Regex {
        val node = ctxt.readTree(p)
        return when {
            node.isString() -> Regex(node.stringValue())
            node.isObject -> Regex(pattern(node), options(node))
            else -> throw IllegalStateException("A Regex is a string or an object, and not ${node.nodeType}.")
        }
    }

    private fun pattern(node: JsonNode): String =
        node.get("pattern")?.asString() ?: throw IllegalStateException("A Regex has a property `pattern`, a string.")

    private fun options(node: JsonNode): Set<RegexOption> {
        val options = node.get("options") ?: return emptySet()
        check(options.isArray) { "The options of a Regex are an array of strings, and not ${options.nodeType}." }
        return options.mapTo(HashSet()) { RegexOption.valueOf(it.asString()) }
    }
}
