package dev.piculet.jackson.direct

import org.junit.jupiter.api.Assertions.assertArrayEquals
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import java.io.ByteArrayInputStream
import java.io.IOException
import java.io.InputStream
import kotlin.random.Random

class StreamedDocumentTest {
    private val odd = StreamedDocument.Reader { _, _, _ -> null }

    private val whole = StreamedDocument.Reader { json, from, end -> String(json, from, end - from) }

    private fun bytes(length: Int) = Random(length).nextBytes(length)

    @Test
    fun `nothing is read before it is asked for`() {
        val stream = ByteArrayInputStream(bytes(9))
        assertSame(stream, StreamedDocument(stream).rest())
    }

    @Test
    fun `a document that comes at once is a value`() {
        val document = StreamedDocument(ByteArrayInputStream("{}".toByteArray()))
        document.read(whole, true, true)
        assertEquals("{}", document.value())
    }

    @Test
    fun `what is odd can be read again, and then the rest`() {
        for (length in listOf(0, 1, 3, 4, 7_999, 8_000, 8_001, 100_000, 3_000_000)) {
            for (toEnd in listOf(true, false)) {
                val document = StreamedDocument(ByteArrayInputStream(bytes(length)))
                document.read(odd, toEnd, true)
                assertEquals(null, document.value<Any?>())
                assertArrayEquals(bytes(length), document.rest().readAllBytes()) { "$length $toEnd" }
            }
        }
    }

    @Test
    fun `bytes come one by one, too`() {
        val document = StreamedDocument(ByteArrayInputStream(bytes(8_003)))
        document.read(odd, false, false)
        val rest = document.rest()
        assertArrayEquals(bytes(8_003), ByteArray(8_003) { rest.read().toByte() })
        assertEquals(-1, rest.read())
    }

    private class Failing(
        private val start: ByteArray,
        private val failure: Throwable,
    ) : InputStream() {
        var closed = 0
        private var isRead = false

        override fun read() = throw UnsupportedOperationException()

        override fun read(
            target: ByteArray,
            offset: Int,
            length: Int,
        ): Int {
            if (isRead) throw failure
            isRead = true
            start.copyInto(target, offset)
            return start.size
        }

        override fun close() {
            closed++
            if (closed == 1) throw failure
        }
    }

    @Test
    fun `a stream is closed if a class can't be initialized`() {
        val reader = StreamedDocument.Reader { _, _, _ -> throw ExceptionInInitializerError("a") }
        val ofClosing = IOException("b")
        for (closes in listOf(true, false)) {
            val stream = Failing("{}  ".toByteArray(), ofClosing)
            val document = StreamedDocument(stream)
            val thrown =
                assertThrows(ExceptionInInitializerError::class.java) { document.read(reader, false, closes) }
            assertEquals(if (closes) listOf(ofClosing) else listOf(), thrown.suppressed.toList())
            assertEquals(if (closes) 1 else 0, stream.closed)
        }
    }

    @Test
    fun `a failure comes again behind the bytes before it, whatever it is`() {
        for (failure in listOf(IOException("a"), IllegalStateException("b"), AssertionError("c"), Exception("d"))) {
            val document = StreamedDocument(Failing("[1]".toByteArray(), failure))
            document.read(whole, true, true)
            assertEquals(null, document.value<Any?>())
            val rest = document.rest()
            assertEquals("[1]", String(rest.readNBytes(3)))
            assertSame(failure, assertThrows(Throwable::class.java) { rest.read() })
        }
    }

    @Test
    fun `a failure to close comes again once`() {
        val failure = IOException("a")
        val stream = Failing("[1,2]".toByteArray(), failure)
        val document = StreamedDocument(stream)
        document.read(whole, false, true)
        val rest = document.rest()
        assertSame(failure, assertThrows(Throwable::class.java) { rest.close() })
        assertEquals(1, stream.closed)
        rest.close()
        assertEquals(2, stream.closed)
    }

    @Test
    fun `arrays are kept, but none that Jackson was given`() {
        val arrays = mutableListOf<ByteArray>()

        fun read(value: Any?) {
            val document = StreamedDocument(ByteArrayInputStream("{}".toByteArray()))
            document.read({ json, _, _ -> arrays.add(json).let { value } }, true, true)
        }
        read("value")
        read("value")
        read(null)
        read("value")
        assertSame(arrays[0], arrays[1])
        assertSame(arrays[1], arrays[2])
        assertEquals(2, arrays.map { System.identityHashCode(it) }.distinct().size)
    }

    @Test
    fun `a document within the reading of another has an array of its own`() {
        var outer: ByteArray? = null
        var inner: ByteArray? = null
        val stream =
            object : ByteArrayInputStream("[1,2]".toByteArray()) {
                override fun read(
                    target: ByteArray,
                    offset: Int,
                    length: Int,
                ): Int {
                    outer = target
                    val other = StreamedDocument(ByteArrayInputStream("[3]".toByteArray()))
                    other.read({ json, _, _ -> json.also { inner = it } }, true, true)
                    return super.read(target, offset, length)
                }
            }
        val document = StreamedDocument(stream)
        document.read(whole, true, true)
        assertEquals("[1,2]", document.value())
        assertEquals(false, outer === inner)
    }
}
