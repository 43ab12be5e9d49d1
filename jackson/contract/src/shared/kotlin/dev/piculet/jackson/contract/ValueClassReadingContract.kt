package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonProperty
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.annotation.JsonDeserialize
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.module.SimpleModule
import java.util.UUID

/** Value classes that are read. */
abstract class ValueClassReadingContract(
    subject: Subject,
) : Contract(subject) {
    private val id = "ec2cf7dc-5e50-4ed5-8f4d-f0ce4bb5b0aa"

    @Test
    fun `a value class is read as its underlying value`() {
        assertEquals(TextValue("a"), mapper.quoted<TextValue>("'a'"))
        assertEquals(NumberValue(1), mapper.quoted<NumberValue>("1"))
        assertEquals(LongValue(1), mapper.quoted<LongValue>("1"))
        assertEquals(IdValue(UUID.fromString(id)), mapper.quoted<IdValue>("'$id'"))
        assertEquals(ListValue(listOf("a")), mapper.quoted<ListValue>("['a']"))
        assertEquals(NestedValue(TextValue("a")), mapper.quoted<NestedValue>("'a'"))
        assertEquals(NullableTextValue("a"), mapper.quoted<NullableTextValue>("'a'"))
        assertEquals(NullableNumberValue(1), mapper.quoted<NullableNumberValue>("1"))
    }

    data class Parameters(
        val text: TextValue,
        val number: NumberValue,
        val long: LongValue,
        val id: IdValue,
        val list: ListValue,
        val nested: NestedValue,
    )

    @Test
    fun `a parameter may be of a value class`() {
        val json = "{'text':'a','number':1,'long':2,'id':'$id','list':['b'],'nested':'c'}"
        val value =
            Parameters(
                TextValue("a"),
                NumberValue(1),
                LongValue(2),
                IdValue(UUID.fromString(id)),
                ListValue(listOf("b")),
                NestedValue(TextValue("c")),
            )
        assertEquals(value, mapper.quoted<Parameters>(json))
        assertEquals(json, mapper.write(value))
    }

    @Test
    fun `a parameter of a value class may not be missing or null`() {
        assertEquals(
            "KotlinInvalidNullException at $.text: Instantiation of [simple type, class " +
                "ValueClassReadingContract.Parameters] value failed for JSON property text due to " +
                "missing (therefore NULL) value for creator parameter text which is a non-nullable " +
                "type",
            failureOf { mapper.quoted<Parameters>("{'number':1}") },
        )
        assertEquals(
            "KotlinInvalidNullException at $.text: Instantiation of [simple type, class " +
                "ValueClassReadingContract.Parameters] value failed for JSON property text due to " +
                "missing (therefore NULL) value for creator parameter text which is a non-nullable type",
            failureOf { mapper.quoted<Parameters>("{'text':null}") },
        )
        assertEquals(
            "KotlinInvalidNullException at $.number: Instantiation of [simple type, class " +
                "ValueClassReadingContract.Parameters] value failed for JSON property number due to " +
                "missing (therefore NULL) value for creator parameter number which is a non-nullable " +
                "type",
            failureOf { mapper.quoted<Parameters>("{'text':'a','number':null}") },
        )
        assertEquals(
            "MismatchedInputException at $.long: Cannot deserialize value of type `long` from " +
                "Array value (token `JsonToken.START_ARRAY`)",
            failureOf { mapper.quoted<Parameters>("{'text':'a','number':1,'long':[]}") },
        )
    }

    data class OnlyNumber(
        val number: NumberValue,
    )

    @Test
    fun `a missing value class over a primitive is not zero`() {
        val zero = mapper { disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES) }
        assertEquals(
            "KotlinInvalidNullException at $.number: Instantiation of [simple type, class " +
                "ValueClassReadingContract.OnlyNumber] value failed for JSON property number due to " +
                "missing (therefore NULL) value for creator parameter number which is a non-nullable type",
            failureOf { zero.quoted<OnlyNumber>("{}") },
        )
        assertEquals(
            "KotlinInvalidNullException at $.number: Instantiation of [simple type, class " +
                "ValueClassReadingContract.OnlyNumber] value failed for JSON property number due to " +
                "missing (therefore NULL) value for creator parameter number which is a non-nullable type",
            failureOf { zero.quoted<OnlyNumber>("{'number':null}") },
        )
    }

    data class NullableParameters(
        val text: TextValue?,
        val number: NumberValue?,
        val wrapsNull: NullableTextValue?,
        val text2: TextValue? = TextValue("d"),
    )

    @Test
    fun `a parameter may be of a nullable value class`() {
        assertEquals(
            NullableParameters(TextValue("a"), NumberValue(1), NullableTextValue("b"), TextValue("c")),
            mapper.quoted<NullableParameters>("{'text':'a','number':1,'wrapsNull':'b','text2':'c'}"),
        )
        assertEquals(NullableParameters(null, null, null), mapper.quoted<NullableParameters>("{}"))
        assertEquals(
            NullableParameters(null, null, null, null),
            mapper.quoted<NullableParameters>("{'text':null,'number':null,'wrapsNull':null,'text2':null}"),
        )
    }

    data class OptionalParameters(
        val text: TextValue = TextValue("d"),
        val number: NumberValue = NumberValue(7),
        val wrapsNull: NullableTextValue = NullableTextValue("d"),
    )

    @Test
    fun `a parameter of a value class may have a default`() {
        assertEquals(OptionalParameters(), mapper.quoted<OptionalParameters>("{}"))
        assertEquals(OptionalParameters(number = NumberValue(1)), mapper.quoted<OptionalParameters>("{'number':1}"))
        val all = "{'text':'a','number':1,'wrapsNull':'b'}"
        assertEquals(
            OptionalParameters(TextValue("a"), NumberValue(1), NullableTextValue("b")),
            mapper.quoted<OptionalParameters>(all),
        )
    }

    data class WrapsNull(
        val text: NullableTextValue,
        val number: NullableNumberValue = NullableNumberValue(7),
    )

    @Test
    fun `null is wrapped by a value class that wraps a nullable type`() {
        assertEquals(WrapsNull(NullableTextValue(null)), mapper.quoted<WrapsNull>("{'text':null}"))
        assertEquals(
            WrapsNull(NullableTextValue(null), NullableNumberValue(null)),
            mapper.quoted<WrapsNull>("{'text':null,'number':null}"),
        )
        assertEquals(
            "KotlinInvalidNullException at $.text: Instantiation of [simple type, class " +
                "ValueClassReadingContract.WrapsNull] value failed for JSON property text due to missing " +
                "(therefore NULL) value for creator parameter text which is a non-nullable type",
            failureOf { mapper.quoted<WrapsNull>("{}") },
        )
    }

    @Test
    fun `null is wrapped even if null is the same as the default`() {
        val lenient = mapper(Feature.NullIsSameAsDefault to true)
        assertEquals(
            WrapsNull(NullableTextValue(null), NullableNumberValue(null)),
            lenient.quoted<WrapsNull>("{'text':null,'number':null}"),
        )
    }

    data class Collections(
        val list: List<TextValue>,
        val set: Set<NumberValue>,
        val map: Map<String, TextValue>,
        val array: List<Array<NumberValue>> = listOf(),
    )

    @Test
    fun `collections may hold value classes`() {
        val value = Collections(listOf(TextValue("a")), setOf(NumberValue(1)), mapOf("k" to TextValue("b")))
        val json = "{'list':['a'],'set':[1],'map':{'k':'b'},'array':[]}"
        assertEquals(value, mapper.quoted<Collections>(json))
        assertEquals(json, mapper.write(value))
        assertEquals(
            listOf(NumberValue(1)),
            mapper
                .quoted<Collections>("{'list':[],'set':[],'map':{},'array':[[1]]}")
                .array
                .single()
                .toList(),
        )
        assertEquals(listOf(TextValue("a")), mapper.quoted<List<TextValue>>("['a']"))
    }

    data class Keys(
        val texts: Map<TextValue, Int>,
        val numbers: Map<NumberValue, Int>,
        val longs: Map<LongValue, Int>,
        val ids: Map<IdValue, Int>,
    )

    @Test
    fun `keys of maps may be value classes`() {
        val value =
            Keys(
                mapOf(TextValue("a") to 1),
                mapOf(NumberValue(2) to 2),
                mapOf(LongValue(3) to 3),
                mapOf(IdValue(UUID.fromString(id)) to 4),
            )
        val json = "{'texts':{'a':1},'numbers':{'2':2},'longs':{'3':3},'ids':{'$id':4}}"
        assertEquals(value, mapper.quoted<Keys>(json))
        assertEquals(json, mapper.write(value))
        assertEquals(
            "InvalidFormatException at $.numbers: Cannot deserialize Map key of type " +
                "`java.lang.Integer` from String \"x\": not a valid representation, problem: " +
                "(java.lang.NumberFormatException) For input string: \"x\"",
            failureOf { mapper.quoted<Keys>("{'numbers':{'x':1}}") },
        )
    }

    @Test
    fun `a value class that wraps no simple key is no key`() {
        assertEquals(
            expected(
                oracle = byMajor(
                    "JsonMappingException at $: Could not find (Map) Key deserializer for types wrapped " +
                        "in [simple type, class ListValue] <- InvalidDefinitionException: Cannot find a " +
                        "(Map) Key deserializer for type [collection type; class java.util.List, contains " +
                        "[simple type, class java.lang.Object]]",
                    "DatabindException at $: Could not find (Map) Key deserializer for types wrapped in " +
                        "[simple type, class ListValue] <- InvalidDefinitionException: Cannot find a (Map) " +
                        "Key deserializer for type [collection type; class java.util.List, contains [simple " +
                        "type, class java.lang.Object]]",
                ),
                piculet =
                    "DatabindException at $: Cannot read keys of a map as ListValue: there is no key " +
                        "deserializer for what it wraps, java.util.List<java.lang.String>. <- " +
                        "InvalidDefinitionException: Cannot find a (Map) Key deserializer for type " +
                        "[collection type; class java.util.List, contains [simple type, class " +
                        "java.lang.String]]",
                because = "a message tells what to do",
            ),
            failureOf { mapper.quoted<Map<ListValue, Int>>("{'a':1}") },
        )
    }

    @Test
    fun `the creator runs, even if it is private, and its failures are told`() {
        assertEquals(HiddenValue.of("a"), mapper.quoted<HiddenValue>("'a'"))
        assertEquals(
            "IllegalArgumentException at $: text is empty",
            failureOf { mapper.quoted<CheckedValue>("''") },
        )
        assertEquals(
            byMajor(
                "JsonMappingException at $.checked: text is empty <- IllegalArgumentException: text " +
                    "is empty",
                "DatabindException at $.checked: text is empty <- IllegalArgumentException: text is empty",
            ),
            failureOf { mapper.quoted<HoldsChecked>("{'checked':''}") },
        )
        assertEquals(
            "IllegalArgumentException at $: text is empty",
            failureOf { mapper.quoted<Map<CheckedValue, Int>>("{'':1}") },
        )
    }

    data class HoldsChecked(
        val checked: CheckedValue,
        val hidden: HiddenValue = HiddenValue.of("d"),
    )

    data class HoldsNested(
        val nested: NestedValue,
        val nullable: NestedValue? = NestedValue(TextValue("d")),
    )

    @Test
    fun `a nullable value class may wrap another one`() {
        val json = "{'nested':'a','nullable':'b'}"
        assertEquals(json, mapper.write(mapper.quoted<HoldsNested>(json)))
        assertEquals(
            HoldsNested(NestedValue(TextValue("a")), null),
            mapper.quoted<HoldsNested>("{'nested':'a','nullable':null}"),
        )
        assertEquals(HoldsNested(NestedValue(TextValue("a"))), mapper.quoted<HoldsNested>("{'nested':'a'}"))
    }

    @JvmInline
    value class NestedChecked(
        val inner: CheckedValue,
    ) {
        init {
            require(inner.text != "nested") { "text is nested" }
        }
    }

    data class HoldsNestedChecked(
        val checked: NestedChecked,
        val nullable: NestedChecked? = null,
    )

    @Test
    fun `the creators of value classes inside each other run`() {
        val json = "{'checked':'a','nullable':'b'}"
        assertEquals(json, mapper.write(mapper.quoted<HoldsNestedChecked>(json)))
        assertEquals("1", mapper.quoted<HoldsNestedChecked>("{'checked':1}").checked.inner.text)
        assertEquals(
            "DatabindException at $.nullable: text is nested <- IllegalArgumentException: text is nested",
            outcome { mapper.quoted<HoldsNestedChecked>("{'checked':'a','nullable':'nested'}") },
        )
        assertEquals(
            expected(
                oracle = "HoldsNestedChecked(checked=NestedChecked(inner=CheckedValue(text=)), nullable=null)",
                piculet =
                    "DatabindException at $.checked: text is empty <- IllegalArgumentException: text is empty",
                because = "no instance of a value class goes past its checks",
            ),
            outcome { mapper.quoted<HoldsNestedChecked>("{'checked':''}") },
        )
    }

    data class HoldsCreated(
        val created: CreatedValue,
        val boxed: CreatedBoxedValue?,
    )

    @Test
    fun `an annotated creator of a value class is called`() {
        assertEquals(CreatedValue("n1"), mapper.quoted<CreatedValue>("1"))
        assertEquals(CreatedBoxedValue(3), mapper.quoted<CreatedBoxedValue>("{'a':1,'b':2}"))
        assertEquals(
            HoldsCreated(CreatedValue("n1"), CreatedBoxedValue(3)),
            mapper.quoted<HoldsCreated>("{'created':1,'boxed':{'a':1,'b':2}}"),
        )
        assertEquals(mapOf(CreatedValue("1") to 1), mapper.quoted<Map<CreatedValue, Int>>("{'1':1}"))
    }

    @Test
    fun `an annotated creator of a value class has one parameter`() {
        assertEquals(
            expected(
                oracle = "InvalidDefinitionException at $: The argument size of a Creator that does not return a " +
                    "value class on the JVM must be 1, please fix it or use JsonDeserializer.\nDetected: " +
                    "of-OugBBUU(arg0, arg1)",
                piculet = "InvalidDefinitionException at $: The creator of a value class takes one parameter, " +
                    "and of takes 2. Leave it one, or register a deserializer.",
                because = "a message tells what to do",
            ),
            failureOf { mapper.quoted<WronglyCreatedValue>("{'a':'a','b':'b'}") },
        )
    }

    class ByFactory private constructor(
        val text: String,
    ) {
        companion object {
            @JvmStatic
            @JsonCreator
            fun of(
                text: TextValue,
                number: NumberValue = NumberValue(7),
                nullable: NumberValue?,
            ) = ByFactory("$text $number $nullable")
        }
    }

    class ByAnnotatedConstructor
        @JsonCreator
        constructor(
            @JsonProperty("t") val text: TextValue,
            @JsonProperty("n") val number: NumberValue = NumberValue(7),
        )

    @Test
    fun `creators of other classes may take value classes`() {
        val expected = "TextValue(text=a) NumberValue(number=7) null"
        assertEquals(expected, mapper.quoted<ByFactory>("{'text':'a'}").text)
        val read = mapper.quoted<ByAnnotatedConstructor>("{'t':'a'}")
        assertEquals("TextValue(text=a) NumberValue(number=7)", "${read.text} ${read.number}")
    }

    class Settable {
        var text: TextValue = TextValue("d")
        var nullable: NumberValue? = null
    }

    @Test
    fun `properties that are no parameters may be value classes`() {
        assertEquals(
            "TextValue(text=a) NumberValue(number=1)",
            outcome {
                val read = mapper.quoted<Settable>("{'text':'a','nullable':1}")
                "${read.text} ${read.nullable}"
            },
        )
    }

    data class Generics(
        val generic: GenericValue<String>,
        val nullable: GenericValue<String>?,
    )

    @Test
    fun `a generic value class is read`() {
        assertEquals(
            Generics(GenericValue("a"), GenericValue("b")),
            mapper.quoted<Generics>("{'generic':'a','nullable':'b'}"),
        )
    }

    @JvmInline
    value class NestedGeneric<T>(
        val inner: GenericValue<List<T>>,
    )

    data class GenericContents(
        val list: GenericValue<List<NumberValue>>,
        val map: GenericValue<Map<NumberValue, TextValue>> = GenericValue(mapOf()),
        val array: GenericValue<Array<LongValue>> = GenericValue(arrayOf()),
    )

    @Test
    fun `a generic value class keeps the type arguments that a parameter declares`() {
        assertEquals(
            expected(
                oracle = "[1] {2=a} [3]",
                piculet =
                    "[NumberValue(number=1)] {NumberValue(number=2)=TextValue(text=a)} [LongValue(number=3)]",
                because = "the type arguments are declared",
            ),
            outcome {
                val read = mapper.quoted<GenericContents>("{'list':[1],'map':{'2':'a'},'array':[3]}")
                val array: Any = (read.array as GenericValue<*>).value!!
                "${read.list.value} ${read.map.value} ${if (array is Array<*>) array.contentToString() else array}"
            },
        )
    }

    @Test
    fun `a generic value class keeps the type arguments of one that it wraps`() {
        assertEquals(
            expected(
                oracle = "NestedGeneric(inner=GenericValue(value=[1]))",
                piculet = "NestedGeneric(inner=GenericValue(value=[NumberValue(number=1)]))",
                because = "the type arguments are declared",
            ),
            outcome { mapper.quoted<NestedGeneric<NumberValue>>("[1]") },
        )
    }

    class TextDeserializer : StdDeserializer<TextValue>(TextValue::class.java) {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ) = TextValue("custom ${parser.valueAsString}")
    }

    data class AnnotatedParameter(
        @JsonDeserialize(using = TextDeserializer::class) val text: TextValue,
        val other: TextValue,
    )

    @Test
    fun `a deserializer of the user wins`() {
        val custom =
            mapper { addModule(SimpleModule().addDeserializer(TextValue::class.java, TextDeserializer())) }
        assertEquals(TextValue("custom a"), custom.quoted<TextValue>("'a'"))
        assertEquals(
            NullableParameters(TextValue("custom a"), null, null),
            custom.quoted<NullableParameters>("{'text':'a'}"),
        )
        assertEquals(
            AnnotatedParameter(TextValue("custom a"), TextValue("b")),
            mapper.quoted<AnnotatedParameter>("{'text':'a','other':'b'}"),
        )
    }

    @Test
    fun `null among several values is wrapped by a value class that takes it`() {
        fun all(
            type: Class<*>,
            json: String,
        ) = mapper.readerFor(type).readValues<Any?>(json).readAll().toString()
        val texts = "[NullableTextValue(text=null), NullableTextValue(text=a), NullableTextValue(text=null)]"
        assertEquals(texts, all(NullableTextValue::class.java, "null \"a\" null"))
        val numbers = "[NullableNumberValue(number=1), NullableNumberValue(number=null)]"
        assertEquals(numbers, all(NullableNumberValue::class.java, "1 null"))
    }
}
