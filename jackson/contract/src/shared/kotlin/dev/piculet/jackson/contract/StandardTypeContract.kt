package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonTypeInfo
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Test
import tools.jackson.databind.DefaultTyping
import tools.jackson.databind.JsonNode
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

/** Types of Kotlin's standard library, except unsigned numbers and times. */
abstract class StandardTypeContract(
    subject: Subject,
) : Contract(subject) {
    data class Holder(
        val sequence: Sequence<Int>,
    )

    @Test
    fun `a Sequence is an array`() {
        assertEquals(listOf(1, 2), mapper.quoted<Sequence<Int>>("[1,2]").toList())
        assertEquals(listOf(1, 2), mapper.quoted<Holder>("{'sequence':[1,2]}").sequence.toList())
        assertEquals("[1,2]", mapper.write(sequenceOf(1, 2)))
        assertEquals("{'sequence':[1,2]}", mapper.write(Holder(sequenceOf(1, 2))))
        assertEquals("[]", mapper.write(emptySequence<Int>()))
    }

    data class Point(
        val x: Int,
    )

    data class Points(
        val points: Sequence<Point>,
    )

    @Test
    fun `elements of a Sequence`() {
        assertEquals("{'points':[{'x':1}]}", mapper.write(Points(sequenceOf(Point(1)))))
        val first =
            mapper
                .quoted<Points>("{'points':[{'x':1}]}")
                .points
                .map<Any, Any> { it }
                .first()
        val expected =
            expected(
                oracle = "{x=1}",
                piculet = "Point(x=1)",
                because = "the type of the elements is declared; maps in their place fail at their first use",
            )
        assertEquals(expected, first.toString())
    }

    @Test
    fun `a Regex is a text, or an object with options`() {
        assertEquals("a+", mapper.quoted<Regex>("'a+'").pattern)
        val read = mapper.quoted<Regex>("{'pattern':'a+','options':['IGNORE_CASE','MULTILINE']}")
        assertEquals("a+ [IGNORE_CASE, MULTILINE]", "${read.pattern} ${read.options.sorted()}")
        assertEquals(setOf<RegexOption>(), mapper.quoted<Regex>("{'pattern':'a'}").options)
        // The getters of a class of the library have no order.
        assertEquals(
            mapper.quoted<JsonNode>("{'pattern':'a+','options':[]}"),
            mapper.valueToTree<JsonNode>(Regex("a+")),
        )
        assertEquals(
            mapper.quoted<JsonNode>("{'pattern':'a+','options':['IGNORE_CASE']}"),
            mapper.valueToTree<JsonNode>(Regex("a+", RegexOption.IGNORE_CASE)),
        )
    }

    data class HoldsRegex(
        val regex: Regex,
    )

    @Test
    fun `a text that is no Regex`() {
        assertEquals(
            expected(
                oracle = "IllegalStateException at $: Expected a string or an object to deserialize a Regex, but " +
                    "type was NUMBER",
                piculet = "IllegalStateException at $: A Regex is a string or an object, and not NUMBER.",
                because = "a message tells what to do",
            ),
            failureOf { mapper.quoted<Regex>("1") },
        )
        assertEquals(
            expected(
                oracle = byMajor(
                    "JsonMappingException at $.regex: Expected a string or an object to deserialize a " +
                        "Regex, but type was ARRAY <- IllegalStateException: Expected a string or an object " +
                        "to deserialize a Regex, but type was ARRAY",
                    "DatabindException at $.regex: Expected a string or an object to deserialize a " +
                        "Regex, but type was ARRAY <- IllegalStateException: Expected a string or an object " +
                        "to deserialize a Regex, but type was ARRAY",
                ),
                piculet =
                    "DatabindException at $.regex: A Regex is a string or an object, and not ARRAY. <- " +
                        "IllegalStateException: A Regex is a string or an object, and not ARRAY.",
                because = "a message tells what to do",
            ),
            failureOf { mapper.quoted<HoldsRegex>("{'regex':[]}") },
        )
        assertEquals(
            expected(
                oracle =
                    "IllegalStateException at $: Expected an array of strings for RegexOptions, but type was OBJECT",
                piculet = "IllegalStateException at $: The options of a Regex are an array of strings, and not " +
                    "STRING.",
                because = "a message tells what to do",
            ),
            failureOf { mapper.quoted<Regex>("{'pattern':'a','options':'x'}") },
        )
        assertEquals(
            "IllegalArgumentException at $: No enum constant kotlin.text.RegexOption.x",
            failureOf { mapper.quoted<Regex>("{'pattern':'a','options':['x']}") },
        )
        assertEquals(
            expected(
                oracle = byMajor(
                    "NullPointerException at $: Cannot invoke " +
                        "\"com.fasterxml.jackson.databind.JsonNode.asText()\" because the return value of " +
                        "\"com.fasterxml.jackson.databind.JsonNode.get(String)\" is null",
                    "NullPointerException at $: Cannot invoke " +
                        "\"com.fasterxml.jackson.databind.JsonNode.asString()\" because the return value of " +
                        "\"com.fasterxml.jackson.databind.JsonNode.get(String)\" is null",
                ),
                piculet = "IllegalStateException at $: A Regex has a property `pattern`, a string.",
                because = "a message tells what to do",
            ),
            failureOf { mapper.quoted<Regex>("{}") },
        )
        assertEquals(
            byMajor(
                "JsonMappingException at $.regex: Unclosed group near index 1\n( <- " +
                    "PatternSyntaxException: Unclosed group near index 1\n(",
                "DatabindException at $.regex: Unclosed group near index 1\n( <- " +
                    "PatternSyntaxException: Unclosed group near index 1\n(",
            ),
            failureOf { mapper.quoted<HoldsRegex>("{'regex':'('}") },
        )
    }

    data class Ranges(
        val ints: IntRange,
        val longs: LongRange,
        val chars: CharRange,
    )

    @Test
    fun `ranges have a start and an end`() {
        val json = "{'ints':{'start':1,'end':3},'longs':{'start':1,'end':9},'chars':{'start':'a','end':'c'}}"
        assertEquals(json, mapper.write(Ranges(1..3, 1L..9L, 'a'..'c')))
        assertEquals(Ranges(1..3, 1L..9L, 'a'..'c'), mapper.quoted<Ranges>(json))
        assertEquals(IntRange.EMPTY, mapper.quoted<IntRange>("{'start':1,'end':0}"))
        assertEquals("{'start':1.0,'end':2.0}", mapper.write(1.0..2.0))
        assertEquals("{'start':'a','end':'b'}", mapper.write("a".."b"))
        assertEquals("{'start':1,'end':2}", mapper.write(1..<3))
    }

    @Test
    fun `an object that is no range`() {
        val missing = "MismatchedInputException at $.end: Missing required creator property 'end' (index 1)"
        assertEquals(missing, failureOf { mapper.quoted<IntRange>("{'start':1}") })
        assertEquals(
            byMajor(
                "MismatchedInputException at $.end: Cannot map `null` into type `long` (set " +
                    "DeserializationConfig.DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES to 'false' " +
                    "to allow)",
                "MismatchedInputException at $.end: Cannot map `null` into type `long` (set " +
                    "`DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES` to 'false' to allow)",
            ),
            failureOf { mapper.quoted<LongRange>("{'start':1,'end':null}") },
        )
    }

    data class HoldsClosedRange(
        val range: ClosedRange<Int>,
    )

    @Test
    fun `the interface ClosedRange is read`() {
        val expected =
            expected(
                oracle =
                    "InvalidDefinitionException at $.range: Cannot construct instance of `kotlin.ranges.ClosedRange` " +
                        "(no Creators, like default constructor, exist): abstract types either need to be mapped to " +
                        "concrete types, have custom deserializer, or contain additional type information",
                piculet = "1..3",
                because = "what is written can be read again (jackson-module-kotlin #663)",
            )
        assertEquals(expected, outcome { mapper.quoted<HoldsClosedRange>("{'range':{'start':1,'end':3}}").range })
    }

    @Test
    fun `a range behind a type id is read`() {
        for (include in listOf(JsonTypeInfo.As.WRAPPER_ARRAY, JsonTypeInfo.As.PROPERTY)) {
            val typed =
                mapper {
                    val validator = BasicPolymorphicTypeValidator.builder().allowIfSubType(Any::class.java).build()
                    activateDefaultTyping(validator, DefaultTyping.OBJECT_AND_NON_CONCRETE, include)
                }
            assertEquals(
                "1..3",
                outcome {
                    typed
                        .read<HoldsClosedRange>(typed.writeValueAsString(HoldsClosedRange(1..3)))
                        .range
                },
            )
        }
    }

    @Test
    fun `pairs and triples have their parts`() {
        assertEquals("{'first':1,'second':'b'}", mapper.write(1 to "b"))
        assertEquals(1 to "b", mapper.quoted<Pair<Int, String>>("{'first':1,'second':'b'}"))
        assertEquals(
            Triple(1, 2L, null),
            mapper.quoted<Triple<Int, Long, String?>>("{'first':1,'second':2,'third':null}"),
        )
        assertEquals(
            "KotlinInvalidNullException at $.third: Instantiation of [simple type, class " +
                "kotlin.Triple<java.lang.Integer,java.lang.Long,java.lang.String>] value failed for JSON " +
                "property third due to missing (therefore NULL) value for creator parameter third which " +
                "is a non-nullable type",
            failureOf { mapper.quoted<Triple<Int, Long, String?>>("{'first':1,'second':2}") },
        )
        assertEquals("{'first':1,'second':2,'third':3}", mapper.write(Triple(1, 2, 3)))
    }

    @Test
    fun `Unit stays Unit`() {
        val singletons = mapper(Feature.SingletonSupport to true)
        assertSame(Unit, singletons.quoted<Unit>("{}"))
        assertEquals("{}", singletons.write(Unit))
    }

    enum class Color(
        val code: Int,
    ) {
        RED(1),
        GREEN(2),
    }

    data class Enums(
        val color: Color,
        val optional: Color = Color.GREEN,
        val nullable: Color?,
        val map: Map<Color, Int>,
    )

    @Test
    fun `enums are Jackson's matter`() {
        val json = "{'color':'RED','optional':'GREEN','nullable':null,'map':{'GREEN':1}}"
        val value = Enums(Color.RED, Color.GREEN, null, mapOf(Color.GREEN to 1))
        assertEquals(value, mapper.quoted<Enums>("{'color':'RED','map':{'GREEN':1}}"))
        assertEquals(json, mapper.write(value))
        assertEquals(
            "InvalidFormatException at $.color: Cannot deserialize value of type " +
                "`StandardTypeContract.Color` from String \"BLUE\": not one of the values accepted for " +
                "Enum class: [RED, GREEN]",
            failureOf { mapper.quoted<Enums>("{'color':'BLUE'}") },
        )
    }

    @Test
    fun `a lazy property is written as its value`() {
        assertEquals("{'a':1,'b':2}", mapper.write(HasLazy(1)))
    }

    class HasLazy(
        val a: Int,
    ) {
        val b by lazy { a + 1 }
    }

    @Test
    fun `arrays of primitives are read`() {
        val read = mapper.quoted<Arrays>("{'ints':[1],'bytes':'AQI=','booleans':[true],'texts':['a']}")
        assertEquals(
            "[1] [1, 2] [true] [a]",
            "${read.ints.toList()} ${read.bytes.toList()} ${read.booleans.toList()} ${read.texts.toList()}",
        )
    }

    class Arrays(
        val ints: IntArray,
        val bytes: ByteArray,
        val booleans: BooleanArray,
        val texts: Array<String>,
    )

    class Steps(
        override val start: Int,
        override val endInclusive: Int,
        val increment: Int,
    ) : ClosedRange<Int>

    @Test
    fun `a class of your own that is a range keeps its increment`() {
        assertEquals(
            expected(
                oracle = "{'start':1,'end':5}",
                piculet = "{'start':1,'end':5,'increment':2}",
                because = "no range of Kotlin has a property of that name",
            ),
            mapper.write(Steps(1, 5, 2)),
        )
    }

    @Test
    @OptIn(ExperimentalUuidApi::class)
    fun `a Uuid is text, and read as an object, too`() {
        val uuid = Uuid.fromLongs(1, -2)
        val numbers = "{'mostSignificantBits':1,'leastSignificantBits':-2}"
        assertEquals(expected(numbers, "'$uuid'", because = "any other UUID is text"), mapper.write(uuid))
        assertEquals(uuid, mapper.quoted<Uuid>(numbers))
        assertEquals(
            expected(
                oracle = "MismatchedInputException at $: Cannot construct instance of `kotlin.uuid.Uuid` (although " +
                    "at least one Creator exists): no String-argument constructor/factory method to deserialize from " +
                    "String value ('$uuid')",
                piculet = "$uuid",
                because = "written JSON can be read again",
            ),
            outcome { mapper.quoted<Uuid>("'$uuid'") },
        )
        assertEquals("{'$uuid':1}", mapper.write(mapOf(uuid to 1)))
        assertEquals(
            expected(
                oracle = "InvalidDefinitionException at $: Cannot find a (Map) Key deserializer for type [simple " +
                    "type, class kotlin.uuid.Uuid]",
                piculet = "{$uuid=1}",
                because = "written JSON can be read again",
            ),
            outcome { mapper.quoted<Map<Uuid, Int>>("{'$uuid':1}") },
        )
    }
}
