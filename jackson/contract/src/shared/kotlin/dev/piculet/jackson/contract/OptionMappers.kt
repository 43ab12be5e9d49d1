package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import tools.jackson.databind.json.JsonMapper
import java.util.Random

/** Returns a random object of a class that is written as a whole. */
internal fun wholeValue(
    random: Random,
    type: Class<*>,
): Any = if (type in DirectValues.ALL) DirectValues(random).value(type) else JavaValues.of(random, type)

/** Mappers with the same settings: Jackson's own, and those that have to be like it. */
internal class OptionMappers(
    private val settings: List<Setting>,
) {
    /** Whether an object went as a whole by an ordinary mapper, and straight by one of ours. */
    data class Ways(
        val isWhole: Boolean,
        val isDirect: Boolean,
    )

    private val pool = CountingPool()

    private val plain = builder(PlainJackson.module(mapOf()), settings).build()

    private val ordinary = builder(JavaPiculet(0).module(mapOf()), settings).build()

    private val direct = PiculetJsonMapper.of(builder(JavaPiculet(0).module(mapOf()), settings, pool).build())

    /** Does something twice, which may make code first, and tells whether that needs no parser or generator. */
    private fun goesStraight(
        tryAgain: () -> Unit,
        action: () -> Unit,
    ): Boolean =
        List(2) {
            tryAgain()
            val before = pool.count.get()
            told(action)
            pool.count.get() == before
        }.last()

    /** Does something twice, and tells whether that goes as a whole. */
    private fun goesAsWhole(
        tryAgain: () -> Unit,
        action: () -> Boolean,
    ): Boolean =
        List(2) {
            tryAgain()
            runCatching(action).getOrDefault(false)
        }.last()

    fun waysOfReading(
        type: Class<*>,
        json: ByteArray,
    ): Ways {
        val isWhole =
            goesAsWhole({ DirectState.readWholeAgain(ordinary) }) {
                ordinary.createParser(json).use {
                    ordinary.readValue(it, type)
                    DirectState.hasReadNoName(it)
                }
            }
        val isDirect = goesStraight({ DirectState.readAgain(direct) }) { direct.readValue(json, type) }
        return Ways(isWhole, isDirect)
    }

    fun waysOfWriting(value: Any): Ways {
        val isWhole =
            goesAsWhole({ DirectState.writeWholeAgain(ordinary) }) {
                ordinary.createGenerator(RecordedTarget()).use {
                    ordinary.writeValue(it, value)
                    DirectState.hasBegunNothing(it)
                }
            }
        val isDirect =
            goesStraight({ DirectState.writeAgain(direct, value.javaClass) }) { direct.writeValueAsBytes(value) }
        return Ways(isWhole, isDirect)
    }

    private fun read(
        mapper: JsonMapper,
        type: Class<*>,
        json: ByteArray,
    ): String =
        withoutJvmsWords(withoutParsersWords(told { FieldText().of(mapper.readValue(json, type)) }))

    fun assertReadAsByJackson(
        type: Class<*>,
        json: ByteArray,
    ) {
        val expected = read(plain, type, json)
        for (mapper in DirectState.tryAgain(ordinary, direct, type)) {
            assertEquals(expected, read(mapper, type, json)) { "$type, $settings: ${json.decodeToString()}" }
        }
    }

    fun assertWrittenAsByJackson(value: Any) {
        for (call in CALLS) {
            val expected = withoutJvmsWords(told { plain.call(value) })
            for (mapper in DirectState.tryAgain(ordinary, direct, value.javaClass)) {
                assertEquals(expected, withoutJvmsWords(told { mapper.call(value) })) {
                    "${FieldText().of(value)}, $settings"
                }
            }
        }
    }

    private companion object {
        val CALLS: List<JsonMapper.(Any) -> String> =
            listOf(
                { String(writeValueAsBytes(it), Charsets.ISO_8859_1) },
                { writeValueAsString(it) },
                { value -> RecordedTarget().also { writeValue(it, value) }.text },
            )
    }
}
