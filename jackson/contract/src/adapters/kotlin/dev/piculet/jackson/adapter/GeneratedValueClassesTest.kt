package dev.piculet.jackson.adapter

import com.fasterxml.jackson.annotation.JsonFormat
import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.JacksonException
import java.time.LocalDate
import java.util.UUID

/** Generated code wraps and unwraps value classes itself, whatever they hold, and else does what Jackson's code does. */
class GeneratedValueClassesTest {
    enum class Colour { RED, BLUE }

    data class Point(
        val x: Int,
        val y: Int,
    )

    @JvmInline
    value class OfFloat(
        val value: Float,
    ) {
        init {
            require(value < 100) { "The value is too large." }
        }
    }

    @JvmInline
    value class OfShort(
        val value: Short,
    )

    @JvmInline
    value class OfByte(
        val value: Byte,
    )

    @JvmInline
    value class OfChar(
        val value: Char,
    )

    @JvmInline
    value class OfInt(
        val value: Int,
    )

    @JvmInline
    value class OfMaybeInt(
        val value: Int?,
    )

    @JvmInline
    value class OfMaybeString(
        val value: String?,
    )

    @JvmInline
    value class OfColour(
        val value: Colour,
    )

    @JvmInline
    value class OfUuid(
        val value: UUID,
    )

    @JvmInline
    value class OfDate(
        val value: LocalDate,
    )

    @JvmInline
    value class OfPoint(
        val value: Point,
    )

    @JvmInline
    value class OfList(
        val value: List<OfShort>,
    )

    @JvmInline
    value class OfAnything<T>(
        val value: T,
    )

    @JvmInline
    value class OfOther(
        val value: OfFloat,
    )

    @JvmInline
    value class OfMaybeOther(
        val value: OfInt?,
    )

    data class Required(
        val float: OfFloat,
        val short: OfShort,
        val byte: OfByte,
        val char: OfChar,
        val int: OfInt,
        val maybeInt: OfMaybeInt,
        val maybeString: OfMaybeString,
        val colour: OfColour,
        val uuid: OfUuid,
        @field:JsonFormat(pattern = "dd.MM.yyyy")
        @param:JsonFormat(pattern = "dd.MM.yyyy")
        val date: OfDate,
        val point: OfPoint,
        val list: OfList,
        val anything: OfAnything<Point>,
        val other: OfOther,
        val maybeOther: OfMaybeOther,
    )

    data class Optional(
        val float: OfFloat?,
        val short: OfShort? = OfShort(1),
        val byte: OfByte?,
        val char: OfChar? = null,
        val int: OfInt?,
        val maybeInt: OfMaybeInt?,
        val maybeString: OfMaybeString? = OfMaybeString("d"),
        val colour: OfColour?,
        val uuid: OfUuid?,
        val date: OfDate?,
        val point: OfPoint?,
        val list: OfList? = null,
        val anything: OfAnything<Point>?,
        val other: OfOther?,
        val maybeOther: OfMaybeOther?,
    )

    private val module = ModuleBuilder().generateAfter(0).build()
    private val generated = mapperOf(module)
    private val interpreted = mapperOf(ModuleBuilder().generateAfter(Int.MAX_VALUE).build())

    private val uuid = UUID.fromString("00000000-0000-0001-0000-000000000002")
    private val members =
        mapOf(
            "float" to "0.5",
            "short" to "2",
            "byte" to "3",
            "char" to "\"c\"",
            "int" to "4",
            "maybeInt" to "5",
            "maybeString" to "\"s\"",
            "colour" to "\"BLUE\"",
            "uuid" to "\"$uuid\"",
            "date" to "\"02.01.2020\"",
            "point" to """{"x":1,"y":2}""",
            "list" to "[7,8]",
            "anything" to """{"x":3,"y":4}""",
            "other" to "1.5",
            "maybeOther" to "9",
        )

    private fun text(members: Map<String, String>) = members.entries.joinToString(",", "{", "}") {
        "\"${it.key}\":${it.value}"
    }

    /** The values that both mappers read, or their errors. */
    private fun both(
        members: Map<String, String>,
        type: Class<*>,
    ): String {
        val (first, second) =
            listOf(generated, interpreted).map { mapper ->
                try {
                    mapper.readValue(text(members), type).toString()
                } catch (e: JacksonException) {
                    "${e.javaClass}: ${e.message}"
                }
            }
        assertEquals(second, first)
        return first
    }

    @Test
    fun `underlying values are read and written as by Jackson's code`() {
        val read = generated.readValue(text(members), Required::class.java)
        assertEquals(OfOther(OfFloat(1.5f)), read.other)
        assertEquals(OfDate(LocalDate.of(2020, 1, 2)), read.date)
        assertEquals(OfMaybeOther(OfInt(9)), read.maybeOther)
        assertEquals(interpreted.readValue(text(members), Required::class.java), read)
        val written = generated.writeValueAsString(read)
        assertEquals(interpreted.writeValueAsString(read), written)
        assertEquals(interpreted.readTree(text(members)), interpreted.readTree(written))
        val type = Required::class.java.name
        val hidden = "annotations of parameters: are heeded, which the compiler hides beside value classes"
        assertEquals(
            listOf(hidden, READ_BY_CODE, WRITTEN_BY_CODE).map { "$type, $it" },
            module.diagnostics().filter { it.startsWith("$type, ") },
        )
    }

    @Test
    fun `nullable ones are read and written as by Jackson's code`() {
        val given = members + ("date" to "\"2020-01-02\"")
        val read = generated.readValue(text(given), Optional::class.java)
        assertEquals(OfShort(2), read.short)
        assertEquals(interpreted.readValue(text(given), Optional::class.java), read)
        assertEquals(interpreted.writeValueAsString(read), generated.writeValueAsString(read))
        val nulls = generated.readValue("{}", Optional::class.java)
        assertEquals(interpreted.readValue("{}", Optional::class.java), nulls)
        assertEquals(interpreted.writeValueAsString(nulls), generated.writeValueAsString(nulls))
        val held = nulls
            .copy(maybeInt = OfMaybeInt(null), maybeString = OfMaybeString(null), maybeOther = OfMaybeOther(null))
        assertEquals(interpreted.writeValueAsString(held), generated.writeValueAsString(held))
    }

    @Test
    fun `null, missing and unsuitable values are handled as by Jackson's code`() {
        val others = listOf("null", "true", "\"\"", "\"12\"", "100.5", "-1e99", "[1]", """{"x":1}""")
        var failures = 0
        for (type in listOf(Required::class.java, Optional::class.java)) {
            val valid = if (type == Required::class.java) members else members + ("date" to "\"2020-01-02\"")
            for (name in valid.keys) {
                if ("Exception" in both(valid - name, type)) failures++
                for (other in others) {
                    if ("Exception" in both(valid + (name to other), type)) failures++
                }
            }
        }
        assertTrue(failures > 100) { "$failures" }
    }

    /** Its constructor is private, so that it does not check for null. */
    @JvmInline
    value class Hidden private constructor(
        val value: Colour,
    )

    data class Lenient(
        val colour: Hidden?,
    )

    @Test
    fun `values read as null are null if the constructor accepts it`() {
        for (mapper in listOf(generated, interpreted)) {
            val reader = mapper.readerFor(Lenient::class.java).with(unknownEnumsAreNull)
            assertEquals(Lenient(null), reader.readValue<Lenient>("""{"colour":"GREEN"}"""))
        }
    }
}
