package dev.piculet.binary.kotlin

import dev.piculet.binary.BinarySerializer
import dev.piculet.binary.TypedSerializer
import dev.piculet.binary.TypedSerializerBuilder
import dev.piculet.binary.io.LimitExceededException
import dev.piculet.binary.io.Limits
import org.junit.jupiter.api.Assertions.assertArrayEquals
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource
import java.util.Random

/**
 * Objects that can't be null and have no fields take no bytes. Values that could not be read for this reason are not
 * written.
 */
class BytelessObjectsTest {
    object Nothing

    class Empty {
        override fun equals(other: Any?) = other is Empty

        override fun hashCode() = 1
    }

    data class Five(
        val a: Empty,
        val b: Nothing,
        val c: Empty,
        val d: Nothing,
        val e: Empty,
    )

    data class Many(
        val a: Five,
        val b: Five,
        val c: Five,
        val d: Five,
        val e: Five,
        val f: Five,
    )

    data class Link(
        val many: Many,
        val next: Link?,
    )

    data class Everything(
        val list: List<Many?>,
        val map: Map<Int, Many>,
        val chain: Link?,
        val text: String,
        val inner: Everything?,
    )

    data class Remainder(
        val text: String,
    )

    private fun empties() = Five(Empty(), Nothing, Empty(), Nothing, Empty())

    private fun many() = Many(empties(), empties(), empties(), empties(), empties(), empties())

    private fun everything(
        random: Random,
        depth: Int,
    ): Everything {
        fun count() = if (random.nextInt(3) == 0) random.nextInt(900) else random.nextInt(5)
        var chain: Link? = null
        repeat(count()) { chain = Link(many(), chain) }
        return Everything(
            List(count()) { if (random.nextInt(3) == 0) null else many() },
            (0 until count()).associateWith { many() },
            chain,
            "x".repeat(if (random.nextInt(3) == 0) random.nextInt(4_000) else 1),
            if (depth == 0) null else everything(random, depth - 1),
        )
    }

    private fun serializer(
        references: Boolean,
        generateAfter: Int,
    ): TypedSerializer<Everything> {
        val builder: TypedSerializerBuilder<Everything> = TypedSerializer.builder(Everything::class.java)
        if (references) {
            builder.references()
        }
        return builder.generateAfter(generateAfter).build()
    }

    @ParameterizedTest
    @ValueSource(booleans = [false, true])
    fun `a written value is read, also by a class that dropped it`(references: Boolean) {
        val twins = listOf(serializer(references, -1), serializer(references, 0))
        val builder = TypedSerializer.builder(Remainder::class.java).reads(twins[0].schema())
        val remainder = (if (references) builder.references() else builder).build()
        var refused = 0
        for (seed in 0L until TRIES) {
            val value = everything(Random(seed), 3)
            val results = twins.map { twin -> runCatching { twin.serialize(value) } }
            val failure = results[0].exceptionOrNull()
            if (failure != null) {
                assertEquals(failure.message, results[1].exceptionOrNull()?.message)
                assertTrue(failure is LimitExceededException, "$failure")
                assertTrue(" objects in its first " in failure.message!!, failure.message)
                refused++
                continue
            }
            val bytes = results[0].getOrThrow()
            assertArrayEquals(bytes, results[1].getOrThrow())
            twins.forEach { assertEquals(value, it.deserialize(bytes)) }
            assertEquals(Remainder(value.text), remainder.deserialize(bytes))
        }
        // Objects that may be shared have numbers, which are bytes.
        val expected = if (references) 0..0 else TRIES / 10..TRIES * 9 / 10
        assertTrue(refused in expected, "$refused refused")
    }

    @ParameterizedTest
    @ValueSource(booleans = [false, true])
    fun `self-describing values are read whole and as trees`(references: Boolean) =
        onLargeStack { readWholeAndAsTree(references) }

    private fun readWholeAndAsTree(references: Boolean) {
        val builder = BinarySerializer.builder().allow(Everything::class.java).limits(Limits.DEFAULT.withDepth(3_000))
        val serializer = (if (references) builder.references() else builder).build()
        for (seed in 0L until TRIES / 4) {
            val value = everything(Random(seed), 1)
            val bytes =
                try {
                    serializer.serialize(value)
                } catch (e: LimitExceededException) {
                    continue
                }
            assertEquals(value, serializer.deserialize(bytes))
            assertNotNull(BinarySerializer.tree(bytes, Limits.DEFAULT.withDepth(3_000)))
        }
    }

    /** A usual stack carries chains of about 900 objects. */
    private fun onLargeStack(test: () -> Unit) {
        var failure: Throwable? = null
        val thread = Thread(null, { failure = runCatching(test).exceptionOrNull() }, "large stack", 16 shl 20)
        thread.start()
        thread.join()
        failure?.let { throw it }
    }

    @ParameterizedTest
    @ValueSource(ints = [0, -1])
    fun `the message says where there were too many`(generateAfter: Int) {
        val value = Everything(List(1_000) { many() }, mapOf(), null, "", null)
        val failure =
            assertThrows(LimitExceededException::class.java) { serializer(false, generateAfter).serialize(value) }
        assertEquals(
            "Value has 11441 objects in its first 45 bytes at \$.list[309].a.e.\n" +
                "  Give objects fields, or keep fewer without any: 10000 and 32 a byte are allowed.",
            failure.message,
        )
    }

    private companion object {
        const val TRIES = 100
    }
}
