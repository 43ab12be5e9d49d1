package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonTypeInfo
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.EnumSource
import tools.jackson.core.type.TypeReference
import tools.jackson.databind.JsonNode
import tools.jackson.databind.ObjectMapper
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime

/** Kotlin classes in formats other than JSON. */
abstract class FormatContract(
    subject: Subject,
) : Contract(subject) {
    private val mappers = mutableMapOf<Format, ObjectMapper>()

    private fun of(format: Format): ObjectMapper = mappers.getOrPut(format) { format.mapper(subject.module(mapOf())) }

    /** Writes a value and reads it as a [T]. */
    private inline fun <reified T> through(
        format: Format,
        value: Any,
    ): T = of(format).readValue(of(format).writeValueAsBytes(value), object : TypeReference<T>() {})

    enum class Color { RED, GREEN }

    data class Part(
        val id: NumberValue,
        val name: String = "d",
    )

    data class Whole(
        val text: String,
        val number: Int = 7,
        val long: Long = 8,
        val ratio: Double = 0.5,
        val on: Boolean = true,
        val color: Color = Color.RED,
        val id: TextValue = TextValue("i"),
        val part: Part = Part(NumberValue(1)),
        val parts: List<Part> = listOf(),
        val ids: List<TextValue> = listOf(),
        val numbers: Map<String, Int> = mapOf(),
    )

    private val whole =
        Whole(
            "\u00e4 <\u20ac>",
            -1,
            Long.MAX_VALUE,
            1.25,
            false,
            Color.GREEN,
            TextValue("t"),
            Part(NumberValue(2), "n"),
            listOf(Part(NumberValue(3)), Part(NumberValue(4), "four")),
            listOf(TextValue("a"), TextValue("b")),
            mapOf("one" to 1, "two" to 2),
        )

    @ParameterizedTest
    @EnumSource
    fun `what is written is read`(format: Format) {
        repeat(2) { assertEquals(whole, through<Whole>(format, whole)) }
    }

    data class JustText(
        val text: String,
    )

    @ParameterizedTest
    @EnumSource
    fun `what is missing has its default`(format: Format) {
        assertEquals(Whole("t"), through<Whole>(format, JustText("t")))
    }

    data class Dates(
        val date: LocalDate,
        val time: LocalDateTime,
        val instant: Instant?,
    )

    private fun dates(
        date: String,
        time: String,
        instant: String,
    ) = mapOf("date" to date, "time" to time, "instant" to instant)

    @ParameterizedTest
    @EnumSource
    fun `dates and times are read from texts of any form that Jackson reads`(format: Format) {
        val instant = Instant.ofEpochSecond(1_772_273_472)
        val usual = Dates(LocalDate.of(2026, 2, 28), LocalDateTime.of(2026, 2, 28, 10, 11, 12), instant)
        assertEquals(usual, through<Dates>(format, dates("2026-02-28", "2026-02-28T10:11:12", "2026-02-28T10:11:12Z")))
        val withOffset = dates("2026-02-28", "2026-02-28T10:11:12.000", "2026-02-28T11:11:12+01:00")
        assertEquals(usual, through<Dates>(format, withOffset))
        // The last byte of the second one's letter is that of a zero.
        for (wrong in listOf("2026-02-30", "2\u013026-02-28")) {
            val failure = outcome { through<Dates>(format, dates(wrong, "2026-02-28T10:11:12", "")) }
            assertEquals("InvalidFormatException at $.date", failure.substringBefore(':'))
        }
    }

    data class Nullable(
        val text: String?,
        val id: TextValue?,
        val part: Part? = null,
        val number: Int? = 5,
    )

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = ["XML"])
    fun `null is read as it was written`(format: Format) {
        val nothing = Nullable(null, null, null, null)
        assertEquals(nothing, through<Nullable>(format, nothing))
        assertEquals(nothing.copy(number = 5), through<Nullable>(format, mapOf<String, Any>()))
    }

    private val notNull =
        "Instantiation of [simple type, class FormatContract.Whole] value failed for JSON property text due to " +
            "missing (therefore NULL) value for creator parameter text which is a non-nullable type"

    data class Drafts(
        val wholes: List<Any>,
    )

    data class Wholes(
        val wholes: List<Whole>,
    )

    @ParameterizedTest
    @EnumSource
    fun `a missing required value is reported with its path`(format: Format) {
        val drafts = Drafts(listOf(JustText("a"), Part(NumberValue(1))))
        assertEquals(
            "KotlinInvalidNullException at $.wholes[1].text: $notNull",
            failureOf { through<Wholes>(format, drafts) },
        )
    }

    data class Shuffled(
        val unknown: List<Part>,
        val number: Int,
        val more: Part,
        val id: TextValue,
        val text: String,
    )

    @ParameterizedTest
    @EnumSource
    fun `names may come in any order, and unknown ones are passed over`(format: Format) {
        val part = Part(NumberValue(1))
        assertEquals(
            Whole("t", 2, id = TextValue("x")),
            through<Whole>(format, Shuffled(listOf(part, part), 2, part, TextValue("x"), "t")),
        )
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "kind")
    sealed interface Shape {
        data class Circle(
            val radius: Double,
            val id: NumberValue = NumberValue(0),
        ) : Shape

        data class Square(
            val side: Int,
            val color: Color = Color.RED,
        ) : Shape
    }

    data class Shapes(
        val first: Shape,
        val others: List<Shape>,
    )

    @ParameterizedTest
    @EnumSource
    fun `subtypes of sealed classes`(format: Format) {
        val shapes = Shapes(Shape.Square(1), listOf(Shape.Circle(1.5), Shape.Square(2, Color.GREEN)))
        assertEquals(shapes, through<Shapes>(format, shapes))
    }

    @ParameterizedTest
    @EnumSource
    fun `lists as root values`(format: Format) {
        val parts = listOf(Part(NumberValue(1)), Part(NumberValue(2), "b"))
        assertEquals(parts, through<List<Part>>(format, parts))
    }

    @ParameterizedTest
    @EnumSource(names = ["CBOR", "SMILE"])
    fun `binary formats are written like JSON`(format: Format) {
        assertEquals(
            mapper.valueToTree<JsonNode>(whole).toString(),
            of(format).readTree(of(format).writeValueAsBytes(whole)).toString(),
        )
    }

    data class Small(
        val number: Int,
        val id: TextValue,
        val nothing: String? = null,
        val ids: List<NumberValue> = listOf(NumberValue(1), NumberValue(2)),
        val names: Map<TextValue, Int> = mapOf(TextValue("k") to 1),
    )

    @ParameterizedTest
    @EnumSource(names = ["XML", "YAML"])
    fun `formats of text are written as Jackson does`(format: Format) {
        val xml =
            "<Small><number>1</number><id>a</id>" + NIL +
                "<ids><ids>1</ids><ids>2</ids></ids><names><k>1</k></names></Small>"
        val yaml = "---\nnumber: 1\nid: \"a\"\nnothing: null\nids:\n- 1\n- 2\nnames:\n  k: 1\n"
        val text = of(format).writeValueAsString(Small(1, TextValue("a")))
        assertEquals(if (format == Format.XML) xml else yaml, text)
    }

    data class Counts(
        val byte: UByte,
        val short: UShort? = null,
        val int: UInt = 4_000_000_000u,
        val long: ULong = ULong.MAX_VALUE,
        val list: List<UInt> = listOf(),
    )

    @ParameterizedTest
    @EnumSource
    fun `unsigned numbers`(format: Format) {
        val counts = Counts(255u, 7u, list = listOf(1u, 2u))
        val noNumber = byMajor("JsonMappingException", "StreamReadException")
        assertEquals(
            expected(
                oracle = if (format == Format.XML) noNumber else counts.toString(),
                piculet = counts.toString(),
                because = "what is written can be read again",
            ),
            outcome { through<Counts>(format, counts) }.substringBefore(" at $"),
        )
    }

    private companion object {
        val NIL =
            byMajor(
                "<nothing/>",
                "<nothing xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:nil=\"true\"/>",
            )
    }
}
