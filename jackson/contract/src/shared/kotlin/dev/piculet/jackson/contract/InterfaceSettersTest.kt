package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.json.JsonMapper
import java.nio.file.Path

/**
 * Accessors that an interface has code for. Kotlin 2.1 and older make no default methods: each class has a method of its own
 * that calls the interface's code.
 */
class InterfaceSettersTest {
    @TempDir
    private lateinit var folder: Path

    private fun mapper(subject: Subject): JsonMapper =
        builder()
            .addModule(subject.module(mapOf()))
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build()

    @Test
    fun `a setter that calls an interface's makes the value class first`() {
        MadeKotlin.compiled(mapOf("User" to SOURCE), folder, "-jvm-default=disable").use { loader ->
            val user = loader.loadClass("made.User")
            assertTrue(user.declaredMethods.any { it.name.startsWith("setName-") })
            for (subject in listOf(Oracle, generated, interpreted)) {
                val mapper = mapper(subject)
                assertEquals("{'name':'d'}", mapper.write(user.getConstructor().newInstance()))
                val read = listOf("a", "").map { outcome { mapper.readValue("{\"name\":\"$it\"}", user) } }
                val refused = "DatabindException at $.name: text is empty <- IllegalArgumentException: text is empty"
                assertEquals(if (subject.isOracle) listOf("d", "d") else listOf("a", refused), read, subject.name)
            }
            val properties = mapper(interpreted).describeForReading(user).findProperties()
            assertEquals(listOf("name" to true), properties.map { it.name to it.isRequired })
        }
    }

    private companion object {
        const val SOURCE = """package made

import dev.piculet.jackson.contract.CheckedValue

interface Named {
    var name: CheckedValue
        get() = CheckedValue(NAMES.getOrDefault(this, "d"))
        set(value) { NAMES[this] = value.text }
}

private val NAMES = java.util.WeakHashMap<Named, String>()

class User : Named {
    override fun toString() = name.text
}
"""
    }
}
