package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.StreamReadConstraints
import tools.jackson.databind.json.JsonMapper

/** Documents of an attacker end as where tokens are read, and cost no more than some times what they cost there. */
class HostileDocumentsTest {
    private class Pair(
        constraints: StreamReadConstraints = StreamReadConstraints.defaults(),
    ) {
        private val settings = ReadSettings("hostile", constraints = constraints)
        val module = JavaPiculet(0)
        val oracle: JsonMapper = settings.mapper(JavaPiculet(0, usesBuffers = false))
        val direct: PiculetJsonMapper = PiculetJsonMapper.of(settings.mapper(module))

        /** One that reads whole objects from a parser's buffer, and one that has no parser. */
        val tried: List<JsonMapper> = listOf(settings.mapper(module), direct)

        fun readAgain(mapper: JsonMapper) {
            if (mapper === direct) DirectState.readAgain(direct) else DirectState.readWholeAgain(mapper)
        }

        fun read(
            mapper: JsonMapper,
            json: ByteArray,
            guard: ByteArray = byteArrayOf(),
            type: Class<*> = EVERYTHING,
        ): String {
            readAgain(mapper)
            val all = guard + json + guard
            return withoutJvmsWords(told { mapper.readValue(all, guard.size, json.size, type) })
        }

        fun assertSame(
            json: ByteArray,
            guard: ByteArray = byteArrayOf(),
        ): String {
            val expected = read(oracle, json, guard)
            for (mapper in tried) {
                val actual = read(mapper, json, guard)
                assertTrue(expected == actual) {
                    "${json.decodeToString().take(SHOWN)}:\n${expected.take(SHOWN)}\n${actual.take(SHOWN)}"
                }
            }
            return expected
        }

        fun assertSame(json: String) = assertSame(json.toByteArray())
    }

    private val pair = Pair()

    @Test
    fun `documents of these tests are read straight from bytes`() {
        val module = JavaPiculet(0).module(mapOf())
        val mapper = PiculetJsonMapper.of(builder().addModule(module).build())
        mapper.readValue("{}", EVERYTHING)
        mapper.readValue("{\"size\":1}", HostileJava.Room::class.java)
        val ways = module.diagnostics().filter { "reading documents" in it }
        assertEquals(2, ways.count { it.endsWith(": straight from bytes, by generated code") }) { "$ways" }
    }

    private fun nested(
        begin: String,
        end: String,
        depth: Int,
    ) = begin.repeat(depth) + "null" + end.repeat(depth)

    @Test
    fun `documents are nested as deep as a parser allows`() =
        CallingThread.withDeepStack {
            for (most in listOf(StreamReadConstraints.defaults().maxNestingDepth, 7, 1_000, 1_500)) {
                val pair = Pair(StreamReadConstraints.builder().maxNestingDepth(most).build())
                for (depth in most - 1..most + 1) {
                    val results =
                        listOf(
                            pair.assertSame(nested("{\"next\":", "}", depth)),
                            pair.assertSame("{\"unknown\":" + nested("[", "]", depth) + "}"),
                            pair.assertSame("{\"unknown\":" + nested("{\"a\":", "}", depth) + "}"),
                            pair.assertSame("{\"next\":{\"text\":" + nested("[", "]", depth)),
                        )
                    assertEquals(depth > most, "nesting depth" in results[0])
                    assertEquals(depth >= most, "nesting depth" in results[1])
                }
            }
        }

    /** Documents with a name, a number or a text that has so many bytes or characters. */
    private fun ofLength(length: Int): List<String> {
        val texts =
            listOf("a", "\u00e9", "\u20ac", "\\u00e9", "\\n").flatMap { letter ->
                listOf(length, length / letter.toByteArray().size).map { letter.repeat(it) + "a".repeat(length % 2) }
            }
        val digits = "7".repeat(length)
        val numbers = listOf(digits, "-$digits", "0.$digits", "$digits.5", "1e-$digits", "-0.${"0".repeat(length)}1")
        return texts.flatMap { text ->
            listOf(
                "{\"$text\":1}",
                "{\"unknown\":{\"$text\":[\"$text\"]}}",
                "{\"map\":{\"$text\":\"a\"}}",
                "{\"map\":{\"a\":\"$text\"}}",
                "{\"text\":\"$text\"}",
                "{\"texts\":[\"a\",\"$text\"]}",
            )
        } +
            numbers.flatMap { number ->
                val names = listOf("small", "number", "fraction", "amount", "unknown")
                names.map { "{\"$it\":$number}" } + "{\"numbers\":[1,$number],\"ints\":[$number]}"
            }
    }

