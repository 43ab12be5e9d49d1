package dev.piculet.jackson.bytes

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test
import java.util.Random

/** Strings with escapes are found in bytes if they are in the window as a whole and can be written as UTF-8. */
class EscapedStringTest {
    /** Returns the text of a string that begins in the window's middle, which is the same whatever is around it. */
    private fun read(json: String): String? {
        val content = json.toByteArray()
        return "0\"\\u"
            .map { filling ->
                val begin = 5
                val end = begin + content.size
                val bytes = ByteArray(end + 15) { filling.code.toByte() }.also { content.copyInto(it, begin) }
                val last = EscapedString.endOf(bytes, begin, end)
                if (last < 0) null else EscapedString.textOf(bytes, begin, last)
            }.toSet()
            .single()
    }

    @Test
    fun escapesAreReplaced() {
        assertEquals("\"\\/\b\u000C\n\r\t", read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\""))
        val edges = "A\u0000\u007F\u0080é\u07FF\u0800€\uFFFE"
        assertEquals(edges, read(quoted(edges)))
        assertEquals("a😀ß", read("\"a\\uD83D\\ude00ß\""))
        assertEquals("u0041", read("\"u0041\""))
        assertEquals("\\u0041", read("\"\\\\u0041\""))
    }

    private fun quoted(text: String) = text.map { "\\u%04x".format(it.code) }.joinToString("", "\"", "\"")

    @Test
    fun textIsTheSameHoweverItIsWritten() {
        val random = Random(7)
        repeat(20_000) {
            val points = IntArray(random.nextInt(20)) {
                val choices = listOf(random.nextInt(0x80), random.nextInt(0xD800), 0x10000 + random.nextInt(0x100000))
                choices[random.nextInt(3)]
            }
            val text = String(points, 0, points.size)
            val json = text
                .map { character ->
                    when {
                        character < ' ' || character == '"' || character == '\\' -> "\\u%04X".format(character.code)
                        !character.isSurrogate() && random.nextBoolean() -> "\\u%04x".format(character.code)
                        else -> "$character"
                    }
                }.joinToString("", "\"", "\",1")
            assertEquals(text, read(json)) { json }
            assertEquals(text, read(quoted(text))) { json }
        }
    }

    @Test
    fun otherEscapesAreOdd() {
        val others = "\\x \\u \\u12 \\u123 \\u123g \\u-001 \\u１234 \\' \\U0041 \\ \\N".split(" ")
        for (odd in others) {
            assertNull(read("\"$odd\"")) { odd }
            assertNull(read("\"a\\n$odd")) { odd }
        }
        for (odd in listOf(
            "\\ud83d",
            "\\ude00",
            "\\ude00\\ud83d",
            "\\ud83d\\n",
            "\\ud83d\\ud83d\\ude00",
            "\\ud83d\\u0041",
        )) {
            assertNull(read("\"$odd\"")) { odd }
        }
        for (odd in listOf("\\n\n", "\\n\u0000", "\\ufffd")) assertNull(read("\"$odd\"")) { odd }
        for (odd in listOf("", "a", "\\\"", "\"\\n", "\"\\\"")) assertNull(read(odd)) { odd }
    }
}
