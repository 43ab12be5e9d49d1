package dev.piculet.jackson.bytes

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.Random

/** Values are found in bytes if they have the usual form and are in the window as a whole. */
class JsonBytesTest {
    private val random = Random(3)

    private fun <T> inWindows(
        text: String,
        read: (Window) -> T,
    ): T = Window.all(text, random).map(read).toSet().single()

    private fun boolean(text: String): Int =
        inWindows(text) { JsonBytes.booleanAt(it.bytes, it.begin, it.end) }

    private fun string(text: String): String? =
        inWindows(text) { window ->
            val behind = JsonBytes.endOfString(window.bytes, window.begin, window.end)
            if (behind < 0) null else JsonBytes.stringAt(window.bytes, window.begin, behind)
        }

    @Test
    fun truthIsRead() {
        assertEquals(1, boolean("true,"))
        assertEquals(0, boolean("false}"))
        assertEquals(1, boolean("true]"))
        for (text in listOf("true", "false", "tru", "", "True,", "trUe,", "falsE,", "truex", "null,")) {
            assertEquals(JsonBytes.ODD, boolean(text)) { text }
        }
    }

    @Test
    fun nothingIsRead() {
        assertTrue(inWindows("null,") { JsonBytes.isNullAt(it.bytes, it.begin, it.end) })
        for (text in listOf("null", "nul", "nulL,", "Null,", "nullx", "")) {
            assertFalse(inWindows(text) { JsonBytes.isNullAt(it.bytes, it.begin, it.end) }) { text }
        }
    }

    @Test
    fun textIsRead() {
        for (length in 0..40) {
            for (letter in listOf("a", " ", "~", "\u007F", "ß", "€", "😀", "\u0080")) {
                val text = "x".repeat(length) + letter + "y".repeat(random.nextInt(10))
                assertEquals(text, string("\"$text\"")) { text }
                assertEquals(text, string("\"$text\",\"z\":1}")) { text }
                for (odd in listOf("\\", "\\n", "\n", "\u0000", "\u001F")) assertNull(string("\"$text$odd\"")) { text }
                assertNull(string("\"$text")) { text }
            }
        }
        for (text in listOf("", "a", "1", "\"")) assertNull(string(text)) { text }
    }

    /** The length of a quoted text without its last quote, and whether it is ASCII alone; null if it is odd. */
    private fun endOfAscii(text: String): Pair<Int, Boolean>? =
        inWindows(text) {
            val at = JsonBytes.endOfAscii(it.bytes, it.begin, it.end)
            if (at == JsonBytes.ODD) null else maxOf(at, at.inv()) - it.begin to (at >= 0)
        }

    @Test
    fun textThatIsAsciiAloneIsTold() {
        for (length in 0..40) {
            for (letter in listOf("", "a", "\u007F", "ß", "😀")) {
                val text = "x".repeat(length) + letter + "y".repeat(random.nextInt(10))
                val expected = text.toByteArray().size + 1 to text.all { it.code < 0x80 }
                for (behind in listOf("", ",\"ß\":1}", "ßßßßßßßßßßßß")) {
                    assertEquals(expected, endOfAscii("\"$text\"$behind")) { text }
                }
                for (odd in listOf("\\\"", "\n\"", "")) assertNull(endOfAscii("\"$text$odd")) { text }
            }
        }
    }

    @Test
    fun malformedTextIsOdd() {
        for (bytes in listOf("C080", "C2", "E28228", "EDA080", "F0808080", "F5808080", "80", "FF", "EFBFBD")) {
            val inside = bytes.chunked(2).map { it.toInt(16).toByte() }.toByteArray()
            val quoted = byteArrayOf('"'.code.toByte()) + inside + '"'.code.toByte()
            val behind = JsonBytes.endOfString(quoted, 0, quoted.size)
            assertNull(JsonBytes.stringAt(quoted, 0, behind)) { bytes }
        }
    }
}
