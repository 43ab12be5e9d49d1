package dev.piculet.jackson.contract

import java.io.IOException
import java.io.InputStream

/**
 * Gives a piece of a document at each call, and notes the calls. An empty piece is an answer of 0 bytes.
 *
 * @param failsAt the piece that it fails at; the number of pieces if it fails at the end
 */
internal class RecordedStream(
    private val pieces: List<ByteArray>,
    private val failsAt: Int = -1,
    private val failsToClose: Boolean = false,
    private val knowsRest: Boolean = false,
) : InputStream() {
    val calls = mutableListOf<String>()

    private var piece = 0
    private var at = 0

    override fun read(): Int = throw UnsupportedOperationException()

    override fun read(
        target: ByteArray,
        offset: Int,
        length: Int,
    ): Int {
        if (piece == failsAt) {
            calls += "$length: fails"
            throw IOException("piece $piece is lost")
        }
        val count = if (piece == pieces.size) -1 else take(target, offset, length)
        calls += "$length: $count"
        return count
    }

    private fun take(
        target: ByteArray,
        offset: Int,
        length: Int,
    ): Int {
        val bytes = pieces[piece]
        val count = minOf(length, bytes.size - at)
        bytes.copyInto(target, offset, at, at + count)
        at += count
        if (at == bytes.size) {
            piece++
            at = 0
        }
        return count
    }

    override fun available(): Int =
        if (knowsRest && piece < pieces.size) pieces.drop(piece).sumOf { it.size } - at else 0

    override fun close() {
        calls += "close"
        if (failsToClose) throw IOException("not closed")
    }
}

/** Notes what is done to it, and the bytes that it gets. */
internal class RecordedTarget(
    private val failsAt: String? = null,
) : java.io.OutputStream() {
    val calls = mutableListOf<String>()
    private val written = java.io.ByteArrayOutputStream()

    /** How many bytes it was given, those at which it has failed as well. */
    val length get() = calls.sumOf { it.removePrefix("write ").toIntOrNull() ?: 0 }

    /** What was done but to write bytes. */
    val callsOfEnd get() = calls.filterNot { it.startsWith("write") }

    /** All bytes, as characters of Latin-1. */
    val text get() = written.toString(Charsets.ISO_8859_1)

    override fun write(one: Int) = write(byteArrayOf(one.toByte()), 0, 1)

    override fun write(
        bytes: ByteArray,
        offset: Int,
        length: Int,
    ) {
        note("write $length")
        written.write(bytes, offset, length)
    }

    override fun flush() = note("flush")

    override fun close() = note("close")

    private fun note(call: String) {
        calls += call
        if (failsAt != null && call.startsWith(failsAt)) throw IOException("no $call")
    }
}
