package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.JacksonModule

/** Stand-ins for parts of Jackson, used while a mapper with two modules for Kotlin is built, do not stay. */
class StandInsTest {
    private fun partsAfter(vararg modules: JacksonModule): List<String> {
        val builder = builder().addModules(*modules)
        builder.build()
        val parts = listOf(builder.classIntrospector(), builder.serializerFactory(), builder.deserializerFactory())
        return parts.map { it.javaClass.name }
    }

    @Test
    fun `a builder has the parts of Jackson in the end`() {
        val original = Oracle.module(mapOf())
        val piculet = interpreted.module(mapOf())
        val expected = partsAfter(piculet)
        assertEquals(listOf(true, true, true), expected.map { it.startsWith("tools.jackson.") })
        assertEquals(expected, partsAfter(original, piculet))
        assertEquals(expected, partsAfter(piculet, original))
    }
}
