package dev.piculet.jackson.adapter

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.JsonValue
import dev.piculet.jackson3.kotlin.KotlinInvalidNullException
import dev.piculet.jackson3.kotlin.addDeserializer
import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.exc.InvalidDefinitionException
import tools.jackson.databind.exc.InvalidNullException
import tools.jackson.databind.module.SimpleModule
import tools.jackson.databind.ser.std.StdSerializer
import java.time.LocalDate

class ValueClassesTest {
    private val mapper = kotlinMapperBuilder().build()

    @JvmInline
    value class Meters(val value: Int)

    @JvmInline
    value class Name(val text: String)

    @JvmInline
    value class Note(val text: String?)

    @JvmInline
    value class Score(val value: Double?)

    @JvmInline
    value class Hidden private constructor(val text: String) {
        init {
            require(text.isNotEmpty()) { "empty" }
        }

        companion object {
            fun of(text: String) = Hidden(text)
        }
    }

    @JvmInline
    value class Percent(val value: Int) {
        @get:JsonValue
        val text: String get() = "$value%"

        companion object {
            @JvmStatic
            @JsonCreator
            fun of(text: String): Percent = Percent(text.removeSuffix("%").toInt())
        }
    }

    @JvmInline
    value class Parsed(val value: Int) {
        companion object {
            @JvmStatic
            @JsonCreator
            fun of(text: String): Parsed? = text.toIntOrNull()?.let { Parsed(it) }
        }
    }

    @JvmInline
    value class Found(val text: String) {
        companion object {
            @JvmStatic
            @JsonCreator
            fun of(text: String): Found? = if (text == "none") null else Found(text)
        }
    }

    @JvmInline
    value class Summed(val value: Int) {
        companion object {
            @JvmStatic
            @JsonCreator
            fun of(first: Int, second: Int): Summed = Summed(first + second)
        }
    }

    @JvmInline
    value class Off(val value: Int) {
        companion object {
            @JvmStatic
            @JsonCreator(mode = JsonCreator.Mode.DISABLED)
            fun of(text: String): Off = Off(text.length)
        }
    }

    @JvmInline
    value class Outer(val inner: Percent)

    @JvmInline
    value class MaybeOuter(val inner: Hidden?)

    @JvmInline
    value class Counter(val value: UInt)

    @JvmInline
    value class Box<T>(val content: T)

    @JvmInline
    value class Names(val all: List<Name>)

    @JvmInline
    value class Tree(val children: List<Tree>)

