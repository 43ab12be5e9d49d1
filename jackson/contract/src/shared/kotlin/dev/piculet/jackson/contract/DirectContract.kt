package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.cfg.CoercionAction
import tools.jackson.databind.cfg.CoercionInputShape
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.type.LogicalType
import java.util.Random

/**
 * A mapper that reads straight from bytes gives what any mapper gives: the value, or the
 * failure with its message, path and place. `-Dfuzz.cases` sets the number of random cases.
 */
abstract class DirectContract(
    private val subject: Subject,
    /** Reads tokens alone, by which what is right is known. */
    private val oracle: Subject,
    private val classes: List<Class<*>>,
    /** Some of those that are read straight from bytes. */
    private val direct: List<Class<*>>,
) {
    private enum class Way { BYTES, PART, JAVA_TYPE, TEXT, READER_BYTES, READER_PART, READER_TEXT }

    private val pairs by lazy { (ReadSettings.all() + others).map { DirectPair(subject, oracle, it) } }

    /** Settings that concern documents as a whole, or what is read in more ways than from the buffer. */
    private val others =
        listOf(DeserializationFeature.UNWRAP_ROOT_VALUE, DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .map { ReadSettings("$it") { enable(it) } } +
            ReadSettings("no whole numbers for fractions") {
                withCoercionConfig(LogicalType.Float) {
                    it.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                }
            }

    private fun read(
        mapper: JsonMapper,
        type: Class<*>,
        json: ByteArray,
        way: Way,
    ): String =
        told {
            when (way) {
                Way.BYTES -> mapper.readValue(json, type)
                Way.PART -> mapper.readValue("}]7".toByteArray() + json + "7,0".toByteArray(), 3, json.size, type)
                Way.JAVA_TYPE -> mapper.readValue<Any>(json, mapper.constructType(type))
                Way.TEXT -> mapper.readValue(json.decodeToString(), type)
                Way.READER_BYTES -> mapper.readerFor(type).readValue<Any>(json)
                Way.READER_PART -> mapper.reader().forType(type).readValue<Any>(" ".toByteArray() + json, 1, json.size)
                Way.READER_TEXT -> mapper.readerFor(type).readValue<Any>(json.decodeToString())
            }
        }

    /** Returns whether the document was read straight from bytes. */
    private fun assertSame(
        pair: DirectPair,
        type: Class<*>,
        json: ByteArray,
        way: Way,
    ): Boolean {
        val expected = read(pair.ordinary, type, json, way)
        var actual = ""
        val isDirect = pair.isDirect { actual = read(pair.direct, type, json, way) }
        assertEquals(withoutJvmsWords(expected), withoutJvmsWords(actual)) {
            "$way of $type, ${pair.settings}: ${json.decodeToString()} ${json.joinToString(" ") { "%02x".format(it) }}"
        }
        return isDirect
    }

    @Test
    fun `random documents are read the same`() {
        val cases = System.getProperty("fuzz.cases")?.toInt() ?: CASES
        val seed = System.getProperty("fuzz.seed")?.toLong() ?: 1
        val straight = mutableMapOf<Class<*>, Int>()
        for (case in 0 until cases) {
            val random = Random(seed * 1_000_003 + case)
            // The first random numbers of seeds behind each other are alike.
            val type = classes[case % classes.size]
            val json = JsonCases(random).document(type)
            val pair = if (random.nextInt(3) == 0) pairs[random.nextInt(pairs.size)] else pairs[0]
            val way = Way.entries[random.nextInt(Way.entries.size)]
            if (assertSame(pair, type, json, way)) straight.merge(type, 1, Int::plus)
        }
        println("straight from bytes: ${straight.mapKeys { it.key.simpleName }}")
    }

    @Test
    fun `random documents in the usual form are read the same, many of them without a parser`() {
        val cases = System.getProperty("fuzz.cases")?.toInt() ?: CASES
        val seed = System.getProperty("fuzz.seed")?.toLong() ?: 1
        val byType = mutableMapOf<String, Int>()
        val straight =
            (0 until cases).count { case ->
                val random = Random(seed * 3_000_017 + case)
                val type = direct[case % direct.size]
                val json = JsonCases(random).usual(type)
                val pair = if (random.nextInt(4) == 0) pairs[random.nextInt(pairs.size)] else pairs[0]
                val isDirect = assertSame(pair, type, json, Way.entries[random.nextInt(Way.entries.size)])
                if (isDirect) byType.merge(type.simpleName, 1, Int::plus)
                isDirect
            }
        println("straight from bytes: $straight of $cases, $byType")
        assertTrue(straight > cases * 2 / 3) { "$straight of $cases" }
    }

    @Test
    fun `documents in the usual form need no parser`() {
        val straight =
            direct.filter { type ->
                (0L..<SOME).count { assertSame(pairs[0], type, JsonCases(Random(it)).document(type), Way.BYTES) } > 0
            }
        assertEquals(direct, straight)
    }

    @Test
    fun `documents may be cut anywhere`() {
        val random = Random(5)
        for (type in direct) {
            repeat(4) {
                val json = JsonCases(random).document(type).let { it.copyOf(minOf(it.size, MAX_CUT)) }
                for (at in 0..json.size) {
                    OF_MAPPERS.forEach { assertSame(pairs[0], type, json.copyOf(at), it) }
                }
            }
        }
    }

    @Test
    fun `every byte may be another one`() {
        val random = Random(7)
        for (type in direct) {
            val json = JsonCases(random).document(type).let { it.copyOf(minOf(it.size, MAX_CUT)) }
            for (at in json.indices) {
                for (other in OTHERS) {
                    val changed = json.copyOf().also { it[at] = other }
                    assertSame(pairs[0], type, changed, Way.BYTES)
                }
            }
        }
    }

    private companion object {
        const val CASES = 5_000

        /** Documents of which some have the usual form. */
        const val SOME = 300L

        /** Readers do what mappers do. */
        val OF_MAPPERS = listOf(Way.BYTES, Way.PART, Way.JAVA_TYPE, Way.TEXT)

        /** Bytes of a document that is cut at each. */
        const val MAX_CUT = 300

        val OTHERS = "\"\\{}[]:,0-.eE nt\u0000\n".map { it.code.toByte() } + listOf<Byte>(-1, -61, -128)
    }
}
