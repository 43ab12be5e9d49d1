package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Test
import tools.jackson.databind.JsonNode
import tools.jackson.databind.json.JsonMapper

/** Whatever getters, serializers and values throw is told by generated code as by Jackson alone. */
class JavaThrowingTest {
    private val failures =
        listOf<() -> Throwable>(
            { Exception("checked") },
            { IllegalStateException("unchecked") },
            { AssertionError("error") },
            { StackOverflowError("too deep") },
            { Throwable("neither exception nor error") },
        )

    private fun assertToldAlike(value: (Throwable) -> Any) {
        val mappers =
            listOf(PlainJackson, JavaPiculet(0), JavaPiculet(0, usesBuffers = false)).map { subject ->
                builder().addModule(subject.module(mapOf())).build()
            }
        val direct = PiculetJsonMapper.of(builder().addModule(JavaPiculet(0).module(mapOf())).build())
        val told =
            (mappers + direct).map { mapper -> failures.map { toldBy(mapper) { value(it()) } }.joinToString("\n") }
        assertAllAlike(told)
    }

    private fun toldBy(
        mapper: JsonMapper,
        value: () -> Any,
    ): String =
        listOf(
            told { mapper.writeValueAsBytes(value()) },
            told { mapper.writeValueAsString(value()) },
            told { mapper.writeValueAsBytes(listOf(value())) },
            told { mapper.valueToTree<JsonNode>(value()) },
        ).joinToString("\n")

    @Test
    fun `getters that throw anything`() {
        assertToldAlike(JavaThrowing::Well)
        assertToldAlike(JavaThrowing::Spring)
    }

    @Test
    fun `serializers that throw anything`() = assertToldAlike(JavaThrowing::Pump)

    @Test
    fun `values that throw anything once where they are asked for what is written`() {
        assertToldAlike { JavaThrowing.Crate(it, null) }
        assertToldAlike { JavaThrowing.Crate(null, it) }
    }

    @Test
    fun `values that throw anything where they are asked for their text`() = assertToldAlike(JavaThrowing::Bottle)
}
