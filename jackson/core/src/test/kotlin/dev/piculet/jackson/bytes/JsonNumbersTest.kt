package dev.piculet.jackson.bytes

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.math.BigDecimal
import java.util.Random

/** Numbers are written as Java writes them, and change no more bytes than they may. */
class JsonNumbersTest {
    private val random = Random(3)

    private fun put(
        room: Int,
        put: (ByteArray, Int) -> Int,
    ): String? {
        val at = random.nextInt(5)
        val buffer = ByteArray(at + room + 9) { '?'.code.toByte() }
        val end = put(buffer, at)
        assertTrue((buffer.indices - (at until at + room)).all { buffer[it] == '?'.code.toByte() }) { "$room" }
        return if (end < 0) null else buffer.decodeToString(at, end)
    }

    private fun int(value: Int) = put(JsonNumbers.INT_ROOM) { buffer, at -> JsonNumbers.putInt(buffer, at, value) }

    private fun long(value: Long) = put(JsonNumbers.LONG_ROOM) { buffer, at -> JsonNumbers.putLong(buffer, at, value) }

    private fun double(value: Double) =
        put(JsonNumbers.DOUBLE_ROOM) { buffer, at -> JsonNumbers.putDouble(buffer, at, value) }

    private fun float(value: Float) =
        put(JsonNumbers.FLOAT_ROOM) { buffer, at -> JsonNumbers.putFloat(buffer, at, value) }

    private fun decimal(value: BigDecimal) =
        put(JsonNumbers.DECIMAL_ROOM) { buffer, at -> JsonNumbers.putDecimal(buffer, at, value) }

    /** Powers of ten and two, and what is around them. */
    private val edges: List<Long> =
        (generateSequence(1L) { it * 10 }.take(19) + generateSequence(1L) { it shl 1 }.take(64))
            .flatMap { listOf(it - 1, it, it + 1, -it, 1 - it) }
            .toList() + listOf(Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1)

    @Test
    fun `whole numbers`() {
        for (value in edges + List(20_000) { random.nextLong() shr random.nextInt(64) }) {
            assertEquals(value.toString(), long(value))
            assertEquals(value.toInt().toString(), int(value.toInt()))
        }
        assertEquals("-2147483648", int(Int.MIN_VALUE))
        for (value in 0..100_000) assertEquals("$value", int(value))
    }

    @Test
    fun `numbers with up to three digits behind the point`() {
        for (thousandths in (0..20_000) + List(50_000) { random.nextInt(1_000_000_000) } + 999_999_999) {
            val value = thousandths / 1_000.0
            assertEquals(value.toString(), double(value))
            assertEquals((-value).toString(), double(-value))
        }
        assertEquals(listOf("0.0", "-0.0", "0.001", "7.0"), listOf(0.0, -0.0, 0.001, 7.0).map { double(it) })
    }

    @Test
    fun `numbers with up to seven digits behind the point`() {
        val edges = listOf(10_000, 10_001, Int.MAX_VALUE, 1_800_000_000, 1_799_999_999, 12_345_670, 10_000_001)
        for (parts in (10_000..40_000) + List(200_000) { 10_000 + random.nextInt(Int.MAX_VALUE - 10_000) } + edges) {
            val value = parts / 10_000_000.0
            assertEquals(value.toString(), double(value))
            assertEquals((-value).toString(), double(-value))
        }
        val texts = listOf(-122.4194155, 0.0010001, 214.74836471).map { double(it) }
        assertEquals(listOf("-122.4194155", "0.0010001", null), texts)
    }

    @Test
    fun `other numbers are left to Java`() {
        val others =
            listOf(0.0001, 0.00000007, 0.1 + 0.2, 1.0 / 3, 1_000_000.0, 1e7, 1e300, 0.29999999999999993) +
                listOf(Double.MIN_VALUE) +
                listOf(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MAX_VALUE, 2147483.647e3)
        assertEquals(others.map { null }, others.map { double(it) })
        repeat(100_000) {
            val value = Double.fromBits(random.nextLong())
            val text = double(value)
            assertTrue(text == null || text == value.toString()) { "$value" }
        }
    }

    @Test
    fun `numbers of type Float that are short`() {
        for (thousandths in (0..20_000) + List(50_000) { random.nextInt(1_000_000) } + 999_999) {
            for (value in listOf((thousandths / 1_000.0).toFloat(), thousandths.toFloat())) {
                assertEquals(value.toString(), float(value))
            }
        }
        assertEquals(listOf("-0.0", "-1.5", "-7.0"), listOf(-0f, -1.5f, -7f).map { float(it) })
        val others =
            listOf(1e-4f, 1e7f, 1f / 3, 1_000_000f, 1234.5f, Float.NaN, Float.MAX_VALUE, Float.NEGATIVE_INFINITY)
        assertEquals(others.map { null }, others.map { float(it) })
        repeat(100_000) {
            val value = Float.fromBits(random.nextInt())
            val text = float(value)
            assertTrue(text == null || text == value.toString()) { "$value" }
        }
    }

    @Test
    fun `decimal numbers`() {
        fun isUsual(value: BigDecimal) =
            value.precision() <= 18 && value.scale() in 0..18 && 'E' !in value.toString()
        val edges = edges.flatMap { edge -> (0..19).map { BigDecimal.valueOf(edge, it) } }
        val random =
            List(100_000) { BigDecimal.valueOf(random.nextLong() shr random.nextInt(64), random.nextInt(25) - 3) }
        val large = listOf(BigDecimal("1E+3"), BigDecimal("123456789012345678901234567890.5"), BigDecimal("0E-7"))
        for (value in edges + random + large + listOf("0.00", "-0.5", "0.000001", "0.0000001").map(::BigDecimal)) {
            assertEquals(if (isUsual(value)) value.toString() else null, decimal(value))
        }
        assertTrue(random.count(::isUsual) > 50_000)
    }
}
