package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.json.JsonMapper
import java.util.Random
import java.util.concurrent.Callable

/** An ordinary mapper writes values as a whole, and does so to every target as [TargetContract] says. */
abstract class WholeValueContract(
    private val subject: Subject,
    oracle: Subject,
    classes: List<Class<*>>,
    /** Those of them of which most objects are written as a whole. */
    private val whole: List<Class<*>>,
    value: (Random, Class<*>) -> Any,
) : TargetContract(subject, oracle, classes, value) {
    override fun tested(mapper: JsonMapper): JsonMapper = mapper

    override fun tryAgain(
        mapper: JsonMapper,
        type: Class<*>,
    ) = DirectState.writeWholeAgain(mapper)

    /** Tells whether a generator gets a value without beginning an object. */
    protected fun isWhole(
        mapper: JsonMapper,
        value: Any,
    ): Boolean {
        tryAgain(mapper, value.javaClass)
        return runCatching {
            mapper.createGenerator(RecordedTarget()).use {
                mapper.writeValue(it, value)
                DirectState.hasBegunNothing(it)
            }
        }.getOrDefault(false)
    }

    private fun countOfWhole(
        mapper: JsonMapper,
        type: Class<*>,
    ): Int = (0L until 100).count { isWhole(mapper, value(Random(it), type)) }

    @Test
    fun `most objects of usual classes are written as a whole`() {
        val mapper = pairs[0].direct
        val counts = whole.associate { it.simpleName to countOfWhole(mapper, it) }
        assertTrue(counts.values.all { it > 30 }) { "$counts of 100" }
    }

    @Test
    fun `none are by a configuration other than that of the first call`() {
        val mapper = pairs[0].settings.mapper(subject, SmallBuffers().apply { reset(8_000, 0) })
        for (type in whole) {
            val values = List(20) { value(Random(it.toLong()), type) }
            values.forEach { told { mapper.writer().withAttribute("first", true).writeValueAsBytes(it) } }
            assertTrue(values.none { isWhole(mapper, it) }) { "$type" }
        }
    }

    @Test
    fun `many threads write values`() {
        val values = List(200) { value(Random(it.toLong()), whole[it % whole.size]) }
        val (expecting, mapper) = pairs[0].run { listOf(ordinary, direct) }
        val expected = values.map { told { expecting.writeValueAsBytes(it).decodeToString() } }
        val results =
            ManyThreads.results(values.size) { i ->
                Callable { List(50) { told { mapper.writeValueAsBytes(values[i]).decodeToString() } }.toSet().single() }
            }
        assertEquals(expected, results)
    }
}
