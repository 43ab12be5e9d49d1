package dev.piculet.jackson.contract

import org.junit.jupiter.api.Test
import java.util.Random

/**
 * Under several options at once, objects are read and written as by Jackson alone. `-Dfuzz.mappers` sets how many mappers there
 * are, `-Dfuzz.seed` which.
 */
class OptionPairsTest {
    private val read: List<Class<*>> = DirectJava.DIRECT + DirectKinds.READ + Coerced::class.java

    private val written: List<Class<*>> = DirectValues.ALL + DirectKinds.WRITTEN

    @Test
    fun `options together`() {
        val count = System.getProperty("fuzz.mappers")?.toInt() ?: MAPPERS
        val seed = System.getProperty("fuzz.seed")?.toLong() ?: 1
        for (number in 0..<count) {
            val random = Random(seed * 1_000_003 + number)
            val mappers = OptionMappers(RandomSettings.of(random) + RandomSettings.of(random))
            repeat(CASES) {
                val type = read[random.nextInt(read.size)]
                val json = JsonCases(random).run { if (random.nextBoolean()) usual(type) else document(type) }
                mappers.assertReadAsByJackson(type, json)
                mappers.assertWrittenAsByJackson(wholeValue(random, written[random.nextInt(written.size)]))
            }
        }
    }

    private companion object {
        const val MAPPERS = 60

        /** Documents and values for each mapper. */
        const val CASES = 40
    }
}
