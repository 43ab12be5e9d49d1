package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import dev.piculet.jackson3.PiculetModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import tools.jackson.databind.json.JsonMapper
import java.net.URLClassLoader
import java.nio.file.Path
import java.util.Random

/**
 * Whatever the code of classes does, whole objects, and a mapper without parser and generator, give what tokens give, and
 * let their code do the same, as often. `-Dfuzz.classes` sets the number of random classes, `-Dfuzz.seed` which.
 */
class RandomEffectsTest {
    @TempDir
    private lateinit var folder: Path

    private val count = System.getProperty("fuzz.classes")?.toInt() ?: CLASSES

    private val seed = System.getProperty("fuzz.seed")?.toLong() ?: 1

    /** What the code of classes has left behind. */
    private class Log(
        loader: ClassLoader,
    ) {
        private val type = loader.loadClass("made.Log")

        @Suppress("UNCHECKED_CAST")
        private val lines = type.getField("LINES").get(null) as MutableList<String>

        fun begin() {
            lines.clear()
            type.getField("count").setInt(null, 0)
        }

        fun told(): String = "$lines ${type.getField("count").get(null)}"
    }

    private val loader by lazy { compiled() }

    private val log by lazy { Log(loader) }

    /** Returns the result of an action, or its failure, and what else it did. */
    private fun outcome(action: () -> Any?): String {
        log.begin()
        val result = told(action)
        return withoutJvmsWords("$result, then ${log.told()}")
    }

    private fun compiled(): URLClassLoader {
        val source = EffectSource(Random(seed))
        val made = EffectSource.SHARED.toMutableMap()
        for (number in 0..<count) {
            made["Made$number"] = source.of("Made$number", List(minOf(number, NEAR)) { "Made${number - 1 - it}" })
        }
        return MadeClasses.compiled(made, folder)
    }

    private fun mapper(module: PiculetModule): JsonMapper = builder().addModule(module).build()

    private val oracle = mapper(JavaPiculet(0, usesBuffers = false).module(mapOf()))

    private fun assertSame(
        ordinary: JsonMapper,
        direct: PiculetJsonMapper,
        type: Class<*>,
        json: ByteArray,
    ) {
        DirectState.readWholeAgain(ordinary)
        DirectState.readAgain(direct)
        val expected = outcome { oracle.readValue(json, type) }
        for (mapper in listOf(ordinary, direct)) {
            assertEquals(expected, outcome { mapper.readValue(json, type) }) { "$type, ${json.decodeToString()}" }
        }
        val value = runCatching { oracle.readValue(json, type) }.getOrNull() ?: return
        DirectState.writeAgain(direct, type)
        val written = outcome { oracle.writeValueAsString(value) }
        assertEquals(written, outcome { direct.writeValueAsString(value) }) { "$type, ${json.decodeToString()}" }
    }

    @Test
    fun `code of classes runs as often as where tokens are read and written`() {
        val module = JavaPiculet(0).module(mapOf())
        val direct = PiculetJsonMapper.of(mapper(module))
        val ordinary = mapper(JavaPiculet(0).module(mapOf()))
        loader.use {
            for (number in 0..<count) {
                val type = loader.loadClass("made.Made$number")
                repeat(DOCUMENTS) {
                    val cases = JsonCases(Random(seed * 1_000_003 + number * DOCUMENTS + it))
                    assertSame(ordinary, direct, type, if (it % 2 == 0) cases.usual(type) else cases.document(type))
                }
            }
        }
        for (way in listOf("reading documents: ", "writing documents: ")) {
            val lines = module.diagnostics().filter { way in it }
            val straight = lines.count { "straight" in it }
            println("$way$straight of ${lines.size} classes straight")
            assertTrue(straight > lines.size / 5 && straight < lines.size) { lines.joinToString("\n") }
        }
    }

    private companion object {
        const val CLASSES = 80
        const val DOCUMENTS = 30

        /** A class holds one of so many before it. */
        const val NEAR = 6
    }
}
