package dev.piculet.jackson.adapter

import dev.piculet.jackson3.kotlin.asUByte
import dev.piculet.jackson3.kotlin.asUInt
import dev.piculet.jackson3.kotlin.asULong
import dev.piculet.jackson3.kotlin.asUShort
import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import tools.jackson.core.exc.InputCoercionException
import tools.jackson.databind.exc.InvalidFormatException
import tools.jackson.databind.exc.MismatchedInputException
import java.math.BigInteger

class UnsignedNumbersTest {
    private val mapper = kotlinMapperBuilder().build()

    data class Numbers(val a: UByte, val b: UShort, val c: UInt, val d: ULong, val e: UInt?, val f: List<ULong>)

    private inline fun <reified K> keyOutOfRange(key: String): String =
        outOfRange<Map<K, Int>>("""{"$key":1}""")

    private inline fun <reified T> outOfRange(json: String): String =
        assertThrows(InputCoercionException::class.java) { mapper.readValue<T>(json) }.originalMessage

    @Test
    fun theGreatestNumbersComeBack() {
        val greatest =
            Numbers(UByte.MAX_VALUE, UShort.MAX_VALUE, UInt.MAX_VALUE, ULong.MAX_VALUE, UInt.MAX_VALUE, listOf(1uL))
        val json = mapper.writeValueAsString(greatest)
        assertEquals("""{"a":255,"b":65535,"c":4294967295,"d":18446744073709551615,"e":4294967295,"f":[1]}""", json)
        assertEquals(greatest, mapper.readValue<Numbers>(json))
        val longs = listOf(Long.MAX_VALUE.toULong(), Long.MAX_VALUE.toULong() + 1u)
        assertEquals("[9223372036854775807,9223372036854775808]", mapper.writeValueAsString(longs))
    }

    @Test
    fun zeroComesBack() {
        val zero = Numbers(0u, 0u, 0u, 0u, null, emptyList())
        assertEquals(zero, mapper.readValue<Numbers>(mapper.writeValueAsString(zero)))
    }

    @Test
    fun numbersBeyondTheRangeAreTold() {
        assertEquals("Numeric value (256) out of range of UByte (0 - 255).", outOfRange<UByte>("256"))
        assertEquals("Numeric value (-1) out of range of UByte (0 - 255).", outOfRange<UByte>("-1"))
        assertEquals("Numeric value (65536) out of range of UShort (0 - 65535).", outOfRange<UShort>("65536"))
        assertEquals("Numeric value (-1) out of range of UShort (0 - 65535).", outOfRange<UShort>("-1"))
        val tooGreat = outOfRange<UInt>("4294967296")
        assertEquals("Numeric value (4294967296) out of range of UInt (0 - 4294967295).", tooGreat)
        assertEquals("Numeric value (-1) out of range of UInt (0 - 4294967295).", outOfRange<UInt>("-1"))
        assertEquals(
            "Numeric value (18446744073709551616) out of range of ULong (0 - 18446744073709551615).",
            outOfRange<ULong>("18446744073709551616"),
        )
        assertEquals("Numeric value (-1) out of range of ULong (0 - 18446744073709551615).", outOfRange<ULong>("-1"))
    }

    private inline fun <reified T> refusedNull(): String =
        assertThrows(MismatchedInputException::class.java) { mapper.readValue<T>("[1,null]") }.originalMessage

    @Test
    fun nullIsNoElementOfAnArray() {
        assertEquals("null is no element of UByteArray.", refusedNull<UByteArray>())
        assertEquals("null is no element of UShortArray.", refusedNull<UShortArray>())
        assertEquals("null is no element of UIntArray.", refusedNull<UIntArray>())
        assertEquals("null is no element of ULongArray.", refusedNull<ULongArray>())
    }

    data class Many(val numbers: UIntArray)

    @Test
    fun nullInAnArrayIsToldWithItsPlace() {
        val refused =
            assertThrows(MismatchedInputException::class.java) { mapper.readValue<Many>("""{"numbers":[1,null]}""") }
        assertEquals("null is no element of UIntArray.", refused.originalMessage)
        assertEquals(1, refused.path.size)
    }

    @Test
    fun keysOfMapsAreNumbersToo() {
        val keys = mapOf(UByte.MAX_VALUE to 1)
        assertEquals(keys, mapper.readValue<Map<UByte, Int>>(mapper.writeValueAsString(keys)))
        assertEquals(mapOf(UShort.MAX_VALUE to 1), mapper.readValue<Map<UShort, Int>>("""{"65535":1}"""))
        assertEquals(mapOf(UInt.MAX_VALUE to 1), mapper.readValue<Map<UInt, Int>>("""{"4294967295":1}"""))
        val longs = mapOf(ULong.MAX_VALUE to 1)
        assertEquals(longs, mapper.readValue<Map<ULong, Int>>("""{"18446744073709551615":1}"""))
    }

    @Test
    fun keysAreWrittenAsTheirValues() {
        val keys =
            mapOf<Any, Int>(UByte.MAX_VALUE to 1, UShort.MAX_VALUE to 2, UInt.MAX_VALUE to 3, ULong.MAX_VALUE to 4)
        assertEquals("""{"255":1,"65535":2,"4294967295":3,"18446744073709551615":4}""", mapper.writeValueAsString(keys))
    }

    @Test
    fun keysBeyondTheRangeAreTold() {
        assertEquals("Numeric value (256) out of range of UByte (0 - 255).", keyOutOfRange<UByte>("256"))
        assertEquals("Numeric value (-1) out of range of UShort (0 - 65535).", keyOutOfRange<UShort>("-1"))
        assertEquals("Numeric value (-1) out of range of UInt (0 - 4294967295).", keyOutOfRange<UInt>("-1"))
        assertEquals(
            "Numeric value (-1) out of range of ULong (0 - 18446744073709551615).",
            keyOutOfRange<ULong>("-1"),
        )
    }

    @Test
    fun keysThatAreNoNumbersAreTold() {
        val refused =
            assertThrows(InvalidFormatException::class.java) { mapper.readValue<Map<ULong, Int>>("""{"x":1}""") }
        assertEquals("x", refused.value)
        assertEquals(ULong::class.java, refused.targetType)
    }

    @Test
    fun functionsGiveNullForWhatDoesNotFit() {
        assertEquals(255.toUByte(), 255.toShort().asUByte())
        assertNull(256.toShort().asUByte())
        assertNull((-1).toShort().asUByte())
        assertEquals(65535.toUShort(), 65535.asUShort())
        assertNull(65536.asUShort())
        assertEquals(UInt.MAX_VALUE, 4294967295.asUInt())
        assertNull(4294967296.asUInt())
        assertEquals(ULong.MAX_VALUE, BigInteger("18446744073709551615").asULong())
        assertNull(BigInteger("18446744073709551616").asULong())
        assertNull(BigInteger("-1").asULong())
    }
}
