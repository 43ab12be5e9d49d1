package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonAutoDetect
import com.fasterxml.jackson.annotation.JsonBackReference
import com.fasterxml.jackson.annotation.JsonEnumDefaultValue
import com.fasterxml.jackson.annotation.JsonGetter
import com.fasterxml.jackson.annotation.JsonIgnoreType
import com.fasterxml.jackson.annotation.JsonIncludeProperties
import com.fasterxml.jackson.annotation.JsonManagedReference
import com.fasterxml.jackson.annotation.JsonMerge
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonPropertyOrder
import com.fasterxml.jackson.annotation.JsonRawValue
import com.fasterxml.jackson.annotation.JsonSetter
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.JsonToken
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.JavaType
import tools.jackson.databind.KeyDeserializer
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.annotation.JsonDeserialize
import tools.jackson.databind.annotation.JsonSerialize
import tools.jackson.databind.deser.DeserializationProblemHandler
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.module.SimpleModule
import tools.jackson.databind.ser.std.StdSerializer
import tools.jackson.databind.util.StdConverter

/** Other features of Jackson for properties, on Kotlin classes. */
abstract class DatabindContract(
    subject: Subject,
) : Contract(subject) {
    class Parent(
        val name: String,
    ) {
        @JsonManagedReference
        var children: List<Child> = listOf()
    }

    class Child(
        val name: String,
        val age: Int = 7,
    ) {
        @JsonBackReference
        lateinit var parent: Parent
    }

    @Test
    fun `references to parents`() {
        val json = "{'name':'p','children':[{'name':'a','age':1},{'name':'b','age':7}]}"
        val parent = mapper.quoted<Parent>("{'children':[{'name':'a','age':1},{'name':'b'}],'name':'p'}")
        assertEquals(listOf("p", "p"), parent.children.map { it.parent.name })
        assertEquals(json, mapper.write(parent))
    }

    @JsonIgnoreType
    data class Secret(
        val text: String,
    )

    @JsonIncludeProperties("kept", "number")
    data class Chosen(
        val kept: String,
        val dropped: String = "d",
        val number: Int = 1,
        val secret: Secret? = null,
    )

    data class Holder(
        @JsonIncludeProperties("kept") val chosen: Chosen,
        @field:JsonRawValue @get:JsonRawValue val raw: String = "[1, 2]",
    )

    @Test
    fun `properties are chosen`() {
        assertEquals("{'kept':'k','number':1}", mapper.write(Chosen("k", secret = Secret("s"))))
        assertEquals(Chosen("k", "d", 2), mapper.quoted<Chosen>("{'kept':'k','dropped':'x','number':2,'secret':{}}"))
        assertEquals("{'chosen':{'kept':'k'},'raw':[1, 2]}", mapper.write(Holder(Chosen("k"))))
        val failing = mapper { enable(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES) }
        assertEquals(
            "IgnoredPropertyException at $.dropped: Ignored field \"dropped\" (class DatabindContract.Chosen) " +
                "encountered; mapper configured not to allow this",
            failureOf { failing.quoted<Chosen>("{'kept':'k','dropped':'x'}") },
        )
    }

    @JsonAutoDetect(
        fieldVisibility = JsonAutoDetect.Visibility.ANY,
        getterVisibility = JsonAutoDetect.Visibility.NONE,
    )
    class Fields(
        private val hidden: Int,
        val shown: TextValue = TextValue("t"),
    ) {
        val computed: Int get() = 1
    }

    @Test
    fun `fields in place of getters`() {
        assertEquals("{'hidden':1,'shown':'t'}", mapper.write(mapper.quoted<Fields>("{'hidden':1}")))
    }

    @JsonPropertyOrder(alphabetic = true)
    class Functions(
        val z: Int,
        private var other: Int = 0,
    ) {
        @JsonGetter("a")
        fun count() = other + 1

        @JsonSetter("a")
        fun keep(value: Int) {
            other = value
        }
    }

    @Test
    fun `functions that are annotated as getter and setter`() {
        assertEquals("{'z':1,'a':6}", mapper.write(mapper.quoted<Functions>("{'a':5,'z':1}")))
    }

    enum class Level {
        @JsonProperty("lo")
        LOW,

        @JsonEnumDefaultValue
        OTHER,
    }

    data class Levels(
        val level: Level,
        val optional: Level = Level.LOW,
        val all: Set<Level> = setOf(),
    )

    @Test
    fun `names and defaults of enums`() {
        val json = "{'level':'lo','optional':'OTHER','all':['lo']}"
        val levels = Levels(Level.LOW, Level.OTHER, setOf(Level.LOW))
        assertEquals(json, mapper.write(levels))
        assertEquals(levels, mapper.quoted<Levels>(json))
        val tolerant = mapper.readerFor(Levels::class.java).with(unknownEnumsAreDefault)
        assertEquals(Levels(Level.OTHER), tolerant.readValue<Levels>("{\"level\":\"?\"}"))
    }

    interface Named {
        val name: String
    }

    data class Actual(
        override val name: String,
        val more: Int = 1,
    ) : Named

    class DoublingSerializer : StdSerializer<String>(String::class.java) {
        override fun serialize(
            value: String,
            generator: JsonGenerator,
            context: SerializationContext,
        ) {
            generator.writeString(value + value)
        }
    }

    class NoneSerializer : StdSerializer<Any>(Any::class.java) {
        override fun serialize(
            value: Any?,
            generator: JsonGenerator,
            context: SerializationContext,
        ) {
            generator.writeString("none")
        }
    }

    class ReversingKeys : KeyDeserializer() {
        override fun deserializeKey(
            key: String,
            context: DeserializationContext,
        ): Any = key.reversed()
    }

    data class Steered(
        @param:JsonDeserialize(`as` = Actual::class) @get:JsonSerialize(`as` = Named::class) val named: Named,
        @param:JsonDeserialize(contentAs = Actual::class) val list: List<Named> = listOf(),
        @param:JsonDeserialize(keyUsing = ReversingKeys::class) val map: Map<String, Int> = mapOf(),
        @get:JsonSerialize(contentUsing = DoublingSerializer::class) val texts: List<String> = listOf(),
        @get:JsonSerialize(nullsUsing = NoneSerializer::class) val nothing: String? = null,
    )

    @Test
    fun `annotations decide the types of values`() {
        val json = "{'named':{'name':'a','more':2},'list':[{'name':'b'}],'map':{'ab':1},'texts':['t']}"
        val read = mapper.quoted<Steered>(json)
        assertEquals(Steered(Actual("a", 2), listOf(Actual("b")), mapOf("ba" to 1), listOf("t")), read)
        assertEquals(
            "{'named':{'name':'a'},'list':[{'name':'b','more':1}],'map':{'ba':1},'texts':['tt'],'nothing':'none'}",
            mapper.write(read),
        )
    }

    data class Wrapped(
        val list: List<Int>,
        val name: String = "d",
    )

    @Test
    fun `a part of the input`() {
        val reader = mapper.readerFor(Wrapped::class.java).at("/a/1")
        val json = "{\"x\":{},\"a\":[1,{\"list\":[1,2],\"unknown\":{}}],\"b\":3}"
        assertEquals(Wrapped(listOf(1, 2)), reader.readValue<Wrapped>(json))
    }

    @Test
    fun `a part of the output, and what follows`() {
        val parser = parserOf(mapper, "[{\"list\":[1]},{\"list\":[2],\"name\":\"n\"}]".toCharArray())
        parser.nextToken()
        parser.nextToken()
        assertEquals(Wrapped(listOf(1)), mapper.readValue(parser, Wrapped::class.java))
        parser.nextToken()
        assertEquals(Wrapped(listOf(2), "n"), mapper.readValue(parser, Wrapped::class.java))
        assertEquals(JsonToken.END_ARRAY, parser.nextToken())
    }

    data class Merged(
        @field:JsonMerge val inner: Inner = Inner(1, 2),
        var other: Int = 3,
    )

    data class Inner(
        var a: Int,
        var b: Int,
    )

    @Test
    fun `objects are merged into existing values`() {
        val value = Merged()
        mapper.readerForUpdating(value).readValue<Merged>("{\"inner\":{\"b\":5},\"other\":4}")
        assertEquals(Merged(Inner(1, 5), 4), value)
    }

    data class Checked(
        val number: Int,
        val name: String = "d",
    ) {
        init {
            require(number > 0) { "number is $number" }
        }
    }

    private val handler =
        object : DeserializationProblemHandler() {
            override fun handleInstantiationProblem(
                context: DeserializationContext,
                type: Class<*>,
                argument: Any?,
                failure: Throwable,
            ): Any = Checked(1, failure.message!!)

            override fun handleUnexpectedToken(
                context: DeserializationContext,
                type: JavaType,
                token: JsonToken,
                parser: JsonParser,
                message: String?,
            ): Any? {
                parser.skipChildren()
                return if (type.rawClass == Checked::class.java) Checked(2, "$token") else NOT_HANDLED
            }
        }

    @Test
    fun `problem handlers replace values that can't be made`() {
        val handling = mapper { addHandler(handler) }
        assertEquals(
            listOf(Checked(1, "number is 0"), Checked(2, "START_ARRAY"), Checked(3)),
            handling.quoted<List<Checked>>("[{'number':0},['x'],{'number':3}]"),
        )
    }

    @Test
    fun `only one value may be read where tokens may not trail`() {
        val strict = mapper { enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS) }
        assertEquals(TextValue("a"), strict.quoted<TextValue>("'a'"))
        assertEquals(NumberValue(1), strict.quoted<NumberValue>("1 "))
        assertEquals(Wrapped(listOf()), strict.quoted<Wrapped>("{'list':[]}"))
        assertEquals(
            expected(
                oracle =
                    byMajor(
                        "MismatchedInputException at $.text: Trailing token (of type END_OBJECT) found after value " +
                            "(bound as `java.lang.String`): not allowed as per " +
                            "`DeserializationFeature.FAIL_ON_TRAILING_TOKENS`",
                        HasValues(TextValue("a")).toString(),
                    ),
                piculet = HasValues(TextValue("a")).toString(),
                because = "nothing trails a value that is part of another",
            ),
            outcome { strict.quoted<HasValues>("{'text':'a'}") },
        )
        assertEquals(
            trailing(
                expected(
                    oracle = byMajor("java.lang.String", "TextValue"),
                    piculet = "TextValue",
                    because = "it is the type that was asked for",
                ),
            ),
            failureOf { strict.quoted<TextValue>("'a' 'b'") },
        )
        assertEquals(
            trailing("DatabindContract.Wrapped"),
            failureOf { strict.quoted<Wrapped>("{'list':[]} 'b'") },
        )
    }

    private fun trailing(type: String): String =
        "MismatchedInputException at $: Trailing token (" +
            byMajor("of type VALUE_STRING", "`JsonToken.VALUE_STRING`") +
            ") found after value (bound as `$type`): not allowed as per " +
            "`DeserializationFeature.FAIL_ON_TRAILING_TOKENS`"

    class ShoutingValues : StdDeserializer<TextValue>(TextValue::class.java) {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): TextValue = TextValue(parser.valueAsString + "!")
    }

    class NumberedValues : StdConverter<Int, TextValue>() {
        override fun convert(value: Int): TextValue = TextValue("n$value")
    }

    data class HasValues(
        val text: TextValue,
        @param:JsonDeserialize(using = ShoutingValues::class) val shouted: TextValue = TextValue("d"),
        @param:JsonDeserialize(using = ShoutingValues::class) val maybe: TextValue? = null,
        @param:JsonDeserialize(contentUsing = ShoutingValues::class) val list: List<TextValue> = listOf(),
        @param:JsonDeserialize(contentUsing = ShoutingValues::class) val map: Map<String, TextValue> = mapOf(),
        @param:JsonDeserialize(converter = NumberedValues::class) val numbered: TextValue = TextValue("d"),
        @param:JsonProperty("renamed") val named: TextValue = TextValue("d"),
    )

    @Test
    fun `annotations of parameters beside value classes`() {
        val all =
            HasValues(
                TextValue("a"),
                TextValue("b!"),
                TextValue("c!"),
                listOf(TextValue("d!")),
                mapOf("k" to TextValue("e!")),
                TextValue("n1"),
                TextValue("f"),
            )
        val ignored =
            HasValues(
                TextValue("a"),
                TextValue("b"),
                TextValue("c"),
                listOf(TextValue("d")),
                mapOf("k" to TextValue("e")),
                TextValue("1"),
            )
        val json =
            "{'text':'a','shouted':'b','maybe':'c','list':['d'],'map':{'k':'e'},'numbered':1,'renamed':'f'}"
        assertEquals(
            expected(oracle = ignored, piculet = all, because = "an annotation says what the user wants"),
            mapper.quoted<HasValues>(json),
        )
        assertEquals(HasValues(TextValue("a")), mapper.quoted<HasValues>("{'text':'a','maybe':null}"))
    }

    @JvmInline
    value class NamedValue(
        val named: Named,
    )

    data class HasNamedValue(
        @param:JsonDeserialize(`as` = NamedValue::class) val value: NamedValue?,
        val other: TextValue,
    )

    @Test
    fun `the type of a parameter that is a value class`() {
        val actual = SimpleModule("actual").addAbstractTypeMapping(Named::class.java, Actual::class.java)
        val concrete = mapper { addModule(actual) }
        assertEquals(
            HasNamedValue(NamedValue(Actual("a")), TextValue("o")),
            concrete.quoted<HasNamedValue>("{'value':{'name':'a'},'other':'o'}"),
        )
    }
}
