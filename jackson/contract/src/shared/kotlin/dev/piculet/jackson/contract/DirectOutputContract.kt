package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.json.JsonMapper
import java.util.Random
import java.util.concurrent.Callable

/**
 * A mapper that writes without a generator gives what one gives that writes tokens: the same bytes, the same string, or the same
 * failure. `-Dfuzz.cases` sets the number of random cases.
 */
abstract class DirectOutputContract(
    private val subject: Subject,
    private val oracle: Subject,
    private val classes: List<Class<*>>,
    /** Those of them of which most objects need no generator. */
    private val direct: List<Class<*>>,
    private val value: (Random, Class<*>) -> Any,
) {
    private inner class Pair(
        val settings: WriteSettings,
    ) {
        private val buffers = SmallBuffers().apply { reset(USUAL_SIZE, ' '.code.toByte()) }
        val ordinary: JsonMapper = settings.mapper(oracle, SmallBuffers().apply { reset(USUAL_SIZE, 0) })
        val direct: PiculetJsonMapper = PiculetJsonMapper.of(settings.mapper(subject, buffers))

        /** Returns what a mapper writes, and whether it takes no buffer for a generator. */
        fun written(value: Any): kotlin.Pair<String, Boolean> {
            DirectState.writeAgain(direct, value.javaClass)
            val before = buffers.taken
            return bytes(direct, value) to (buffers.taken == before)
        }
    }

    private val pairs by lazy { WriteSettings.ofWholeMappers().map(::Pair) }

    private val defaults by lazy { pairs[0] }

    private fun bytes(
        mapper: JsonMapper,
        value: Any,
    ) = told { String(mapper.writeValueAsBytes(value), Charsets.ISO_8859_1) }

    private fun text(
        mapper: JsonMapper,
        value: Any,
    ) = told { mapper.writeValueAsString(value) }

    /** Returns whether no generator was needed. */
    private fun assertSame(
        pair: Pair,
        value: Any,
    ): Boolean {
        val (written, isDirect) = pair.written(value)
        assertEquals(bytes(pair.ordinary, value), written) { "${pair.settings}: $value" }
        DirectState.writeAgain(pair.direct, value.javaClass)
        assertEquals(text(pair.ordinary, value), text(pair.direct, value)) { "${pair.settings}: $value" }
        return isDirect
    }

    @Test
    fun `random values are written the same`() {
        val cases = System.getProperty("fuzz.cases")?.toInt() ?: CASES
        val seed = System.getProperty("fuzz.seed")?.toLong() ?: 1
        var count = 0
        for (case in 0 until cases) {
            val random = Random(seed * 1_000_003 + case)
            val type = classes[random.nextInt(classes.size)]
            val pair = if (random.nextInt(7) == 0) pairs[random.nextInt(pairs.size)] else defaults
            if (assertSame(pair, value(random, type))) count++
        }
        println("${subject.name}: $count of $cases values without a generator")
        assertTrue(count > cases / 8) { "$count of $cases" }
    }

    @Test
    fun `most objects of usual classes need no generator`() {
        for (type in direct) {
            // The first one is Jackson's.
            assertSame(defaults, value(Random(0), type))
            val count = (0L until 100).count { assertSame(defaults, value(Random(it), type)) }
            assertTrue(count > 40) { "$count of 100 of $type" }
        }
        val others = (classes - direct.toSet()).filter { type ->
            (0L until 100).count { assertSame(defaults, value(Random(it), type)) } > 40
        }
        assertEquals(listOf<Class<*>>(), others)
    }

    @Test
    fun `every setting is tried`() {
        for ((i, pair) in pairs.withIndex()) {
            // Each of them generates code for each class.
            for (type in List(SOME) { classes[(i * SOME + it) % classes.size] }) {
                repeat(3) { assertSame(pair, value(Random(it.toLong()), type)) }
            }
        }
    }

    @Test
    fun `many threads share outputs`() {
        val type = (direct + classes)[0]
        val values = List(200) { value(Random(it.toLong()), type) }
        val expected = values.map { bytes(defaults.ordinary, it) }
        val results =
            ManyThreads.results(values.size) { i ->
                Callable { List(50) { bytes(defaults.direct, values[i]) }.toSet().single() }
            }
        assertEquals(expected, results)
    }

    private companion object {
        const val CASES = 8_000

        /** Classes that a setting is tried with. */
        const val SOME = 5

        /** The size of Jackson's buffers. */
        const val USUAL_SIZE = 8_000
    }
}
