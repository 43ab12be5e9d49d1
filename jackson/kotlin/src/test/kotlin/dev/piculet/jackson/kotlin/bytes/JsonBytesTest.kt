package dev.piculet.jackson.kotlin.bytes

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.math.BigInteger
import java.util.Random

/** Values are found in bytes if they have the usual form and are in the window as a whole. */
class JsonBytesTest {
    private val random = Random(3)

    /** A text in the middle of other bytes, which must have no effect. */
    private inner class Window(
        text: String,
        filling: Byte,
    ) {
        private val content = text.toByteArray()
        val begin = random.nextInt(20)
        val end = begin + content.size
        val bytes = ByteArray(end + random.nextInt(20)) { filling }.also { content.copyInto(it, begin) }
    }

    /** Returns the result, which is the same whatever is around the window. */
    private fun <T> inWindows(
        text: String,
        read: (Window) -> T,
    ): T =
        "0\"\\ },e".map { read(Window(text, it.code.toByte())) }.toSet().single()

    private fun int(text: String): Int? =
        inWindows(text) { window ->
            val packed = JsonBytes.intAt(window.bytes, window.begin, window.end)
            if (packed < 0) null else packed.toInt() to (packed ushr 32).toInt() - window.begin
        }?.also { (_, length) -> assertEquals(text.length - 1, length) }?.first

    private fun long(text: String): Long? =
        inWindows(text) { window ->
            val behind = JsonBytes.endOfLong(window.bytes, window.begin, window.end)
            if (behind < 0) null else JsonBytes.longAt(window.bytes, window.begin, behind, window.end)
        }

    private fun double(text: String): Double? =
        inWindows(text) { window ->
            val behind = JsonBytes.endOfDouble(window.bytes, window.begin, window.end)
            if (behind < 0) null else JsonBytes.doubleAt(window.bytes, window.begin, behind)
        }

    private fun boolean(text: String): Int =
        inWindows(text) { JsonBytes.booleanAt(it.bytes, it.begin, it.end) }

    private fun string(text: String): String? =
        inWindows(text) { window ->
            val behind = JsonBytes.endOfString(window.bytes, window.begin, window.end)
            if (behind < 0) null else JsonBytes.stringAt(window.bytes, window.begin, behind)
        }

    private fun digits(): String {
        val number = BigInteger(random.nextInt(70), random).toString()
        return if (random.nextBoolean()) "-$number" else number
    }

    @Test
    fun wholeNumbersAreRead() {
        for (number in listOf(0, 1, -1, 9, 10, 99_999_999, 100_000_000, Int.MAX_VALUE, Int.MIN_VALUE)) {
            for (behind in ",} \n\r\t") assertEquals(number, int("$number$behind"))
        }
        repeat(20_000) {
            val digits = digits()
            val number = digits.toBigInteger()
            assertEquals(number.toString(), digits.replace("-0", "0"))
            assertEquals(if (number.bitLength() < 32) number.toInt() else null, int("$digits,")) { digits }
            assertEquals(if (number.abs() < LONG_LIMIT) number.toLong() else null, long("$digits}")) { digits }
        }
    }

    @Test
    fun otherWholeNumbersAreOdd() {
        val ends = "-, ,01,-01,00,1.0,1e2,1E2,+1,1x,1],1\",--1,0x1,１,1/,1#".split(",").map { "$it," }
        val odd = ends + listOf("", "1", "-")
        for (text in odd + listOf("12345678", "123456789", "1\u0000")) {
            assertNull(int(text)) { text }
            assertNull(long(text)) { text }
        }
    }

    @Test
    fun fractionsAreReadAsTheJdkReadsThem() {
        for (text in listOf(
            "0.0",
            "-0.0",
            "1.5",
            "-1234567.875",
            "0.000001",
            "9007199254740.991",
            "123456789.0123456",
        )) {
            assertEquals(text.toDouble(), double("$text,")) { text }
        }
        for (text in listOf("1e5", "1.5E-3", "9007199254740992.0", "1234567890123456.5", "0.00000000000000000000001")) {
            assertEquals(Double.NaN, double("$text,")) { text }
        }
        repeat(20_000) {
            val number = java.lang.Double.longBitsToDouble(random.nextLong())
            val short = random.nextInt(1_000_000) / listOf(1.0, 10.0, 1000.0)[random.nextInt(3)]
            val text = random.nextInt().toString() + "." + random.nextInt(1_000_000_000)
            for (value in listOf("$number", "$short", "${random.nextDouble()}", text)) {
                val read = double("$value}")
                if (read != null && !read.isNaN()) assertEquals(value.toDouble(), read) { value }
            }
            assertEquals(short, double("$short "))
        }
    }

    @Test
    fun otherFractionsAreOdd() {
        for (text in "1,-1,.5,1.,1.e1,1e,1e+,01.5,1.5.,1.5x,NaN,-Infinity,1.5]".split(",").map { "$it," } + "1.5") {
            assertNull(double(text)) { text }
        }
        assertNull(double("0." + "1".repeat(40) + ","))
    }

