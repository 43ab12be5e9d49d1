package dev.piculet.jackson.bytes

import java.util.Random

/** A text in the middle of other bytes, which must have no effect. */
internal class Window private constructor(
    text: String,
    filling: Byte,
    random: Random,
) {
    private val content = text.toByteArray()
    val begin = random.nextInt(20)
    val end = begin + content.size
    val bytes = ByteArray(end + random.nextInt(20)) { filling }.also { content.copyInto(it, begin) }

    companion object {
        /** Returns windows with the same text and different bytes around it. */
        fun all(
            text: String,
            random: Random,
        ): List<Window> = "0\"\\ },e]".map { Window(text, it.code.toByte(), random) }
    }
}
