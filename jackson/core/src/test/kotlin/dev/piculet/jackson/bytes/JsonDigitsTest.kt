package dev.piculet.jackson.bytes

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test
import java.math.BigDecimal
import java.math.BigInteger
import java.util.Random

/** Numbers are found in bytes if they have the usual form and are in the window as a whole. */
class JsonDigitsTest {
    private val random = Random(3)

    private fun <T> inWindows(
        text: String,
        read: (Window) -> T,
    ): T = Window.all(text, random).map(read).toSet().single()

    private fun int(text: String): Int? =
        inWindows(text) { window ->
            val packed = JsonDigits.intAt(window.bytes, window.begin, window.end)
            if (packed < 0) null else packed.toInt() to (packed ushr 32).toInt() - window.begin
        }?.also { (_, length) -> assertEquals(text.length - 1, length) }?.first

    private fun long(text: String): Long? =
        inWindows(text) { window ->
            val behind = JsonDigits.endOfLong(window.bytes, window.begin, window.end)
            if (behind < 0) null else JsonDigits.longAt(window.bytes, window.begin, behind, window.end)
        }

    private fun double(text: String): Double? =
        inWindows(text) { window ->
            val behind = JsonDigits.endOfDouble(window.bytes, window.begin, window.end)
            if (behind < 0) null else JsonDigits.doubleAt(window.bytes, window.begin, behind)
        }

    private fun digits(): String {
        val number = BigInteger(random.nextInt(70), random).toString()
        return if (random.nextBoolean()) "-$number" else number
    }

    @Test
    fun wholeNumbersAreRead() {
        for (number in listOf(0, 1, -1, 9, 10, 99_999_999, 100_000_000, Int.MAX_VALUE, Int.MIN_VALUE)) {
            for (behind in ",}] \n\r\t") assertEquals(number, int("$number$behind"))
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
        val ends = "-, ,01,-01,00,1.0,1e2,1E2,+1,1x,1\",--1,0x1,１,1/,1#".split(",").map { "$it," }
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
            for (behind in ",}]") assertEquals(text.toDouble(), double("$text$behind")) { text }
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
        for (text in "1,-1,.5,1.,1.e1,1e,1e+,01.5,1.5.,1.5x,NaN,-Infinity".split(",").map { "$it," } + "1.5") {
            assertNull(double(text)) { text }
        }
        assertNull(double("0." + "1".repeat(40) + ","))
    }

    /** A fraction of few digits, before other bytes; null if it is odd. */
    private fun fraction(text: String): Double? =
        inWindows("$text, and what comes behind it") {
            val behind = JsonDigits.endOfFraction(it.bytes, it.begin, it.end)
            if (behind == it.begin + text.length) JsonDigits.fractionAt(it.bytes, it.begin, behind) else null
        }

    @Test
    fun fractionsOfFewDigitsAreRead() {
        for (whole in 1..9) {
            for (decimals in 1..9) {
                val digits = List(whole + decimals) { (if (it == 0) 1 else 0) + random.nextInt(9) }.joinToString("")
                for (sign in listOf("", "-")) {
                    val text = sign + digits.take(whole) + "." + digits.drop(whole)
                    val isRead = whole <= 8 && decimals <= 8 && whole + decimals <= 15
                    assertEquals(text.toDouble().takeIf { isRead }, fraction(text)) { text }
                }
            }
        }
        assertEquals(-0.0, fraction("-0.0"))
        for (odd in "1,-1,.5,1.,01.5,1.5e3,1.5x,--1.5,NaN".split(",")) assertNull(fraction(odd)) { odd }
    }

    private fun decimal(text: String): BigDecimal? =
        inWindows("$text, and what comes behind it") {
            val behind = JsonDigits.endOfFraction(it.bytes, it.begin, it.end)
            if (behind < 0) null else JsonDigits.decimalFractionAt(it.bytes, it.begin, behind)
        }

    @Test
    fun decimalsOfFewDigitsKeepTheirScale() {
        for (text in listOf("0.0", "1.50", "-1.5", "12345678.1234567", "-0.00000001", "99.00")) {
            assertEquals(BigDecimal(text), decimal(text)) { text }
        }
        assertEquals(BigDecimal("0.0"), decimal("-0.0"))
    }

    private companion object {
        /** A long of at most 18 digits is not odd. */
        private val LONG_LIMIT = BigInteger.TEN.pow(18)
    }
}
