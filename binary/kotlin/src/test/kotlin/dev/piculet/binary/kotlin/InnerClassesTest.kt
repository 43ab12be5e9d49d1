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

    class FormerShelf(
        val name: String,
    ) {
        inner class Place(
            val number: Int,
            val kept: Int,
        ) {
            val owner get() = name
        }
    }

    data class FormerInventory(
        val places: List<FormerShelf.Place>,
    )

    class GrownShelf(
        val name: String,
    ) {
        inner class Place(
            val number: Int,
            val count: Int = 3,
            val kept: Int = 4,
            val label: String? = "$name-$number",
        ) {
            override fun equals(other: Any?) = other is Place && other.toString() == toString()

            override fun hashCode() = number

            override fun toString() = "$name $number $count $kept $label"
        }
    }

    data class GrownInventory(
        val places: List<GrownShelf.Place>,
    )

    @Test
    fun `properties missing in old data of inner objects get their own default arguments`() {
        val former = twins<FormerInventory>()
        val twins = twins<GrownInventory> { reads(former.interpreted.schema()) }
        val old = former.interpreted.serialize(FormerInventory(listOf(FormerShelf("left").Place(1, 9))))
        assertEquals(listOf("left 1 3 9 left-1"), twins.readOlder(old).places.map { it.toString() })
    }
}
