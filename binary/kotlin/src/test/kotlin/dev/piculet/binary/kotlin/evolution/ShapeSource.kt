package dev.piculet.binary.kotlin.evolution

/** A version's classes as Kotlin's source, and values of them. */
internal class ShapeSource(
    private val version: ShapeVersion,
) {
    /** @param samples values of `A` to put into the file */
    fun of(
        packageName: String,
        samples: List<Plain>,
    ): String =
        buildString {
            appendLine("package $packageName")
            appendLine("enum class E { ${version.constants.joinToString()} }")
            appendLine("@JvmInline value class V(val it: ${version.held})")
            val check = if (version.checks) " { init { require(it != $REFUSED_NUMBER) } }" else ""
            appendLine("@JvmInline value class Checked(val it: Int)$check")
            appendLine("@JvmInline value class Maybe(val it: String?)")
            appendLine("object O")
            appendLine("sealed interface S")
            (version.choices + "S0").distinct().forEach {
                appendLine(body(it, if (it in version.choices) " : S" else ""))
            }
            appendLine(body("Part", ""))
            appendLine(body("A", ""))
            appendLine("object Samples {")
            samples.forEachIndexed { i, it -> appendLine("    @JvmStatic fun sample$i(): A = ${anObject(it)}") }
            appendLine("}")
        }

    private fun body(
        type: String,
        above: String,
    ): String {
        if (type in SINGLETONS) return "object $type$above"
        val (inBody, parameters) = version.membersOf(type).partition { it.inBody }
        val kind = if (type in version.data && parameters.isNotEmpty()) "data class" else "class"
        return "$kind $type(" +
            parameters.joinToString { "${variable(it)} ${it.name}: ${it.place}${default(it)}" } + ")$above {" +
            inBody.joinToString("") { " var ${it.name}: ${it.place} = ${initial(it)};" } + " }"
    }

    /** Some are `var`s, the same in each version. */
    private fun variable(member: Member) = if (member.name.hashCode() % 3 == 0) "var" else "val"

    private fun default(member: Member) = member.default?.let { " = " + text(member.place, it.plain) } ?: ""

    private fun initial(member: Member) = text(member.place, version.initial(member))

    private fun text(
        place: Place,
        value: Any?,
    ): String =
        when {
            place.raw == "Maybe" -> "Maybe(${text(version.held(place.raw), value)})"
            value == null -> "null"
            place.raw in VALUE_CLASSES -> "${place.raw}(${text(version.held(place.raw), value)})"
            value is Constant -> "E.${value.name}"
            value is Plain -> if (value.type in SINGLETONS) value.type else anObject(value)
            value is List<*> -> elements("listOf", "arrayListOf", place, value)
            value is Set<*> -> elements("setOf", "hashSetOf", place, value)
            value is Map<*, *> -> entries(place, value)
            else -> scalar(value)
        }

    private fun anObject(value: Plain): String {
        val (inBody, parameters) = version.membersOf(value.type).partition { it.inBody }
        val set = inBody.joinToString("; ") { "it.${it.name} = ${text(it.place, value.properties[it.name])}" }
        return value.type + parameters.joinToString(prefix = "(", postfix = ")") {
            "${it.name} = ${text(it.place, value.properties[it.name])}"
        } + (if (set.isEmpty()) "" else ".also { $set }")
    }

    private fun elements(
        one: String,
        other: String,
        place: Place,
        values: Collection<Any?>,
    ): String {
        val function = if (values.hashCode() % 2 == 0) one else other
        return values.joinToString(prefix = "$function<${place.args[0]}>(", postfix = ")") { text(place.args[0], it) }
    }

    private fun entries(
        place: Place,
        values: Map<*, *>,
    ): String {
        val function = if (values.hashCode() % 2 == 0) "mapOf" else "hashMapOf"
        return values.entries.joinToString(prefix = "$function<${place.args.joinToString()}>(", postfix = ")") {
            "Pair(${text(place.args[0], it.key)}, ${text(place.args[1], it.value)})"
        }
    }

    private fun scalar(value: Any): String =
        when (value) {
            is Byte -> "($value).toByte()"
            is Short -> "($value).toShort()"
            is Int -> if (value == Int.MIN_VALUE) "Int.MIN_VALUE" else "($value)"
            is Long -> if (value == Long.MIN_VALUE) "Long.MIN_VALUE" else "(${value}L)"
            is UByte -> "(${value}u).toUByte()"
            is UShort -> "(${value}u).toUShort()"
            is UInt -> "${value}u"
            is ULong -> "${value}uL"
            is Float -> "java.lang.Float.intBitsToFloat(${value.toRawBits()})"
            is Double -> "java.lang.Double.longBitsToDouble(java.lang.Long.parseLong(\"${value.toRawBits()}\"))"
            is Char -> "(${value.code}).toChar()"
            is String -> value.toList().joinToString("", "\"", "\"") { "\\u%04x".format(it.code) }
            else -> value.toString()
        }
}

/** The value of a property without written data. */
internal fun ShapeVersion.initial(member: Member): Any? =
    member.default?.plain ?: if (member.place.nullable || member.place.raw == "Maybe") null else zero(member.place)

private fun ShapeVersion.zero(place: Place): Any =
    when {
        place.raw in VALUE_CLASSES -> zero(held(place.raw))
        place.raw in SINGLETONS -> Plain(place.raw, emptyMap())
        place.raw == "S" -> zero(Place(choices.sorted().first()))
        place.raw == "E" -> Constant(constants.sorted().first())
        place.raw == "List" -> emptyList<Any?>()
        place.raw == "Set" -> emptySet<Any?>()
        place.raw == "Map" -> emptyMap<Any?, Any?>()
        place.raw == "String" -> ""
        place.raw == "Boolean" -> false
        place.raw == "Char" -> '\u0000'
        place.raw in NUMBERS -> zeroOf(place.raw)
        else -> Plain(place.raw, membersOf(place.raw).associate { it.name to initial(it) })
    }

private fun zeroOf(raw: String): Any =
    when (raw) {
        "Byte" -> 0.toByte()
        "Short" -> 0.toShort()
        "Int" -> 0
        "Long" -> 0L
        "UByte" -> 0.toUByte()
        "UShort" -> 0.toUShort()
        "UInt" -> 0u
        "ULong" -> 0uL
        "Float" -> 0f
        else -> 0.0
    }
