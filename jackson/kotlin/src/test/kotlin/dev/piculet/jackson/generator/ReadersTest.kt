package dev.piculet.jackson.generator

import dev.piculet.jackson.generator.ReaderFixture.Adapter
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class ReadersTest : ReadersContract(hasWindow = false)

class TakingReadersTest : ReadersContract(hasWindow = true) {
    @Test
    fun everyValueOfADirectKindIsTakenThatIsExpected() {
        val plain = ReaderFixture(Plain::class.java, Adapter(hasWindow = true))
        val values = arrayOf("number" to 1, "total" to 2L, "ratio" to 0.5, "active" to true, "name" to "n")
        assertEquals("n", (plain.read(*values, "tags" to listOf("a")) as Plain).name)
        assertEquals(5, plain.taken)
        plain.read("more" to 1, *values, "tags" to listOf("a"))
        assertEquals(4, plain.taken)
        plain.read("tags" to listOf("a"), *values)
        assertEquals(5, plain.taken)
        plain.read(*values, "tags" to listOf("a"), "number" to 3)
        assertEquals(6, plain.taken)
        plain.read(*values.reversedArray(), "tags" to listOf("a"))
        assertEquals(5, plain.taken)
        val wide = ReaderFixture(Wide200::class.java, Adapter(hasWindow = true))
        wide.read(*Array(200) { "p$it" to "$it" })
        assertEquals(200, wide.taken)
    }

    @Test
    fun otherValuesAreMovedToTogetherWithTheirNames() {
        val plain = ReaderFixture(Plain::class.java, Adapter(hasWindow = true))
        val values = arrayOf("number" to 1, "total" to 2L, "ratio" to 0.5, "active" to true, "name" to "n")
        assertEquals(listOf("a"), (plain.read(*values, "tags" to listOf("a")) as Plain).tags)
        assertEquals(1, plain.opened)
        assertEquals(listOf("a"), (plain.read("tags" to listOf("a"), *values) as Plain).tags)
        assertEquals(1, plain.opened)
    }

    @Test
    fun nothingIsTakenFromAnotherParser() {
        val plain = ReaderFixture(Plain::class.java, Adapter(hasWindow = true)).also { it.canTake = false }
        val values = arrayOf("number" to 1, "total" to 2L, "ratio" to 0.5, "active" to true, "name" to "n")
        assertEquals("n", (plain.read(*values, "tags" to listOf("a")) as Plain).name)
        assertEquals(0, plain.lookedUp)
    }
}
