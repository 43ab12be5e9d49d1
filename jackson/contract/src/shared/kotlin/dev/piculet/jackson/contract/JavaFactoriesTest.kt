package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.json.JsonMapper

/**
 * Factories that give null, with generated code and with Jackson alone. Before 2.19 that is an error once all arguments were read;
 * builds by night run this test with such a version, too.
 */
class JavaFactoriesTest {
    private val subjects =
        listOf(PlainJackson, JavaPiculet(Int.MAX_VALUE), JavaPiculet(0), JavaPiculet(0, usesBuffers = false))

    private fun mappers(configure: MapperBuilder.() -> Unit): List<JsonMapper> {
        val mappers = subjects.map { builder().addModule(it.module(mapOf())).apply(configure).build() }
        return mappers + PiculetJsonMapper.of(mappers[2])
    }

    private fun assertSame(
        type: Class<*>,
        documents: List<String>,
    ) {
        for ((settings, configure) in SETTINGS) {
            val mappers = mappers(configure)
            for (document in documents) {
                val expected = toldOfAll(mappers[0], type, document)
                for ((number, mapper) in mappers.withIndex().drop(1)) {
                    val name = subjects.getOrNull(number)?.name ?: "Piculet's own mapper"
                    assertEquals(expected, toldOfAll(mapper, type, document)) { "$name, $settings: $type of $document" }
                }
            }
        }
    }

    @Test
    fun `a factory that may give null, or a subclass`() =
        assertSame(JavaFactories.Plant::class.java, documents("seeds", "water", "leaf", "\"green\"") + TREES)

    @Test
    fun `a factory of a final class, and of a record`() {
        val documents = documents("a", "b", "weight", "1").map { it.replace("\"b\":3", "\"b\":[3]") }
        assertSame(JavaFactories.Stone::class.java, documents)
        assertSame(JavaFactories.Shadow::class.java, documents("a", "b", "weight", "1"))
    }

    @Test
    fun `a factory of a class that passes over names`() {
        val documents = documents("a", "b", "weight", "1").map { it.replace("\"b\":3", "\"b\":{\"water\":0}") }
        assertSame(JavaFactories.Dust::class.java, documents)
        assertSame(JavaFactories.Ash::class.java, documents("a", "b", "weight", "1"))
    }

    @Test
    fun `a factory of a class with more properties than one method reads`() {
        val rest = (1..20).joinToString("") { ",\"p$it\":$it" }
        assertSame(JavaFactories.Swarm::class.java, documents("a", "b", "p0", "1$rest"))
    }

    @Test
    fun `a factory of a class that takes any property, and a builder`() {
        assertSame(JavaFactories.Fog::class.java, documents("a", "b", "c", "1"))
        assertSame(JavaFactories.Smoke::class.java, documents("a", "b", "c", "1"))
    }

    @Test
    fun `objects that hold what a factory makes nothing of`() {
        val documents =
            listOf(
                """{"plant":{"seeds":1,"water":0},"stones":[],"size":1}""",
                """{"plant":{"water":0},"stones":[{"a":"a"},{}],"dust":{"k":{"a":1},"l":{}},"size":1}""",
                """{"plant":null,"stones":[{"a":"a"},{"a":"a","b":[1],"weight":2}],"size":1}""",
                """{"dust":{"k":{"a":1},"l":{"x":1,"b":null,"a":3}},"size":1}""",
                """{"plant":{"x":1},"stones":[{"a":"a"},{}],"dust":{"k":{"a":1},"l":{}},"size":1}""",
                """{"stones":[{"a":"a","x":2}],"size":1}""",
            )
        assertSame(JavaFactories.Garden::class.java, documents)
    }

    private companion object {
        val SETTINGS =
            mapOf<String, MapperBuilder.() -> Unit>(
                "as they are" to {},
                "unknown ones passed over" to { disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES) },
                "unknown ones refused" to { enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES) },
                "exceptions not wrapped" to { disable(DeserializationFeature.WRAP_EXCEPTIONS) },
            )

        val TREES =
            listOf(
                """{"seeds":1,"water":100}""",
                """{"seeds":1,"water":100,"rings":3,"leaf":"red"}""",
                """{"rings":3,"leaf":"red","seeds":1,"water":100}""",
                """{"rings":3,"water":100}""",
                """{"seeds":1,"water":5,"leaf":"red"}""",
                """{"x":1,"water":5,"leaf":"red"}""",
            )

        /** Has [a], and [b] as 0 or 3, before and behind a settable property [c] and unknown ones. */
        fun documents(
            a: String,
            b: String,
            c: String,
            value: String,
        ): List<String> {
            val arguments = listOf("'$a':1,'$b':0", "'$b':0,'$a':1", "'$a':1,'$b':3", "'$a':1", "'$b':0", "'$a':null")
            val others = listOf("'$c':$value", "'x':{'y':[1]}", "'$c':$value,'x':1", "'$c':{'y':1}", "'$a':2")
            val both =
                arguments.flatMap { some ->
                    listOf("{$some}", "{$some", "{$some,") +
                        others.flatMap { listOf("{$some,$it}", "{$it,$some}", "{$some,$it,}", "{$it,$some,$it}") }
                }
            return (both + "{}" + others.map { "{$it}" }).map { it.replace('\'', '"') }
        }
    }
}
