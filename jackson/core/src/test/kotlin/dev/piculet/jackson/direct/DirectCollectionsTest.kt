package dev.piculet.jackson.direct

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** What collections and arrays share within a document, or keep from one to the next, shows in none of them. */
class DirectCollectionsTest {
    private val limits = DirectLimits(100, 1_000, 1_000, { true }, null)

    private fun read(
        by: DirectValue,
        json: String,
    ): Any? = json.toByteArray().let { DirectInput.read(by, it, 0, it.size, limits) }

    private fun all(element: DirectValue): DirectValue = DirectList(ArrayList::class.java, element, false)

    private val numbers =
        listOf(listOf(1, 2), listOf(3), listOf(), (1..40).toList(), listOf(4), (1..9).toList(), listOf(5, 6, 7))

    @Test
    fun arraysOfOneDocumentHaveTheirOwnNumbers() {
        val whole = numbers.toString()
        val fractions = numbers.map { array -> array.map { it + 0.5 } }
        val ints = read(all(DirectArray.INTS), whole) as List<*>
        val longs = read(all(DirectArray.LONGS), whole) as List<*>
        val doubles = read(all(DirectArray.DOUBLES), fractions.toString()) as List<*>
        val floats = read(all(DirectArray.FLOATS), fractions.toString()) as List<*>
        assertEquals(numbers, ints.map { (it as IntArray).toList() })
        assertEquals(numbers, longs.map { array -> (array as LongArray).map { it.toInt() } })
        assertEquals(fractions, doubles.map { (it as DoubleArray).toList() })
        assertEquals(fractions, floats.map { array -> (array as FloatArray).map { it.toDouble() } })
    }

    @Test
    fun anArrayWithSomethingOddLeavesNothingBehind() {
        assertNull(read(all(DirectArray.INTS), "[[1, 2, 3], [4, x]]"))
        assertEquals(
            listOf(7, 8),
            ((read(all(DirectArray.INTS), "[[7, 8]]") as List<*>).single() as IntArray).toList(),
        )
    }

    @Test
    fun textsOfOneDocumentAreTheirOwn() {
        val texts = listOf("ä", "länger als vorher", "", "ß", "\u65E5\u672C", "x".repeat(200) + "é")
        val json = texts.joinToString("\",\"", "[\"", "\"]")
        assertEquals(texts, read(all(DirectScalars.TEXT), json))
    }

    @Test
    fun collectionsOfAllSizesAreWholeWhateverCameBefore() {
        val list = all(DirectScalars.INT)
        val set = DirectList(LinkedHashSet::class.java, DirectScalars.INT, false)
        val map = DirectMap(LinkedHashMap::class.java, DirectScalars.INT, false)
        for (size in (0..40) + (40 downTo 0) + listOf(1, 500, 2)) {
            val numbers = (1..size).toList()
            assertEquals(numbers, read(list, numbers.toString()))
            assertEquals(numbers, (read(set, numbers.toString()) as LinkedHashSet<*>).toList())
            val entries = numbers.joinToString(",", "{", "}") { "\"k$it\": $it" }
            assertEquals(numbers.map { "k$it" to it }, (read(map, entries) as LinkedHashMap<*, *>).toList())
        }
    }

    @Test
    fun roomIsWhatWasSeenAndNeverMoreThanTheUsual() {
        val size = SeenSize.ofLists()
        assertEquals(1, size.room())
        size.note(3)
        size.note(2)
        assertEquals(3, size.room())
        size.note(1_000_000)
        assertEquals(10, size.room())
    }

    @Test
    fun aTableHasRoomForWhatWasSeen() {
        val size = SeenSize.ofMaps()
        for (entries in 1..20) {
            size.note(entries)
            val table = Integer.highestOneBit(size.table() * 2 - 1)
            assertTrue(table * 3 / 4 >= minOf(entries, 12)) { "$entries entries in a table of $table" }
            assertTrue(table <= 16) { "a table of $table" }
        }
    }
}
