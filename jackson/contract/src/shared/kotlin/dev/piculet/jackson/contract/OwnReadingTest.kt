package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.json.JsonMapper
import java.util.Date

/** A mapper may read by contexts of a class of its user's, which are asked as often as by Jackson, and answer as they like. */
class OwnReadingTest {
    data class Event(
        val at: Date,
    )

    internal data class Painted(
        val color: BufferClasses.Color,
    )

    open class Named(
        val name: String,
    ) {
        override fun toString() = name
    }

    private val asked = mutableListOf<String>()

    private fun mapper(subject: Subject): ObjectMapper = mapperOfOwnContexts(subject.module(mapOf()), asked)

    /** Returns what is read, and what contexts are asked. */
    private fun answers(
        mapper: ObjectMapper,
        documents: List<Pair<Class<*>, String>>,
    ): List<String> {
        asked.clear()
        val read =
            documents.flatMap { (type, json) ->
                List(CALLS) { told { mapper.readValue(json.replace('\'', '"').toByteArray(), type) } }
            }
        return read + asked
    }

    private fun expectedAnswers(
        mapper: ObjectMapper,
        documents: List<Pair<Class<*>, String>>,
    ): List<String> {
        val expected = answers(mapper, documents)
        for (question in listOf("date 2001-02-03T04:05:06Z", "unknown who", "weird none")) {
            assertTrue(expected.count { it == question } >= CALLS) { "$question: $expected" }
        }
        return expected
    }

    @Test
    fun `classes of Kotlin are read as they answer`() {
        val documents =
            listOf(
                Event::class.java to "{'at':'2001-02-03T04:05:06Z'}",
                Event::class.java to "{'at':'2001-02-03T04:05:06Z','who':1}",
                Named::class.java to "{'name':'n','who':1}",
                Painted::class.java to "{'color':'RED'}",
                Painted::class.java to "{'color':'none'}",
            )
        val expected = expectedAnswers(mapper(interpreted), documents)
        assertEquals(expected, answers(mapper(generated), documents))
    }

    @Test
    fun `classes of Java are read as they answer`() {
        val documents =
            listOf(
                DirectKinds.Times::class.java to "{'date':'2001-02-03T04:05:06Z'}",
                DirectJava.Point::class.java to "{'x':1,'who':2}",
                DirectJava.Bean::class.java to "{'number':1,'who':2}",
                DirectJava.Texts::class.java to "{'color':'none'}",
            )
        val expected = expectedAnswers(mapper(PlainJackson), documents)
        val ordinary = mapper(JavaPiculet(0))
        assertEquals(expected, answers(ordinary, documents))
        // Only a mapper of Jackson 3 that may be one of ours can have them.
        if (ordinary is JsonMapper) assertEquals(expected, answers(PiculetJsonMapper.of(ordinary), documents))
    }

    private companion object {
        const val CALLS = 4
    }
}
