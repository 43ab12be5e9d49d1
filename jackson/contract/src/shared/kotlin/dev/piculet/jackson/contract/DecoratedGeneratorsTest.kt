package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.util.JsonGeneratorDecorator
import tools.jackson.databind.json.JsonMapper

/** Somebody may be asked about each generator that a factory makes, and answer as a call needs it. */
class DecoratedGeneratorsTest {
    private var asked = 0

    private fun mapper(
        subject: Subject,
        decorator: JsonGeneratorDecorator,
    ): JsonMapper {
        val factory = FactoryBuilder().addDecorator(decorator).build()
        return JsonMapper.builder(factory).addModule(subject.module(mapOf())).build()
    }

    private fun written(mapper: JsonMapper): List<String> {
        asked = 0
        val value = DirectlyWritten.Bean()
        return List(4) {
            val target = RecordedTarget()
            mapper.writeValue(target, value)
            val bytes = mapper.writeValueAsBytes(value).decodeToString()
            "${target.text} $bytes ${mapper.writeValueAsString(value)} $asked"
        }
    }

    private fun assertWrittenAsByJackson(decorator: JsonGeneratorDecorator) {
        val expected = written(mapper(PlainJackson, decorator))
        val ordinary = mapper(JavaPiculet(0), decorator)
        assertEquals(listOf(expected, expected), listOf(ordinary, PiculetJsonMapper.of(ordinary)).map(::written))
    }

    @Test
    fun `they are asked as often as by Jackson`() {
        assertWrittenAsByJackson { _, generator -> generator.also { asked++ } }
    }
}
