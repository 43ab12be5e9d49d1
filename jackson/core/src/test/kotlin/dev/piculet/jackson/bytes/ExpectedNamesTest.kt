package dev.piculet.jackson.bytes

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import java.util.Random

/** The name that comes next in a window is told by its bytes, whatever stands around it. */
class ExpectedNamesTest {
    /** Returns what is found in a window's middle, which is the same whatever is around it. */
    private fun find(
        names: List<String>,
        json: String,
        isFirst: Boolean = true,
    ): Int {
        val table = ExpectedNames.of(names)
        val content = json.toByteArray()
        return "0\" :a"
            .map { filling ->
                val begin = 11
                val end = begin + content.size
                val bytes = ByteArray(end + 70) { filling.code.toByte() }.also { content.copyInto(it, begin) }
                table.find(bytes, begin, end, isFirst)
            }.toSet()
            .single()
    }

    private val names = listOf("a", "id", "number", "seven77", "eight888", "customerFirst", "a".repeat(30), "a b", "[]")

    @Test
    fun aNameIsItsPlaceInTheList() {
        for ((place, name) in names.withIndex()) {
            assertEquals(place, find(names, "\"$name\":123456")) { name }
            assertEquals(place, find(names, "\n\t \"$name\"  : 123456")) { name }
            assertEquals(place, find(names, ",\"$name\":123456", isFirst = false)) { name }
            assertEquals(place, find(names, " ,\r\n \"$name\":123456", isFirst = false)) { name }
        }
    }

    @Test
    fun otherNamesAreUnknown() {
        val others = listOf("", "b", "ID", "i", "idd", "numbe", "numbers", "seven7", "customerfirst", "customerXFirst")
        for (name in others + "a".repeat(29) + "a".repeat(31) + "a".repeat(100) + "grün" + "a\\u0062") {
            assertEquals(ExpectedNames.UNKNOWN, find(names + "grün", "\"$name\":123456")) { name }
        }
    }

    @Test
    fun whatIsNoNameIsUnknown() {
        assertEquals(ExpectedNames.UNKNOWN, find(names, ",\"id\":123456"))
        assertEquals(ExpectedNames.UNKNOWN, find(names, "\"id\":123456", isFirst = false))
        val quoted = listOf("/* */ \"id\":123456", "\"i\nd\":123456", "\"id\" /**/:123456", "\"id\":/**/123456")
        for (json in listOf("", "}", " ", "\"", "\"id", "'id':123456", "id:123456") + quoted) {
            assertEquals(ExpectedNames.UNKNOWN, find(names, json)) { json }
            assertEquals(ExpectedNames.UNKNOWN, find(names, ",$json", isFirst = false)) { json }
        }
    }

    @Test
    fun nothingIsReadBehindTheWindow() {
        assertEquals(ExpectedNames.UNKNOWN, find(names, "\"id\":12"))
        assertEquals(1, find(names, "\"id\":123"))
        val table = ExpectedNames.of(names)
        for ((place, name) in names.withIndex()) {
            val bytes = "\"$name\":1".toByteArray()
            val isKnown = name.length + 4 >= Long.SIZE_BYTES
            assertEquals(if (isKnown) place else ExpectedNames.UNKNOWN, table.find(bytes, 0, bytes.size, true)) { name }
        }
    }

    @Test
    fun noNamesAreExpectedByAnEmptyTable() {
        assertEquals(ExpectedNames.UNKNOWN, find(listOf(), "\"id\":123456"))
        assertEquals(ExpectedNames.UNKNOWN, find(listOf("grün"), "\"id\":123456"))
    }

    @Test
    fun namesAreToldApartHoweverManyAreAlike() {
        val random = Random(3)
        repeat(300) {
            val letters = "ab".repeat(random.nextInt(3) + 1).toCharArray().distinct() + 'a'
            val all = List(1 + random.nextInt(200)) {
                String(CharArray(1 + random.nextInt(40)) { letters[random.nextInt(letters.size)] })
            }.distinct()
            val known = all.filter { random.nextInt(4) > 0 }
            for (name in all) {
                assertEquals(known.indexOf(name), find(known, "\"$name\":123456")) { "$name in $known" }
            }
        }
    }
}
