package dev.piculet.lab.payload.kotlin

/** Returns the JSON text of a tree as `ReferenceTree` makes them, without blanks, its members in the tree's order. */
internal fun plainJson(tree: Any?): String =
    when (tree) {
        is Map<*, *> ->
            tree.entries.joinToString(",", "{", "}") { (name, value) -> "\"$name\":${plainJson(value)}" }
        is List<*> -> tree.joinToString(",", "[", "]", transform = ::plainJson)
        is String -> "\"${tree.also(::requirePlain)}\""
        else -> tree.toString()
    }

/** Texts of payloads are made of such characters alone, so that nothing needs escaping. */
private fun requirePlain(text: String) =
    require(text.none { it == '"' || it == '\\' || it < ' ' }) { "'$text' needs escapes, which payloads do without." }
