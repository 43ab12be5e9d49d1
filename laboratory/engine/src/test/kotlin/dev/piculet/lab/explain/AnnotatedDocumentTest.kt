package dev.piculet.lab.explain

import org.junit.jupiter.api.Test
import java.io.ByteArrayOutputStream
import java.io.DataOutputStream
import java.io.ObjectOutputStream
import java.io.Serializable
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class AnnotatedDocumentTest {
    class Line(
        @JvmField val text: String,
        @JvmField val number: Int,
    ) : Serializable

    private val tree = mapOf("text" to "steel lamp", "number" to 300, "wide" to (1L shl 40), "flag" to true)

    private fun binary(write: DataOutputStream.() -> Unit): ByteArray =
        ByteArrayOutputStream().also { DataOutputStream(it).write() }.toByteArray()

    private fun annotated(
        bytes: ByteArray,
        tree: Any? = this.tree,
        types: List<String> = emptyList(),
        isText: Boolean = false,
    ) = AnnotatedDocument.of(bytes, tree, types, isText)

    private fun AnnotatedDocument.meanings() = pieces.map { "${it.offset} ${it.bytes.size} ${it.meaning}" }

    @Test
    fun `JSON is names, values, words and punctuation, to the last byte`() {
        val json = """{"text":"steel lamp","number":300,"wide":1099511627776,"flag":true}"""
        val document = annotated(json.toByteArray(), isText = true)
        assertEquals(json.length, document.size)
        assertEquals(0, document.bytesOf(Content.UNKNOWN))
        assertEquals("textnumberwideflag".length, document.bytesOf(Content.FIELD))
        assertEquals("3001099511627776".length, document.bytesOf(Content.NUMBER))
        assertEquals(4, document.bytesOf(Content.WORD))
        assertContains(document.meanings(), "9 10 $.text")
    }

    @Test
    fun `a text has its length before it, and numbers are found as varints and at their full width`() {
        val bytes =
            binary {
                writeByte(10)
                writeBytes("steel lamp")
                write(byteArrayOf(0xac.toByte(), 0x02))
                writeLong(1L shl 40)
                writeByte(1)
            }
        assertEquals(
            listOf(
                "0 1 length of $.text",
                "1 10 $.text",
                "11 2 $.number, varint",
                "13 8 $.wide, 8 bytes, big-endian",
                "21 1 not identified",
            ),
            annotated(bytes).meanings(),
        )
    }

    @Test
    fun `zigzag, little-endian and UTF-16 are told apart`() {
        val bytes =
            binary {
                writeShort(10)
                writeChars("steel lamp")
                write(byteArrayOf(0xd8.toByte(), 0x04))
                writeLong(java.lang.Long.reverseBytes(1L shl 40))
            }
        val meanings = annotated(bytes).meanings()
        assertContains(meanings, "2 20 $.text, UTF-16, big-endian")
        assertContains(meanings, "22 2 $.number, zigzag varint")
        assertContains(meanings, "24 8 $.wide, 8 bytes, little-endian")
    }

    @Test
    fun `Java's own format has the names of classes and fields, with their lengths`() {
        val bytes = ByteArrayOutputStream()
        ObjectOutputStream(bytes).use { it.writeObject(Line("steel lamp", 70_000)) }
        val tree = mapOf("text" to "steel lamp", "number" to 70_000)
        val document = annotated(bytes.toByteArray(), tree, listOf(Line::class.java.name))
        assertEquals(Line::class.java.name.length, document.bytesOf(Content.TYPE))
        assertEquals("textnumber".length, document.bytesOf(Content.FIELD))
        assertEquals(4 * 2, document.bytesOf(Content.LENGTH))
        assertContains(document.pieces.map { it.meaning }, "$.number, 4 bytes, big-endian")
        assertTrue(document.bytesOf(Content.UNKNOWN) > 0)
    }

    @Test
    fun `an order other than that of the fields, repeated texts and a text with a marked end are found`() {
        val marked = "garden".toByteArray().also { it[5] = (it[5].toInt() or 0x80).toByte() }
        val bytes = "lampsteel".toByteArray() + marked + "steel".toByteArray()
        val values = mapOf("a" to "steel", "b" to "lamp", "c" to "garden", "d" to "steel")
        assertEquals(
            listOf("0 4 $.b", "4 5 $.a", "9 6 $.c, last byte marked", "15 5 $.d"),
            annotated(bytes, values).meanings(),
        )
    }

    @Test
    fun `a name within a longer word, a short text by chance and zeros are left alone`() {
        val values = mapOf("id" to 0, "tag" to "x")
        val document = annotated("wide x zone \u0000".toByteArray(), values)
        assertEquals(listOf("0 13 not identified"), document.meanings())
    }

    @Test
    fun `a field that is null has its name all the same`() {
        val document = annotated("""{"note":null}""".toByteArray(), mapOf("note" to null), isText = true)
        assertContains(document.meanings(), "2 4 name note")
        assertContains(document.meanings(), "8 4 null")
    }

    @Test
    fun `no bytes, and no value, have no meaning`() {
        assertEquals(emptyList(), annotated(ByteArray(0)).meanings())
        assertEquals(listOf("0 2 not identified"), annotated(ByteArray(2), null).meanings())
    }
}
