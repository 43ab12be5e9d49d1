package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.json.JsonMapper
import java.text.FieldPosition
import java.text.ParsePosition
import java.text.SimpleDateFormat
import java.util.Date
import java.util.Locale
import java.util.TimeZone
import java.util.concurrent.atomic.AtomicInteger

/** Jackson's own code for dates takes a user's format, who may count how often that is asked. */
class OwnFormatsTest {
    private class CountingFormat(
        private val calls: AtomicInteger,
    ) : SimpleDateFormat("yyyy/MM/dd HH:mm", Locale.ROOT) {
        init {
            timeZone = TimeZone.getTimeZone("UTC")
        }

        override fun format(
            date: Date,
            to: StringBuffer,
            position: FieldPosition,
        ): StringBuffer {
            calls.incrementAndGet()
            return super.format(date, to, position)
        }

        override fun parse(
            text: String,
            position: ParsePosition,
        ): Date? {
            calls.incrementAndGet()
            return super.parse(text, position)
        }
    }

    private fun outcomes(
        subject: Subject,
        wrap: (JsonMapper) -> JsonMapper,
    ): List<String> {
        val calls = AtomicInteger()
        val dates = datesBy(CountingFormat(calls))
        val mapper = wrap(builder().addModule(subject.module(mapOf())).addModule(dates).build())
        val values = listOf(DirectKinds.Dated(Date(0), 1.5), DirectKinds.Dated(Date(0), Double.NaN))
        return List(3) {
            val written = values.map { told { mapper.writeValueAsBytes(it).decodeToString() } }
            val read = written.map { told { mapper.readValue(it.toByteArray(), DirectKinds.Dated::class.java) } }
            "$written $read, $calls calls"
        }
    }

    @Test
    fun `it is asked as often as by Jackson, even if something behind the date is odd`() {
        val expected = outcomes(PlainJackson) { it }
        assertEquals(expected, outcomes(JavaPiculet(0)) { it })
        assertEquals(expected, outcomes(JavaPiculet(0), PiculetJsonMapper::of))
    }
}
