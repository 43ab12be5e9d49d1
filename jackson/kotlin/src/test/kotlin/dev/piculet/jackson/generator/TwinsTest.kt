package dev.piculet.jackson.generator

import dev.piculet.jackson.generator.ReaderFixture.Adapter
import dev.piculet.jackson.generator.StandIns.Failure
import dev.piculet.model.CreatorModel
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.Random

/** Generated readers make the same objects as their creators called by reflection. */
class TwinsTest {
    private fun generated(
        fixture: ReaderFixture,
        values: Map<String, Any?>,
    ): String =
        try {
            fixture.read(*values.toList().toTypedArray()).toString()
        } catch (failure: Failure) {
            failure.cause.toString()
        }

    private fun interpreted(
        fixture: ReaderFixture,
        values: Map<String, Any?>,
    ): String =
        try {
            fixture.createInterpreted(values).toString()
        } catch (refused: IllegalArgumentException) {
            refused.toString()
        }

    /** Returns the number of different results over all choices of these values: each missing, null or present. */
    private fun assertTwins(
        fixture: ReaderFixture,
        values: Map<String, Any>,
    ): Int {
        val results = mutableSetOf<String>()
        val names = values.keys.toList()
        var choices = 1
        repeat(names.size) { choices *= 3 }
        for (choice in 0 until choices) {
            val chosen = mutableMapOf<String, Any?>()
            var rest = choice
            for (name in names) {
                if (rest % 3 == 1) chosen[name] = null
                if (rest % 3 == 2) chosen[name] = values[name]
                rest /= 3
            }
            val expected = interpreted(fixture, chosen)
            assertEquals(expected, generated(fixture, chosen)) { "$chosen" }
            results += expected
        }
        return results.size
    }

    @Test
    fun everyChoiceOfArgumentsGivesTheSame() {
        val orders =
            mapOf(
                "user" to UserId("u"),
                "count" to Count(1),
                "optionalCount" to Count(2),
                "maybe" to Maybe(null),
                "optionalMaybe" to Maybe("o"),
                "nested" to Nested(Maybe(null)),
                "defaultCount" to Count(3),
                "defaultMaybe" to Maybe(null),
            )
        val mixed =
            mapOf(
                "user" to UserId("u"),
                "count" to Count(1),
                "maybe" to Maybe(null),
                "note" to "n",
                "rest" to uintArrayOf(1u, 2u),
            )
        val defaults = mapOf("name" to "n", "count" to 5, "text" to "t", "note" to "o")
        for (adapter in listOf(Adapter(), Adapter(nullIsDefault = true), Adapter(hasWindow = true))) {
            assertTrue(assertTwins(ReaderFixture(Order::class.java, adapter), orders) > 16)
            assertTrue(assertTwins(ReaderFixture(Mixed::class.java, adapter), mixed) > 16)
        }
        assertTrue(assertTwins(ReaderFixture(Defaults::class.java, Adapter(nullIsDefault = true)), defaults) > 4)
        val made = ReaderFixture(Made::class.java) { it.kind() == CreatorModel.Kind.FACTORY }
        assertEquals(4, assertTwins(made, mapOf("first" to UserId("u"))) + 1)
    }

    @Test
    fun moreParametersThanOneMaskHoldGiveTheSame() {
        val random = Random(33)
        for ((type, size) in mapOf(Wide33::class.java to 33, Wide65::class.java to 65)) {
            val fixture = ReaderFixture(type)
            val results = mutableSetOf<String>()
            repeat(200) {
                val present = (0 until size).filter { random.nextInt(4) > 0 }.shuffled(random)
                val values: Map<String, Any?> = present.associate { "p$it" to value(it) }
                val expected = interpreted(fixture, values)
                assertEquals(expected, generated(fixture, values)) { "$values" }
                results += expected
            }
            assertTrue(results.size > 190)
        }
    }

    private fun value(index: Int): Any =
        when (index % 3) {
            0 -> -index
            1 -> "-$index"
            else -> -index.toLong()
        }
}
