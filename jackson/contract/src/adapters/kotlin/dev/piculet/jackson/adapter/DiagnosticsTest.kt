package dev.piculet.jackson.adapter

import com.fasterxml.jackson.annotation.JacksonInject
import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

/** The module tells which way each class takes, and why. */
class DiagnosticsTest {
    data class Nest(
        val eggs: Int,
        val tree: String = "oak",
    )

    class Found(
        @param:JacksonInject val by: String,
    )

    @Test
    fun `classes that were not met have no line`() {
        val module = ModuleBuilder().build()
        mapperOf(module)
        assertEquals(emptyList<String>(), module.diagnostics())
    }

    @Test
    fun `Jackson's own code works until there were calls enough`() {
        assertEquals(both("Jackson's own code until it is called more often"), linesOfNest(generateAfter = 1_000))
    }

    @Test
    fun `it works for ever where no code may be generated`() {
        val never = both("Jackson's own code: generateAfter says to generate none")
        assertEquals(never, linesOfNest(generateAfter = Int.MAX_VALUE))
    }

    @Test
    fun `generated code works where it may be made at once`() {
        assertEquals(inBuffers, linesOfNest(generateAfter = 0))
    }

    /** A builder's setting, overruled by a system property. */
    private fun assertOverruled(
        setting: String,
        with: List<String>,
        without: List<String>,
        set: ModuleBuilder.(Boolean) -> ModuleBuilder,
    ) {
        val off: ModuleBuilder.() -> ModuleBuilder = { set(false) }
        assertEquals(without, linesOfNest(generateAfter = 0, off))
        val property = "piculet.jackson.$setting"
        try {
            System.setProperty(property, "false")
            assertEquals(without, linesOfNest(generateAfter = 0))
            System.setProperty(property, "true")
            assertEquals(with, linesOfNest(generateAfter = 0, off))
            System.setProperty(property, "no")
            val error = assertThrows(IllegalArgumentException::class.java) { linesOfNest(generateAfter = 0) }
            assertEquals(
                "The system property $property is 'no'. Set it to true or false, or unset it.",
                error.message,
            )
        } finally {
            System.clearProperty(property)
        }
    }

    @Test
    fun `tokens alone are read where the buffer may not be`() {
        assertOverruled("readBuffer", inBuffers, listOf("reading: generated code", WRITTEN_BY_CODE)) { readBuffer(it) }
    }

    @Test
    fun `tokens alone are written where the buffer may not be`() {
        assertOverruled("writeBuffer", inBuffers, listOf(READ_BY_CODE, "writing: generated code")) { writeBuffer(it) }
    }

    @Test
    fun `the system property overrules every module`() {
        val property = "piculet.jackson.generateAfter"
        try {
            System.setProperty(property, "0")
            assertEquals(inBuffers, linesOfNest(generateAfter = Int.MAX_VALUE))
            System.setProperty(property, "never")
            assertEquals(
                both("Jackson's own code: generateAfter says to generate none"),
                linesOfNest(generateAfter = 0),
            )
            System.setProperty(property, "-1")
            val error = assertThrows(IllegalArgumentException::class.java) { linesOfNest(generateAfter = 0) }
            assertEquals(
                "The system property piculet.jackson.generateAfter is '-1'. " +
                    "Set it to a number of calls, 0 or more, or to 'never', or unset it.",
                error.message,
            )
        } finally {
            System.clearProperty(property)
        }
    }

    @Test
    fun `the obstacle is named`() {
        val module = ModuleBuilder().generateAfter(0).build()
        val finder = InjectedValues().addValue(String::class.java, "Ann")
        mapperOf(module).readerFor(Found::class.java).with(finder).readValue<Found>("{}")
        val expected = "${Found::class.java.name}, reading: Jackson's own code: its property by is injected"
        assertEquals(listOf(expected), module.diagnostics())
    }

    private fun both(path: String): List<String> = listOf("reading: $path", "writing: $path")

    private val inBuffers = listOf(READ_BY_CODE, WRITTEN_BY_CODE)

    /** Reads and writes one [Nest], and returns the two ways. */
    private fun linesOfNest(
        generateAfter: Int,
        set: ModuleBuilder.() -> ModuleBuilder = { this },
    ): List<String> {
        val module = ModuleBuilder().generateAfter(generateAfter).set().build()
        val mapper = mapperOf(module)
        mapper.writeValueAsString(mapper.readValue<Nest>("""{"eggs":3}"""))
        return module.diagnostics().map { it.removePrefix("${Nest::class.java.name}, ") }
    }
}
