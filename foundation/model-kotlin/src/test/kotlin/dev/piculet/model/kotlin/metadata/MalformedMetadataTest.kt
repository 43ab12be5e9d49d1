package dev.piculet.model.kotlin.metadata

import dev.piculet.model.Variance
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTimeout
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.ByteArrayOutputStream
import java.time.Duration
import kotlin.random.Random

/** Whatever the bytes, reading ends in a class or in an `IllegalArgumentException`, and soon. */
class MalformedMetadataTest {
    private val original = Unusual::class.java.getAnnotation(Metadata::class.java)

    private val strings = original.data2

    private var read = 0

    private var refused = 0

    @Test
    fun `mutants are read or refused`() {
        val bytes = MetadataBytes.decode(original.data1)
        val random = Random(7)
        assertTimeout(Duration.ofSeconds(60)) {
            repeat(100_000) {
                val mutant = bytes.copyOf()
                repeat(1 + random.nextInt(3)) {
                    val any = random.nextInt().toByte()
                    val other = bytes[random.nextInt(bytes.size)]
                    mutant[random.nextInt(mutant.size)] = if (random.nextBoolean()) any else other
                }
                readBoth(mutant)
            }
        }
        assertTrue(read > 1_000 && refused > 1_000, "$read read, $refused refused")
    }

    @Test
    fun `a class that is cut off is read or refused at every length`() {
        val bytes = MetadataBytes.decode(original.data1)
        for (length in bytes.indices) {
            readBoth(bytes.copyOf(length))
        }
        assertTrue(refused > bytes.size / 2, "$refused refused")
    }

    private fun readBoth(bytes: ByteArray) {
        try {
            ClassReader.read(data(bytes), strings)
            ClassReader.readFunctions(data(bytes), strings)
            read++
        } catch (_: IllegalArgumentException) {
            refused++
        }
    }

    @Test
    fun `fields that are not known are skipped, of every wire type`() {
        val eightBytes = byteArrayOf(0x81.toByte(), 0x3e) + ByteArray(8)
        val fourBytes = byteArrayOf(0x85.toByte(), 0x3e) + ByteArray(4)
        val unknown = number(992, 1) + eightBytes + sized(992, ByteArray(3)) + fourBytes
        assertEquals("a", read(unknown + number(3, 0)).name)
        refused(byteArrayOf(0x83.toByte(), 0x3e), "No field has wire type 3.")
    }

    @Test
    fun `numbers and sizes must end`() {
        refused(byteArrayOf(0x18) + ByteArray(10) { -1 } + 0, "A number has more than 10 bytes.")
        refused(byteArrayOf(0x18, -1), "A field ends behind its message.")
        refused(byteArrayOf(0x2a, 5, 0), "A field ends behind its message.")
        refused(byteArrayOf(0x2a, -1, -1, -1, -1, 15), "A field ends behind its message.")
        refused(byteArrayOf(0, 0), "A field has number 0.")
        refused(sized(3, byteArrayOf(0)), "A field has wire type 2, not 0.")
    }

    @Test
    fun `names must be there`() {
        refused(number(3, 3), "There is no name 3.")
        refused(number(3, -1), "There is no name -1.")
        val twoBillion = sized(1, number(1, Int.MAX_VALUE))
        refused(number(3, 3), "There is no string 3.", twoBillion)
        refused(number(3, 3), "A run has 2147483647 names.", twoBillion + twoBillion)
        refused(number(3, 3), "A run has -1 names.", sized(1, number(1, -1)))
    }

    @Test
    fun `types are not nested without end`() {
        var type = number(6, 0)
        repeat(50) {
            type = sized(2, sized(2, type)) + number(6, 0)
        }
        assertEquals("a", read(sized(6, type)).supertypes[0].className)
        repeat(60) {
            type = sized(2, sized(2, type)) + number(6, 0)
        }
        refused(sized(6, type), "A type has too many parts.")
    }

    @Test
    fun `a type table must not lead in circles`() {
        val itself = number(6, 0) + sized(2, number(3, 0))
        refused(sized(2, byteArrayOf(0)) + sized(30, sized(1, itself)), "A type has too many parts.")
    }

