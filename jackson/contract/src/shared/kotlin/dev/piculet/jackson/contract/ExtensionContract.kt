package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import tools.jackson.databind.module.SimpleModule
import java.io.File

/** The public functions that Kotlin users call. */
abstract class ExtensionContract(
    subject: Subject,
    private val extensions: Extensions,
) : Contract(subject) {
    data class Person(
        val name: String,
        val age: Int = 7,
    )

    data class Primitives(
        val a: Int,
        val b: Int?,
        val list: List<Int>,
    )

    @Test
    fun `mappers are made with the module`() {
        for (mapper in listOf(extensions.jacksonObjectMapper, extensions.jacksonMapperBuilder.build())) {
            assertEquals(Person("a"), mapper.quoted<Person>("{'name':'a'}"))
        }
        val own = builder().addModule(extensions.kotlinModule).build()
        assertEquals(Person("a"), own.quoted<Person>("{'name':'a'}"))
        assertEquals(
            "InvalidDefinitionException at $: Cannot construct instance of " +
                "`ExtensionContract.Person` (no Creators, like default constructor, exist): cannot " +
                "deserialize from Object value (no delegate- or property-based Creator)",
            failureOf { extensions.jsonMapper.quoted<Person>("{'name':'a'}") },
        )
    }

    @Test
    fun `blocks configure the module`() {
        for (mapper in extensions.configured) {
            assertEquals(listOf<Int>(), mapper.quoted<Lists>("{'list':null}").list)
        }
    }

    data class Lists(
        val list: List<Int>,
    )

    @Test
    fun `all functions read`(
        @TempDir folder: File,
    ) {
        assertEquals("java.util.List<java.lang.Integer>", extensions.listOfInts.type.typeName.replace("? extends ", ""))
        val functions = extensions.readInts(mapper, folder)
        for ((name, read) in functions) assertEquals("$name [1, 2]", "$name ${read("[1,2]")}")
        assertEquals(listOf(1, 2), extensions.convert(mapper, setOf(1, 2)))
    }

    @Test
    fun `null is refused where it is not expected`() {
        for ((name, read) in extensions.readText(mapper)) assertEquals("$name a", "$name ${read("\"a\"")}")
        val failures = extensions.readText(mapper).map { (name, read) -> name + " " + outcome { read("null") } }
        val ours = "Read null where java.lang.String was asked for."
        val theirs =
            "Deserialized value did not match the specified type; specified kotlin.String(non-null) but was null"
        val told = failures.joinToString("\n")
        assertEquals(
            byMajor(
                "String RuntimeJsonMappingException at $: Deserialized value did not match the " +
                    "specified type; specified kotlin.String(non-null) but was null\nparser " +
                    "RuntimeJsonMappingException at $: Deserialized value did not match the specified " +
                    "type; specified kotlin.String(non-null) but was null\nvalues " +
                    "RuntimeJsonMappingException at $: Cannot deserialize value of type " +
                    "`java.lang.String` from Null value (token `JsonToken.VALUE_NULL`)\n at [Source: " +
                    "REDACTED (`StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION` disabled); line: 1, " +
                    "column: 1] <- MismatchedInputException: Cannot deserialize value of type " +
                    "`java.lang.String` from Null value (token `JsonToken.VALUE_NULL`)\ntree " +
                    "RuntimeJsonMappingException at $: Deserialized value did not match the specified " +
                    "type; specified kotlin.String(non-null) but was null\nreader " +
                    "RuntimeJsonMappingException at $: Deserialized value did not match the specified " +
                    "type; specified kotlin.String(non-null) but was null\nreader, values " +
                    "RuntimeJsonMappingException at $: Cannot deserialize value of type " +
                    "`java.lang.String` from Null value (token `JsonToken.VALUE_NULL`)\n at [Source: " +
                    "REDACTED (`StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION` disabled); line: 1, " +
                    "column: 1] <- MismatchedInputException: Cannot deserialize value of type " +
                    "`java.lang.String` from Null value (token `JsonToken.VALUE_NULL`)",
                "String DatabindException at $: Deserialized value did not match the specified type; " +
                    "specified kotlin.String(non-null) but was null\nparser DatabindException at $: " +
                    "Deserialized value did not match the specified type; specified " +
                    "kotlin.String(non-null) but was null\nvalues MismatchedInputException at $: Cannot " +
                    "deserialize value of type `java.lang.String` from Null value (token " +
                    "`JsonToken.VALUE_NULL`)\ntree DatabindException at $: Deserialized value did not " +
                    "match the specified type; specified kotlin.String(non-null) but was null\nreader " +
                    "DatabindException at $: Deserialized value did not match the specified type; " +
                    "specified kotlin.String(non-null) but was null\nreader, values " +
                    "MismatchedInputException at $: Cannot deserialize value of type `java.lang.String` " +
                    "from Null value (token `JsonToken.VALUE_NULL`)",
            ),
            expected(oracle = told, piculet = told.replace(ours, theirs), because = "a message tells what to do"),
        )
        assertEquals(
            expected(
                oracle = byMajor(
                    "RuntimeJsonMappingException at $: Deserialized value did not match the specified " +
                        "type; specified kotlin.collections.List(non-null) but was null",
                    "DatabindException at $: Deserialized value did not match the specified type; " +
                        "specified kotlin.collections.List(non-null) but was null",
                ),
                piculet =
                    byMajor(
                        "RuntimeJsonMappingException at $: Read null where java.util.List was asked for.",
                        "DatabindException at $: Read null where java.util.List was asked for.",
                    ),
                because = "a message tells what to do",
            ),
            failureOf { extensions.convert(mapper, null) },
        )
        assertEquals(null, extensions.readNullable(mapper, "null"))
    }

    @Test
    fun `operators on nodes`() {
        assertEquals(
            "array + Boolean [1,2,true]\narray + Int [1,2,3]\narray + String [1,2,\"x\"]\narray + " +
                "node [1,2,{\"a\":1,\"b\":2}]\narray - index [2]\narray += String [1,2,\"x\"]\narray += " +
                "array [1,2,1,2]\narray -= index [1]\nobject - name {\"b\":2}\nobject - names {}\nobject " +
                "-= name {\"a\":1}\nobject -= names {\"a\":1}\nname in object true\nindex in array false",
            extensions.operators(mapper).map { (name, result) -> "$name $result" }.joinToString("\n"),
        )
    }

    @Test
    fun `mix-ins by type arguments`() {
        val mixed = extensions.addMixIn(builder().addModule(subject.module(mapOf()))).build()
        assertEquals("{'renamed':'a'}", mixed.write(Mixed("a")))
    }

    @Test
    fun `a serializer of a Kotlin class is used for its primitive type, too`() {
        val negating = mapper { addModule(extensions.addNumbers(SimpleModule("numbers"))) }
        assertEquals("{'a':-1,'b':-2,'list':[-3]}", negating.write(Primitives(1, 2, listOf(3))))
        assertEquals(Primitives(-1, -2, listOf(-3)), negating.quoted<Primitives>("{'a':1,'b':2,'list':[3]}"))
    }
}
