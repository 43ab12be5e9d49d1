package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonIdentityInfo
import com.fasterxml.jackson.annotation.JsonMerge
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.annotation.Nulls
import com.fasterxml.jackson.annotation.ObjectIdGenerators
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.annotation.JsonDeserialize
import kotlin.properties.Delegates

/** Properties of value classes that are no parameters. */
abstract class AssignedValueClassContract(
    subject: Subject,
) : Contract(subject) {
    private val because = "a setter belongs to the property as Kotlin names it"

    class WithSetters {
        var text: TextValue = TextValue("d")
            set(value) {
                field = TextValue("set ${value.text}")
            }
        var number: NumberValue = NumberValue(7)
            set(value) {
                field = NumberValue(value.number + 100)
            }
        var nullable: TextValue? = TextValue("d")
            set(value) {
                field = TextValue("set ${value?.text}")
            }
        var boxed: NumberValue? = NumberValue(7)
            set(value) {
                field = NumberValue((value?.number ?: 0) + 100)
            }

        override fun toString() = "${text.text} ${number.number} ${nullable?.text} ${boxed?.number}"
    }

    @Test
    fun `a setter with a body runs`() {
        assertEquals(
            expected("a 1 b 2", "set a 101 set b 102", because),
            "${mapper.quoted<WithSetters>("{'text':'a','number':1,'nullable':'b','boxed':2}")}",
        )
        assertEquals(
            expected("d 7 null null", "d 7 set null 100", because),
            "${mapper.quoted<WithSetters>("{'nullable':null,'boxed':null}")}",
        )
        assertEquals("d 7 d 7", "${mapper.quoted<WithSetters>("{}")}")
    }

    class Parameter(
        val first: TextValue,
    ) {
        var second: TextValue = TextValue("d")
            set(value) {
                field = TextValue("$first set ${value.text}")
            }

        override fun toString() = second.text
    }

    @Test
    fun `a setter runs after the creator`() {
        val read = expected("b", "TextValue(text=a) set b", because)
        assertEquals(read, "${mapper.quoted<Parameter>("{'first':'a','second':'b'}")}")
        assertEquals(read, "${mapper.quoted<Parameter>("{'second':'b','first':'a'}")}")
    }

    class WithoutField {
        private var kept = "d"

        var text: TextValue
            get() = TextValue(kept)
            set(value) {
                kept = value.text
            }
        var observed: TextValue by Delegates.observable(TextValue("d")) { _, old, new -> kept = "$old to $new" }
    }

    @Test
    fun `a property without a field of its own is set`() {
        val lenient = mapper { disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES) }
        val expected = expected(TextValue("d"), TextValue("a"), because)
        assertEquals(expected, lenient.quoted<WithoutField>("{'text':'a'}").text)
        assertEquals(expected, lenient.quoted<WithoutField>("{'observed':'a'}").observed)
    }

    open class Parent {
        open var text: TextValue = TextValue("d")
    }

    class Child : Parent() {
        override var text: TextValue
            get() = super.text
            set(value) {
                super.text = TextValue("child ${value.text}")
            }
    }

    @Test
    fun `a setter that overrides runs`() {
        assertEquals(TextValue("a"), mapper.quoted<Parent>("{'text':'a'}").text)
        assertEquals(
            expected(TextValue("a"), TextValue("child a"), because),
            mapper.quoted<Child>("{'text':'a'}").text,
        )
    }

    class Checked {
        var public: CheckedValue = CheckedValue("d")
        var hidden: CheckedValue = CheckedValue("d")
            private set

        override fun toString() = "${public.text} ${hidden.text}"
    }

    @Test
    fun `the constructor of the value class checks assigned values`() {
        assertEquals("a b", "${mapper.quoted<Checked>("{'public':'a','hidden':'b'}")}")
        for (property in listOf("public", "hidden")) {
            assertEquals(
                expected(
                    oracle = if (property == "public") " d" else "d ",
                    piculet =
                        "DatabindException at $.$property: text is empty <- IllegalArgumentException: " +
                            "text is empty",
                    because = "no instance of a value class goes past its checks",
                ),
                outcome { mapper.quoted<Checked>("{'$property':''}") },
            )
        }
    }

    class NotNull {
        var text: TextValue = TextValue("d")
        var wrapsNull: NullableTextValue = NullableTextValue("d")

        @set:JsonSetter(nulls = Nulls.SKIP)
        var skipped: TextValue = TextValue("d")

        override fun toString() = "${text.text} ${wrapsNull.text} ${skipped.text}"
    }

    @Test
    fun `null is not set where it may not be`() {
        assertEquals(
            expected(
                oracle = "null d d",
                piculet = "InvalidNullException at $.text: Invalid `null` value encountered for property \"text\"",
                because = "a property that is not nullable is never null",
            ),
            outcome { mapper.quoted<NotNull>("{'text':null}") },
        )
        assertEquals("d null d", outcome { mapper.quoted<NotNull>("{'wrapsNull':null}") })
    }

    @Test
    fun `null is skipped if an annotation says so`() {
        assertEquals(
            expected("d d null", "d d d", because = "the annotation is on the setter of the property"),
            outcome { mapper.quoted<NotNull>("{'skipped':null}") },
        )
    }

    class Updated(
        var text: TextValue,
        var number: NumberValue = NumberValue(7),
        var wrapsNull: NullableTextValue = NullableTextValue("d"),
    ) {
        var other: TextValue = TextValue("d")

        override fun toString() = "${text.text} ${number.number} ${wrapsNull.text} ${other.text}"
    }

    @Test
    fun `an instance is updated`() {
        fun updated(json: String): String {
            val updated = Updated(TextValue("a"))
            val reader = mapper.readerForUpdating(updated)
            return runCatching { "${reader.readValue<Updated>(json.replace('\'', '"'))}" }.getOrDefault("failed")
        }

        fun expected(text: String) = expected(byMajor("failed", text), text, "Jackson 2 is treated like Jackson 3")

        assertEquals(expected("b 7 d d"), updated("{'text':'b'}"))
        assertEquals(expected("a 1 d b"), updated("{'number':1,'other':'b'}"))
        assertEquals("a 7 null d", updated("{'wrapsNull':null}"))
    }

    class Names {
        var isText: TextValue = TextValue("d")
        var aText: TextValue = TextValue("d")

        @set:JsonProperty("renamed")
        var other: TextValue = TextValue("d")

        override fun toString() = "${isText.text} ${aText.text} ${other.text}"
    }

    @Test
    fun `a setter has the name of its property`() {
        assertEquals(
            expected("d b c", "a b c", because),
            "${mapper.quoted<Names>("{'isText':'a','aText':'b','renamed':'c'}")}",
        )
        val names = mapper.describeForReading(Names::class.java).findProperties().map { it.name }
        assertEquals(
            expected(false, true, because),
            names.toSet() == setOf("isText", "aText", "renamed"),
        )
    }

    class ByDeserializers {
        @set:JsonDeserialize(using = ValueClassReadingContract.TextDeserializer::class)
        var text: TextValue = TextValue("d")
    }

    @Test
    fun `a deserializer of the user gives the value class`() {
        assertEquals(
            expected("a", "custom a", because = "the annotation is on the setter of the property"),
            mapper.quoted<ByDeserializers>("{'text':'a'}").text.text,
        )
    }

    class Merged {
        @get:JsonMerge
        var list: ListValue = ListValue(mutableListOf("d"))
    }

    @Test
    fun `a value class is replaced, not merged`() {
        assertEquals(
            expected(listOf("d", "a"), listOf("a"), because = "a value class is no container"),
            mapper.quoted<Merged>("{'list':['a']}").list.list,
        )
    }

    class WithFunctions {
        var id: TextValue = TextValue("d")
        var number: LongValue = LongValue(0)

        fun setId(raw: String) {
            id = TextValue(raw.trim())
        }

        fun setNumber(raw: String) {
            number = LongValue(raw.removePrefix("B-").toLong())
        }
    }

    @Test
    fun `a function that is the setter by Java's rules is called`() {
        val read = mapper.quoted<WithFunctions>("{'id':' a ','number':'B-5'}")
        assertEquals("a 5", "${read.id.text} ${read.number.number}")
        assertEquals("{'id':'a','number':5}", mapper.write(read))
    }

    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator::class, property = "id")
    class Identified {
        var id: CheckedValue = CheckedValue("d")
        var next: Identified? = null
    }

    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator::class, property = "id")
    class IdentifiedByField {
        var id: NumberValue = NumberValue(0)
            private set
        var next: IdentifiedByField? = null
    }

    @Test
    fun `a property may be the id of an object`() {
        val read = mapper.quoted<Identified>("{'id':'a','next':'a'}")
        assertSame(read, read.next)
        assertEquals("{'id':'a','next':'a'}", mapper.write(read))
        val byField = mapper.quoted<IdentifiedByField>("{'id':1,'next':1}")
        assertSame(byField, byField.next)
        assertEquals("{'id':1,'next':1}", mapper.write(byField))
        assertEquals(
            expected(
                oracle = "",
                piculet = "DatabindException at $.id: text is empty <- IllegalArgumentException: text is empty",
                because = "no instance of a value class goes past its checks",
            ),
            outcome { mapper.quoted<Identified>("{'id':''}").id.text },
        )
    }

    class Requiring {
        var isOn: Boolean = false
        var text: TextValue = TextValue("a")
        var number: Int = 1
    }

    @Test
    fun `a property that is written if it has a setter has its own`() {
        val requiring = mapper { enable(MapperFeature.REQUIRE_SETTERS_FOR_GETTERS) }
        assertEquals(
            expected("{'number':1}", "{'isOn':false,'text':'a','number':1}", because),
            requiring.write(Requiring()),
        )
    }
}