    @Test
    fun `few bytes do not become many types`() {
        var table = sized(1, number(6, 0))
        for (index in 0 until 40) {
            table += sized(1, number(6, 0) + sized(2, number(3, index)) + sized(2, number(3, index)))
        }
        assertTimeout(Duration.ofSeconds(10)) {
            refused(sized(2, byteArrayOf(40)) + sized(30, table), "A type has too many parts.")
        }
    }

    @Test
    fun `types of the type table are read, nullable from an index on`() {
        val list = number(6, 1) + sized(2, number(3, 2))
        val table = sized(1, list) + sized(1, number(6, 0)) + sized(1, number(6, 0)) + number(2, 2)
        val expected = type("b", TypeArgumentMetadata(Variance.INVARIANT, type("a", isNullable = true)))
        assertEquals(listOf(expected, type("a")), read(sized(2, byteArrayOf(0, 1)) + sized(30, table)).supertypes)
        refused(sized(2, byteArrayOf(3)) + sized(30, table), "There is no type 3.")
    }

    @Test
    fun `bounds of type parameters must end`() {
        val first = sized(5, number(1, 0) + number(2, 0) + sized(5, number(7, 1)))
        val second = sized(5, number(1, 1) + number(2, 1) + sized(5, number(7, 0)))
        refused(first + second, "The bounds of type parameter a make no sense.")
        val twice = sized(5, number(1, 1) + number(2, 1) + sized(5, number(7, 2)) + sized(5, number(6, 0)))
        val third = sized(5, number(1, 2) + number(2, 2))
        refused(twice + third, "The bounds of type parameter b make no sense.")
        assertEquals(2, read(first + sized(5, number(1, 1) + number(2, 1))).typeParameters.size)
        val many = (0..255).fold(ByteArray(0)) { all, id -> all + sized(5, number(1, id) + number(2, 0)) }
        refused(many, "A declaration has more than 255 type parameters.")
    }

    @Test
    fun `declarations have types and types are of something`() {
        refused(sized(10, number(2, 0)), "A declaration has no type.")
        refused(sized(8, sized(2, number(2, 0))), "A declaration has no type.")
        refused(sized(6, number(3, 1)), "A type is of no class and of no type parameter in sight.")
        refused(sized(6, number(9, 2)), "A type is of no class and of no type parameter in sight.")
        refused(sized(6, number(6, 0) + sized(2, number(1, 0))), "An argument has no type.")
    }

    private fun type(
        name: String,
        vararg arguments: TypeArgumentMetadata,
        isNullable: Boolean = false,
    ) = TypeMetadata(name, TypeMetadata.NO_PARAMETER, arguments.toList(), isNullable, false, false)

    private fun read(
        bytes: ByteArray,
        names: ByteArray = sized(1, number(1, 3)),
    ): ClassMetadata = ClassReader.read(data(sizeOf(names) + names + bytes), arrayOf("a", "b", "c"))

    private fun refused(
        bytes: ByteArray,
        message: String,
        names: ByteArray = sized(1, number(1, 3)),
    ) {
        assertEquals(message, assertThrows(IllegalArgumentException::class.java) { read(bytes, names) }.message)
    }

    private fun data(bytes: ByteArray) = arrayOf("\u0000" + String(bytes, Charsets.ISO_8859_1))

    private fun number(
        field: Int,
        value: Int,
    ): ByteArray = varint(field.toLong() shl 3) + varint(value.toLong())

    private fun sized(
        field: Int,
        content: ByteArray,
    ): ByteArray = varint((field.toLong() shl 3) + 2) + sizeOf(content) + content

    private fun sizeOf(content: ByteArray): ByteArray = varint(content.size.toLong())

    private fun varint(value: Long): ByteArray {
        val bytes = ByteArrayOutputStream()
        var rest = value
        while (rest and 0x7f.inv().toLong() != 0L) {
            bytes.write((rest and 0x7f or 0x80).toInt())
            rest = rest ushr 7
        }
        bytes.write(rest.toInt())
        return bytes.toByteArray()
    }
}
