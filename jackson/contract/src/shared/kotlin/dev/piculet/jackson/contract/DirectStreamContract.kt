package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.StreamReadFeature
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.json.JsonMapper
import java.io.InputStream
import java.util.Random

/**
 * A mapper that reads straight from bytes reads streams as the mapper of which it was made: the same value or failure,
 * and the same calls of the stream. `-Dfuzz.cases` sets the number of random cases.
 */
abstract class DirectStreamContract(
    private val subject: Subject,
    /** Reads tokens alone, by which what is right is known. */
    private val oracle: Subject,
    private val classes: List<Class<*>>,
    /** Some of those that are read straight from bytes. */
    private val direct: List<Class<*>>,
) {
    private enum class Way { CLASS, JAVA_TYPE, READER, READER_OF_TYPE }

    private val toEnd =
        ReadSettings("to the end") { enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS) }

    private val pairs by lazy {
        val open =
            ReadSettings("left open") {
                disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
            }
        val openToEnd =
            ReadSettings("to the end, left open") {
                disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
                enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            }
        (listOf(toEnd, open, openToEnd) + ReadSettings.all()).map { DirectPair(subject, oracle, it) }
    }

    /** A stream as it is made for each mapper. */
    private data class Source(
        val pieces: List<ByteArray>,
        val failsAt: Int = -1,
        val failsToClose: Boolean = false,
        val knowsRest: Boolean = false,
    ) {
        fun open() = RecordedStream(pieces, failsAt, failsToClose, knowsRest)

        override fun toString() =
            pieces.joinToString("|") { it.decodeToString() } + " $failsAt $failsToClose $knowsRest"
    }

    private fun read(
        mapper: JsonMapper,
        type: Class<*>,
        source: InputStream,
        way: Way,
    ): String =
        told {
            when (way) {
                Way.CLASS -> mapper.readValue(source, type)
                Way.JAVA_TYPE -> mapper.readValue<Any>(source, mapper.constructType(type))
                Way.READER -> mapper.readerFor(type).readValue<Any>(source)
                Way.READER_OF_TYPE -> mapper.reader().forType(type).readValue<Any>(source)
            }
        }

    /** Returns whether the document was read straight from bytes. */
    private fun assertSame(
        pair: DirectPair,
        type: Class<*>,
        source: Source,
        way: Way,
    ): Boolean {
        val expectedStream = source.open()
        val expected = read(pair.ordinary, type, expectedStream, way)
        val stream = source.open()
        var actual = ""
        val isDirect = pair.isDirect { actual = read(pair.direct, type, stream, way) }
        val case = "$way of $type, ${pair.settings}: $source"
        assertEquals(withoutJvmsWords(expected), withoutJvmsWords(actual)) { case }
        // What a stream knows to have may be read at once, and before a failure.
        val isAhead = source.knowsRest && (source.pieces.size > 1 || source.pieces.any { it.size >= PIECE })
        if (isAhead) {
            assertEquals(expectedStream.calls.count { it == "close" }, stream.calls.count { it == "close" }) { case }
        } else {
            assertEquals(expectedStream.calls, stream.calls) { case }
        }
        return isDirect
    }

    private fun Random.cut(json: ByteArray): List<ByteArray> {
        val cuts =
            when (nextInt(6)) {
                0 -> List(2) { nextInt(json.size + 1) }
                1 -> List(nextInt(9)) { nextInt(json.size + 1) }
                2 -> (0..minOf(json.size, MAX_CUT)).toList()
                else -> listOf()
            }
        val places = (listOf(0) + cuts.distinct().sorted() + json.size)
        return places
            .zipWithNext {
                from,
                to,
                ->
                json.copyOfRange(from, to)
            }.filter { it.isNotEmpty() || nextInt(9) == 0 }
    }

    private fun Random.source(json: ByteArray): Source {
        val isLong = nextInt(6) == 0
        val space = if (isLong) " ".repeat(maxOf(PIECE - nextInt(json.size + 9), 0)).toByteArray() else byteArrayOf()
        val tail = if (nextInt(6) == 0) TAILS[nextInt(TAILS.size)].toByteArray() else byteArrayOf()
        val pieces = cut(space + json + tail)
        return Source(
            pieces,
            failsAt = if (nextInt(6) == 0) nextInt(pieces.size + 1) else -1,
            failsToClose = nextInt(8) == 0,
            knowsRest = nextInt(4) == 0,
        )
    }

    @Test
    fun `random documents are read the same from streams`() {
        val cases = System.getProperty("fuzz.cases")?.toInt() ?: CASES
        val seed = System.getProperty("fuzz.seed")?.toLong() ?: 1
        var straight = 0
        for (case in 0 until cases) {
            val random = Random(seed * 1_000_003 + case)
            val usual = random.nextBoolean()
            val type = if (usual) direct[random.nextInt(direct.size)] else classes[random.nextInt(classes.size)]
            val json = JsonCases(random).run { if (usual) usual(type) else document(type) }
            val pair = pairs[random.nextInt(if (random.nextInt(4) == 0) pairs.size else 4)]
            if (assertSame(pair, type, random.source(json), Way.entries[random.nextInt(Way.entries.size)])) straight++
        }
        println("straight from streams: $straight of $cases")
        assertTrue(straight > cases / 12) { "$straight of $cases" }
    }

    @Test
    fun `documents that come at once need no parser`() {
        for (pair in pairs.take(4)) {
            val straight =
                direct.filter { type ->
                    (0L..<SOME).count {
                        val json = JsonCases(Random(it)).usual(type)
                        assertSame(pair, type, Source(listOf(json)), Way.READER)
                    } > 0
                }
            assertEquals(direct, straight) { "${pair.settings}" }
        }
    }

    private val type = direct[0]

    private val document by lazy { JsonCases(Random(1)).usual(type) }

    /** Returns mappers that have made what they need for the first class. */
    private fun ready(settings: ReadSettings): DirectPair {
        val pair = DirectPair(subject, oracle, settings)
        read(pair.direct, type, RecordedStream(listOf(document)), Way.CLASS)
        return pair
    }

    @Test
    fun `a document may come in pieces that are there, and may be long`() {
        val long = "   ".repeat(PIECE).toByteArray() + document
        val pair = ready(toEnd)
        for (piece in listOf(1_000, PIECE - 1, PIECE, PIECE + 1, long.size)) {
            val pieces = long.toList().chunked(piece) { it.toByteArray() }
            assertTrue(assertSame(pair, type, Source(pieces, knowsRest = true), Way.CLASS)) { "pieces of $piece" }
            assertEquals(false, assertSame(pair, type, Source(pieces), Way.CLASS)) { "pieces of $piece" }
        }
        val list = "[" + List(20_000 / document.size + 2) { document.decodeToString() }.joinToString() + "]"
        val pieces = list.toByteArray().toList().chunked(PIECE) { it.toByteArray() }
        assertSame(pair, type, Source(pieces, knowsRest = true), Way.CLASS)
    }

    @Test
    fun `no more is read than one piece where nobody looks for the end`() {
        val pair = ready(ReadSettings("defaults"))
        val stream = RecordedStream(listOf(document, document), knowsRest = true)
        assertTrue(pair.isDirect { read(pair.direct, type, stream, Way.CLASS) })
        assertEquals(listOf("$PIECE: ${document.size}", "close"), stream.calls)
    }

    /** Returns what each of several calls reads, and what they do to the stream, which has more than it gives at once. */
    private fun readAll(
        mapper: JsonMapper,
        pieces: List<ByteArray>,
    ): List<String> {
        val stream = RecordedStream(pieces, knowsRest = true)
        return pieces.map { withoutJvmsWords(read(mapper, type, stream, Way.CLASS)) } + stream.calls
    }

    @Test
    fun `streams are asked as Jackson asks them where features of the factory change that`() {
        val switches = switchesOfMajor.filter { "CHARSET_DETECTION" in it.name || "CANONICALIZE" in it.name }
        assertEquals(2, switches.size)
        for (switch in switches) {
            val settings =
                ReadSettings("no ${switch.name}", factory = switch.setting(false).factory) {
                    disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
                }
            val pair = ready(settings)
            for (first in listOf("{}".toByteArray(), document)) {
                val pieces = listOf(first, document)
                assertEquals(readAll(pair.ordinary, pieces), readAll(pair.direct, pieces)) { switch.name }
            }
        }
    }

    @Test
    fun `an endless stream is read as far as Jackson allows`() {
        val endless =
            object : InputStream() {
                var read = 0L

                override fun read() = ' '.code.also { read++ }

                override fun available() = 1
            }
        val limits = ReadSettings.limits { maxDocumentLength(3_000_000) }
        val settings =
            ReadSettings("limited", constraints = limits) { enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS) }
        val pair = ready(settings)
        val told = read(pair.direct, type, endless, Way.CLASS)
        assertTrue("Document length" in told) { told }
        assertTrue(endless.read in 3_000_000..3_100_000) { "${endless.read}" }
        assertTrue(assertSame(pair, type, Source(listOf(document)), Way.CLASS))
    }

    @Test
    fun `a document that is too long is refused where Jackson refuses it, whatever was read ahead`() {
        val limits = ReadSettings.limits { maxDocumentLength(60) }
        val settings =
            ReadSettings("60 bytes", constraints = limits) { enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS) }
        val pair = ready(settings)
        val long = " ".repeat(99).toByteArray() + document
        for (piece in listOf(1, 7, 50, 61, long.size)) {
            val pieces = long.toList().chunked(piece) { it.toByteArray() }
            for (knowsRest in listOf(true, false)) {
                assertEquals(false, assertSame(pair, type, Source(pieces, knowsRest = knowsRest), Way.CLASS))
            }
        }
    }

    private companion object {
        const val CASES = 6_000
        const val SOME = 20L

        /** Bytes that Jackson's parser asks for. */
        const val PIECE = 8_000

        /** Cuts of a document that comes byte by byte. */
        const val MAX_CUT = 300

        val TAILS = listOf(" ", "\n\n", "{}", "x", "]", "\u0000", " 1")
    }
}
