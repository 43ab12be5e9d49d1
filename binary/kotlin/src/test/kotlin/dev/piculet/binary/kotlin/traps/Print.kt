package dev.piculet.binary.kotlin.traps

import java.lang.reflect.Modifier
import java.util.IdentityHashMap
import java.util.SortedMap
import java.util.SortedSet

/** Prints values so that every difference shows: classes, fields of all superclasses, elements, and shared objects if asked. */
class Print private constructor(
    private val showsSharing: Boolean,
) {
    private val seen = IdentityHashMap<Any, Int>()

    private fun print(value: Any?): String =
        when {
            value == null -> "null"
            value is String -> "\"$value\""
            value is Lazy<*> -> "lazy"
            value is Enum<*> -> "${value.declaringJavaClass.simpleName}.${value.name}"
            value is Array<*> -> value.map { print(it) }.toString()
            value is Map<*, *> && isOfLibrary(value) ->
                value.entries.map { print(it.key) + "=" + print(it.value) }.let { kind(value) + it }
            value is Collection<*> && isOfLibrary(value) -> kind(value) + value.map { print(it) }
            value.javaClass.isArray -> value.javaClass.name + java.lang.reflect.Array.getLength(value)
            value.javaClass.name.startsWith("java.") -> value.javaClass.simpleName + " " + value
            else -> printFields(value)
        }

    private fun isOfLibrary(value: Any) = value.javaClass.name.let {
        it.startsWith("java.") || it.startsWith("kotlin.")
    }

    /** Read-only collections of the standard library come back as others of the same interfaces. */
    private fun kind(value: Any) =
        when (value) {
            is SortedSet<*>, is SortedMap<*, *> -> "sorted"
            is Set<*> -> "set"
            is List<*> -> "list"
            else -> ""
        }

    private fun printFields(value: Any): String {
        val number = seen.putIfAbsent(value, seen.size)
        if (number != null) return "#$number"
        val fields =
            generateSequence<Class<*>>(value.javaClass) { it.superclass }
                .flatMap { type -> type.declaredFields.sortedBy { it.name } }
                .filter { !Modifier.isStatic(it.modifiers) && !Modifier.isTransient(it.modifiers) }
                .map { field -> field.name + "=" + print(field.apply { isAccessible = true }[value]) }
                .toList()
        if (!showsSharing) seen.remove(value)
        return value.javaClass.name.substringAfterLast('.').substringBefore("\$\$Lambda") + fields
    }

    companion object {
        fun of(
            value: Any?,
            showsSharing: Boolean,
        ): String = Print(showsSharing).print(value)
    }
}
