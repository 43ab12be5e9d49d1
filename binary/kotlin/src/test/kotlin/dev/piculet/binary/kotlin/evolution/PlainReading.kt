package dev.piculet.binary.kotlin.evolution

import java.lang.reflect.Modifier

/** Returns an object of a version's compiled classes as a plain value. A value class becomes its underlying value, boxed or not. */
internal fun ShapeVersion.plainOf(value: Any): Plain = typed(plain(value) as Plain)

/** Returns what was read of fields, which hold the bits of unsigned numbers, with these numbers. */
private fun ShapeVersion.typed(value: Plain): Plain {
    val places = membersOf(value.type).associate { it.name to it.place }
    return Plain(value.type, value.properties.mapValues { (name, held) -> typed(places.getValue(name), held) })
}

private fun ShapeVersion.typed(
    place: Place,
    value: Any?,
): Any? =
    when {
        value == null -> null
        place.raw in VALUE_CLASSES -> typed(held(place.raw), value)
        value is Plain -> typed(value)
        value is List<*> -> value.map { typed(place.args[0], it) }
        value is Set<*> -> value.mapTo(LinkedHashSet()) { typed(place.args[0], it) }
        value is Map<*, *> -> value.entries.associate { typed(place.args[0], it.key) to typed(place.args[1], it.value) }
        place.raw in UNSIGNED -> unsigned(value)
        else -> value
    }

private fun unsigned(bits: Any): Any =
    when (bits) {
        is Byte -> bits.toUByte()
        is Short -> bits.toUShort()
        is Int -> bits.toUInt()
        else -> (bits as Long).toULong()
    }

private fun plain(value: Any?): Any? =
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
