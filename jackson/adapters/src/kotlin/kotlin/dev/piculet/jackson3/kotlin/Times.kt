// For libraries older than Kotlin 2.3; only then does the compiler want it.
@file:OptIn(ExperimentalTime::class)

package dev.piculet.jackson3.kotlin

import tools.jackson.databind.util.StdConverter
import kotlin.time.Duration
import kotlin.time.ExperimentalTime
import kotlin.time.Instant
import kotlin.time.toJavaDuration
import kotlin.time.toJavaInstant
import kotlin.time.toKotlinDuration
import kotlin.time.toKotlinInstant

internal class DurationToJavaConverter : StdConverter<Duration, java.time.Duration>() {
    override fun convert(value: Duration): java.time.Duration = value.toJavaDuration()
}

internal class DurationFromJavaConverter : StdConverter<java.time.Duration, Duration>() {
    override fun convert(value: java.time.Duration): Duration = value.toKotlinDuration()
}

internal class InstantToJavaConverter : StdConverter<Instant, java.time.Instant>() {
    override fun convert(value: Instant): java.time.Instant = value.toJavaInstant()
}

internal class InstantFromJavaConverter : StdConverter<java.time.Instant, Instant>() {
    override fun convert(value: java.time.Instant): Instant = value.toKotlinInstant()
}
