package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonParser
import tools.jackson.databind.json.JsonMapper
import java.io.ByteArrayInputStream
import java.io.InputStream
import java.io.Reader
import java.io.StringReader
import java.util.Random

/**
 * Code that takes values from the parser's buffer gives what code gives that reads tokens: the value, or the failure with
 * its message, path and place; and the parser is left in the same state. `-Dfuzz.cases` sets the number of random cases.
 */
abstract class BufferContract(
    private val taking: Subject,
    private val reading: Subject,
    private val classes: List<Class<*>> = BufferClasses.all,
    /** Whether both move the parser by the same functions, which have words of their own for malformed JSON. */
    private val isOfOneParser: Boolean = true,
    /** Some of those of which objects are read as a whole. */
    private val whole: List<Class<*>> = listOf(),
) {
    /** Mappers with the same settings for both ways. */
    private inner class Pair(
        val settings: ReadSettings,
    ) {
        val taking = settings.mapper(this@BufferContract.taking)
        val reading = settings.mapper(this@BufferContract.reading)
    }

    // Jackson's functions for names do not agree on the limit for those that are expected.
    private val pairs = ReadSettings.all().filter { isOfOneParser || "names of" !in "$it" }.map(::Pair)

    /** Input in which nothing but a part counts, and which comes in pieces. */
    private class Input(
        val json: ByteArray,
        private val pieces: List<Int>,
        private val filling: Byte,
    ) {
        fun stream(): InputStream =
            object : ByteArrayInputStream(json) {
                private val sizes = pieces.iterator()

                override fun read(
                    target: ByteArray,
                    offset: Int,
                    length: Int,
                ): Int {
                    // What was there before must have no effect.
                    target.fill(filling, offset, offset + length)
                    val size = if (sizes.hasNext()) sizes.next() else length
                    return super.read(target, offset, minOf(length, maxOf(1, size)))
                }
            }

        /** The same as characters. What is malformed stands for some that no UTF-8 has, too. */
        val text: String =
            json
                .decodeToString()
                .mapIndexed { at, character -> if (character == '\uFFFD') UNUSUAL[at % UNUSUAL.length] else character }
                .joinToString("")

        fun reader(): Reader =
            object : StringReader(text) {
                private val sizes = pieces.iterator()

                override fun read(
                    target: CharArray,
                    offset: Int,
                    length: Int,
                ): Int {
                    target.fill(filling.toInt().toChar(), offset, offset + length)
                    val size = if (sizes.hasNext()) sizes.next() else length
                    return super.read(target, offset, minOf(length, maxOf(1, size)))
                }
            }

        fun parserOfBytes(mapper: JsonMapper): JsonParser {
            val padded = ByteArray(json.size + 2 * PADDING) { filling }
            json.copyInto(padded, PADDING)
            return mapper.createParser(padded, PADDING, json.size)
        }

        fun parserOfCharacters(mapper: JsonMapper): JsonParser {
            val padded = CharArray(text.length + 2 * PADDING) { filling.toInt().toChar() }
            text.toCharArray(padded, PADDING)
            return mapper.createParser(padded, PADDING, text.length)
        }

        override fun toString() = json.decodeToString() + " " + json.joinToString(" ") {
            "%02x".format(it)
        } + " in $pieces"
    }

    private enum class Way {
        BYTES,
        STREAM,
        PARSER_OF_BYTES,
        PARSER_OF_STREAM,
        VALUES,
        ARRAY,
        TEXT,
        READER,
        PARSER_OF_TEXT,
        PARSER_OF_CHARACTERS,
        PARSER_OF_READER,
        VALUES_OF_READER,
        ARRAY_OF_TEXT,
    }

    private fun result(
        mapper: JsonMapper,
        type: Class<*>,
        input: Input,
        way: Way,
    ): String =
        when (way) {
            Way.BYTES -> told { mapper.readValue(input.json, type) }
            Way.STREAM -> told { mapper.readValue(input.stream(), type) }
            Way.PARSER_OF_BYTES -> withParser({ input.parserOfBytes(mapper) }) { readAndGoOn(it, mapper, type) }
            Way.PARSER_OF_STREAM -> withParser({ mapper.createParser(input.stream()) }) {
                readAndGoOn(it, mapper, type)
            }
            Way.VALUES -> withParser({ mapper.createParser(input.stream()) }) { iterate(it, mapper, type) }
            Way.ARRAY -> told { mapper.readerForListOf(type).readValue<List<*>>(input.json) }
            Way.TEXT -> told { mapper.readValue(input.text, type) }
            Way.READER -> told { mapper.readValue(input.reader(), type) }
            Way.PARSER_OF_TEXT -> withParser({ mapper.createParser(input.text) }) { readAndGoOn(it, mapper, type) }
            Way.PARSER_OF_CHARACTERS -> withParser({ input.parserOfCharacters(mapper) }) {
                readAndGoOn(it, mapper, type)
            }
            Way.PARSER_OF_READER -> withParser({ mapper.createParser(input.reader()) }) {
                readAndGoOn(it, mapper, type)
            }
            Way.VALUES_OF_READER -> withParser({ mapper.createParser(input.reader()) }) { iterate(it, mapper, type) }
            Way.ARRAY_OF_TEXT -> told { mapper.readerForListOf(type).readValue<List<*>>(input.text) }
        }

    private fun withParser(
        parser: () -> JsonParser,
        read: (JsonParser) -> List<String>,
    ): String =
        told {
            parser().use { read(it).joinToString("\n") }
        }

    /** Reads by an iterator, which goes on after failures. */
    private fun iterate(
        parser: JsonParser,
        mapper: JsonMapper,
        type: Class<*>,
    ): List<String> {
        val values = mapper.readerFor(type).readValues<Any>(parser)
        return List(6) { attemptAndTell(parser) { if (values.hasNextValue()) values.nextValue() else "end" } }
    }

    private fun readAndGoOn(
        parser: JsonParser,
        mapper: JsonMapper,
        type: Class<*>,
    ): List<String> {
        val read = attemptAndTell(parser) { mapper.readValue(parser, type) }
        return listOf(read) + List(4) { attemptAndTell(parser) { parser.nextToken() } }
    }

    /** The result and the state of the parser. The text of a string that the parser failed to read is anything. */
    private fun attemptAndTell(
        parser: JsonParser,
        action: () -> Any?,
    ): String {
        val result = told(action)
        val isOwnFailure = "IllegalArgumentException" in result
        return "$result ${stateOf(parser, hasText = isOwnFailure || "Exception" !in result)}"
    }

    private fun comparable(result: String): String =
        withoutJvmsWords(if (isOfOneParser) result else withoutParsersWords(result))

    private fun assertSame(
        pair: Pair,
        type: Class<*>,
        input: Input,
        way: Way,
    ): String {
        val expected = result(pair.reading, type, input, way)
        val actual = result(pair.taking, type, input, way)
        assertEquals(comparable(expected), comparable(actual)) { "$way of $type, ${pair.settings}: $input" }
        return expected
    }

    private fun pieces(
        random: Random,
        size: Int,
    ): List<Int> =
        when (random.nextInt(4)) {
            0 -> listOf(random.nextInt(size + 1))
            1 -> List(size) { 1 + random.nextInt(40) }
            2 -> List(size) { 1 + random.nextInt(3) }
            else -> listOf()
        }

    @Test
    fun `random documents are read the same`() {
        val cases = System.getProperty("fuzz.cases")?.toInt() ?: CASES
        val seed = System.getProperty("fuzz.seed")?.toLong() ?: 1
        var failures = 0
        for (case in 0 until cases) {
            val random = Random(seed * 1_000_003 + case)
            val type = classes[random.nextInt(classes.size)]
            val input = input(random, JsonCases(random).document(type))
            val pair = if (random.nextInt(3) == 0) pairs[random.nextInt(pairs.size)] else pairs[0]
            val way = Way.entries[random.nextInt(Way.entries.size)]
            DirectState.readWholeAgain(pair.taking)
            if ("Exception" in assertSame(pair, type, input, way)) failures++
        }
        assertTrue(failures in cases / 10..cases * 9 / 10) { "$failures of $cases failed" }
    }

    private fun input(
        random: Random,
        json: ByteArray,
    ) = Input(json, pieces(random, json.size), "0\"} ,\\e"[random.nextInt(7)].code.toByte())

    /** Tells whether an object that is all of a document is read as a whole. */
    private fun isWhole(
        mapper: JsonMapper,
        type: Class<*>,
        input: Input,
    ): Boolean =
        runCatching {
            input.parserOfBytes(mapper).use {
                mapper.readValue(it, type)
                DirectState.hasReadNoName(it)
            }
        }.getOrDefault(false)

    @Test
    fun `random documents in the usual form are read the same, many of them as a whole`() {
        assumeTrue(whole.isNotEmpty())
        val cases = System.getProperty("fuzz.cases")?.toInt() ?: (CASES / 3)
        val seed = System.getProperty("fuzz.seed")?.toLong() ?: 1
        var found = 0
        for (case in 0 until cases) {
            val random = Random(seed * 4_000_037 + case)
            val type = whole[random.nextInt(whole.size)]
            val isAlone = random.nextBoolean()
            val json = JsonCases(random).usual(type)
            val input = input(random, if (isAlone) json else repeated(random, json))
            val pair = if (random.nextInt(4) == 0) pairs[random.nextInt(pairs.size)] else pairs[0]
            DirectState.readWholeAgain(pair.taking)
            assertSame(pair, type, input, OF_BYTES[random.nextInt(OF_BYTES.size)])
            if (isAlone && isWhole(pair.taking, type, input)) found++
        }
        println("read as a whole: $found of ${cases / 2}")
        assertTrue(found > cases / 4) { "$found of ${cases / 2}" }
    }

    /** Returns documents behind each other, in an array or not, or inside something else. */
    private fun repeated(
        random: Random,
        json: ByteArray,
    ): ByteArray {
        val text = json.decodeToString()
        return when (random.nextInt(4)) {
            0 -> "$text$text 7"
            1 -> "[$text,$text\r\n,$text]"
            2 -> "\n[[$text],{\"in\":[$text,\n7]} ]"
            else -> "$text\n{\"id\":"
        }.toByteArray()
    }

    @Test
    fun `documents may be split and cut anywhere`() {
        val random = Random(5)
        for (type in classes) {
            repeat(4) {
                val json = JsonCases(random).document(type).let { it.copyOf(minOf(it.size, MAX_SPLIT)) }
                for (at in 0..json.size) {
                    DirectState.readWholeAgain(pairs[0].taking)
                    val split = Input(json, listOf(at), '"'.code.toByte())
                    assertSame(pairs[0], type, split, Way.PARSER_OF_STREAM)
                    assertSame(pairs[0], type, split, Way.PARSER_OF_READER)
                    val cut = Input(json.copyOf(at), listOf(), '0'.code.toByte())
                    assertSame(pairs[0], type, cut, Way.PARSER_OF_BYTES)
                    assertSame(pairs[0], type, cut, Way.PARSER_OF_CHARACTERS)
                }
            }
        }
    }

    @Test
    fun `a long text is read the same wherever its parts begin`() {
        val scores = List(300) { it * 37 }
        val tags = List(150) { "\"${"\u0436".repeat(it % 4)} $it\"" }
        val lines = List(120) { "{\"sku\":\"a\u00e9 $it\",\"quantity\":${it + 20},\"price\":$it.5}" }
        for (shift in 0..<SHIFTS) {
            val name = "n".repeat(shift)
            val json =
                "{\"id\":1,\"customer\":{\"name\":\"$name\",\"address\":null,\"scores\":$scores}," +
                    "\"lines\":$lines,\"tags\":$tags,\"total\":1.5}"
            val input = Input(json.toByteArray(), listOf(), ' '.code.toByte())
            assertSame(pairs[0], ContainerClasses.Order::class.java, input, Way.PARSER_OF_TEXT)
            assertSame(pairs[0], ContainerClasses.Order::class.java, input, Way.PARSER_OF_READER)
        }
    }

    /** Documents in which one level is the last that is allowed, and one more. */
    private fun assertSameNesting(pair: Pair) {
        for (levels in listOf(1, 2, 3, 4, 499, 500, 501, 999, 1000, 1001)) {
            for ((begin, end) in listOf("{\"next\":" to "}", "{\"all\":[" to "]}", "{\"lists\":[[" to "]]}")) {
                val json = begin.repeat(levels) + "null" + end.repeat(levels)
                val input = Input(json.toByteArray(), listOf(), ' '.code.toByte())
                assertSame(pair, ContainerClasses.Deep::class.java, input, Way.PARSER_OF_BYTES)
                assertSame(pair, ContainerClasses.Deep::class.java, input, Way.STREAM)
                assertSame(pair, ContainerClasses.Deep::class.java, input, Way.PARSER_OF_TEXT)
            }
        }
    }

    @Test
    fun `nesting is limited at the same place`() {
        val limited = pairs.filter { "levels" in "${it.settings}" || "defaults" in "${it.settings}" }
        CallingThread.withDeepStack { limited.forEach(::assertSameNesting) }
    }

    private companion object {
        const val CASES = 30_000

        val OF_BYTES =
            listOf(
                Way.BYTES,
                Way.STREAM,
                Way.PARSER_OF_BYTES,
                Way.PARSER_OF_STREAM,
                Way.VALUES,
                Way.ARRAY,
            )

        const val PADDING = 24

        /** Halves of pairs, what the JDK makes of malformed UTF-8, and white space that is none in JSON. */
        const val UNUSUAL = "\ud83d\udc00\ufffd\u00a0\u2028"

        /** Lengths of a text that moves all that comes behind it. */
        const val SHIFTS = 300

        /** Bytes of a document that is split at each. */
        const val MAX_SPLIT = 500
    }
}
