package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonGenerator
import tools.jackson.core.StreamWriteFeature
import tools.jackson.databind.SerializationFeature
import tools.jackson.databind.json.JsonMapper
import java.util.Random

/**
 * A mapper that writes straight to bytes writes to streams, by writers and by generators as the mapper of which it was
 * made: the same bytes or failure, and the same calls of the stream. `-Dfuzz.cases` sets the number of random cases.
 */
abstract class DirectTargetContract(
    private val subject: Subject,
    private val classes: List<Class<*>>,
    private val value: (Random, Class<*>) -> Any,
) {
    private enum class Way {
        STREAM,
        GENERATOR,
        WRITER_BYTES,
        WRITER_TEXT,
        WRITER_STREAM,
        WRITER_GENERATOR,
        TWO_VALUES,
        IN_ARRAY,
    }

    private inner class Pair(
        val settings: WriteSettings,
    ) {
        val buffers = SmallBuffers().apply { reset(USUAL_SIZE, ' '.code.toByte()) }
        val ordinary: JsonMapper = settings.mapper(subject, SmallBuffers().apply { reset(USUAL_SIZE, 0) })
        val direct: PiculetJsonMapper = PiculetJsonMapper.of(settings.mapper(subject, buffers))
    }

    private val pairs by lazy {
        val left = WriteSettings("left open", configure = { disable(StreamWriteFeature.AUTO_CLOSE_TARGET) })
        val untouched =
            WriteSettings("untouched", configure = {
                disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
                disable(SerializationFeature.FLUSH_AFTER_WRITE_VALUE)
            })
        (listOf(WriteSettings("defaults"), left, untouched) + WriteSettings.ofWholeMappers().drop(1)).map(::Pair)
    }

    private val calls = WriteSettings.ofCalls()

    private fun write(
        mapper: JsonMapper,
        case: Case,
        target: RecordedTarget,
    ): String =
        told {
            val value = case.value
            val writer = (if (case.isDeclared) mapper.writerFor(value.javaClass) else mapper.writer())
                .let(case.ofCall.ofCall)
            when (case.way) {
                Way.STREAM -> mapper.writeValue(target, value)
                // Its settings may be others than the mapper's.
                Way.GENERATOR -> writer.createGenerator(target).use { state(it) { mapper.writeValue(it, value) } }
                Way.WRITER_BYTES -> String(writer.writeValueAsBytes(value), Charsets.ISO_8859_1)
                Way.WRITER_TEXT -> writer.writeValueAsString(value)
                Way.WRITER_STREAM -> writer.writeValue(target, value)
                Way.WRITER_GENERATOR -> writer.createGenerator(target).use {
                    state(it) { writer.writeValue(it, value) }
                }
                Way.TWO_VALUES ->
                    writer.createGenerator(target).use {
                        writer.writeValue(it, value)
                        state(it) { writer.writeValue(it, value) }
                    }
                Way.IN_ARRAY ->
                    mapper.createGenerator(target).use {
                        it.writeStartArray()
                        state(it) { mapper.writeValue(it, value) }.also { _ -> it.writeEndArray() }
                    }
            }
        }

    /** Returns the generator's state behind an action. */
    private fun state(
        out: JsonGenerator,
        action: () -> Unit,
    ): String {
        action()
        val context = out.streamWriteContext()
        return "${context.typeDesc()} ${context.entryCount} ${out.streamWriteOutputBuffered()} ${out.currentValue()}"
    }

    private class Case(
        val way: Way,
        val value: Any,
        val isDeclared: Boolean,
        val ofCall: WriteSettings,
        val failsAt: String?,
    ) {
        override fun toString() = "$way $isDeclared $ofCall $failsAt: $value"
    }

    private fun assertSame(
        pair: Pair,
        case: Case,
    ) {
        val expectedTarget = RecordedTarget(case.failsAt)
        val expected = write(pair.ordinary, case, expectedTarget)
        DirectState.writeAgain(pair.direct, case.value.javaClass)
        val target = RecordedTarget(case.failsAt)
        val actual = write(pair.direct, case, target)
        val text = "${pair.settings}: $case"
        val isLong = expectedTarget.calls.count { it.startsWith("write") } > 1
        if (!isLong) {
            assertEquals(expected, actual) { text }
            assertEquals(expectedTarget.calls, target.calls) { text }
        }
        if (case.failsAt != "write") assertEquals(expectedTarget.text, target.text) { text }
        assertEquals(
            expectedTarget.calls.filterNot { it.startsWith("write") },
            target.calls.filterNot {
                it
                    .startsWith("write")
            },
        ) { text }
    }

    private fun Random.case(): Case {
        val type = classes[nextInt(classes.size)]
        return Case(
            Way.entries[nextInt(Way.entries.size)],
            value(this, type),
            isDeclared = nextBoolean(),
            if (nextInt(3) == 0) calls[nextInt(calls.size)] else calls[0],
            if (nextInt(5) == 0) listOf("write", "flush", "close")[nextInt(3)] else null,
        )
    }

    @Test
    fun `random values are written the same to streams and by generators`() {
        val cases = System.getProperty("fuzz.cases")?.toInt() ?: CASES
        val seed = System.getProperty("fuzz.seed")?.toLong() ?: 1
        for (case in 0 until cases) {
            val random = Random(seed * 1_000_003 + case)
            val pair = pairs[random.nextInt(if (random.nextInt(4) == 0) pairs.size else 3)]
            assertSame(pair, random.case())
        }
    }

    @Test
    fun `a generator's settings count, whatever the mapper's are`() {
        for ((i, settings) in calls.withIndex()) {
            for (seed in 0L until SOME) {
                val random = Random(i * SOME + seed)
                val value = value(random, classes[random.nextInt(classes.size)])
                assertSame(pairs[0], Case(Way.GENERATOR, value, isDeclared = false, settings, failsAt = null))
            }
        }
    }

    @Test
    fun `streams and writers need no generator for most objects`() {
        val pair = pairs[0]
        for (way in listOf(Way.STREAM, Way.WRITER_BYTES, Way.WRITER_TEXT, Way.WRITER_STREAM)) {
            for (isDeclared in listOf(false, true)) {
                val count =
                    (0L until 100).count {
                        val random = Random(it)
                        val value = value(random, classes[random.nextInt(classes.size)])
                        DirectState.writeAgain(pair.direct, value.javaClass)
                        val before = pair.buffers.taken
                        write(pair.direct, Case(way, value, isDeclared, calls[0], null), RecordedTarget())
                        pair.buffers.taken == before
                    }
                assertTrue(count > 10) { "$count of $way $isDeclared" }
            }
        }
    }

    private companion object {
        const val CASES = 6_000

        /** Values for each setting of a generator. */
        const val SOME = 40L

        /** The size of Jackson's buffers. */
        const val USUAL_SIZE = 8_000
    }
}
