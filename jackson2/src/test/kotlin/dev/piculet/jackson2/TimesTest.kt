package dev.piculet.jackson2

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.databind.SerializationFeature
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

class TimesTest {
    private val mapper =
        jacksonMapperBuilder { enable(KotlinFeature.UseJavaDurationConversion) }
            .addModule(JavaTimeModule())
            .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .build()

    data class Times(
        val wait: Duration,
        val pause: Duration?,
        @get:JsonFormat(shape = JsonFormat.Shape.STRING) val text: Duration,
    )

    @Test
    fun timesAreThoseOfJavaWhereTheModuleIsToldSo() {
        val times = Times(90.seconds, 2.minutes, 1.minutes)
        val json = mapper.writeValueAsString(times)
        assertEquals("""{"wait":"PT1M30S","pause":"PT2M","text":"PT1M"}""", json)
        assertEquals(times, mapper.readValue<Times>(json))
        assertEquals(listOf(1.minutes), mapper.readValue<List<Duration>>(mapper.writeValueAsString(listOf(1.minutes))))
    }
}
