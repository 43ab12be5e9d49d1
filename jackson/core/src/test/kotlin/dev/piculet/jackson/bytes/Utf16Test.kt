package dev.piculet.jackson.bytes

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException
import java.util.Random

/** Strings are decoded as by the JDK, and what it calls malformed is odd. */
class Utf16Test {
    private fun decode(content: ByteArray): String? {
        val bytes = byteArrayOf(34) + content + byteArrayOf(34)
        val into = CharArray(content.size)
        val size = Utf16.decode(bytes, 1, bytes.size - 1, into)
        return if (size < 0) null else String(into, 0, size)
    }

    private fun byJdk(content: ByteArray): String? =
        try {
            Charsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(content))
                .toString()
        } catch (_: CharacterCodingException) {
            null
        }

    @Test
    fun `letters of all lengths are decoded`() {
        for (text in listOf("", "a", "\u007f\u0080\u07ff\u0800\ud7ff\ue000\uffff", "é€😀é€😀", "\ufffd", "日本語 и так")) {
            assertEquals(text, decode(text.toByteArray()))
        }
    }

    @Test
    fun `bytes are decoded as by the JDK, or malformed as there`() {
        val random = Random(3)
        val edges =
            listOf(0x00, 0x41, 0x7F, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xA0, 0x9F, 0xED, 0xEF, 0xF0, 0x90)
        val leads = edges + listOf(0x8F, 0xF4, 0xF5, 0xF8, 0xFF)
        repeat(300_000) {
            val content = ByteArray(random.nextInt(7)) { leads[random.nextInt(leads.size)].toByte() }
            assertEquals(byJdk(content), decode(content)) { content.joinToString(" ") { "%02x".format(it) } }
        }
    }

    @Test
    fun `escapes stand between letters`() {
        assertEquals("é\n€\"😀\\", decode("é\\n\\u20ac\\\"\\ud83d\\ude00\\\\".toByteArray()))
        for (odd in listOf("\\ud83d", "\\ude00", "é\\ud83d€", "\\ud83d\\u0041")) {
            assertEquals(null, decode(odd.toByteArray())) { odd }
        }
    }
}
