package dev.piculet.binary.kotlin

import org.junit.jupiter.api.Assertions.assertArrayEquals
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Instant

/** Types of Kotlin's own library. */
class StandardTypesTest {
    data class Unsigned(
        val byte: UByte,
        val short: UShort,
        val int: UInt,
        val long: ULong,
        val optional: UInt?,
    )

    @Test
    fun `unsigned numbers are kept in the room of signed ones`() {
        twins<Unsigned>().assertKept(Unsigned(1u, 2u, 3u, 4u, null), 4 + 1 + 1 + 2 + 2 + 4)
        val most = Unsigned(UByte.MAX_VALUE, UShort.MAX_VALUE, UInt.MAX_VALUE, ULong.MAX_VALUE, UInt.MAX_VALUE)
        // All bits set are -1 on the wire, which takes half of the bytes.
        twins<Unsigned>().assertKept(most, 4 + 1 + 1 + 2 + 2 + 4 + 2)
        twins<Unsigned>().assertKept(most.copy(int = 1u shl 31, long = 1uL shl 63), 4 + 1 + 1 + 2 + 4 + 8 + 2)
    }

    @Test
    fun `unsigned numbers are kept in collections`() {
        twins<List<UInt>>().assertKept(mutableListOf(1u, UInt.MAX_VALUE), 4 + 1 + 1 + 2 + 2)
        twins<Map<ULong, UByte>>().assertKept(hashMapOf(1uL to 255u.toUByte()), 4 + 1 + 1 + 4 + 1)
    }

    @OptIn(ExperimentalUnsignedTypes::class)
    class UnsignedArrays(
        val bytes: UByteArray,
        val ints: UIntArray,
        val longs: ULongArray?,
    )

    @OptIn(ExperimentalUnsignedTypes::class)
    @Test
    fun `arrays of unsigned numbers are kept`() {
        val twins = twins<UnsignedArrays>()
        val bytes = twins.write(UnsignedArrays(ubyteArrayOf(255u), uintArrayOf(1u, UInt.MAX_VALUE), null))
        assertEquals(4 + 2 + 1 + 8, bytes.size)
        for (back in listOf(twins.interpreted.deserialize(bytes), twins.readDirectly(bytes))) {
            assertArrayEquals(byteArrayOf(-1), back.bytes.toByteArray())
            assertArrayEquals(intArrayOf(1, -1), back.ints.toIntArray())
            assertEquals(null, back.longs)
        }
    }

    @Test
    fun `pairs and triples are kept`() {
        twins<Pair<String, Int>>().assertKept("a" to 1, 4 + 1 + 2 + 2)
        twins<Triple<Int?, String?, Pair<Int, Int>>>().assertKept(Triple(null, null, 1 to 2), 4 + 1 + 6)
        twins<List<Pair<String, UInt>>>().assertKept(mutableListOf("a" to 1u), 4 + 1 + 1 + 1 + 1 + 3)
    }

    data class Times(
        val duration: Duration,
        val optional: Duration?,
        val instant: Instant,
    )

    @Test
    fun `durations and instants are kept`() {
        val instant = Instant.fromEpochSeconds(1_700_000_000, 123_456_789)
        for (duration in listOf(5.minutes, -3.milliseconds, Duration.ZERO, Duration.INFINITE, 40_000_000.minutes)) {
            val twins = twins<Times>()
            val value = Times(duration, duration, instant)
            assertEquals(value, twins.read(twins.write(value)))
        }
        twins<Times>().assertKept(Times(Duration.ZERO, null, instant), 4 + 1 + 4 + 1 + 4 + 4)
        twins<List<Duration>>().assertKept(mutableListOf(Duration.ZERO), 4 + 1 + 1 + 4)
        twins<List<Instant>>().assertKept(mutableListOf(instant, Instant.DISTANT_PAST), 4 + 1 + 1 + 9 + 13)
    }

    @OptIn(kotlin.uuid.ExperimentalUuidApi::class)
    data class Named(
        val id: kotlin.uuid.Uuid,
        val optional: kotlin.uuid.Uuid?,
    )

    @OptIn(kotlin.uuid.ExperimentalUuidApi::class)
    @Test
    fun `uuids are kept`() {
        val id = kotlin.uuid.Uuid.parse("550e8400-e29b-41d4-a716-446655440000")
        twins<Named>().assertKept(Named(id, null), 4 + 1 + 1 + 16)
    }

    data class Arrays(
        val numbers: IntArray,
        val texts: Array<String>,
        val optionals: Array<String?>,
    ) {
        override fun equals(other: Any?) =
            other is Arrays && numbers.contentEquals(other.numbers) && texts.contentEquals(other.texts) &&
                optionals.contentEquals(other.optionals)

        override fun hashCode() = numbers.contentHashCode()
    }

    @Test
    fun `arrays are kept`() {
        twins<Arrays>().assertKept(Arrays(intArrayOf(1), arrayOf("a"), arrayOf(null)), 4 + 2 + 4 + 2 + 1)
    }

    @Test
    fun `boxed characters and big texts are kept`() {
        twins<List<Char>>().assertKept(mutableListOf('a', 'ä'), 4 + 1 + 4)
        twins<String>().assertKept("€".repeat(20), 4 + 1 + 40)
    }
}