    @Test
    fun `names, numbers and texts are as long as limits allow`() {
        for (limit in listOf(64, 70)) {
            val limits =
                StreamReadConstraints.builder().maxNameLength(limit).maxNumberLength(limit).maxStringLength(limit)
            val pair = Pair(limits.build())
            for (length in limit - 8..limit + 4) {
                ofLength(length).forEach { pair.assertSame(it) }
            }
        }
    }

    @Test
    fun `values and names of any length`() {
        val digits = "7".repeat(1_000_000)
        for (number in listOf(digits, "-$digits", "0.$digits", "1e$digits", "1${"0".repeat(999)}", "1e999999999")) {
            pair.assertSame("{\"numbers\":[1,$number],\"ints\":[$number]}")
            for (name in listOf("small", "number", "fraction", "amount", "unknown", "text")) {
                pair.assertSame("{\"$name\":$number}")
            }
        }
        for (letter in listOf("a", "\u00e9", "\u20ac", "\ud83d\ude00", "\\n", "\\u20ac", "\\ud83d\\ude00", "\\ud83d")) {
            val text = letter.repeat(LONG / letter.length)
            pair.assertSame("{\"text\":\"$text\"}")
            pair.assertSame("{\"unknown\":\"$text\"}")
            pair.assertSame("{\"map\":{\"${text.take(60_000)}\":\"a\"},\"${text.take(60_000)}\":\"a\"}")
        }
        pair.assertSame(" ".repeat(LONG) + "{" + "\n".repeat(LONG) + "}" + "\t".repeat(LONG))
    }

    @Test
    fun `many of everything`() {
        val same = (0..<MANY).joinToString(",") { "\"text\":\"$it\"" }
        pair.assertSame("{$same}")
        pair.assertSame("{\"map\":{" + (0..<MANY).joinToString(",") { "\"${it % 7}\":\"$it\"" } + "}}")
        pair.assertSame("{\"map\":{" + (0..<MANY).joinToString(",") { "\"$it\":null" } + "}}")
        pair.assertSame("{" + (0..<MANY).joinToString(",") { "\"u${it % 99}\":[]" } + "}")
        pair.assertSame("{\"ints\":[" + "1,".repeat(MANY) + "1],\"numbers\":[" + "null,".repeat(MANY) + "]}")
        pair.assertSame("{\"all\":[" + "{},".repeat(MANY) + "{\"ints\":[]}]}")
        // Names that the table of expected ones tells apart by few bytes.
        pair.assertSame("{" + (0..<MANY).joinToString(",") { "\"number${"%06d".format(it)}s\":$it" } + "}")
        // Strings with the same hash code.
        val colliding = (0..<(1 shl 12)).map { bits ->
            (0..<12).joinToString("") { if (bits shr it and 1 == 0) "Aa" else "BB" }
        }
        pair.assertSame("{\"map\":{" + colliding.joinToString(",") { "\"$it\":\"$it\"" } + "}}")
    }

    @Test
    fun `documents in other encodings`() {
        val text = "{\"text\":\"a\u00e9\u20ac\",\"map\":{\"k\":\"v\"},\"unknown\":[1,2]}"
        for (mark in listOf("", "\ufeff")) {
            for (charset in listOf("UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE", "ISO-8859-1")) {
                val bytes = (mark + text).toByteArray(charset(charset))
                for (guard in GUARDS) {
                    pair.assertSame(bytes, guard)
                    pair.assertSame(bytes.copyOf(bytes.size - 1), guard)
                }
            }
        }
        for (at in text.indices) pair.assertSame(text.take(at) + "\u0000" + text.drop(at))
    }

