package dev.piculet.jackson.contract

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

/** Parts of the documents of [JsonCases]. */
internal object JsonSamples {
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
            DirectKinds.Symbol::class.java to "\"plain\"|\"\ud83d\ude00\"|\"\\u001b[1m\"",
            DirectKinds.Limit::class.java to "0|1|2|3",
            DirectKinds.Share::class.java to "0|1|2",
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

    /** Half of a pair of surrogates: Jackson 2 decodes values, too, that it keeps for nobody, where generated code skips them. */
    private val OF_JACKSON_3 = byMajor(listOf(), listOf("EDA080"))

    val BROKEN = listOf(
        "C080",
        "C3",
        "E282",
        "F0808080",
        "F5808080",
        "80",
        "FF",
        "EFBBBF",
        "EFBFBD",
        "00",
        "1E",
    ) + OF_JACKSON_3
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

    /** Returns bytes with something in them that should not be there, or without something that should. */
    fun mutated(
        bytes: ByteArray,
        random: Random,
    ): ByteArray {
        val at = random.nextInt(bytes.size + 1)
        val left = bytes.copyOfRange(0, at)
        val right = bytes.copyOfRange(at, bytes.size)
        return when (random.nextInt(6)) {
            0 -> left
            1 -> left + random.nextInt(256).toByte() + right
            2 -> left + right.drop(1)
            3 -> left + right.drop(random.nextInt(10))
            4 -> left + hex(BROKEN[random.nextInt(BROKEN.size)]) + right
            else -> left + ODD_BYTES[random.nextInt(ODD_BYTES.size)].toByteArray() + right.drop(random.nextInt(2))
        }
    }

    private fun hex(text: String) = text.chunked(2).map { it.toInt(16).toByte() }
}
