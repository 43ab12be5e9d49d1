package dev.piculet.jackson.contract

import com.fasterxml.jackson.core.JsonFactory
import com.fasterxml.jackson.databind.json.JsonMapper
import dev.piculet.jackson2.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

/** Mappers of Jackson 2 may have a factory of a class of their user's, of which a mapper that is made of them has a copy. */
class OwnFactoriesTest {
    private class Fixed : JsonFactory()

    private class Copied : JsonFactory() {
        override fun copy() = Copied()
    }

    private fun mapper(factory: JsonFactory): JsonMapper =
        JsonMapper.builder(factory).addModule(JavaPiculet(0).module(mapOf())).build()

    @Test
    fun `a mapper whose factory can't be copied is refused`() {
        val words = assertThrows(IllegalStateException::class.java) { Fixed().copy() }.message
        val failure = assertThrows(IllegalArgumentException::class.java) { PiculetJsonMapper.of(mapper(Fixed())) }
        val expected =
            "The mapper can't be copied: $words. Let that class override copy(), or give a mapper without it."
        assertEquals(expected, failure.message)
    }

    @Test
    fun `one whose factory is copied reads and writes as before`() {
        val source = mapper(Copied())
        val mapper = PiculetJsonMapper.of(source)
        assertEquals(Copied::class.java, mapper.factory.javaClass)
        val json = """{"x":1,"y":2,"z":0.5,"set":true,"name":"n"}"""
        repeat(3) {
            val point = mapper.readValue(json.toByteArray(), DirectJava.Point::class.java)
            assertEquals(source.writeValueAsString(point), mapper.writeValueAsString(point))
        }
    }
}