    @Test
    fun `malformed UTF-8 in every place, whatever stands around the window`() {
        val places =
            listOf(
                "{\"text\":\"?\"}",
                "{\"texts\":[\"a\",\"?\"]}",
                "{\"map\":{\"?\":\"a\"}}",
                "{\"map\":{\"a\":\"?\"}}",
                "{\"?\":1}",
                "{\"text?\":\"a\"}",
                "{\"unknown\":\"?\"}",
                "{\"unknown\":{\"?\":\"?\"}}",
                "{\"number\":1?}",
                "{\"text\":\"a\"}?",
                "{\"text\":\"long enough for more than one word of bytes ?",
                "?",
            )
        for (place in places) {
            for (bytes in MALFORMED) {
                val (before, behind) = place.split("?", limit = 2).map { it.replace("?", "a").toByteArray() }
                for (guard in GUARDS) {
                    pair.assertSame(before + bytes + behind, guard)
                    // The window may end within.
                    for (length in before.size..before.size + bytes.size) {
                        pair.assertSame((before + bytes).copyOf(length), guard)
                    }
                }
            }
        }
    }

    @Test
    fun `a constructor that asks for too much memory fails as where tokens are read`() {
        for (size in listOf("-1", "7", "${Int.MAX_VALUE}")) {
            val json = "{\"size\":$size}".toByteArray()
            val expected = pair.read(pair.oracle, json, type = HostileJava.Room::class.java)
            for (mapper in pair.tried) {
                assertEquals(expected, pair.read(mapper, json, type = HostileJava.Room::class.java))
            }
        }
    }

    @Test
    fun `the memory of a call is bounded by the document`() {
        val documents =
            listOf(
                "{\"all\":[" + "{\"ints\":[],\"texts\":[],\"map\":{}},".repeat(1_000) + "{}]}",
                "{\"ints\":[" + "1,".repeat(20_000) + "1]}",
                "{\"text\":\"" + "\u00e9".repeat(100_000) + "\"}",
                "{\"text\":\"" + "\\u00e9".repeat(30_000) + "\"}",
                "{\"text\":\"" + "a".repeat(200_000) + "\"}",
                "{" + "\"unknown\":[{},[]],".repeat(10_000) + "\"text\":\"a\"}",
            )
        for (document in documents.flatMap { listOf(it, it.dropLast(1)) }) {
            val json = document.toByteArray()
            val (byTokens, whole, direct) =
                (listOf(pair.oracle) + pair.tried).map { mapper ->
                    CallingThread.allocated(times = 3) {
                        pair.readAgain(mapper)
                        runCatching { mapper.readValue(json, EVERYTHING) }
                    }
                }
            // What is odd was read twice. A text is decoded from a copy without escapes.
            assertTrue(maxOf(whole, direct) < 2 * byTokens + 3 * json.size + SOME) {
                "${document.take(SHOWN)} of ${json.size}: $whole and $direct instead of $byTokens"
            }
        }
    }

    private companion object {
        val EVERYTHING = HostileJava.Everything::class.java

        /** Characters of what is told about a failure. */
        const val SHOWN = 300

        const val LONG = 400_000

        const val MANY = 20_000

        /** Bytes that a call takes for itself. */
        const val SOME = 50_000

        val GUARDS: List<ByteArray> =
            listOf(
                byteArrayOf(),
                "\"\"\"\"\"\"\"\"\"".toByteArray(),
                "{\"text\":\"a".toByteArray(),
                "}}}}}}}}}".toByteArray(),
                ByteArray(9) { 0xBF.toByte() },
                ByteArray(9) { 0xC3.toByte() },
                "000000000".toByteArray(),
                ByteArray(9),
            )

        /** Overlong forms, surrogates, code points that are none, sequences that break off, bytes that begin none. */
        val MALFORMED: List<ByteArray> =
            (
                "C080 C1BF E08080 E09FBF F0808080 F08FBFBF EDA080 EDAFBF EDB080 EDBFBF EDA080EDB080 EDA0BDEDB880 " +
                    "F4908080 F7BFBFBF F8888080 FC84808080 FE FF C3 E2 E282 F0 F09F F09F98 80 BF C328 E228A1 E28228 " +
                    "F0288CBC F09F2880 F09F9828 EFBFBD EFBFBE EFBFBF EFBBBF C2A0 C285 7F F09F9880"
            ).split(" ").map { hex -> hex.chunked(2).map { it.toInt(16).toByte() }.toByteArray() }
    }
}
