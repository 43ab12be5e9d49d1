package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.json.JsonMapper

/** Mappers may have contexts of a class of their user's, which only they can make. */
class OwnContextsTest {
    @Test
    fun `such values are written property by property`() {
        val module = JavaPiculet(0).module(mapOf())
        val mapper = mapperOfWritingContexts(module, null)
        val written = List(3) { mapper.writeValueAsBytes(DirectlyWritten.Bean()).decodeToString() }
        assertEquals(List(3) { builder().build().writeValueAsString(DirectlyWritten.Bean()) }, written)
        assertEquals(
            "writing whole values: property by property: " +
                "its mapper has contexts of its own, or was configured after its first call",
            module.diagnostics().single { "whole" in it }.substringAfter(", "),
        )
    }

    private fun written(mapper: JsonMapper): List<String> {
        val bean = DirectlyWritten.Bean()
        val targets = List(2) { RecordedTarget() }
        mapper.writeValue(targets[0], bean)
        mapper.createGenerator(targets[1]).use { mapper.writeValue(it, bean) }
        val texts = listOf(mapper.writeValueAsString(bean), mapper.writer().writeValueAsString(bean))
        return texts + mapper.writeValueAsBytes(bean).decodeToString() + targets.map { it.text }
    }

    @Test
    fun `a mapper that needs no generator leaves such values to them`() {
        val (plain, ours) =
            listOf(PlainJackson, JavaPiculet(0)).map {
                mapperOfWritingContexts(it.module(mapOf()), "data")
            }
        val expected = "{\"data\":${builder().build().writeValueAsString(DirectlyWritten.Bean())}}"
        for (mapper in listOf(plain, PiculetJsonMapper.of(ours))) {
            repeat(3) { assertEquals(List(5) { expected }, written(mapper)) }
        }
    }
}
