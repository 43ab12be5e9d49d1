package dev.piculet.jackson2

import com.fasterxml.jackson.databind.util.StdConverter
import kotlin.time.Duration
import kotlin.time.toJavaDuration
import kotlin.time.toKotlinDuration

internal class DurationToJavaConverter : StdConverter<Duration, java.time.Duration>() {
    override fun convert(value: Duration): java.time.Duration = value.toJavaDuration()
}

internal class DurationFromJavaConverter : StdConverter<java.time.Duration, Duration>() {
    override fun convert(value: java.time.Duration): Duration = value.toKotlinDuration()
}