    @JvmInline
    value class Day(val date: LocalDate)

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "type")
    sealed interface Shape

    data class Circle(val radius: Int) : Shape

    data class Square(val side: Int) : Shape

    @JvmInline
    value class Drawn(val shape: Shape)

    data class Measures(val length: Meters, val width: Meters?, val all: List<Meters>, val name: Name?)

    data class Notes(val plain: Note, val maybe: Note?, val score: Score)

    data class Drawing(val drawn: Drawn, val more: List<Drawn>)

    data class Calendar(
        @get:JsonFormat(pattern = "dd.MM.yyyy") @param:JsonFormat(pattern = "dd.MM.yyyy") val day: Day,
        val next: Day,
    )

    data class Boxes(val ints: Box<Int>, val days: List<Box<List<Meters>>>)

    data class Odd(val a: Percent, val b: Outer, val c: MaybeOuter, val d: MaybeOuter, val e: Counter)

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    data class Filled(val name: Name, val names: Names, val note: Note)

    private inline fun <reified T> assertComesBack(
        value: T,
        json: String,
    ) {
        assertEquals(json, mapper.writeValueAsString(value))
        assertEquals(value, mapper.readValue<T>(json))
    }

    @Test
    fun aValueClassIsWhatItWraps() {
        assertComesBack(Meters(3), "3")
        assertComesBack(Name("a"), "\"a\"")
        assertComesBack(listOf(Name("a"), Name("b")), """["a","b"]""")
        val measures = Measures(Meters(1), null, listOf(Meters(2)), Name("n"))
        assertComesBack(measures, """{"length":1,"width":null,"all":[2],"name":"n"}""")
        val others = Measures(Meters(1), Meters(4), listOf(), null)
        assertComesBack(others, """{"length":1,"width":4,"all":[],"name":null}""")
    }

    @Test
    fun aPrivateConstructorIsCalledAndRunsItsChecks() {
        assertComesBack(Hidden.of("a"), "\"a\"")
        val refused = assertThrows(IllegalArgumentException::class.java) { mapper.readValue<Hidden>("\"\"") }
        assertEquals("empty", refused.message)
        val inKey = assertThrows(Exception::class.java) { mapper.readValue<Map<Hidden, Int>>("""{"":1}""") }
        assertEquals("empty", (inKey.cause ?: inKey).message)
    }

    @Test
    fun nullIsWrappedWhereAParameterHasNoRoomForIt() {
        assertComesBack(Notes(Note(null), Note("a"), Score(null)), """{"plain":null,"maybe":"a","score":null}""")
        assertComesBack(Notes(Note("b"), null, Score(0.5)), """{"plain":"b","maybe":null,"score":0.5}""")
        assertNull(mapper.readValue<Note?>("null"))
    }

    @Test
    fun whatHasNoRoomForNullIsNotMade() {
        val json = """{"ints":1,"days":null}"""
        val refused = assertThrows(KotlinInvalidNullException::class.java) { mapper.readValue<Boxes>(json) }
        assertEquals("days", refused.kotlinPropertyName)
    }

    @Test
    fun annotatedFunctionsReadAndWrite() {
        assertComesBack(Percent(5), "\"5%\"")
        assertEquals(mapOf("a" to Percent(5)), mapper.readValue<Map<String, Percent>>("""{"a":"5%"}"""))
    }

    @Test
    fun aCreatorMayGiveNothing() {
        assertEquals(Parsed(5), mapper.readValue<Parsed?>("\"5\""))
        assertNull(mapper.readValue<Parsed?>("\"x\""))
        assertEquals(Found("x"), mapper.readValue<Found?>("\"x\""))
        assertNull(mapper.readValue<Found?>("\"none\""))
    }

    @Test
    fun aCreatorThatIsSwitchedOffIsNotCalled() {
        assertComesBack(Off(3), "3")
    }

    @Test
    fun aCreatorWithSeveralParametersIsRefused() {
        val refused = assertThrows(InvalidDefinitionException::class.java) { mapper.readValue<Summed>("[1,2]") }
        assertEquals(
            "The creator of a value class takes one parameter, and of takes 2. " +
                "Leave it one, or register a deserializer.",
            refused.originalMessage.substringBefore("\n"),
        )
        assertEquals(Summed::class.java, refused.type.rawClass)
    }

    @Test
    fun valueClassesInValueClassesKeepTheirRules() {
        val hidden = MaybeOuter(Hidden.of("a"))
        val odd = Odd(Percent(1), Outer(Percent(2)), hidden, MaybeOuter(null), Counter(UInt.MAX_VALUE))
        assertComesBack(odd, """{"a":"1%","b":"2%","c":"a","d":null,"e":4294967295}""")
        assertThrows(Exception::class.java) { mapper.readValue<MaybeOuter>("\"\"") }
    }

    @Test
    fun typeArgumentsAreKept() {
        assertComesBack(Boxes(Box(1), listOf(Box(listOf(Meters(2))))), """{"ints":1,"days":[[2]]}""")
        assertComesBack(Box(Meters(3)), "3")
        assertComesBack(Box(listOf(Meters(4))), "[4]")
        assertComesBack(Names(listOf(Name("a"))), """["a"]""")
    }

    @Test
    fun aValueClassMayHoldAListOfItself() {
        assertComesBack(Tree(listOf(Tree(listOf()), Tree(listOf(Tree(listOf()))))), "[[],[[]]]")
    }

    @Test
    fun whatIsWrappedKeepsTheNameOfItsType() {
        val drawing = Drawing(Drawn(Circle(1)), listOf(Drawn(Square(2)), Drawn(Circle(3))))
        assertEquals(drawing, mapper.readValue<Drawing>(mapper.writeValueAsString(drawing)))
        assertComesBack(Drawn(Square(2)), """{"type":"Square","side":2}""")
    }

    @Test
    fun aFormatIsThatOfWhatIsWrapped() {
        val day = Day(LocalDate.of(2026, 1, 2))
        assertComesBack(Calendar(day, day), """{"day":"02.01.2026","next":"2026-01-02"}""")
    }

    @Test
    fun whatIsEmptyIsLeftOut() {
        val filled = Filled(Name(""), Names(listOf(Name("a"))), Note(""))
        assertEquals("""{"names":["a"]}""", mapper.writeValueAsString(filled))
    }

    @Test
    fun customSerializersOfAValueClassApply() {
        val loud =
            object : StdSerializer<Name>(Name::class.java) {
                override fun serialize(
                    value: Name,
                    gen: JsonGenerator,
                    ctxt: SerializationContext,
                ) {
                    gen.writeString(value.text.uppercase())
                }
            }
        val mapper = kotlinMapperBuilder().addModule(SimpleModule().addSerializer(Name::class.java, loud)).build()
        val measures = Measures(Meters(1), null, listOf(), Name("n"))
        assertEquals("""{"length":1,"width":null,"all":[],"name":"N"}""", mapper.writeValueAsString(measures))
        assertEquals("""["A"]""", mapper.writeValueAsString(Names(listOf(Name("a")))))
    }

    @Test
    fun customDeserializersMayWrapNull() {
        val empty =
            object : WrapsNullableDeserializer<Note>(Note::class) {
                override fun getBoxedNullValue(): Note = Note("nothing")

                override fun deserialize(
                    parser: JsonParser,
                    context: DeserializationContext,
                ): Note = Note(parser.getString() + "!")
            }
        val mapper = kotlinMapperBuilder().addModule(SimpleModule().addDeserializer(Note::class.java, empty)).build()
        val read = mapper.readValue<Notes>("""{"plain":null,"maybe":"a","score":1}""")
        assertEquals(Notes(Note("nothing"), Note("a!"), Score(1.0)), read)
    }

    data class Labels(val name: Name, val maybe: Name?)

    data class Labelled<T>(val label: T)

    class Assigned {
        var name: Name = Name("none")
    }

    @Test
    fun customDeserializersWrapNoNullWhereTheClassHasNoRoomForIt() {
        val empty =
            object : WrapsNullableDeserializer<Name>(Name::class) {
                override fun getBoxedNullValue(): Name = Name("nothing")

                override fun deserialize(
                    parser: JsonParser,
                    context: DeserializationContext,
                ): Name = Name(parser.getString() + "!")
            }
        val module = SimpleModule().addDeserializer(Name::class.java, empty)
        for (calls in listOf(0, Int.MAX_VALUE)) {
            val mapper = kotlinMapperBuilder { generateAfter(calls) }.addModule(module).build()
            val read = mapper.readValue<Labels>("""{"name":"a","maybe":null}""")
            assertEquals(Labels(Name("a!"), null), read)
            val refused =
                assertThrows(KotlinInvalidNullException::class.java) {
                    mapper.readValue<Labels>("""{"name":null,"maybe":"b"}""")
                }
            assertEquals("name", refused.kotlinPropertyName)
            assertEquals(Labelled(Name("d!")), mapper.readValue<Labelled<Name>>("""{"label":"d"}"""))
            assertEquals(Labelled<Name?>(null), mapper.readValue<Labelled<Name?>>("""{"label":null}"""))
            assertEquals(Name("c!"), mapper.readValue<Assigned>("""{"name":"c"}""").name)
            assertThrows(InvalidNullException::class.java) { mapper.readValue<Assigned>("""{"name":null}""") }
        }
    }

    @Test
    fun customDeserializersOfWhatIsWrappedApply() {
        val doubling =
            object : StdDeserializer<Int>(Int::class.javaPrimitiveType) {
                override fun deserialize(
                    parser: JsonParser,
                    context: DeserializationContext,
                ): Int = parser.intValue * 2
            }
        val module = SimpleModule().addDeserializer(Int::class, doubling)
        val mapper = kotlinMapperBuilder { generateAfter(0) }.addModule(module).build()
        repeat(3) {
            val read = mapper.readValue<Measures>("""{"length":1,"width":2,"all":[3],"name":"n"}""")
            assertEquals(Measures(Meters(2), Meters(4), listOf(Meters(6)), Name("n")), read)
        }
    }
}
