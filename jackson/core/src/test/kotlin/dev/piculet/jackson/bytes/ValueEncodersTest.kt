package dev.piculet.jackson.bytes

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter
import java.util.Random
import java.util.UUID

/** Values are written in quotes as the JDK writes them; those that it writes in another form are odd. */
class ValueEncodersTest {
    private val random = Random(3)

    /** Returns null for an odd value. */
    private fun encode(
        encoder: ValueEncoder,
        value: Any,
    ): String? {
        val at = random.nextInt(7)
        val buffer = ByteArray(at + 100) { '?'.code.toByte() }
        val end = encoder.encode(buffer, at, value, Unit)
        assertEquals("?".repeat(at), buffer.decodeToString(0, at))
        return if (end < 0) null else buffer.decodeToString(at, end)
    }

    private fun <T : Any> assertWritten(
        encoder: ValueEncoder,
        text: (T) -> String,
        values: List<T>,
    ) = values.forEach { assertEquals("\"${text(it)}\"", encode(encoder, it)) }

    private fun <T> many(value: (Random) -> T): List<T> = List(50_000) { value(random) }

    private val nanos =
        listOf(0, 1, 10, 100, 1_000, 120_000, 1_000_000, 500_000_000, 999_000_000, 999_999_000, 999_999_999)

    private fun nano(random: Random) =
        if (random.nextBoolean()) random.nextInt(1_000_000_000) else nanos[random.nextInt(nanos.size)]

    @Test
    fun `UUIDs`() {
        val digits = (0..15).map { UUID(0x1111111111111111L * it, 0x1111111111111111L * (15 - it)) }
        assertWritten(UuidEncoder(), UUID::toString, digits + many { UUID(it.nextLong(), it.nextLong()) })
    }

    @Test
    fun `dates`() {
        val edges = listOf(LocalDate.of(0, 1, 1), LocalDate.of(9999, 12, 31), LocalDate.of(999, 2, 28))
        val dates = many { LocalDate.ofEpochDay(it.nextInt(2_000_000) - 100_000L) }
        assertWritten(TimeEncoders.OfDate(), LocalDate::toString, edges + dates)
    }

    @Test
    fun `dates with times`() {
        val times =
            many { LocalDateTime.ofEpochSecond(it.nextLong() % 60_000_000_000, nano(it), ZoneOffset.UTC) } +
                nanos.map { LocalDateTime.of(2000, 2, 29, 23, 59, 59, it) } + LocalDateTime.of(0, 1, 1, 0, 0)
        assertWritten(TimeEncoders.OfDateTime(), DateTimeFormatter.ISO_LOCAL_DATE_TIME::format, times)
    }

    @Test
    fun `moments`() {
        val moments =
            many { Instant.ofEpochSecond(it.nextLong() % 60_000_000_000, nano(it).toLong()) } +
                nanos.flatMap { nano -> (-1L..0L).map { Instant.ofEpochSecond(it, nano.toLong()) } } +
                listOf(Instant.parse("0000-01-01T00:00:00Z"), Instant.parse("9999-12-31T23:59:59.999999999Z"))
        assertWritten(TimeEncoders.OfInstant(), DateTimeFormatter.ISO_INSTANT::format, moments)
    }

    @Test
    fun `years that need a sign are odd, and so are values of other classes`() {
        for (year in listOf(-1, 10_000, -999_999_999, 999_999_999)) {
            val date = LocalDate.of(year, 1, 1)
            assertEquals(null, encode(TimeEncoders.OfDate(), date))
            assertEquals(null, encode(TimeEncoders.OfDateTime(), date.atTime(1, 2)))
        }
        val moments = listOf("-0001-12-31T23:59:59Z", "+10000-01-01T00:00:00Z").map(Instant::parse)
        for (moment in moments + Instant.MIN + Instant.MAX) {
            assertEquals(null, encode(TimeEncoders.OfInstant(), moment))
        }
        for (encoder in listOf(UuidEncoder(), TimeEncoders.OfDate())) {
            assertEquals(null, encode(encoder, "text"))
        }
    }

    @Test
    fun `nothing is written behind the buffer's end`() {
        val values =
            listOf(
                UuidEncoder() to UUID(-1, -1),
                TimeEncoders.OfDate() to LocalDate.EPOCH,
                TimeEncoders.OfDateTime() to LocalDateTime.of(2000, 1, 1, 1, 1, 1, 999_999_999),
                TimeEncoders.OfInstant() to Instant.ofEpochSecond(1, 999_999_999),
            )
        for ((encoder, value) in values) {
            val sizes = (0..60).filter { encoder.encode(ByteArray(it), 0, value, Unit) >= 0 }
            assertEquals(sizes, (60 - sizes.size + 1..60).toList())
        }
    }
}
