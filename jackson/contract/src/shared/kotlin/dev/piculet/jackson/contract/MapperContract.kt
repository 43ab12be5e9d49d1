package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonMerge
import com.fasterxml.jackson.annotation.JsonRootName
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.JsonNode
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.ObjectReader
import tools.jackson.databind.SerializationFeature
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.cfg.CoercionAction
import tools.jackson.databind.cfg.CoercionInputShape
import tools.jackson.databind.deser.DeserializationProblemHandler
import tools.jackson.databind.type.LogicalType

/** Features of mappers and readers, on Kotlin classes. */
abstract class MapperContract(
    subject: Subject,
) : Contract(subject) {
    data class Person(
        val name: String,
        val age: Int = 7,
        val tags: List<String> = listOf(),
    )

    class Account(
        val id: Int,
        var owner: String = "none",
        @field:JsonMerge var settings: MutableMap<String, Int> = mutableMapOf(),
    )

    private fun reader(type: Class<*>): ObjectReader = mapper.readerFor(type)

    @Test
    fun `an object is updated`() {
        val account = Account(1, "a", mutableMapOf("x" to 1))
        val json = "{\"owner\":\"b\",\"settings\":{\"y\":2}}"
        assertSame(account, mapper.readerForUpdating(account).readValue<Account>(json))
        assertEquals("1 b {x=1, y=2}", "${account.id} ${account.owner} ${account.settings}")
    }

    @Test
    fun `an object of read-only properties is updated`() {
        val person = Person("a", 1)
        assertEquals(
            byMajor(
                "Person(name=a, age=2, tags=[])",
                "KotlinInvalidNullException at $.name: Instantiation of [simple type, class " +
                    "MapperContract.Person] value failed for JSON property name due to missing " +
                    "(therefore NULL) value for creator parameter name which is a non-nullable type",
            ),
            outcome { mapper.readerForUpdating(person).readValue<Person>("{\"age\":2}") },
        )
    }

    @Test
    fun `features of a call hold for it only`() {
        val json = "{\"name\":\"a\",\"unknown\":1}"
        val strict = reader(Person::class.java).with(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        assertEquals(
            byMajor(
                "UnrecognizedPropertyException at $.unknown: Unrecognized field \"unknown\" (class " +
                    "MapperContract.Person), not marked as ignorable",
                "UnrecognizedPropertyException at $.unknown: Unrecognized property \"unknown\" " +
                    "(class MapperContract.Person), not marked as ignorable",
            ),
            failureOf { strict.readValue<Person>(json) },
        )
        assertEquals(Person("a"), reader(Person::class.java).readValue<Person>(json))
        val zero = reader(Person::class.java).without(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        val nullAge = "{\"name\":\"a\",\"age\":null}"
        assertEquals(Person("a", 0), zero.readValue<Person>(nullAge))
        assertEquals(
            byMajor(
                "MismatchedInputException at $.age: Cannot map `null` into type `int` (set " +
                    "DeserializationConfig.DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES to 'false' " +
                    "to allow)",
                "MismatchedInputException at $.age: Cannot map `null` into type `int` (set " +
                    "`DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES` to 'false' to allow)",
            ),
            failureOf { reader(Person::class.java).readValue<Person>(nullAge) },
        )
        val single = reader(Person::class.java).with(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
        assertEquals(Person("a", tags = listOf("t")), single.readValue<Person>("{\"name\":\"a\",\"tags\":\"t\"}"))
        assertEquals(
            byMajor(
                "MismatchedInputException at $.tags: Cannot construct instance of " +
                    "`java.util.ArrayList` (although at least one Creator exists): no String-argument " +
                    "constructor/factory method to deserialize from String value ('t')",
                "MismatchedInputException at $.tags: Cannot deserialize value of type " +
                    "`java.util.ArrayList<java.lang.String>` from String value (token " +
                    "`JsonToken.VALUE_STRING`)",
            ),
            failureOf { reader(Person::class.java).readValue<Person>("{\"name\":\"a\",\"tags\":\"t\"}") },
        )
    }

    @Test
    fun `values are converted, and read from trees`() {
        val map = mapOf("name" to "a", "age" to 1)
        assertEquals(Person("a", 1), mapper.convertValue(map, Person::class.java))
        assertEquals(
            mapOf("name" to "a", "age" to 1, "tags" to listOf<String>()),
            mapper
                .convertValue(Person("a", 1), Map::class.java),
        )
        val tree: JsonNode = mapper.valueToTree(Person("a", 1))
        assertEquals(1, tree.get("age").asInt())
        assertEquals(Person("a", 1), mapper.treeToValue(tree, Person::class.java))
        assertEquals(
            byMajor(
                "IllegalArgumentException at $: Instantiation of [simple type, class " +
                    "MapperContract.Person] value failed for JSON property name due to missing " +
                    "(therefore NULL) value for creator parameter name which is a non-nullable type\n at " +
                    "[Source: UNKNOWN; byte offset: #UNKNOWN] <- KotlinInvalidNullException: " +
                    "Instantiation of [simple type, class MapperContract.Person] value failed for JSON " +
                    "property name due to missing (therefore NULL) value for creator parameter name " +
                    "which is a non-nullable type",
                "KotlinInvalidNullException at $.name: Instantiation of [simple type, class " +
                    "MapperContract.Person] value failed for JSON property name due to missing " +
                    "(therefore NULL) value for creator parameter name which is a non-nullable type",
            ),
            failureOf { mapper.convertValue(mapOf("age" to 1), Person::class.java) },
        )
    }

    data class HasTree(
        val node: JsonNode,
        val nullable: JsonNode?,
        val optional: JsonNode? = null,
    )

    @Test
    fun `trees as properties`() {
        val read = mapper.quoted<HasTree>("{'node':{'a':1},'nullable':null}")
        assertEquals("{\"a\":1} null null", "${read.node} ${read.nullable} ${read.optional}")
        assertEquals(
            "null null",
            outcome { mapper.quoted<HasTree>("{'node':null}").let { "${it.node} ${it.nullable}" } },
        )
        assertEquals(
            "KotlinInvalidNullException at $.node: Instantiation of [simple type, class " +
                "MapperContract.HasTree] value failed for JSON property node due to missing (therefore " +
                "NULL) value for creator parameter node which is a non-nullable type",
            outcome { mapper.quoted<HasTree>("{}").let { "${it.node} ${it.nullable}" } },
        )
    }

    @Test
    fun `coercions are refused on demand`() {
        val strict =
            mapper {
                withCoercionConfig(LogicalType.Integer) {
                    it.setCoercion(CoercionInputShape.String, CoercionAction.Fail)
                }
            }
        assertEquals(Person("a", 1), mapper.quoted<Person>("{'name':'a','age':'1'}"))
        assertEquals(
            "MismatchedInputException at $.age: Cannot coerce String value (\"1\") to `int` value " +
                "(but might if coercion using `CoercionConfig` was enabled)",
            failureOf { strict.quoted<Person>("{'name':'a','age':'1'}") },
        )
        val noScalars = mapper { disable(MapperFeature.ALLOW_COERCION_OF_SCALARS) }
        assertEquals(
            "MismatchedInputException at $.age: Cannot coerce String value (\"1\") to `int` value " +
                "(but might if coercion using `CoercionConfig` was enabled)",
            failureOf { noScalars.quoted<Person>("{'name':'a','age':'1'}") },
        )
        assertEquals(Person("1"), mapper.quoted<Person>("{'name':1}"))
    }

    @Test
    fun `wrong values are told with their path`() {
        assertEquals(
            "InvalidFormatException at $.age: Cannot deserialize value of type `int` from String " +
                "\"x\": not a valid `int` value",
            failureOf { mapper.quoted<Person>("{'name':'a','age':'x'}") },
        )
        assertEquals(
            "MismatchedInputException at $.age: Cannot deserialize value of type `int` from Object " +
                "value (token `JsonToken.START_OBJECT`)",
            failureOf { mapper.quoted<Person>("{'name':'a','age':{}}") },
        )
        assertEquals(
            "MismatchedInputException at $.name: Cannot deserialize value of type `java.lang.String` " +
                "from Array value (token `JsonToken.START_ARRAY`)",
            failureOf { mapper.quoted<Person>("{'name':['a']}") },
        )
        assertEquals(
            byMajor(
                "JsonMappingException at $.age: Numeric value (3000000000) out of range of int " +
                    "(-2147483648 - 2147483647) <- InputCoercionException: Numeric value (3000000000) " +
                    "out of range of int (-2147483648 - 2147483647)",
                "InputCoercionException at $.age: Numeric value (3000000000) out of range of `int` " +
                    "(-2147483648 - 2147483647)",
            ),
            failureOf { mapper.quoted<Person>("{'name':'a','age':3000000000}") },
        )
        assertEquals(
            "MismatchedInputException at $[1].tags[1]: Cannot deserialize value of type " +
                "`java.lang.String` from Object value (token `JsonToken.START_OBJECT`)",
            failureOf { mapper.quoted<List<Person>>("[{'name':'a'},{'name':'a','tags':['a',{}]}]") },
        )
        assertEquals(
            "MismatchedInputException at $: Cannot deserialize value of type `MapperContract.Person` " +
                "from Array value (token `JsonToken.START_ARRAY`)",
            failureOf { mapper.quoted<Person>("[]") },
        )
        assertEquals(
            "InvalidFormatException at $: Cannot coerce empty String (\"\") to " +
                "`MapperContract.Person` value (but could if coercion was enabled using `CoercionConfig`)",
            failureOf { mapper.quoted<Person>("''") },
        )
        assertEquals(
            "MismatchedInputException at $: Cannot construct instance of `MapperContract.Person` " +
                "(although at least one Creator exists): no String-argument constructor/factory method " +
                "to deserialize from String value ('a')",
            failureOf { mapper.quoted<Person>("'a'") },
        )
        assertEquals(
            byMajor(
                "JsonEOFException at $: Unexpected end-of-input: expected close marker for Object " +
                    "(start marker at [Source: REDACTED (`StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION` " +
                    "disabled); line: 1, column: 1])",
                "UnexpectedEndOfInputException at $: Unexpected end-of-input: expected close marker " +
                    "for Object (start marker at [Source: REDACTED " +
                    "(`StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION` disabled); byte offset: #UNKNOWN])",
            ),
            failureOf { mapper.quoted<Person>("{'name':'a'") },
        )
    }

    @Test
    fun `a property that comes twice`() {
        assertEquals(Person("b", 2), mapper.quoted<Person>("{'name':'a','age':1,'name':'b','age':2}"))
        val strict = reader(Person::class.java).with(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
        assertEquals(Person("b"), strict.readValue<Person>("{\"name\":\"a\",\"name\":\"b\"}"))
    }

    private val seen = mutableListOf<String>()

    private val handler =
        object : DeserializationProblemHandler() {
            override fun handleUnknownProperty(
                context: DeserializationContext,
                parser: JsonParser,
                deserializer: ValueDeserializer<*>?,
                beanOrClass: Any,
                name: String,
            ): Boolean {
                seen += name
                parser.skipChildren()
                return true
            }

            override fun handleWeirdStringValue(
                context: DeserializationContext,
                target: Class<*>,
                text: String,
                message: String?,
            ): Any = -1
        }

    @Test
    fun `problem handlers are asked`() {
        val handling =
            mapper {
                addHandler(handler)
                enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            }
        assertEquals(Person("a", -1), handling.quoted<Person>("{'x':{'y':1},'name':'a','z':[1],'age':'?'}"))
        assertEquals(listOf("x", "z"), seen)
    }

    @JsonRootName("person")
    data class Rooted(
        val name: String,
    )

    @Test
    fun `root names`() {
        val rooted =
            mapper {
                enable(SerializationFeature.WRAP_ROOT_VALUE)
                enable(DeserializationFeature.UNWRAP_ROOT_VALUE)
            }
        assertEquals("{'person':{'name':'a'}}", rooted.write(Rooted("a")))
        assertEquals(Rooted("a"), rooted.quoted<Rooted>("{'person':{'name':'a'}}"))
        assertEquals(
            "MismatchedInputException at $.x: Root name ('x') does not match expected ('person') for " +
                "type `MapperContract.Rooted`",
            failureOf { rooted.quoted<Rooted>("{'x':{}}") },
        )
    }

    @Test
    fun `null as the root value`() {
        assertEquals(null, mapper.readValue("null", Person::class.java))
    }

    @Test
    fun `values in sequence`() {
        val values = reader(Person::class.java).readValues<Person>("{\"name\":\"a\"} {\"name\":\"b\"}").readAll()
        assertEquals(listOf(Person("a"), Person("b")), values)
    }

    @Test
    fun `all kinds of source`() {
        val json = "{\"name\":\"\u00e4\u20ac\",\"age\":1}"
        assertEquals(Person("\u00e4\u20ac", 1), mapper.readValue(json.toByteArray(), Person::class.java))
        assertEquals(Person("\u00e4\u20ac", 1), mapper.readValue(json.toByteArray().inputStream(), Person::class.java))
        assertEquals(Person("\u00e4\u20ac", 1), mapper.readValue(json.reader(), Person::class.java))
        assertEquals(
            Person("\u00e4\u20ac", 1),
            mapper
                .readValue("  {\n \"name\" : \"\u00e4\\u20ac\" , \"age\" : 1 }  ", Person::class.java),
        )
    }

    @Test
    fun `pretty printing`() {
        val pretty = mapper { enable(SerializationFeature.INDENT_OUTPUT) }
        assertTrue(pretty.writeValueAsString(Person("a")).contains("\n  \"name\" : \"a\""))
    }

    @Test
    fun `annotations may not be switched off`() {
        val bare = builder().disable(MapperFeature.USE_ANNOTATIONS)
        assertEquals(
            expected(
                oracle = "IllegalStateException at $: The Jackson Kotlin module requires USE_ANNOTATIONS to be " +
                    "true or it cannot function",
                piculet = "IllegalStateException at $: The Kotlin module cannot work without annotations. " +
                    "Enable MapperFeature.USE_ANNOTATIONS.",
                because = "a message tells what to do",
            ),
            failureOf { bare.addModule(subject.module(mapOf())).build() },
        )
    }
}
