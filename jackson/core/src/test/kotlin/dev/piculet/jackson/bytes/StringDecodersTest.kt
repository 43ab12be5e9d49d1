package dev.piculet.jackson.bytes

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.util.Random
import java.util.UUID

/** What is decoded from the usual form of a string is what the JDK reads from it; every other form is odd. */
class StringDecodersTest {
    private fun decode(
        decoder: StringDecoder,
        text: String,
    ): Any? {
        val content = "\"$text\"".toByteArray()
        return "0Z-"
            .map { filling ->
                val begin = 7
                val bytes = ByteArray(content.size + 64) { filling.code.toByte() }.also { content.copyInto(it, begin) }
                decoder.decode(bytes, begin, begin + content.size - 1, begin + content.size, Unit)
            }.toSet()
            .single()
    }

    /** What is taken of changed texts must be what the JDK makes of them. */
    private fun assertAsTheJdk(
        decoder: StringDecoder,
        parse: (String) -> Any,
        texts: (Random) -> String,
    ) {
        val random = Random(11)
        var taken = 0
        repeat(CASES) {
            val text = texts(random)
            assertEquals(parse(text), decode(decoder, text)) { text }
            val at = random.nextInt(text.length)
            val letter = LETTERS[random.nextInt(LETTERS.length)].toString()
            val changed = text.replaceRange(at, at + random.nextInt(2), letter)
            val decoded = decode(decoder, changed)
            if (decoded != null) {
                taken++
                assertEquals(runCatching { parse(changed) }.getOrNull(), decoded) { changed }
            }
        }
        check(taken > CASES / 20) { "$taken changed texts were taken" }
    }

    @Test
    fun datesAreThoseOfTheJdk() {
        assertAsTheJdk(TimeDecoders.OfDate(), LocalDate::parse) { LocalDate.ofEpochDay(it.nextLong(DAYS)).toString() }
        assertEquals(LocalDate.of(0, 2, 29), decode(TimeDecoders.OfDate(), "0000-02-29"))
        assertEquals(LocalDate.of(9999, 12, 31), decode(TimeDecoders.OfDate(), "9999-12-31"))
        val others = "2023-02-29 1900-02-29 2023-00-01 2023-13-01 2023-01-00 2023-04-31 20230101 -001-01-01"
        for (text in others.split(" ") + "") {
            assertNull(decode(TimeDecoders.OfDate(), text)) { text }
        }
    }

    @Test
    fun datesWithTimesAreThoseOfTheJdk() {
        val times = { random: Random ->
            "2000-02-29T%02d:%02d:%02d".format(random.nextInt(24), random.nextInt(60), random.nextInt(60))
        }
        assertAsTheJdk(TimeDecoders.OfDateTime(), LocalDateTime::parse) { times(it) + fraction(it) }
        assertAsTheJdk(TimeDecoders.OfInstant(), Instant::parse) { times(it) + fraction(it) + "Z" }
        assertEquals(Instant.parse("0000-01-01T00:00:00Z"), decode(TimeDecoders.OfInstant(), "0000-01-01T00:00:00Z"))
        for (text in "T24:00:00,T23:60:00,T23:59:60,T10:00,T10:00:00.,T10:00:00.0123456789, 10:00:00,".split(",")) {
            assertNull(decode(TimeDecoders.OfDateTime(), "2000-01-01$text")) { text }
            assertNull(decode(TimeDecoders.OfInstant(), "2000-01-01${text}Z")) { text }
        }
        assertNull(decode(TimeDecoders.OfInstant(), "2000-01-01T00:00:00"))
        assertNull(decode(TimeDecoders.OfInstant(), "2000-01-01T00:00:00+00:00"))
        assertNull(decode(TimeDecoders.OfInstant(), "Z"))
        assertNull(decode(TimeDecoders.OfDateTime(), "2000-01-01T00:00:00Z"))
    }

    private fun fraction(random: Random): String {
        val digits = random.nextInt(10)
        return if (digits == 0) "" else "." + random.nextLong(1_000_000_000).toString().padStart(9, '0').take(digits)
    }

    @Test
    fun uuidsAreThoseOfTheJdk() {
        val uuid = { random: Random -> UUID(random.nextLong(), random.nextLong()).toString() }
        assertAsTheJdk(UuidDecoder(), UUID::fromString, uuid)
        assertAsTheJdk(UuidDecoder(), UUID::fromString) { uuid(it).uppercase() }
        val short = "123e4567e89b12d3a456426614174000"
        for (text in listOf("", "0-0-0-0-0", short, "123e4567-e89b-12d3-a456-42661417400g")) {
            assertNull(decode(UuidDecoder(), text)) { text }
        }
    }

    @Test
    fun noOtherByteIsADigitOfAUuid() {
        val uuid = "01234567-89ab-cdef-0123-456789abcdef"
        val quoted = "\"$uuid\"".toByteArray()
        for (at in 1..uuid.length) {
            for (byte in Byte.MIN_VALUE..Byte.MAX_VALUE) {
                val changed = quoted.clone().also { it[at] = byte.toByte() }
                val text = String(changed, 1, uuid.length, Charsets.ISO_8859_1)
                val expected = if (UUID_FORM.matches(text)) UUID.fromString(text) else null
                assertEquals(expected, UuidDecoder().decode(changed, 0, quoted.size - 1, quoted.size, Unit)) { text }
            }
        }
    }

    private companion object {
        val UUID_FORM = Regex("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
        const val CASES = 4_000
        const val DAYS = 2_000_000L
        const val LETTERS = "0123456789-:.TZzabcdefABCDEFg+ "
    }
}
