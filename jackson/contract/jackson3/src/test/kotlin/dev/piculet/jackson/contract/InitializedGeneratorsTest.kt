package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.cfg.GeneratorInitializer

/** Somebody may be asked about each generator since Jackson 3.2. */
class InitializedGeneratorsTest {
    @Test
    fun `a mapper whose generators are initialized writes by them`() {
        val header = GeneratorInitializer { _, out -> out.writeRaw("// by us\n") }
        val built = builder().addModule(JavaPiculet(0).module(mapOf())).generatorInitializer(header).build()
        val mapper = PiculetJsonMapper.of(built)
        val value = DirectlyWritten.Bean()
        val expected = "// by us\n" + builder().build().writeValueAsString(value)
        val target = RecordedTarget()
        mapper.writeValue(target, value)
        val written = listOf(mapper.writeValueAsString(value), mapper.writer().writeValueAsString(value), target.text)
        assertEquals(List(3) { expected }, written)
        val late = PiculetJsonMapper.of(builder().addModule(JavaPiculet(0).module(mapOf())).build())
        assertEquals(expected, late.writer().with(header).writeValueAsString(value))
    }
}
