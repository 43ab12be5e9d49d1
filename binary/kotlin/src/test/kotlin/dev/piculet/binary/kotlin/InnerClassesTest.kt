package dev.piculet.binary.kotlin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Kotlin's inner classes keep their outer instance. */
class InnerClassesTest {
    class Shelf(
        val name: String,
    ) {
        inner class Place(
            val number: Int,
            var label: String? = null,
        ) {
            val owner get() = name

            override fun equals(other: Any?) =
                other is Place && other.owner == owner && other.number == number && other.label == label

            override fun hashCode() = number
        }
    }

    data class Inventory(
        val places: List<Shelf.Place>,
    )

    @Test
    fun `inner objects come back with their outer one`() {
        val shelf = Shelf("left")
        val twins = twins<Inventory> { requireConstructors() }
        val read = twins.read(twins.write(Inventory(listOf(shelf.Place(1), shelf.Place(2, "b")))))
        assertEquals(listOf("left", "left"), read.places.map { it.owner })
        assertEquals(listOf(1 to null, 2 to "b"), read.places.map { it.number to it.label })
    }
}
