package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonProperty
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.annotation.JsonDeserialize
import tools.jackson.databind.deser.std.StdDeserializer
import kotlin.properties.Delegates

/** Which constructor or function makes an object. */
abstract class CreatorContract(
    subject: Subject,
) : Contract(subject) {
    data class Person(
        val name: String,
        val age: Int,
    )

    @Test
    fun `a primary constructor is found without annotations`() {
        assertEquals(Person("Ada", 36), mapper.quoted<Person>("{'name':'Ada','age':36}"))
        assertEquals(Person("Ada", 36), mapper.quoted<Person>("{'age':36,'name':'Ada'}"))
        assertEquals("{'name':'Ada','age':36}", mapper.write(Person("Ada", 36)))
    }

    class OnlySecondary {
        val text: String

        constructor(first: String, second: Int) {
            text = "$first-$second"
        }
    }

    @Test
    fun `the only constructor is found if there is no primary one`() {
        assertEquals("a-1", mapper.quoted<OnlySecondary>("{'first':'a','second':1}").text)
    }

    class TwoSecondary {
        val text: String

        constructor(first: String) {
            text = "1 $first"
        }

        constructor(first: String, second: Int) {
            text = "2 $first $second"
        }
    }

    @Test
    fun `none of several secondary constructors is chosen`() {
        assertEquals(
            "MismatchedInputException at $: Cannot construct instance of " +
                "`CreatorContract.TwoSecondary` (although at least one Creator exists): cannot " +
                "deserialize from Object value (no delegate- or property-based Creator)",
            failureOf { mapper.quoted<TwoSecondary>("{'first':'a','second':1}") },
        )
    }

    class PrimaryAndSecondary(
        val a: Int,
        val b: Int,
    ) {
        constructor(a: Int) : this(a, -1)
    }

    @Test
    fun `a primary constructor is preferred to a secondary one`() {
        val read = mapper.quoted<PrimaryAndSecondary>("{'a':1,'b':2}")
        assertEquals(1 to 2, read.a to read.b)
    }

    class AnnotatedSecondary(
        val a: Int,
        val b: Int,
    ) {
        @JsonCreator
        constructor(
            @JsonProperty("x") text: String,
        ) : this(text.length, 0)
    }

    @Test
    fun `an annotated secondary constructor wins in Jackson 3`() {
        val read = mapper.quoted<AnnotatedSecondary>("{'x':'four','a':9,'b':9}")
        assertEquals(byMajor(9 to 9, 4 to 0), read.a to read.b)
    }

    class AnnotatedSecondaryWithoutNames(
        val a: Int,
        val b: Int,
    ) {
        @JsonCreator
        constructor(first: Long, second: Long = 5) : this(first.toInt(), second.toInt())
    }

    @Test
    fun `an annotated secondary constructor has its names and defaults from Kotlin`() {
        val read = mapper.quoted<AnnotatedSecondaryWithoutNames>("{'first':3}")
        assertEquals(3 to 5, read.a to read.b)
    }

    class Factory private constructor(
        val text: String,
    ) {
        companion object {
            @JvmStatic
            @JsonCreator
            fun of(
                a: Int,
                b: String? = "default",
                c: List<String> = listOf("c"),
            ) = Factory("$a $b $c")
        }
    }

    @Test
    fun `an annotated static function of the companion is found, with its default arguments`() {
        assertEquals("1 b [d]", mapper.quoted<Factory>("{'a':1,'b':'b','c':['d']}").text)
        assertEquals("1 default [c]", mapper.quoted<Factory>("{'a':1}").text)
        assertEquals("1 null [c]", mapper.quoted<Factory>("{'a':1,'b':null}").text)
    }

    class NamedCompanion private constructor(
        val text: String,
    ) {
        companion object Maker {
            @JvmStatic
            @JsonCreator
            fun make(
                a: Int,
                b: String = "x",
            ) = NamedCompanion("$a$b")
        }
    }

    @Test
    fun `a companion may have a name`() {
        assertEquals("1x", mapper.quoted<NamedCompanion>("{'a':1}").text)
    }

    class NotStaticFactory(
        val a: Int,
    ) {
        companion object {
            @JsonCreator
            fun of(b: Int) = NotStaticFactory(b * 100)
        }
    }

    @Test
    fun `a function of the companion that is not static is no creator`() {
        assertEquals(1, mapper.quoted<NotStaticFactory>("{'a':1,'b':2}").a)
    }

    class DisabledConstructor(
        val a: Int,
    ) {
        @JsonCreator(mode = JsonCreator.Mode.DISABLED)
        constructor(text: String) : this(text.length)
    }

    class DisabledPrimary
        @JsonCreator(mode = JsonCreator.Mode.DISABLED)
        constructor(
            val a: Int,
        )

    @Test
    fun `a disabled secondary creator is not used`() {
        assertEquals(1, mapper.quoted<DisabledConstructor>("{'a':1}").a)
        assertEquals(
            "MismatchedInputException at $: Cannot construct instance of " +
                "`CreatorContract.DisabledConstructor` (although at least one Creator exists): no " +
                "String-argument constructor/factory method to deserialize from String value ('abc')",
            failureOf { mapper.quoted<DisabledConstructor>("'abc'") },
        )
    }

    @Test
    fun `a disabled primary constructor is not used`() {
        assertEquals(
            "InvalidDefinitionException at $: Cannot construct instance of " +
                "`CreatorContract.DisabledPrimary` (no Creators, like default constructor, exist): " +
                "cannot deserialize from Object value (no delegate- or property-based Creator)",
            failureOf { mapper.quoted<DisabledPrimary>("{'a':1}") },
        )
    }

    class Delegating
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        constructor(
            val values: List<String>,
        )

    class DelegatingFactory private constructor(
        val text: String,
    ) {
        companion object {
            @JvmStatic
            @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
            fun of(value: Map<String, Int>) = DelegatingFactory(value.toString())
        }
    }

    @Test
    fun `delegating creators take the whole value`() {
        assertEquals(listOf("a", "b"), mapper.quoted<Delegating>("['a','b']").values)
        assertEquals("{a=1}", mapper.quoted<DelegatingFactory>("{'a':1}").text)
    }

    class SingleString(
        value: String,
    ) {
        private val kept = value

        fun kept() = kept
    }

    class SingleStringProperty(
        val value: String,
    )

    class SingleStringNamed(
        @JsonProperty("value") text: String,
    ) {
        private val kept = text

        fun kept() = kept
    }

    class SingleStringHidden(
        @JvmSynthetic private val value: String,
    ) {
        fun kept() = value
    }

    class SingleInt(
        value: Int,
    ) {
        private val kept = value

        fun kept() = kept
    }

    @Test
    fun `a single String that is no property takes the whole value`() {
        assertEquals("a", mapper.quoted<SingleString>("'a'").kept())
        assertEquals("a", mapper.quoted<SingleStringProperty>("{'value':'a'}").value)
        assertEquals("a", mapper.quoted<SingleStringNamed>("{'value':'a'}").kept())
        assertEquals("a", mapper.quoted<SingleStringHidden>("{'value':'a'}").kept())
        assertEquals(1, mapper.quoted<SingleInt>("{'value':1}").kept())
    }

    open class HiddenText(
        private val value: String,
    ) {
        override fun toString() = value
    }

    class HiddenId(
        value: String,
    ) : HiddenText(value)

    open class OpenText(
        open val value: String,
    )

    class OpenId(
        value: String,
    ) : OpenText(value)

    @Test
    fun `a single String takes the whole value beside a private property of a superclass`() {
        assertEquals("a", mapper.quoted<HiddenId>("'a'").toString())
        assertEquals("a", mapper.quoted<OpenId>("{'value':'a'}").value)
    }

    class Missing(
        message: String = "none",
    ) : RuntimeException(message)

    class Refused(
        message: String,
    ) : RuntimeException(message) {
        constructor(code: Int) : this("$code")
    }

    class Caused(
        cause: String,
    ) : Exception("by $cause")

    @Test
    fun `the message of an exception is a property`() {
        assertEquals("none", mapper.quoted<Missing>("{}").message)
        assertEquals("a", mapper.quoted<Missing>("{'message':'a'}").message)
        assertEquals("a", mapper.quoted<Refused>("{'message':'a'}").message)
        assertEquals("by a", mapper.quoted<Caused>("{'cause':'a'}").message)
        assertEquals(
            "KotlinInvalidNullException at $.message: Instantiation of [simple type, class CreatorContract.Refused] " +
                "value failed for JSON property message due to missing (therefore NULL) value for creator parameter " +
                "message which is a non-nullable type",
            failureOf { mapper.quoted<Refused>("{'message':null}") },
        )
    }

    @Test
    fun `a single property does not take the whole value`() {
        assertEquals(
            "MismatchedInputException at $: Cannot construct instance of `CreatorContract.SingleInt` " +
                "(although at least one Creator exists): no int/Int-argument constructor/factory method " +
                "to deserialize from Number value (1)",
            failureOf { mapper.quoted<SingleInt>("1") },
        )
    }

    class Late {
        lateinit var name: String
        var age: Int by Delegates.notNull()
        var count = 7

        fun hasName() = ::name.isInitialized
    }

    @Test
    fun `properties of a class without parameters are set`() {
        val read = mapper.quoted<Late>("{'name':'Ada','age':36}")
        assertEquals("Ada 36 7", "${read.name} ${read.age} ${read.count}")
        assertFalse(mapper.quoted<Late>("{'age':36}").hasName())
        assertThrows(IllegalStateException::class.java) { mapper.quoted<Late>("{}").age }
    }

    class Mixed(
        val name: String,
    ) {
        var nick: String = "none"
        lateinit var city: String
        var observed: Int by Delegates.observable(1) { _, _, new -> seen += new }
        val computed get() = name.length

        @Transient
        var seen: List<Int> = listOf()
    }

    @Test
    fun `properties that are not parameters are set after construction`() {
        val read = mapper.quoted<Mixed>("{'nick':'n','name':'Ada','city':'London','observed':5,'computed':1}")
        assertEquals(
            "Ada n London 5 [5] 3",
            "${read.name} ${read.nick} ${read.city} ${read.observed} ${read.seen} ${read.computed}",
        )
    }

    class AllOptional(
        val a: Int = 1,
        val b: String = "b",
    )

    @Test
    fun `a class whose parameters are all optional has one creator`() {
        assertEquals("1b", mapper.quoted<AllOptional>("{}").let { "${it.a}${it.b}" })
        assertEquals("2b", mapper.quoted<AllOptional>("{'a':2}").let { "${it.a}${it.b}" })
    }

    /** Reads any number as an `Int`. */
    class IntDeserializer : StdDeserializer<Any>(Any::class.java) {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): Any = parser.intValue
    }

    data class Larger(
        @param:JsonDeserialize(using = IntDeserializer::class) val number: Long,
        @param:JsonDeserialize(using = IntDeserializer::class) val fraction: Double = 0.5,
        val text: String = "t",
    )

    @Test
    fun `a smaller number of a deserializer is taken for a larger one`() {
        assertEquals(Larger(1, 2.0), mapper.quoted<Larger>("{'number':1,'fraction':2,'text':'t'}"))
        assertEquals(Larger(1), mapper.quoted<Larger>("{'text':'t','number':1}"))
    }

    data class Misfit(
        @param:JsonDeserialize(using = IntDeserializer::class) val text: String,
        val number: Int,
    )

    data class MisfitNumber(
        @param:JsonDeserialize(using = IntDeserializer::class) val number: Short,
    )

    @Test
    fun `an argument of a wrong class is a failure of the creator`() {
        for ((type, json) in listOf(
            Misfit::class to """{"text":1,"number":2}""",
            Misfit::class to """{"number":2,"text":1}""",
            MisfitNumber::class to """{"number":1}""",
        )) {
            assertEquals(
                "ValueInstantiationException at $: Cannot construct instance of `CreatorContract.${type.simpleName}`",
                failureOf { mapper.readValue(json.toByteArray(), type.java) }.substringBefore(", problem: "),
            )
        }
    }

    interface Shape {
        val sides: Int
    }

    @Test
    fun `interfaces have no creator`() {
        assertEquals(
            "InvalidDefinitionException at $: Cannot construct instance of `CreatorContract.Shape` " +
                "(no Creators, like default constructor, exist): abstract types either need to be mapped " +
                "to concrete types, have custom deserializer, or contain additional type information",
            failureOf { mapper.quoted<Shape>("{'sides':1}") },
        )
        assertTrue(
            mapper
                .write(object : Shape {
                    override val sides = 4
                })
                .contains("'sides':4"),
        )
    }
}
