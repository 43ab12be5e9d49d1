package dev.piculet.jackson.contract

import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate
import java.time.LocalTime
import java.util.Random
import java.util.UUID

/** Random JSON for a class: right, nearly right, and broken. The same seed gives the same. */
internal class JsonCases(
    random: Random,
) : Choices(random) {
    /** Whether the document is as its class expects, for the most part. */
    private var isSound = false

    /** Whether it is also in the form that is read without a parser, for the most part. */
    private var isUsual = false

    /** Whether values of any class are objects and arrays, too. */
    private var isDeep = false

    /** Tells whether to do something that may make the document wrong. */
    private fun spoils(count: Int): Boolean = !isSound && oneIn(count)

    /** White space between tokens, in one style for a whole document. */
    private var space: () -> String = { "" }

    /** Returns a document with objects of the class, some of them in an array or behind each other. */
    fun document(type: Class<*>): ByteArray {
        isSound = oneIn(3)
        isDeep = type == DirectKinds.Anything::class.java
        val changing = { if (isSound) " \n" else JsonSamples.SPACES.any() }
        space = listOf({ "" }, { "" }, { " " }, { "\n  " }, { "\r\n" }, changing).any()
        val text =
            when (random.nextInt(8)) {
                0 -> "[" + List(random.nextInt(4)) { value(type) }.joinToString(space() + ",") + space() + "]"
                1 -> value(type) + space() + value(type)
                else -> value(type)
            }
        val bytes = (space() + text + space() + if (spoils(10)) JsonSamples.TAILS.any() else "").toByteArray()
        return if (spoils(3)) JsonSamples.mutated(bytes, random) else bytes
    }

    /** Returns an object of the class in the form that most documents have. */
    fun usual(type: Class<*>): ByteArray {
        isSound = true
        isUsual = true
        isDeep = type == DirectKinds.Anything::class.java
        space = listOf({ "" }, { "" }, { " " }, { "\n  " }, { "\r\n" }).any()
        return (space() + value(type) + space()).toByteArray()
    }

    private fun value(
        type: Class<*>,
        depth: Int = 0,
    ): String = objectOf(Place(JsonSamples.SUBTYPES[type]?.any() ?: type), depth)

    private fun objectOf(
        place: Place,
        depth: Int,
    ): String {
        val type = place.type
        var members = place.members().map { (name, each) -> name to valueOf(each, depth) }
        if (JsonSamples.SUBTYPES.keys.any { it.isAssignableFrom(type) } && !oneIn(20)) {
            members = listOf("type" to "\"${type.simpleName.lowercase()}\"") + members
        }
        if (spoils(3)) members = members.filter { !oneIn(8) }
        if (oneIn(5)) members = members.shuffled(random)
        if (spoils(6)) members = inserted(members, JsonSamples.OTHER_NAMES.any() to anything(depth))
        if (spoils(8) && members.isNotEmpty()) members = inserted(members, members.any().first to anything(depth))
        return members.joinToString(",", "{", space() + "}") { (name, value) ->
            space() + quoted(name) + colon() + value + space()
        }
    }

    private fun inserted(
        members: List<Pair<String, String>>,
        member: Pair<String, String>,
    ): List<Pair<String, String>> = random.nextInt(members.size + 1).let {
        members.take(it) + member + members.drop(it)
    }

    private fun colon(): String = if (oneIn(4)) space() + ":" + space() else ":"

    private fun quoted(name: String): String =
        when {
            name.isNotEmpty() && !isUsual && oneIn(60) -> {
                "\"" + "\\u%04x".format(name[0].code) + name.drop(1).replace("\"", "\\\"") + "\""
            }
            spoils(200) -> "'$name'"
            spoils(200) -> name
            else -> "\"" + name.replace("\"", "\\\"") + "\""
        }

    private fun valueOf(
        place: Place,
        depth: Int,
    ): String {
        val type = place.type
        return when {
            spoils(12) || (depth > MAX_DEPTH && !isUsual) -> anything(depth)
            Collection::class.java.isAssignableFrom(type) -> array(place.arguments[0], depth)
            type == ByteArray::class.java -> JsonSamples.BYTES.any()
            type.isArray -> array(place.arguments[0], depth)
            type == Map::class.java -> map(place.arguments[1], depth)
            type == Any::class.java && isDeep && oneIn(2) ->
                if (oneIn(2)) array(place, depth + 1) else map(place, depth + 1)
            isNullable(place) && oneIn(if (isUsual) 8 else 3) -> "null"
            else -> scalar(type) ?: plain(type) ?: inside(place, depth)
        }
    }

    /** Tells whether null may stand for a value, which is right in usual documents only. */
    private fun isNullable(place: Place): Boolean {
        val isBox = place.type.kotlin.javaPrimitiveType != null
        return if (isUsual) place.mayBeNull else isBox && !place.type.isPrimitive
    }

    /** Returns how many elements or entries there are. */
    private fun size(depth: Int): Int =
        when {
            isUsual && depth >= MAX_DEPTH -> 0
            oneIn(60) -> MANY
            else -> random.nextInt(4)
        }

    private fun array(
        element: Place,
        depth: Int,
    ): String {
        val elements = List(size(depth)) { if (spoils(40)) "null" else valueOf(element, depth + 1) }
        return elements.joinToString(",", "[", space() + "]") { space() + it + if (oneIn(4)) space() else "" }
    }

    private fun map(
        value: Place,
        depth: Int,
    ): String =
        List(minOf(size(depth), JsonSamples.KEYS.size)) { JsonSamples.KEYS.any() }
            .joinToString(",", "{", space() + "}") {
                space() + quoted(it) + colon() + (if (spoils(40)) "null" else valueOf(value, depth + 1)) + space()
            }

    /** Returns a number, a truth value or a letter; null for other types. */
    private fun scalar(type: Class<*>): String? =
        when (type.kotlin.javaPrimitiveType) {
            Int::class.javaPrimitiveType -> int()
            Long::class.javaPrimitiveType -> if (oneIn(2)) int() else random.nextLong().toString()
            Double::class.javaPrimitiveType -> fraction()
            Boolean::class.javaPrimitiveType -> listOf("true", "false").any()
            Float::class.javaPrimitiveType -> if (oneIn(4)) int() else fraction().take(9)
            Byte::class.javaPrimitiveType, Short::class.javaPrimitiveType ->
                (if (isSound) random.nextInt(256) - 128 else random.nextInt(300) - 20).toString()
            Char::class.javaPrimitiveType -> JsonSamples.LETTER_VALUES.any()
            else -> null
        }

    /** Returns a value of a class of the JDK, or one near it; null for other types. */
    private fun plain(type: Class<*>): String? =
        when {
            type in JsonSamples.JDK_TEXTS ->
                JsonSamples.JDK_TEXTS.getValue(type).let { if (isSound) it.take(2) else it }.any()
            type == String::class.java || type == Any::class.java -> if (!isUsual && oneIn(3)) int() else string()
            type == BigDecimal::class.java -> if (spoils(4)) JsonSamples.DECIMALS.any() else fraction()
            type in JsonSamples.TEXTS -> "\"" + text(type) + "\""
            type.isEnum -> if (isSound) JsonSamples.SOUND_ENUMS[type] ?: "\"GREEN\"" else JsonSamples.ENUMS.any()
            type == BufferClasses.Positive::class.java -> (random.nextInt(9) + if (isUsual) 1 else 0).toString()
            else -> null
        }

    private fun inside(
        place: Place,
        depth: Int,
    ): String =
        when {
            place.type == ContainerClasses.Spy::class.java -> anything(depth)
            depth >= MAX_DEPTH && (place.mayBeNull || !isUsual) -> "null"
            place.type in JsonSamples.SUBTYPES -> if (oneIn(2)) "null" else value(place.type, depth + 1)
            // Null as an element is an error in Kotlin.
            !isUsual && oneIn(3) -> "null"
            else -> objectOf(place, depth + 1)
        }

    /** A text that a class of the JDK, or one near it, makes of itself; some of them changed. */
    private fun text(type: Class<*>): String {
        val date = LocalDate.of(random.nextInt(10_000), 1 + random.nextInt(12), 1 + random.nextInt(28))
        val time = LocalTime.of(random.nextInt(24), random.nextInt(60), random.nextInt(60), JsonSamples.NANOS.any())
        val text =
            when {
                type == UUID::class.java -> UUID(random.nextLong(), random.nextLong()).toString()
                type == LocalDate::class.java -> date.toString()
                else -> "${date}T$time" + if (type == Instant::class.java) "Z" else ""
            }
        return when (if (isSound) 12 else random.nextInt(12)) {
            0 -> text.uppercase()
            1 -> text.take(random.nextInt(text.length))
            2 -> text.replaceRange(random.nextInt(text.length).let { it..it }, JsonSamples.TEXT_CHANGES.any())
            3 -> JsonSamples.TEXT_EDGES.any()
            else -> text
        }
    }

    private fun int(): String =
        when (random.nextInt(6)) {
            0 -> random.nextInt().toString()
            1 -> if (isSound) "0" else JsonSamples.EDGES.any()
            2 -> random.nextInt(100_000).toString()
            else -> (random.nextInt(30) - 5).toString()
        }

    private fun fraction(): String =
        when (random.nextInt(4)) {
            0 -> random.nextDouble().toString()
            1 -> if (isUsual && !oneIn(8)) "${int()}.5" else Double.fromBits(random.nextLong()).toString()
            else -> "${random.nextInt(1000)}.${random.nextInt(1000)}"
        }

    private fun string(): String {
        val length = if (oneIn(200)) 3_990 + random.nextInt(4_020) else random.nextInt(20)
        val letters = if (oneIn(4)) JsonSamples.LETTERS else "abc xyz"
        val text = String(CharArray(length) { letters[random.nextInt(letters.length)] })
        val escape = JsonSamples.ESCAPES.any()
        val escaped = if (oneIn(3)) escape + text.drop(10) + JsonSamples.ESCAPES.any() else escape
        return "\"" + (if (spoils(8)) text.take(10) + escaped else text) + "\""
    }

    private fun anything(depth: Int): String =
        when (random.nextInt(7)) {
            0 -> JsonSamples.ODD_VALUES.any()
            1 -> int()
            2 -> fraction()
            3 -> string()
            4 -> "[${int()}${space()},${string()}]"
            5 -> if (depth >= MAX_DEPTH) "{}" else value(BufferClasses.Numbers::class.java, depth + 1)
            else -> listOf("null", "true", "false").any()
        }

    private companion object {
        /** Levels of values in values. */
        const val MAX_DEPTH = 4

        /** Elements of a long array. */
        const val MANY = 40
    }
}