    @Test
    fun truthIsRead() {
        assertEquals(1, boolean("true,"))
        assertEquals(0, boolean("false}"))
        for (text in listOf("true", "false", "tru", "", "True,", "trUe,", "falsE,", "truex", "null,", "true]")) {
            assertEquals(JsonBytes.ODD, boolean(text)) { text }
        }
    }

    @Test
    fun nothingIsRead() {
        assertTrue(inWindows("null,") { JsonBytes.isNullAt(it.bytes, it.begin, it.end) })
        for (text in listOf("null", "nul", "nulL,", "Null,", "nullx", "")) {
            assertFalse(inWindows(text) { JsonBytes.isNullAt(it.bytes, it.begin, it.end) }) { text }
        }
    }

    @Test
    fun textIsRead() {
        for (length in 0..40) {
            for (letter in listOf("a", " ", "~", "\u007F", "ß", "€", "😀", "\u0080")) {
                val text = "x".repeat(length) + letter + "y".repeat(random.nextInt(10))
                assertEquals(text, string("\"$text\"")) { text }
                assertEquals(text, string("\"$text\",\"z\":1}")) { text }
                for (odd in listOf("\\", "\\n", "\n", "\u0000", "\u001F")) assertNull(string("\"$text$odd\"")) { text }
                assertNull(string("\"$text")) { text }
            }
        }
        for (text in listOf("", "a", "1", "\"")) assertNull(string(text)) { text }
    }

    @Test
    fun malformedTextIsOdd() {
        for (bytes in listOf("C080", "C2", "E28228", "EDA080", "F0808080", "F5808080", "80", "FF", "EFBFBD")) {
            val inside = bytes.chunked(2).map { it.toInt(16).toByte() }.toByteArray()
            val quoted = byteArrayOf('"'.code.toByte()) + inside + '"'.code.toByte()
            val behind = JsonBytes.endOfString(quoted, 0, quoted.size)
            assertNull(JsonBytes.stringAt(quoted, 0, behind)) { bytes }
        }
    }

    private fun find(
        name: String,
        text: String,
        isFirst: Boolean = false,
    ): Pair<Int, Int>? =
        inWindows(text) { window ->
            val expected = ExpectedName.of(name)
            val quote = expected.find(window.bytes, window.begin, window.end, isFirst)
            if (quote < 0) {
                null
            } else {
                quote - window.begin to expected.valueBehind(window.bytes, quote, window.end) - window.begin
            }
        }

    @Test
    fun namesAreFound() {
        for (length in 0..60) {
            val name = "n".repeat(length)
            assertEquals(1 to length + 4, find(name, ",\"$name\":1"))
            assertEquals(0 to length + 3, find(name, "\"$name\":1", isFirst = true))
            assertEquals(4 to length + 11, find(name, " \n,\t\"$name\" \t: \t1"))
            assertEquals(2 to length + 5, find(name, "\r\n\"$name\":1", isFirst = true))
            for (at in 0 until length) {
                val other = name.replaceRange(at, at + 1, "m")
                assertNull(find(name, ",\"$other\":1")) { other }
                assertNull(find(name, ", \"$other\" :1")) { other }
            }
            for (other in listOf(
                "\"$name\":1",
                ",\"$name",
                ",\"$name\"",
                ",\"n$name\":1",
                ",,\"$name\":1",
                "},\"$name\":1",
            )) {
                assertNull(find(name, other)) { other }
            }
            assertNull(find(name, ",\"$name\":1", isFirst = true))
            assertNull(find(name, ",\"$name\"\n:1"))
            assertEquals(1 to length + 4, find(name, ",\"$name\":"))
        }
    }

    @Test
    fun namesThatCanBeWrittenInSeveralWaysAreNotExpected() {
        for (name in listOf("a\"", "\\", "ä", "\n", "a".repeat(65))) assertNull(ExpectedName.of(name)) { name }
    }

    private fun isPlainAhead(
        text: String,
        isFirst: Boolean = false,
    ): Boolean = inWindows(text) { JsonBytes.isPlainAhead(it.bytes, it.begin, it.end, isFirst) }

    @Test
    fun plainNamesAheadCannotFail() {
        for (text in listOf(
            "}",
            " \n}",
            ",\"\":1",
            ",\"name\":x",
            " , \"name\" : \n\"",
        )) {
            assertTrue(isPlainAhead(text)) { text }
        }
        assertTrue(isPlainAhead("\"a\":1", isFirst = true))
        for (text in listOf(
            ",\"a\"",
            ",\"a\":",
            ",\"a\": ",
            ",\"a\"1",
            ",\"a\":/",
            ",\"a\":#",
            ",\"a\":\u0001",
            ",\"a\":ä",
        )) {
            assertFalse(isPlainAhead(text)) { text }
        }
        for (text in listOf("", ",", ",\"", ",\"a", ",\"ä\"", ",\"\\\"", ",'a'", "\"a\"", "]", ",}", "/", ",\"\n\"")) {
            assertFalse(isPlainAhead(text)) { text }
        }
        assertFalse(isPlainAhead(",\"" + "a".repeat(64) + "\":1"))
    }

    private companion object {
        /** A long of at most 18 digits is not odd. */
        private val LONG_LIMIT = BigInteger.TEN.pow(18)
    }
}
