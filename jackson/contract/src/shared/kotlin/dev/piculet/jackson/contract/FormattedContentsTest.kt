package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.json.JsonMapper

/** Annotations of what is written in a value's place count as they do for this version of Jackson. */
class FormattedContentsTest {
    private fun written(
        mapper: JsonMapper,
        value: Any,
    ): List<String> =
        List(3) {
            listOf(
                told { mapper.writeValueAsString(value) },
                told { mapper.writeValueAsBytes(value).decodeToString() },
                told { mapper.writeValueAsBytes(listOf(value, value)).decodeToString() },
            ).joinToString()
        }

    @Test
    fun `contents are written as by Jackson`() {
        val ours = builder().addModule(JavaPiculet(0).module(mapOf())).build()
        val plain = builder().build()
        for (value in FormattedContents.values()) {
            val expected = written(plain, value)
            assertEquals(expected, written(ours, value)) { "$value" }
            assertEquals(expected, written(PiculetJsonMapper.of(ours), value)) { "$value" }
        }
    }
}
