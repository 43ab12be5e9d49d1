package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** More parameters than a word of the compiler's masks has bits. */
abstract class ManyParametersContract(
    subject: Subject,
) : Contract(subject) {
    private fun json(indexes: Iterable<Int>) = indexes.joinToString(",", "{", "}") { "'p$it':${it + 1000}" }

    private inline fun <reified T : Any> assertReads(
        count: Int,
        crossinline values: (T) -> List<Int>,
    ) {
        assertEquals(List(count) { it }, values(mapper.quoted<T>("{}")))
        assertEquals(List(count) { it + 1000 }, values(mapper.quoted<T>(json(0 until count))))
        assertEquals(List(count) { it + 1000 }, values(mapper.quoted<T>(json((0 until count).reversed()))))
        for (missing in 0 until count) {
            val expected = List(count) { if (it == missing) it else it + 1000 }
            assertEquals(expected, values(mapper.quoted<T>(json((0 until count) - missing))))
            val alone = List(count) { if (it == missing) it + 1000 else it }
            assertEquals(alone, values(mapper.quoted<T>(json(listOf(missing)))))
        }
    }

    @Test
    fun `32 parameters have their defaults`() {
        assertReads<Parameters32>(32) { it.values() }
    }

    @Test
    fun `33 parameters have their defaults`() {
        assertReads<Parameters33>(33) { it.values() }
    }

    @Test
    fun `65 parameters have their defaults`() {
        assertReads<Parameters65>(65) { it.values() }
    }

    @Test
    fun `parameters are written in declared order`() {
        assertEquals((0 until 65).joinToString(",", "{", "}") { "'p$it':$it" }, mapper.write(Parameters65()))
    }

    @Test
    fun `more than 64 properties fill a constructor without defaults`() {
        val json = (0 until 66).joinToString(",", "{", "}") { "'p$it':$it" }
        assertEquals(66, mapper.write(mapper.quoted<Required66>(json)).split(',').size)
        assertEquals(
            "KotlinInvalidNullException at $.p65: Instantiation of [simple type, class Required66] " +
                "value failed for JSON property p65 due to missing (therefore NULL) value for creator " +
                "parameter p65 which is a non-nullable type",
            failureOf { mapper.quoted<Required66>(json.replace("'p65'", "'x'")) },
        )
    }
}
