package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonToken
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.util.TokenBuffer
import java.io.DataInput
import java.io.DataInputStream
import java.io.FilterInputStream
import java.io.FilterReader
import java.io.InputStream
import java.io.Reader

/** Kotlin classes from every kind of source, whole and in pieces. */
abstract class SourceContract(
    subject: Subject,
) : Contract(subject) {
    data class Part(
        val id: NumberValue,
        val longNameThatMayBeCutInTwo: String = "d",
    )

    data class Whole(
        val text: String,
        val number: Int = 7,
        val größe: Long = 8,
        val ratio: Double?,
        val on: Boolean = true,
        val id: TextValue,
        val parts: List<Part> = listOf(),
        val numbers: Map<String, Int> = mapOf(),
        val longNameThatMayBeCutInTwo: Int = 1,
        val last: String? = null,
    )

    private val whole =
        Whole(
            text = "t\u00e4\u20ac\ud83d\ude00\\\"",
            number = -1,
            größe = Long.MAX_VALUE,
            ratio = 1.25,
            on = false,
            id = TextValue("a rather long text that may be cut in two, too"),
            parts = listOf(Part(NumberValue(1)), Part(NumberValue(2), "n")),
            numbers = mapOf("one" to 1, "two" to 2),
            longNameThatMayBeCutInTwo = 2,
        )

    private val json: ByteArray = mapper.writeValueAsBytes(whole)

    private val smile = Format.SMILE.mapper(subject.module(mapOf()))

    /** Each way to read a [Whole] from JSON. */
    private val ways: Map<String, (ByteArray) -> Whole> =
        mapOf(
            "bytes" to { mapper.readValue(it, Whole::class.java) },
            "part of an array" to { mapper.readValue(byteArrayOf(1) + it + 1, 1, it.size, Whole::class.java) },
            "stream" to { mapper.readValue(it.inputStream(), Whole::class.java) },
            "stream in pieces" to { mapper.readValue(pieces(it), Whole::class.java) },
            "text" to { mapper.readValue(String(it), Whole::class.java) },
            "reader" to { mapper.readValue(String(it).reader(), Whole::class.java) },
            "reader in pieces" to { mapper.readValue(pieces(String(it)), Whole::class.java) },
            "characters" to { mapper.readValue(parserOf(mapper, String(it).toCharArray()), Whole::class.java) },
            "data" to { mapper.readerFor(Whole::class.java).readValue(data(it)) },
            "tree" to { mapper.readValue(parserOf(mapper, mapper.readTree(it)), Whole::class.java) },
            "converted tree" to { mapper.treeToValue(mapper.readTree(it), Whole::class.java) },
            "converted map" to { mapper.convertValue(mapper.readValue(it, Map::class.java), Whole::class.java) },
            "tokens" to { mapper.readValue(parserOf(mapper, tokens(mapper, it, it.size)), Whole::class.java) },
            "tokens fed in pieces" to { mapper.readValue(parserOf(mapper, tokens(mapper, it, 3)), Whole::class.java) },
        )

    private fun data(bytes: ByteArray): DataInput = DataInputStream(bytes.inputStream())

    private fun pieces(bytes: ByteArray): InputStream =
        object : FilterInputStream(bytes.inputStream()) {
            override fun read(
                target: ByteArray,
                offset: Int,
                length: Int,
            ): Int = super.read(target, offset, minOf(length, 3))
        }

    private fun pieces(text: String): Reader =
        object : FilterReader(text.reader()) {
            override fun read(
                target: CharArray,
                offset: Int,
                length: Int,
            ): Int = super.read(target, offset, minOf(length, 3))
        }

    /** Returns the result of a parser for bytes that come so many at a time, as in a server that never waits. */
    private fun tokens(
        mapper: ObjectMapper,
        bytes: ByteArray,
        size: Int,
    ): TokenBuffer {
        val parser = feedableParser(mapper)
        val buffer = emptyBuffer(parser)
        var next = 0
        while (true) {
            val token = parser.nextToken() ?: return buffer
            if (token != JsonToken.NOT_AVAILABLE) {
                buffer.copyCurrentEvent(parser)
            } else if (next == bytes.size) {
                endFeeding(parser)
            } else {
                val end = minOf(next + size, bytes.size)
                feed(parser, bytes.copyOfRange(next, end))
                next = end
            }
        }
    }

    @Test
    fun `every kind of source is read`() {
        assertEquals(ways.mapValues { whole }, ways.mapValues { it.value(json) })
    }

    @Test
    fun `defaults do not depend on the source`() {
        val few = "{\"id\":\"i\",\"unknown\":[{}],\"text\":\"t\"}".toByteArray()
        val expected = Whole("t", ratio = null, id = TextValue("i"))
        assertEquals(ways.mapValues { expected }, ways.mapValues { it.value(few) })
    }

    @Test
    fun `failures do not depend on the source`() {
        val missing = "{\"text\":\"t\",\"id\":null}".toByteArray()
        val expected =
            "Instantiation of [simple type, class SourceContract.Whole] value failed for JSON property id due to " +
                "missing (therefore NULL) value for creator parameter id which is a non-nullable type"
        assertEquals(ways.mapValues { true }, ways.mapValues { expected in failureOf { it.value(missing) } })
    }

    @Test
    fun `it does not matter where the parser's buffers end`() {
        // Buffers of parsers have 4,000 characters or 8,000 bytes.
        for (size in listOf(4_000, 8_000)) {
            for (shift in 0..json.size step 3) {
                val padded = ByteArray(size - shift) { ' '.code.toByte() } + json
                assertEquals(whole, mapper.readValue(padded.inputStream(), Whole::class.java))
                assertEquals(whole, mapper.readValue(String(padded).reader(), Whole::class.java))
            }
        }
    }

    @Test
    fun `Smile in pieces`() {
        val bytes = smile.writeValueAsBytes(whole)
        assertEquals(whole, smile.readValue(pieces(bytes), Whole::class.java))
        assertEquals(whole, smile.readValue(parserOf(smile, tokens(smile, bytes, 3)), Whole::class.java))
    }

    data class Plain(
        val text: String,
        val number: Int = 7,
        val list: List<Int> = listOf(),
    )

    /** Reads a [Plain] while no more than so many bytes of it have come. */
    private fun readPlain(
        bytes: ByteArray,
        count: Int,
        isEnd: Boolean,
    ): String {
        val parser = feedableParser(mapper)
        feed(parser, bytes.copyOf(count))
        if (isEnd) endFeeding(parser)
        return outcome { mapper.readValue(parser, Plain::class.java) }
    }

    @Test
    fun `a parser that has not been fed everything reads what is complete`() {
        val bytes = "{\"text\":\"abc\",\"number\":1,\"list\":[2]}".toByteArray()
        assertEquals("Plain(text=abc, number=1, list=[2])", readPlain(bytes, bytes.size, isEnd = true))
        assertEquals("Plain(text=abc, number=1, list=[2])", readPlain(bytes, bytes.size, isEnd = false))
        val early = (1..<bytes.size).map { readPlain(bytes, it, isEnd = false).substringBefore(':') }
        assertEquals(
            "KotlinInvalidNullException at $.text 0-5, MismatchedInputException at $.text 6-11, " +
                "Plain(text=abc, number=7, list=[]) 12-20, MismatchedInputException at $.number 21-23, " +
                "Plain(text=abc, number=1, list=[]) 24-29, MismatchedInputException at $.list 30-31, " +
                "MismatchedInputException at $.list[0] 32-33, Plain(text=abc, number=1, list=[2]) 34-34",
            early.distinct().joinToString { "$it ${early.indexOf(it)}-${early.lastIndexOf(it)}" },
        )
    }

    @Test
    fun `a parser that is lenient`() {
        val lenient = mapper { setLenient(this) }
        val text = "/* c */{text:'t', \"number\" :+1,// c\n ratio:NaN,'id':\"i\", parts:[{id:1,},],}"
        val expected = Whole("t", 1, ratio = Double.NaN, id = TextValue("i"), parts = listOf(Part(NumberValue(1))))
        assertEquals(expected, lenient.read<Whole>(text))
        assertEquals(expected, lenient.readValue(text.toByteArray(), Whole::class.java))
    }
}
