package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonGenerator
import tools.jackson.core.StreamWriteFeature
import tools.jackson.databind.JsonNode
import tools.jackson.databind.SerializationFeature
import tools.jackson.databind.json.JsonMapper
import java.util.Random

/**
 * A mapper that makes documents before it gives them away writes to streams, by writers and by generators as one that writes
 * tokens: the same bytes or failure, the same calls of the stream, and the same state of the generator. `-Dfuzz.cases` sets the
 * number of random cases.
 */
abstract class TargetContract(
    private val subject: Subject,
    private val oracle: Subject,
    protected val classes: List<Class<*>>,
    protected val value: (Random, Class<*>) -> Any,
) {
    internal enum class Way {
        STREAM,
        GENERATOR,
        WRITER_BYTES,
        WRITER_TEXT,
        WRITER_STREAM,
        WRITER_GENERATOR,
        TWO_VALUES,
        IN_ARRAY,
        IN_ARRAYS,
        IN_OBJECT,
        LIST,
        SEQUENCE,
        TREE,
        CONVERTED,
    }

    internal inner class Pair(
        val settings: WriteSettings,
    ) {
        val buffers = SmallBuffers().apply { reset(USUAL_SIZE, ' '.code.toByte()) }
        val ordinary: JsonMapper = settings.mapper(oracle, SmallBuffers().apply { reset(USUAL_SIZE, 0) })
        val direct: JsonMapper = tested(settings.mapper(subject, buffers))
    }

    /** Returns the mapper that is compared. */
    protected abstract fun tested(mapper: JsonMapper): JsonMapper

    /** Lets it try to make documents, however often it did so in vain. */
    protected abstract fun tryAgain(
        mapper: JsonMapper,
        type: Class<*>,
    )

    internal val pairs by lazy {
        val left = WriteSettings("left open", configure = { disable(StreamWriteFeature.AUTO_CLOSE_TARGET) })
        val untouched =
            WriteSettings("untouched", configure = {
                disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
                disable(SerializationFeature.FLUSH_AFTER_WRITE_VALUE)
            })
        (listOf(WriteSettings("defaults"), left, untouched) + WriteSettings.ofWholeMappers().drop(1)).map(::Pair)
    }

    internal val calls = WriteSettings.ofCalls()

    internal fun write(
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
                Way.TREE -> mapper.valueToTree<JsonNode>(value).toString()
                Way.CONVERTED -> withoutJvmsWords(mapper.convertValue(value, Any::class.java).toString())
                Way.LIST -> mapper.writeValue(target, arrayListOf(value, value, 1, value))
                Way.SEQUENCE -> writer.writeValues(target).use { it.write(value).write(value) }.let { "written" }
                else ->
                    writer.createGenerator(target).use { out ->
                        severalValues(out, case) {
                            if (case.isDeclared) writer.writeValue(out, value) else mapper.writeValue(out, value)
                        }
                    }
            }
        }

    /** Writes a value more than once, with what may stand around it, and returns the generator's states. */
    private fun severalValues(
        out: JsonGenerator,
        case: Case,
        write: () -> Unit,
    ): String {
        val states = mutableListOf<String>()
        val levels = if (case.way == Way.IN_ARRAYS) {
            2
        } else if (case.way == Way.IN_ARRAY) {
            1
        } else {
            0
        }
        repeat(levels) { out.writeStartArray() }
        if (case.way == Way.IN_OBJECT) out.writeStartObject()
        repeat(2) {
            if (case.way == Way.IN_OBJECT) out.writeName("name $it")
            states += state(out, write)
        }
        if (case.way == Way.IN_OBJECT) out.writeEndObject()
        repeat(levels) { out.writeEndArray() }
        states += state(out) { out.writeString("next") }
        states += state(out, write)
        return states.joinToString()
    }

    /** Returns the generator's state behind an action. */
    private fun state(
        out: JsonGenerator,
        action: () -> Unit,
    ): String {
        action()
        val context = out.streamWriteContext()
        val buffered = out.streamWriteOutputBuffered()
        return "${context.typeDesc()} ${context.entryCount} ($buffered in the buffer) ${out.currentValue()}"
    }

    internal class Case(
        val way: Way,
        val value: Any,
        val isDeclared: Boolean,
        val ofCall: WriteSettings,
        val failsAt: String?,
    ) {
        override fun toString() = "$way $isDeclared $ofCall $failsAt: $value"
    }

    internal fun assertSame(
        pair: Pair,
        case: Case,
    ) {
        val expectedTarget = RecordedTarget(case.failsAt)
        val expected = write(pair.ordinary, case, expectedTarget)
        tryAgain(pair.direct, case.value.javaClass)
        val target = RecordedTarget(case.failsAt)
        val actual = write(pair.direct, case, target)
        val text = "${pair.settings}: $case"
        if (expectedTarget.length <= SHORT) {
            assertEquals(expected, actual) { text }
            assertEquals(expectedTarget.calls, target.calls) { text }
        }
        if (case.failsAt != "write") {
            assertEquals(withoutPlaces(expected), withoutPlaces(actual)) { text }
            assertEquals(expectedTarget.text, target.text) { text }
        }
        assertEquals(expectedTarget.callsOfEnd, target.callsOfEnd) { text }
    }

    /** Leaves out how full a buffer is: pieces of long documents may end anywhere. */
    private fun withoutPlaces(told: String) = told.replace(Regex("\\(\\d+ in the buffer\\)"), "")

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

    private companion object {
        const val CASES = 6_000

        /** Bytes before which no generator empties its buffer by itself. */
        const val SHORT = 1_000

        /** Values for each setting of a generator. */
        const val SOME = 40L

        /** The size of Jackson's buffers. */
        const val USUAL_SIZE = 8_000
    }
}
