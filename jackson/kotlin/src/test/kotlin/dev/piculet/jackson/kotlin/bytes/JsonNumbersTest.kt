package dev.piculet.jackson.kotlin.bytes

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
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
    fun `other numbers are left to Java`() {
        val others =
            listOf(0.0001, 0.1 + 0.2, 1.0 / 3, 1_000_000.0, 1e7, 1e300, 0.29999999999999993, Double.MIN_VALUE) +
                listOf(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MAX_VALUE, 2147483.647e3)
        assertEquals(others.map { null }, others.map { double(it) })
        repeat(100_000) {
            val value = Double.fromBits(random.nextLong())
            val text = double(value)
            assertTrue(text == null || text == value.toString()) { "$value" }
        }
    }
}
