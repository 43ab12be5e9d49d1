package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonProperty
import java.lang.reflect.Field
import java.lang.reflect.Modifier
import java.lang.reflect.ParameterizedType
import java.lang.reflect.Type
import java.lang.reflect.TypeVariable
import java.lang.reflect.WildcardType
import java.math.BigDecimal
import java.math.BigInteger
import java.net.URI
import java.time.Duration
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.LocalTime
import java.time.OffsetDateTime
import java.time.YearMonth
import java.time.ZonedDateTime
import java.util.Currency
import java.util.Date
import java.util.Locale
import java.util.Random
import java.util.UUID

/** Random JSON for a class: right, nearly right, and broken. The same seed gives the same. */
internal class JsonCases(
    private val random: Random,
) {
    private fun <T> List<T>.any(): T = this[random.nextInt(size)]

    private fun oneIn(count: Int): Boolean = random.nextInt(count) == 0

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
        space = listOf({ "" }, { "" }, { " " }, { "\n  " }, { "\r\n" }, { if (isSound) " \n" else SPACES.any() }).any()
        val text =
            when (random.nextInt(8)) {
                0 -> "[" + List(random.nextInt(4)) { value(type) }.joinToString(space() + ",") + space() + "]"
                1 -> value(type) + space() + value(type)
                else -> value(type)
            }
        val bytes = (space() + text + space() + if (spoils(10)) TAILS.any() else "").toByteArray()
        return if (spoils(3)) mutated(bytes) else bytes
    }

    /** Returns an object of the class in the form that most documents have. */
    fun usual(type: Class<*>): ByteArray {
        isSound = true
        isUsual = true
        isDeep = type == DirectKinds.Anything::class.java
        space = listOf({ "" }, { "" }, { " " }, { "\n  " }, { "\r\n" }).any()
        return (space() + value(type) + space()).toByteArray()
    }

    private fun value(type: Class<*>): String =
        when (type) {
            in SUBTYPES -> value(SUBTYPES.getValue(type).any())
            else -> objectOf(type)
        }

    private fun objectOf(
        type: Class<*>,
        depth: Int = 0,
    ): String {
        var members = fields(type).map { nameOf(it) to valueOf(it.genericType, it.type, depth) }
        if (SUBTYPES.keys.any { it.isAssignableFrom(type) } && !oneIn(20)) {
            members = listOf("type" to "\"${type.simpleName.lowercase()}\"") + members
        }
        if (spoils(3)) members = members.filter { !oneIn(8) }
        if (oneIn(5)) members = members.shuffled(random)
        if (spoils(6)) members = inserted(members, OTHER_NAMES.any() to anything(depth))
        if (spoils(8) && members.isNotEmpty()) members = inserted(members, members.any().first to anything(depth))
        return members.joinToString(",", "{", space() + "}") { (name, value) ->
            space() + quoted(name) + colon() + value + space()
        }
    }

    /** The fields of a class with a property, those of its superclasses first. */
    private fun fields(type: Class<*>): List<Field> =
        type.superclass?.let(::fields).orEmpty() +
            type.declaredFields.filter { !it.isSynthetic && !Modifier.isStatic(it.modifiers) && it.name != "calls" }

    private fun nameOf(field: Field): String =
        field.getAnnotation(JsonProperty::class.java)?.value?.ifEmpty { null } ?: field.name

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

    /** Returns a value of a generic type, which is erased to a class. */
    private fun valueOf(
        type: Type,
        erased: Class<*>,
        depth: Int,
    ): String {
        val arguments = (type as? ParameterizedType)?.actualTypeArguments?.map { argument(it) }.orEmpty()
        return when {
            spoils(12) || depth > MAX_DEPTH -> anything(depth)
            Collection::class.java.isAssignableFrom(erased) -> array(arguments[0], depth)
            erased == ByteArray::class.java -> BYTES.any()
            erased.isArray -> array(erased.componentType, depth)
            erased == Map::class.java -> map(arguments[1], depth)
            erased == Any::class.java && isDeep && oneIn(2) ->
                if (oneIn(2)) array(Any::class.java, depth + 1) else map(Any::class.java, depth + 1)
            else -> valueOf(erased, depth)
        }
    }

    private fun argument(type: Type): Type =
        when (type) {
            is WildcardType -> type.upperBounds.single()
            is TypeVariable<*> -> type.bounds[0]
            else -> type
        }

    private fun valueOf(
        type: Type,
        depth: Int,
    ): String = valueOf(type, (type as? ParameterizedType)?.rawType as Class<*>? ?: type as Class<*>, depth)

    private fun array(
        element: Type,
        depth: Int,
    ): String {
        val elements = List(if (oneIn(60)) 40 else random.nextInt(4)) {
            if (spoils(40)) "null" else valueOf(element, depth + 1)
        }
        return elements.joinToString(",", "[", space() + "]") { space() + it + if (oneIn(4)) space() else "" }
    }

    private fun map(
        value: Type,
        depth: Int,
    ): String =
        List(random.nextInt(4)) { KEYS.any() }.joinToString(",", "{", space() + "}") {
            space() + quoted(it) + colon() + (if (spoils(40)) "null" else valueOf(value, depth + 1)) + space()
        }

    private fun valueOf(
        type: Class<*>,
        depth: Int,
    ): String =
        when {
            !type.isPrimitive && type.kotlin.javaPrimitiveType != null && oneIn(3) -> "null"
            type.kotlin.javaPrimitiveType == Int::class.java -> int()
            type.kotlin.javaPrimitiveType == Long::class.java -> if (oneIn(2)) int() else random.nextLong().toString()
            type.kotlin.javaPrimitiveType == Double::class.java || type == Float::class.java -> fraction()
            type.kotlin.javaPrimitiveType == Boolean::class.java -> listOf("true", "false").any()
            type.kotlin.javaPrimitiveType == Float::class.java -> if (oneIn(4)) int() else fraction().take(9)
            type == Byte::class.javaObjectType || type == Byte::class.javaPrimitiveType ||
                type == Short::class.javaObjectType || type == Short::class.javaPrimitiveType ->
                (if (isSound) random.nextInt(256) - 128 else random.nextInt(300) - 20).toString()
            type.kotlin.javaPrimitiveType == Char::class.java -> LETTER_VALUES.any()
            type in JDK_TEXTS -> (if (isSound) JDK_TEXTS.getValue(type).take(2) else JDK_TEXTS.getValue(type)).any()
            type == String::class.java || type == Any::class.java -> if (!isUsual && oneIn(3)) int() else string()
            type == BigDecimal::class.java -> if (spoils(4)) DECIMALS.any() else fraction()
            type in TEXTS -> "\"" + text(type) + "\""
            type == BufferClasses.Key::class.java -> "\"" + text(UUID::class.java) + "\""
            type == BufferClasses.Since::class.java -> "\"" + text(LocalDate::class.java) + "\""
            type.isEnum -> if (isSound) SOUND_ENUMS[type] ?: "\"GREEN\"" else ENUMS.any()
            type == BufferClasses.Positive::class.java -> random.nextInt(9).toString()
            type == ContainerClasses.Spy::class.java -> anything(depth)
            depth >= MAX_DEPTH -> "null"
            type in SUBTYPES -> if (oneIn(2)) "null" else value(type)
            // Null as an element is an error in Kotlin.
            else -> if (oneIn(if (isUsual) 8 else 3)) "null" else objectOf(type, depth + 1)
        }

    /** A text that a class of the JDK, or one near it, makes of itself; some of them changed. */
    private fun text(type: Class<*>): String {
        val date = LocalDate.of(random.nextInt(10_000), 1 + random.nextInt(12), 1 + random.nextInt(28))
        val time = LocalTime.of(random.nextInt(24), random.nextInt(60), random.nextInt(60), NANOS.any())
        val text =
            when {
                type == UUID::class.java -> UUID(random.nextLong(), random.nextLong()).toString()
                type == LocalDate::class.java -> date.toString()
                else -> "${date}T$time" + if (type == Instant::class.java) "Z" else ""
            }
        return when (if (isSound) 12 else random.nextInt(12)) {
            0 -> text.uppercase()
            1 -> text.take(random.nextInt(text.length))
            2 -> text.replaceRange(random.nextInt(text.length).let { it..it }, TEXT_CHANGES.any())
            3 -> TEXT_EDGES.any()
            else -> text
        }
    }

    private fun int(): String =
        when (random.nextInt(6)) {
            0 -> random.nextInt().toString()
            1 -> if (isSound) "0" else EDGES.any()
            2 -> random.nextInt(100_000).toString()
            else -> (random.nextInt(30) - 5).toString()
        }

    private fun fraction(): String =
        when (random.nextInt(4)) {
            0 -> random.nextDouble().toString()
            1 -> java.lang.Double.longBitsToDouble(random.nextLong()).toString()
            else -> "${random.nextInt(1000)}.${random.nextInt(1000)}"
        }

    private fun string(): String {
        val length = if (oneIn(200)) 3_990 + random.nextInt(4_020) else random.nextInt(20)
        val letters = if (oneIn(4)) LETTERS else "abc xyz"
        val text = String(CharArray(length) { letters[random.nextInt(letters.length)] })
        val escaped = if (oneIn(3)) ESCAPES.any() + text.drop(10) + ESCAPES.any() else ESCAPES.any()
        return "\"" + (if (spoils(8)) text.take(10) + escaped else text) + "\""
    }

    private fun anything(depth: Int): String =
        when (random.nextInt(7)) {
            0 -> ODD_VALUES.any()
            1 -> int()
            2 -> fraction()
            3 -> string()
            4 -> "[${int()}${space()},${string()}]"
            5 -> if (depth >= MAX_DEPTH) "{}" else objectOf(BufferClasses.Numbers::class.java, depth + 1)
            else -> listOf("null", "true", "false").any()
        }

    private fun mutated(bytes: ByteArray): ByteArray {
        val at = random.nextInt(bytes.size + 1)
        val left = bytes.copyOfRange(0, at)
        val right = bytes.copyOfRange(at, bytes.size)
        return when (random.nextInt(6)) {
            0 -> left
            1 -> left + random.nextInt(256).toByte() + right
            2 -> left + right.drop(1)
            3 -> left + right.drop(random.nextInt(10))
            4 -> left + BROKEN.any().chunked(2).map { it.toInt(16).toByte() } + right
            else -> left + ODD_BYTES.any().toByteArray() + right.drop(random.nextInt(2))
        }
    }

    private companion object {
        /** Levels of values in values. */
        const val MAX_DEPTH = 4
        val KEYS = listOf("k", "l", "m", "a longer key", "", "a", "\u00f6")
        val SPACES = listOf("", " ", "\t", "\n", "\r", "\r\n", "\n\r", "  \n\n", "\r\r\n", "\n    ", "/* c */", "# c\n")
        val TEXTS = setOf<Class<*>>(
            LocalDate::class.java,
            LocalDateTime::class.java,
            Instant::class.java,
            UUID::class.java,
        )
        val ENUMS =
            "RED,GREEN,GREEN,red, RED,BLUE,one size,TWO,ONE,size 0,size 1,0,"
                .split(",")
                .map { "\"$it\"" } + "1"
        val SOUND_ENUMS = mapOf<Class<*>, String>(BufferClasses.Size::class.java to "\"one size\"")
        val SUBTYPES =
            mapOf<Class<*>, List<Class<*>>>(
                BufferClasses.Shape::class.java to
                    listOf(BufferClasses.Circle::class.java, BufferClasses.Square::class.java),
                JavaClasses.Animal::class.java to listOf(JavaClasses.Bird::class.java, JavaClasses.Fish::class.java),
            )
        val BYTES = listOf("\"AQID\"", "\"\"", "\"_-8\"", "\"AQ\"", "[1,2]")
        val JDK_TEXTS: Map<Class<*>, List<String>> =
            mapOf(
                BigInteger::class.java to "0|-5|123456789012345678901|1.5|\"7\"",
                OffsetDateTime::class.java to
                    "\"2023-01-01T10:00:00+02:00\"|\"2023-01-01T10:00:00Z\"|\"2023-01-01\"|1700000000|-1|\"\"",
                ZonedDateTime::class.java to
                    "\"2023-01-01T10:00:00Z\"|\"2023-01-01T10:00:00+01:00\"|\"2023-01-01T10:00+01:00[Europe/Paris]\"|7",
                Date::class.java to
                    "\"2023-01-01\"|1700000000000|\"2023-01-01T10:00:00.000+00:00\"|-1|-0|\"x\"|\"\"|1.5",
                LocalTime::class.java to "\"10:15:30.5\"|\"23:59\"|\"24:00\"|[10,15]|\" \"",
                Duration::class.java to "\"PT1M\"|\"PT0S\"|90|1.5|\"1\"",
                YearMonth::class.java to "\"2023-01\"|\"2024-12\"|\"2023-13\"|[2023,1]",
                URI::class.java to "\"http://example.com/a?b=c\"|\"urn:x\"|\" urn:y \"|\"\"|\"a b\"|7|-0",
                Locale::class.java to "\"en\"|\"de-AT\"|\"fr_CA\"|\"\"",
                Currency::class.java to "\"EUR\"|\"USD\"|\"EURO\"|\"\"",
                DirectKinds.Status::class.java to "\"GREEN\"|\"one size\"|\"open\"|\"\"|1|{}",
                DirectKinds.Id::class.java to "\"a\"|\"\u20ac\"|\"\"|7|{\"text\":\"a\"}|null",
                DirectKinds.Count::class.java to "7|12345678901|-0|-7|1.5|\"7\"|99999999999999999999|null",
            ).mapValues { it.value.split("|") }
        val LETTER_VALUES = listOf("\"x\"", "\"y\"", "\"\u00e9\"", "65")
        val NANOS = listOf(0, 0, 1, 500_000_000, 120_000, 999_999_999)
        val TEXT_CHANGES =
            listOf("-", ":", "9", "3", ".", "T", "Z", "z", " ", "f", "g", "+", "", "\u0660", "\u0130", "\\u0030")
        val TEXT_EDGES =
            (
                "2023-02-29 2024-02-29 1900-02-29 2000-02-29 2023-04-31 0000-01-01 2023-13-01 2023-00-10 2023-01-00 " +
                    "-0001-01-01 +10000-01-01 2023-01-01T24:00:00 2023-01-01T23:59:60 2023-01-01T10:00 " +
                    "2023-01-01T10:00:00. 2023-01-01T10:00:00.1234567890 2023-01-01T10:00:00.1 " +
                    "2023-01-01T24:00:00Z 2023-01-01T23:59:60Z 2016-12-31T23:59:60Z 2023-01-01T10:00Z " +
                    "2023-01-01T10:00:00.Z 2023-01-01T10:00:00.1234567890Z 2023-01-01T10:00:00.000000001Z " +
                    "2023-01-01T10:00:00z 2023-01-01t10:00:00Z 2023-01-01T10:00:00+00:00 2023-01-01T10:00:00+0000 " +
                    "2023-01-01T10:00:00+02:00 1700000000 1700000000.5 9999-12-31T23:59:59.999999999Z " +
                    "0000-01-01T00:00:00Z 0000-02-29T00:00:00 123e4567-e89b-12d3-a456-42661417400 " +
                    "123e4567-e89b-12d3-a456-4266141740000 123e4567e89b12d3a456426614174000 EjRWeBI0VngSNFZ4EjRWeA== " +
                    "123e4567-e89b-12d3-a456_426614174000 FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"
            ).split(" ")
        val DECIMALS =
            listOf(
                "0.0",
                "-0.00",
                "1.50",
                "12345678901234.567",
                "123456789012345.678",
                "1234567890123456789.5",
                "0.00000000000000001",
                "9.99e5",
                "1e-5",
                "12",
                "-7.25",
                "\"1.5\"",
            )
        val TAILS = listOf("x", "}", "]", " 1", "{", "/**/", "\u0000", ",", "null")
        val OTHER_NAMES = listOf(
            "other",
            "",
            "A",
            "aa",
            "n2",
            "p1",
            "ö",
            "type",
            "unknownNameThatIsLongerThanAnyOfThose",
        )
        val EDGES =
            (
                "0,-0,-1,10,2147483647,2147483648,-2147483648,-2147483649,99999999,100000000,999999999," +
                    "1000000000,9999999999," +
                    "13,123456789012345678,1234567890123456789,9223372036854775807," +
                    "-9223372036854775808,9223372036854775808"
            ).split(",")
        val ODD_VALUES =
            listOf(
                "",
                "00",
                "01",
                "-",
                "+1",
                ".5",
                "1.",
                "1e",
                "1e5",
                "1E+400",
                "-1e400",
                "1e-400",
                "NaN",
                "Infinity",
                "-Infinity",
            ) +
                listOf(
                    "0x1F",
                    "tru",
                    "truex",
                    "True",
                    "nul",
                    "'a'",
                    "1 2",
                    "\"",
                    "{}",
                    "[]",
                    "[1",
                    "{\"a\"",
                    "undefined",
                    "\"12\"",
                ) +
                listOf(
                    "1".repeat(30),
                    "0." + "3".repeat(40),
                    "\"\"",
                    "\" \"",
                    "\"null\"",
                    "\"true\"",
                    "-\"1\"",
                    "1a",
                    "1.5.5",
                )
        const val LETTERS = "ab\u00e9\u20ac\u007f\u0080\ud83d\ude00/'"
        val ESCAPES = listOf(
            "\\n",
            "\\\"",
            "\\\\",
            "\\/",
            "\\t",
            "\\u0041",
            "\\u00E9",
            "\\u20ac",
            "\\ud83d\\ude00",
            "\\u0000",
            "\\ufffd",
            "\\ud800",
            "\\udc00",
            "\\u12",
            "\\x",
            "\n",
            "\u0001",
            "\\",
            "\u2028",
        )
        val BROKEN = listOf(
            "C080",
            "C3",
            "E282",
            "EDA080",
            "F0808080",
            "F5808080",
            "80",
            "FF",
            "EFBBBF",
            "EFBFBD",
            "00",
            "1E",
        )
        val ODD_BYTES = listOf(
            "\"",
            "\\",
            ",",
            ":",
            "{",
            "}",
            "[",
            "]",
            "'",
            "/",
            "#",
            "0",
            "-",
            ".",
            "e",
            " ",
            "\n",
            "\r",
            "\t",
        )
    }
}
