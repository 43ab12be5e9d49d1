package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonGenerator
import tools.jackson.core.StreamWriteConstraints
import tools.jackson.core.TokenStreamContext
import tools.jackson.core.filter.FilteringGeneratorDelegate
import tools.jackson.core.filter.TokenFilter
import tools.jackson.core.util.JsonGeneratorDelegate
import tools.jackson.databind.ObjectWriter
import tools.jackson.databind.json.JsonMapper
import java.io.IOException
import java.io.OutputStream
import java.util.Random
import java.util.concurrent.Callable

/**
 * Code that writes into the generator's buffer gives what code gives that writes tokens: the same bytes, in the same pieces
 * for the stream behind the generator, or the same failure after the same bytes; and the generator is left in the same
 * state. `-Dfuzz.cases` sets the number of random cases.
 */
abstract class OutputContract(
    private val buffering: Subject,
    private val writing: Subject,
    private val classes: List<Class<*>> = OutputClasses.all,
    private val value: (Random, Class<*>) -> Any = { random, type -> OutputCases(random).value(type) },
) {
    private val buffers = SmallBuffers()

    /** Writers with the same settings for both ways. */
    private class Pair(
        val settings: WriteSettings,
        val buffering: ObjectWriter,
        val writing: ObjectWriter,
    )

    private val ofCalls: List<Pair> = run {
        val settings = WriteSettings.ofCalls()
        val first = settings[0].mapper(buffering, buffers)
        val second = settings[0].mapper(writing, buffers)
        val buffered = writer(first)
        settings.map { Pair(it, it.ofCall(buffered), it.ofCall(second.writer())) }
    }

    private val ofMappers: List<Pair> by lazy {
        // With Jackson 2, the original writes value classes that are empty.
        val settings = WriteSettings.ofMappers() + if (buffering.isOracle) listOf() else WriteSettings.ofInclusion()
        settings.map {
            Pair(it, writer(it.mapper(buffering, buffers)), it.mapper(writing, buffers).writer())
        }
    }

    /** Returns a writer that writes no values as a whole: those are of the configuration of a class's first call. */
    private fun writer(mapper: JsonMapper): ObjectWriter {
        buffers.reset(USUAL_SIZE, QUOTE)
        val first = mapper.writer().withAttribute("first", true)
        val values = classes.flatMap { type -> List(SOME) { value(Random(it.toLong()), type) } }
        values.distinctBy { it.javaClass }.forEach { told { first.writeValueAsBytes(it) } }
        return mapper.writer()
    }

    /** What to do with values. */
    private class Case(
        val values: List<Any>,
        val way: Way,
        val bufferSize: Int,
        val filling: Byte,
        /** The length of a string that is written before, for ways that have a generator. */
        val before: Int,
        /** The piece that a stream fails at; -1 for none. */
        val failing: Int,
    ) {
        override fun toString() = "$way of $values, buffer of $bufferSize, $before before, failing at $failing"
    }

    private enum class Way {
        BYTES,
        STREAM,
        STRING,
        GENERATOR,
        OBJECTS,
        SEQUENCE,
        DELEGATE,
        FILTER,
    }

    /** Notes what it is given, each piece by itself. */
    private class Pieces(
        private val failing: Int,
    ) : OutputStream() {
        val lines = mutableListOf<String>()

        private fun note(line: String) {
            if (lines.size == failing) {
                lines += "failure"
                throw IOException("The stream is broken.")
            }
            lines += line
        }

        override fun write(byte: Int) = note(byte.toString())

        override fun write(
            bytes: ByteArray,
            offset: Int,
            length: Int,
        ) = note(String(bytes, offset, length, Charsets.ISO_8859_1))

        override fun flush() = note("flush")

        override fun close() = note("close")
    }

    private fun result(
        writer: ObjectWriter,
        case: Case,
    ): String {
        buffers.reset(case.bufferSize, case.filling)
        val pieces = Pieces(case.failing)
        val told = mutableListOf<String>()
        when (case.way) {
            Way.BYTES -> told += attempt { String(writer.writeValueAsBytes(case.values[0]), Charsets.ISO_8859_1) }
            Way.STRING -> told += attempt { writer.writeValueAsString(case.values[0]) }
            Way.STREAM -> told += attempt { writer.writeValue(pieces, case.values[0]) }
            Way.SEQUENCE ->
                told += attempt {
                    writer.writeValues(pieces).use { all ->
                        case.values.forEach { value -> told += attempt { all.write(value) } }
                    }
                }
            else -> told += attempt { writer.createGenerator(pieces).use { generate(it, writer, case, told) } }
        }
        return (told + pieces.lines + "${buffers.taken} ${buffers.returned}").joinToString("\n")
    }

    private fun generate(
        out: JsonGenerator,
        writer: ObjectWriter,
        case: Case,
        told: MutableList<String>,
    ) {
        fun tell(action: () -> Any?) {
            told += attempt(action) + " " + stateOf(out)
        }
        val target =
            when (case.way) {
                Way.DELEGATE -> JsonGeneratorDelegate(out)
                Way.FILTER -> FilteringGeneratorDelegate(out, Sieve, TokenFilter.Inclusion.INCLUDE_ALL_AND_PATH, true)
                else -> out
            }
        tell { target.writeString("x".repeat(case.before)) }
        if (case.way == Way.OBJECTS) tell { target.writeStartObject() }
        case.values.forEachIndexed { i, value ->
            if (case.way == Way.OBJECTS) tell { target.writeName("$i") }
            tell { writer.writeValue(target, value) }
        }
        tell { target.writeName("next") }
        tell { target.writeNumber(1) }
        tell { target.writeEndObject() }
        tell { target.flush() }
    }

    /** Leaves some names out, as users' filters do. */
    private object Sieve : TokenFilter() {
        override fun includeProperty(name: String): TokenFilter? = if (name.length == 3) null else this
    }

    private fun stateOf(out: JsonGenerator): String {
        val contexts = generateSequence<TokenStreamContext>(out.streamWriteContext()) { it.parent }
        return contexts.joinToString(" < ") {
            "${it.pathAsPointer()} ${it.typeDesc()} ${it.entryCount} ${it.hasCurrentName()}"
        } + ", ${out.streamWriteOutputBuffered()} bytes in ${out.currentValue()?.javaClass?.simpleName}"
    }

    private fun attempt(action: () -> Any?): String = told { action() as? String ?: "done" }

    private fun assertSame(
        pair: Pair,
        case: Case,
    ): String {
        val expected = result(pair.writing, case)
        assertEquals(expected, result(pair.buffering, case)) { "${pair.settings}: $case" }
        return expected
    }

    private fun randomCase(
        random: Random,
        type: Class<*>,
    ): Case {
        val size = if (random.nextInt(4) == 0) USUAL_SIZE else SMALLEST + random.nextInt(400)
        val way = Way.entries[random.nextInt(Way.entries.size)]
        val count = if (way < Way.GENERATOR) 1 else 1 + random.nextInt(3)
        return Case(
            List(count) { value(random, type) },
            way,
            size,
            "0\"} ,\\e"[random.nextInt(7)].code.toByte(),
            random.nextInt(size),
            if (random.nextInt(8) == 0) random.nextInt(4) else -1,
        )
    }

    @Test
    fun `random values are written the same`() {
        val cases = System.getProperty("fuzz.cases")?.toInt() ?: if (buffering.isOracle) CASES / 5 else CASES
        val seed = System.getProperty("fuzz.seed")?.toLong() ?: 1
        var failures = 0
        for (case in 0 until cases) {
            val random = Random(seed * 1_000_003 + case)
            val type = classes[random.nextInt(classes.size)]
            val pair =
                when (random.nextInt(8)) {
                    0 -> ofMappers[random.nextInt(ofMappers.size)]
                    1, 2, 3 -> ofCalls[random.nextInt(ofCalls.size)]
                    else -> ofCalls[0]
                }
            if ("Exception" in assertSame(pair, randomCase(random, type))) failures++
        }
        assertTrue(failures in cases / 20..cases * 3 / 4) { "$failures of $cases failed" }
    }

    @Test
    fun `the buffer may end anywhere`() {
        val random = Random(5)
        for (type in classes) {
            val values = listOf(value(random, type), value(random, type))
            for (before in 0 until SMALL_SIZE) {
                assertSame(ofCalls[0], Case(values, Way.GENERATOR, SMALL_SIZE, QUOTE, before, -1))
            }
        }
    }

    @Test
    fun `the stream may fail at every piece`() {
        val random = Random(7)
        for (type in NestedClasses.all) {
            repeat(3) {
                val values = listOf(OutputCases(random).value(type), OutputCases(random).value(type))
                val before = random.nextInt(SMALL_SIZE)
                var piece = 0
                do {
                    val told = assertSame(ofCalls[0], Case(values, Way.GENERATOR, SMALL_SIZE, QUOTE, before, piece++))
                } while ("failure" in told.lines())
            }
        }
    }

    @Test
    fun `values are nested as deep as the generator allows`() {
        // Each has an object, an object and an array.
        val most = StreamWriteConstraints.defaults().maxNestingDepth / 3
        for (count in most - 1..most + 2) {
            var left: NestedClasses.Left? = null
            repeat(count) { left = NestedClasses.Left(it, NestedClasses.Right(listOf(left), 1), "text") }
            for (way in listOf(Way.BYTES, Way.GENERATOR)) {
                // So many levels need more stack than the thread of the tests has.
                var told = ""
                val thread =
                    Thread(null, {
                        told = assertSame(ofCalls[0], Case(listOf(left!!), way, USUAL_SIZE, QUOTE, 5, -1))
                    }, "deep", 1L shl 26)
                thread.start()
                thread.join()
                assertEquals(count > most, "nesting depth" in told) { "$count $way" }
            }
        }
    }

    @Test
    fun `the buffer may end anywhere in strings of every form`() {
        for (part in OutputCases.PARTS) {
            for (text in listOf(part, "some letters$part", "$part and a longer text", "x$part".repeat(9))) {
                val value = OutputClasses.Texts(text, 1, "plain", text)
                for (before in 0 until SMALL_SIZE) {
                    val case = Case(listOf(value), Way.GENERATOR, SMALL_SIZE, QUOTE, before, -1)
                    assertSame(ofCalls[0], case)
                }
            }
        }
    }

    @Test
    fun `every setting is tried with every class`() {
        val random = Random(11)
        for (pair in ofCalls + ofMappers) {
            for (type in classes) {
                val values = listOf(value(random, type), value(random, type))
                assertSame(pair, Case(values, Way.OBJECTS, SMALL_SIZE + random.nextInt(200), ' '.code.toByte(), 9, -1))
            }
        }
    }

    @Test
    fun `many threads share Jackson's buffers`() {
        val values = List(200) { OutputCases(Random(it.toLong())).value(BufferClasses.Kinds::class.java) }
        val (mapper, expecting) = listOf(buffering, writing).map { builder().addModule(it.module(mapOf())).build() }
        val expected = values.map { attempt { expecting.writeValueAsBytes(it).decodeToString() } }
        val results =
            ManyThreads.results(values.size) { i ->
                Callable {
                    List(20) { attempt { mapper.writeValueAsBytes(values[i]).decodeToString() } }
                        .toSet()
                        .single()
                }
            }
        assertEquals(expected, results)
    }

    private companion object {
        const val CASES = 30_000

        /** Values of a type, which may be of several classes. */
        const val SOME = 60

        /** The size of Jackson's buffers. */
        const val USUAL_SIZE = 8_000

        /** Less is not enough for Jackson's own code. */
        const val SMALLEST = 80

        const val SMALL_SIZE = 120

        const val QUOTE = '"'.code.toByte()
    }
}
