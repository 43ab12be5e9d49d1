package dev.piculet.jackson.bytes

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.Random

/** Names, commas and braces are found in bytes if they are in the window as a whole. */
class JsonStructureTest {
    private val random = Random(4)

    private fun <T> inWindows(
        text: String,
        read: (Window) -> T,
    ): T = Window.all(text, random).map(read).toSet().single()

    private fun find(
        name: String,
        text: String,
        isFirst: Boolean = false,
    ): Pair<Int, Int>? =
        inWindows(text) { window ->
            val expected = ExpectedName.of(name)
            val quote = expected.find(window.bytes, window.begin, window.end, isFirst)
            if (quote < 0) {
                null
            } else {
                quote - window.begin to expected.valueBehind(window.bytes, quote, window.end) - window.begin
            }
        }

    @Test
    fun namesAreFound() {
        for (length in 0..60) {
            val name = "n".repeat(length)
            assertEquals(1 to length + 4, find(name, ",\"$name\":1"))
            assertEquals(0 to length + 3, find(name, "\"$name\":1", isFirst = true))
            assertEquals(4 to length + 11, find(name, " \n,\t\"$name\" \t: \t1"))
            assertEquals(2 to length + 5, find(name, "\r\n\"$name\":1", isFirst = true))
            for (at in 0 until length) {
                val other = name.replaceRange(at, at + 1, "m")
                assertNull(find(name, ",\"$other\":1")) { other }
                assertNull(find(name, ", \"$other\" :1")) { other }
            }
            for (other in listOf(
                "\"$name\":1",
                ",\"$name",
                ",\"$name\"",
                ",\"n$name\":1",
                ",,\"$name\":1",
                "},\"$name\":1",
            )) {
                assertNull(find(name, other)) { other }
            }
            assertNull(find(name, ",\"$name\":1", isFirst = true))
            assertNull(find(name, ",\"$name\"\n:1"))
            assertEquals(1 to length + 4, find(name, ",\"$name\":"))
        }
    }

    @Test
    fun namesThatCanBeWrittenInSeveralWaysAreNotExpected() {
        for (name in listOf("a\"", "\\", "ä", "\n", "a".repeat(65))) assertNull(ExpectedName.of(name)) { name }
    }

    private fun isPlainAhead(
        text: String,
        isFirst: Boolean = false,
    ): Boolean = inWindows(text) { JsonStructure.isPlainAhead(it.bytes, it.begin, it.end, isFirst) }

    @Test
    fun plainNamesAheadCannotFail() {
        for (text in listOf(
            "}",
            " \n}",
            ",\"\":1",
            ",\"name\":x",
            " , \"name\" : \n\"",
        )) {
            assertTrue(isPlainAhead(text)) { text }
        }
        assertTrue(isPlainAhead("\"a\":1", isFirst = true))
        for (text in listOf(
            ",\"a\"",
            ",\"a\":",
            ",\"a\": ",
            ",\"a\"1",
            ",\"a\":/",
            ",\"a\":#",
            ",\"a\":\u0001",
            ",\"a\":ä",
        )) {
            assertFalse(isPlainAhead(text)) { text }
        }
        for (text in listOf("", ",", ",\"", ",\"a", ",\"ä\"", ",\"\\\"", ",'a'", "\"a\"", "]", ",}", "/", ",\"\n\"")) {
            assertFalse(isPlainAhead(text)) { text }
        }
        assertFalse(isPlainAhead(",\"" + "a".repeat(64) + "\":1"))
    }

    private fun nextElement(
        text: String,
        isFirst: Boolean = false,
    ): Int =
        inWindows(text) { window ->
            val at = JsonStructure.nextElement(window.bytes, window.begin, window.end, isFirst)
            if (at < 0) at else at - window.begin
        }

    @Test
    fun elementsAreFoundBehindACommaUnlessTheyAreTheFirst() {
        assertEquals(1, nextElement(",1"))
        assertEquals(5, nextElement(" \n,\r\t{"))
        assertEquals(0, nextElement("[", isFirst = true))
        assertEquals(3, nextElement(" \n ]", isFirst = true))
        for (text in listOf("", " ", ",", ", ", "1", "]", "/**/,1")) {
            assertEquals(JsonBytes.ODD, nextElement(text)) { text }
        }
        assertEquals(JsonBytes.ODD, nextElement(" ", isFirst = true))
    }

    @Test
    fun plainScalarsAheadCannotFail() {
        fun isPlain(text: String): Boolean =
            inWindows(text) { JsonStructure.isPlainElementAhead(it.bytes, it.begin, it.end) }
        for (text in listOf(",1]", " , -12,", ",1.5 ", ",1e5]", ",true]", ",false,", ",null]", ",\"")) {
            assertTrue(isPlain(text)) { text }
        }
        for (text in listOf("", ",", "]", ",1", ",01,", ",1.,", ",tru", ",nul]", ",NaN]", ",[", ",{", ",]", ",'a'")) {
            assertFalse(isPlain(text)) { text }
        }
    }

    @Test
    fun `the next byte below the space is found wherever it is`() {
        for (length in 0..50) {
            val text = "\u007f\u00ff z\u4e00 ~\ud83d\udc00".repeat(8).take(length)
            for (control in listOf("\t", "\n", "\r", "\u0000", "\u001f")) {
                for (at in 0..length) {
                    val found = inWindows(text.replaceRange(at, at, control)) {
                        JsonStructure.nextControl(it.bytes, it.begin, it.end) - it.begin
                    }
                    assertEquals(text.take(at).toByteArray().size, found) { "$length $at" }
                }
            }
            val none = inWindows(text) { it.end - JsonStructure.nextControl(it.bytes, it.begin, it.end) }
            assertEquals(0, none)
        }
    }
}
