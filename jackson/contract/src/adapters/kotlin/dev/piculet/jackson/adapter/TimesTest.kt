package dev.piculet.jackson.adapter

import com.fasterxml.jackson.annotation.JsonFormat
import dev.piculet.jackson3.kotlin.KotlinFeature
import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant

class TimesTest {
    private val mapper =
        kotlinMapperBuilder {
            enable(KotlinFeature.UseJavaDurationConversion)
            enable(KotlinFeature.UseJavaInstantConversion)
        }.build()

    data class Times(
        val wait: Duration,
        val pause: Duration?,
        val at: Instant,
        @get:JsonFormat(shape = JsonFormat.Shape.STRING) val text: Duration,
    )

    @Test
    fun timesAreThoseOfJavaWhereTheModuleIsToldSo() {
        val times = Times(90.seconds, 2.minutes, Instant.fromEpochSeconds(7), 1.minutes)
        val json = mapper.writeValueAsString(times)
        assertEquals("""{"wait":"PT1M30S","pause":"PT2M","at":"1970-01-01T00:00:07Z","text":"PT1M"}""", json)
        assertEquals(times, mapper.readValue<Times>(json))
        assertEquals(listOf(1.minutes), mapper.readValue<List<Duration>>(mapper.writeValueAsString(listOf(1.minutes))))
        assertEquals(Instant.fromEpochSeconds(7), mapper.readValue<Instant>("\"1970-01-01T00:00:07Z\""))
    }
}
