package dev.piculet.jackson.bytes

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.Random

/** Strings and names are written into a buffer if they end in it for sure, whatever is there. */
class JsonTextTest {
    /** Returns what stands in quotes, or null; nothing before the place is changed. */
    private fun put(
        text: String,
        before: Int,
        size: Int,
        filling: Byte,
    ): String? {
        val buffer = ByteArray(size) { filling }
        val end = JsonText.put(buffer, before, text)
        assertTrue((0 until before).all { buffer[it] == filling })
        return if (end < 0) null else buffer.decodeToString(before, end, throwOnInvalidSequence = true)
    }

    private fun put(text: String): String? =
        FILLINGS
            .flatMap { filling ->
                listOf(0, 3, 11).map { put(text, it, 6 * text.length + 30, filling) }
            }.toSet()
            .single()

    private fun expected(text: String): String =
        text.toList().joinToString("", "\"", "\"") {
            when (it) {
                '"' -> "\\\""
                '\\' -> "\\\\"
                '\n' -> "\\n"
                '\r' -> "\\r"
                '\t' -> "\\t"
                '\b' -> "\\b"
                '\u000c' -> "\\f"
                else -> "$it"
            }
        }

    @Test
    fun `characters that may stand as they are, and short escapes, are at every place`() {
        for (character in "a\"\\\n\r\t\b\u000c/ ~\u007f\u0080\u00e9\u07ff\u0800\u20ac\uffff\ufeff\u2028") {
            for (length in 0..20) {
                for (at in 0..length) {
                    val text = "x".repeat(at) + character + "y".repeat(length - at)
                    assertEquals(expected(text), put(text))
                }
            }
        }
        assertEquals("\"\"", put(""))
    }

    @Test
    fun `random strings are written`() {
        val random = Random(7)
        repeat(2_000) {
            val letters = if (random.nextBoolean()) "abc \"\\\n" else "ab\"\u00e9\u20ac\u4e2d\u0141\u0122"
            val text = String(CharArray(random.nextInt(60)) { letters[random.nextInt(letters.length)] })
            assertEquals(expected(text), put(text))
        }
    }

    @Test
    fun `surrogates and control characters without a short escape are left to the generator`() {
        for (odd in listOf("\u0000", "\u0001", "\u001f", "\u000b", "\ud800", "\udfff", "\ud83d\ude00")) {
            for (other in listOf("", "plain text of some length", "\u00e9", "\n")) {
                assertEquals(listOf(null, null), listOf(put(odd + other), put(other + odd)))
            }
        }
    }

    @Test
    fun `what might not end before the buffer does is left to the generator`() {
        for (text in listOf("", "plain", "with \"quotes\"", "\u00e9\u20ac", "a longer string in plain letters")) {
            val sizes = (0..6 * text.length + 30).filter { put(text, 0, it, '"'.code.toByte()) != null }
            assertEquals((sizes.first()..6 * text.length + 30).toList(), sizes)
            assertTrue(sizes.first() >= expected(text).toByteArray().size)
        }
    }

    @Test
    fun `names of every length are written with a comma but for the first`() {
        for (length in 0..40) {
            val name = "n".repeat(length)
            val bytes = WrittenName.of(name.toByteArray())
            for (at in listOf(0, 5)) {
                val buffer = ByteArray(at + bytes.room()) { '?'.code.toByte() }
                assertEquals("\"$name\":", buffer.decodeToString(at, bytes.put(buffer, at, true)))
                assertEquals(",\"$name\":", buffer.decodeToString(at, bytes.put(buffer, at, false)))
                assertTrue((0 until at).all { buffer[it] == '?'.code.toByte() })
            }
        }
    }

    private companion object {
        val FILLINGS = "0\"\\ }\u0000".map { it.code.toByte() } + (-1).toByte()
    }
}
