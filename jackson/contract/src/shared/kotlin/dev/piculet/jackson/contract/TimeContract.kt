package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonFormat
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.MapperFeature
import kotlin.time.Duration
import kotlin.time.Duration.Companion.hours
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant

/** Durations and instants of kotlin.time. */
abstract class TimeContract(
    subject: Subject,
) : Contract(subject) {
    private val durations by lazy { mapper(Feature.UseJavaDurationConversion to true) }

    data class HoldsDuration(
        val duration: Duration,
        val optional: Duration = 7.seconds,
        val nullable: Duration? = null,
        val list: List<Duration> = listOf(),
    )

    @Test
    fun `a Duration is a number that only Kotlin understands by default`() {
        assertEquals("7200000000000", mapper.write(1.hours))
        assertEquals(
            "{'duration':7200000000000,'optional':14000000000,'nullable':null,'list':[]}",
            mapper.write(HoldsDuration(1.hours)),
        )
        assertEquals(
            expected(
                oracle =
                    "InvalidDefinitionException at $.duration: Cannot construct instance of " +
                        "`kotlin.time.Duration` (no Creators, like default constructor, exist): no " +
                        "long/Long-argument constructor/factory method to deserialize from Number value " +
                        "(7200000000000)",
                piculet = "HoldsDuration(duration=1h, optional=7s, nullable=null, list=[])",
                because = "what is written can be read again",
            ),
            outcome { mapper.quoted<HoldsDuration>("{'duration':7200000000000}") },
        )
    }

    @Test
    fun `a Duration is like one of Java on demand`() {
        val json = "{'duration':'PT1H','optional':'PT7S','nullable':'PT2S','list':['PT3S']}"
        val value = HoldsDuration(1.hours, nullable = 2.seconds, list = listOf(3.seconds))
        assertEquals("'PT1H'", durations.write(1.hours))
        assertEquals(json, durations.write(value))
        assertEquals(value, durations.quoted<HoldsDuration>(json))
        assertEquals(HoldsDuration(1.hours), durations.quoted<HoldsDuration>("{'duration':'PT1H'}"))
        assertEquals(1.hours, durations.quoted<Duration>("'PT1H'"))
    }

    data class DurationsEverywhere(
        val values: Map<String, Duration?>,
        val keys: Map<Duration, Int> = mapOf(),
        val lists: List<List<Duration>> = listOf(),
    )

    @Test
    fun `a Duration may stand everywhere`() {
        val value = DurationsEverywhere(mapOf("a" to 1.seconds, "b" to null), lists = listOf(listOf(2.seconds)))
        val json = "{'values':{'a':'PT1S','b':null},'keys':{},'lists':[['PT2S']]}"
        assertEquals(json, durations.write(value))
        assertEquals(value, durations.quoted<DurationsEverywhere>(json))
        val keyed = DurationsEverywhere(mapOf(), mapOf(1.hours to 1))
        assertEquals("{'values':{},'keys':{'7200000000000':1},'lists':[]}", durations.write(keyed))
        assertEquals(
            keyed.toString(),
            outcome {
                durations
                    .read<DurationsEverywhere>(durations.writeValueAsString(keyed))
            },
        )
    }

    @Test
    fun `a text that is no Duration is refused`() {
        assertEquals(
            byMajor(
                "InvalidFormatException at $.duration: Cannot deserialize value of type " +
                    "`java.time.Duration` from String \"x\": Failed to deserialize java.time.Duration: " +
                    "(java.time.format.DateTimeParseException) Text cannot be parsed to a Duration <- " +
                    "DateTimeParseException: Text cannot be parsed to a Duration",
                "InvalidFormatException at $.duration: Cannot deserialize value of type " +
                    "`java.time.Duration` from String \"x\": Failed to deserialize `java.time.Duration` " +
                    "(with format '[default format]'): (java.time.format.DateTimeParseException) Text " +
                    "cannot be parsed to a Duration <- DateTimeParseException: Text cannot be parsed to " +
                    "a Duration",
            ),
            failureOf { durations.quoted<HoldsDuration>("{'duration':'x'}") },
        )
        assertEquals(
            "KotlinInvalidNullException at $.duration: Instantiation of [simple type, class " +
                "TimeContract.HoldsDuration] value failed for JSON property duration due to missing " +
                "(therefore NULL) value for creator parameter duration which is a non-nullable type",
            failureOf { durations.quoted<HoldsDuration>("{'duration':null}") },
        )
        assertEquals(
            "KotlinInvalidNullException at $.duration: Instantiation of [simple type, class " +
                "TimeContract.HoldsDuration] value failed for JSON property duration due to missing " +
                "(therefore NULL) value for creator parameter duration which is a non-nullable type",
            failureOf { durations.quoted<HoldsDuration>("{}") },
        )
    }

    data class FormattedDuration(
        @get:JsonFormat(shape = JsonFormat.Shape.STRING) val text: Duration,
        @get:JsonFormat(shape = JsonFormat.Shape.NUMBER) val number: Duration,
    )

    @Test
    fun `JsonFormat holds for a Duration`() {
        assertEquals(
            "{'text':'PT1H','number':3600.000000000}",
            durations.write(FormattedDuration(1.hours, 1.hours)),
        )
    }

    class Elapsing {
        fun getElapsed(): Duration = 1.hours

        val nothing: Duration? get() = null

        val byName: Map<String, List<Duration>> get() = mapOf("a" to listOf(2.seconds))
    }

    @Test
    fun `a Duration that is computed is written likewise`() {
        val sorted: MapperBuilder.() -> Unit = { enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY) }
        assertEquals(
            "{'byName':{'a':['PT2S']},'elapsed':'PT1H','nothing':null}",
            mapper(Feature.UseJavaDurationConversion to true, configure = sorted).write(Elapsing()),
        )
        assertEquals(
            "{'byName':{'a':[4000000000]},'elapsed':7200000000000,'nothing':null}",
            mapper(configure = sorted).write(Elapsing()),
        )
    }

    data class HoldsInstant(
        val instant: Instant,
        val nullable: Instant? = null,
    )

    @Test
    fun `an Instant is like one of Java on demand`() {
        assumeTrue(MAJOR == 3 || !subject.isOracle)
        val instants = mapper(Feature.UseJavaInstantConversion to true)
        val instant = Instant.parse("2026-01-02T03:04:05Z")
        assertEquals("{'instant':'2026-01-02T03:04:05Z','nullable':null}", instants.write(HoldsInstant(instant)))
        val json = "{'instant':'2026-01-02T03:04:05Z','nullable':'2026-01-02T03:04:05Z'}"
        assertEquals(HoldsInstant(instant, instant), instants.quoted<HoldsInstant>(json))
        val form =
            byMajor("java.time.Instant", "`java.time.Instant` (with format 'ParseCaseSensitive(false)Instant()')")
        assertEquals(
            "InvalidFormatException at $.instant: Cannot deserialize value of type `java.time.Instant` from String " +
                "\"x\": Failed to deserialize $form: (java.time.format.DateTimeParseException) Text 'x' could not be " +
                "parsed at index 0 <- DateTimeParseException: Text 'x' could not be parsed at index 0",
            failureOf { instants.quoted<HoldsInstant>("{'instant':'x'}") },
        )
    }

    @Test
    fun `an Instant without the conversion`() {
        val instant = Instant.parse("2026-01-02T03:04:05Z")
        assertEquals(
            "{'instant':{'epochSeconds':1767323045,'nanosecondsOfSecond':0},'nullable':null}",
            mapper.write(HoldsInstant(instant)),
        )
        assertEquals(
            "MismatchedInputException at $.instant: Cannot construct instance of " +
                "`kotlin.time.Instant` (although at least one Creator exists): no String-argument " +
                "constructor/factory method to deserialize from String value ('2026-01-02T03:04:05Z')",
            outcome { mapper.quoted<HoldsInstant>("{'instant':'2026-01-02T03:04:05Z'}") },
        )
    }
}
