package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.json.JsonMapper

/** Deserializers that give values of a class which their property does not take. */
class UnfitValuesTest {
    private fun mapper(subject: Subject): JsonMapper =
        builder()
            .addModule(subject.module(mapOf()))
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build()

    private val plain = mapper(PlainJackson)

    private val ours =
        listOf(
            mapper(JavaPiculet(Int.MAX_VALUE)),
            mapper(JavaPiculet(0)),
            mapper(JavaPiculet(0, usesBuffers = false)),
            PiculetJsonMapper.of(mapper(JavaPiculet(0))),
        )

    private fun outcome(
        mapper: JsonMapper,
        type: Class<*>,
        json: String,
    ): String =
        listOf(
            told { mapper.readValue(json.toByteArray(), type) },
            told { mapper.readValue(json, type) },
            told { mapper.readValue("[$json]", mapper.typeFactory.constructCollectionType(List::class.java, type)) },
        ).joinToString("\n") { withoutWordsOfCalls(it) }

    /** A call by reflection and one by a handle tell a misfit in their own words, and the JIT compiler's code in none. */
    private fun withoutWordsOfCalls(result: String): String =
        withoutJvmsWords(result)
            .replace(MISFIT, "misfit")
            .replace(Regex(", problem: misfit| \\(no error message.*"), "")

    @Test
    fun `a value of a wrong class fails as with Jackson alone, with the same place`() {
        val values = listOf("text", 5, 6L, 1.5f, JavaUnfit.Part(3), listOf(1), null)
        try {
            for (type in JavaUnfit.ALL) {
                for (value in values) {
                    for (instead in listOf(null, value)) {
                        JavaUnfit.given = value
                        JavaUnfit.ofNull = instead
                        assertSame(type, "$value, for null $instead")
                    }
                }
            }
        } finally {
            JavaUnfit.given = null
            JavaUnfit.ofNull = null
        }
    }

    private fun assertSame(
        type: Class<*>,
        what: String,
    ) {
        for (json in DOCUMENTS) {
            val expected = outcome(plain, type, json)
            ours.forEach { assertEquals(expected, outcome(it, type, json)) { "$type, $what: $json" } }
        }
    }

    private companion object {
        val MISFIT =
            Regex(
                """(java\.lang\.(IllegalArgument|ClassCast)Exception: )?(argument type mismatch|null(?= at \[)|""" +
                    """java\.lang\.ClassCastException@|`java\.lang\.(IllegalArgument|ClassCast)Exception`|""" +
                    """Cannot cast \S+ to \S+|class \S+ cannot be cast to class [^)]*\))""",
            )

        /** Jackson 2 and 3.0 call a creator behind its last argument, generated code behind the object: nothing is between. */
        val DOCUMENTS =
            listOf(
                """{"name":"n","part":1,"a":2}""",
                """{"name":"n","a":2,"part":{"x":[1]}}""",
                """{"number":3,"part":[1],"unknown":{"a":1},"a":2}""",
                """{"part":null,"name":"n","a":2}""",
                """{"number":1,"a":2,"name":null,"part":1}""",
                """{"a":2,"number":5,"byName":{"k":1},"all":[1,2]}""",
                """{"a":2,"part":{}}""",
            )
    }
}
