package dev.piculet.binary.kotlin.evolution

import java.lang.reflect.Modifier

/** Returns a value of compiled classes as a plain one. A value class becomes its underlying value, boxed or not. */
internal fun plain(value: Any?): Any? =
    when (value) {
        null, is Number, is Boolean, is Char, is String -> value
        is Enum<*> -> Constant(value.name)
        is List<*> -> value.map { plain(it) }
        is Set<*> -> value.mapTo(LinkedHashSet()) { plain(it) }
        is Map<*, *> -> value.entries.associate { plain(it.key) to plain(it.value) }
        else -> ofObject(value)
    }

private fun ofObject(value: Any): Any? {
    val type = value.javaClass
    if (type.isAnnotationPresent(JvmInline::class.java)) return properties(value).values.single()
    if (type.simpleName in SINGLETONS) check(type.getField("INSTANCE").get(null) === value) { "another $type" }
    return Plain(type.simpleName, properties(value))
}

private fun properties(value: Any): Map<String, Any?> =
    value.javaClass.declaredFields.filterNot { Modifier.isStatic(it.modifiers) }.associate {
        it.isAccessible = true
        it.name to plain(it.get(value))
    }
