package dev.piculet.binary.kotlin.evolution

/** Random values of a version's classes as plain ones: numbers, texts, constants, lists, sets, maps and objects by name. */
internal class PlainValues(
    private val version: ShapeVersion,
) {
    private val random get() = version.random

    fun of(place: Place): Any? =
        when {
            place.nullable && random.nextInt(4) == 0 -> null
            place.raw in VALUE_CLASSES -> held(place.raw)
            place.raw in SINGLETONS -> Plain(place.raw, emptyMap())
            place.raw == "S" -> of(Place(version.choices[random.nextInt(version.choices.size)]))
            place.raw == "E" -> Constant(version.constants[random.nextInt(version.constants.size)])
            place.isCollection -> collection(place)
            place.raw in SCALARS -> scalar(place.raw)
            else -> anObject(place.raw)
        }

    fun anObject(type: String) = Plain(type, version.membersOf(type).associate { it.name to of(it.place) })

    private fun held(valueClass: String): Any? {
        val value = of(version.held(valueClass))
        return if (valueClass == "Checked" && version.checks && value == REFUSED_NUMBER) 0 else value
    }

    private fun collection(place: Place): Any {
        val count = random.nextInt(4)
        return when (place.raw) {
            "List" -> List(count) { of(place.args[0]) }
            "Set" -> List(count) { of(place.args[0]) }.toSet()
            else -> List(count) { of(place.args[0]) to of(place.args[1]) }.toMap()
        }
    }

    private fun scalar(raw: String): Any {
        val number = if (random.nextBoolean()) WHOLE.random() else random.nextLong() shr random.nextInt(64)
        val real = if (random.nextBoolean()) REAL.random() else number / 8.0
        return when (raw) {
            "Byte" -> number.toByte()
            "Short" -> number.toShort()
            "Int" -> number.toInt()
            "Long" -> number
            "UByte" -> number.toUByte()
            "UShort" -> number.toUShort()
            "UInt" -> number.toUInt()
            "ULong" -> number.toULong()
            "Float" -> real.toFloat()
            "Double" -> real
            "Char" -> number.toInt().toChar()
            "Boolean" -> number > 0
            else -> TEXTS.random()
        }
    }

    private fun <T> List<T>.random() = this[random.nextInt(size)]

    private companion object {
        val WHOLE =
            listOf(0L, 1, -1, REFUSED_NUMBER.toLong(), 127, 128, Int.MIN_VALUE.toLong(), Long.MAX_VALUE, Long.MIN_VALUE)
        val REAL = listOf(0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE, 1e300)
        val TEXTS = listOf("", "a", "caf\u00e9", "\ud83d\ude00", "\u0000", "a longer text, in latin 1", "$ \" \\")
    }
}
