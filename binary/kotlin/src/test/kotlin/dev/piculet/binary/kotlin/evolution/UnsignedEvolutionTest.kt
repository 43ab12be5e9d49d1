package dev.piculet.binary.kotlin.evolution

import dev.piculet.binary.BinarySerializer
import dev.piculet.binary.Inspector
import dev.piculet.binary.Schema
import dev.piculet.binary.TypedSerializerBuilder
import dev.piculet.binary.io.IntegerEncoding
import dev.piculet.binary.io.MalformedInputException
import dev.piculet.binary.io.SchemaMismatchException
import dev.piculet.binary.kotlin.twins
import dev.piculet.binary.kotlin.typedSerializer
import dev.piculet.binary.tree.ObjectTree
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import java.math.BigInteger
import java.util.HexFormat
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes

/** Unsigned numbers become wider ones, and others, as the numbers that they are; durations become no numbers. */
@Tag("jdk")
class UnsignedEvolutionTest {
    private inline fun <reified A : Any, reified B : Any> reread(
        value: A,
        crossinline options: TypedSerializerBuilder<*>.() -> Unit = {},
    ): B {
        val former = twins<A> { options() }
        val schema = former.interpreted.schema()
        val present =
            twins<B> {
                options()
                reads(schema)
            }
        return present.readOlder(former.write(value))
    }

    private inline fun <reified A : Any, reified B : Any> refusal(): String {
        val schema = typedSerializer<A>().schema()
        val failure = assertThrows(SchemaMismatchException::class.java) { typedSerializer<B> { reads(schema) } }
        return failure.message!!.lines().first()
    }

    @Test
    fun `elements without a sign are widened`() {
        val bytes = mutableListOf(200.toUByte(), UByte.MAX_VALUE, null)
        assertEquals(listOf<UShort?>(200u, 255u, null), reread<List<UByte?>, List<UShort?>>(bytes))
        assertEquals(listOf<UInt?>(200u, 255u, null), reread<List<UByte?>, List<UInt?>>(bytes))
        assertEquals(listOf<ULong?>(200u, 255u, null), reread<List<UByte?>, List<ULong?>>(bytes))
        assertEquals(listOf<Short?>(200, 255, null), reread<List<UByte?>, List<Short?>>(bytes))
        assertEquals(listOf(200, 255, null), reread<List<UByte?>, List<Int?>>(bytes))
        assertEquals(listOf(200L, 255L, null), reread<List<UByte?>, List<Long?>>(bytes))
        assertEquals(listOf(200f, 255f, null), reread<List<UByte?>, List<Float?>>(bytes))
        assertEquals(listOf(200.0, 255.0, null), reread<List<UByte?>, List<Double?>>(bytes))
        val shorts = mutableListOf(65_535.toUShort())
        assertEquals(listOf(65_535u), reread<List<UShort>, List<UInt>>(shorts))
        assertEquals(listOf(65_535uL), reread<List<UShort>, List<ULong>>(shorts))
        assertEquals(listOf(65_535), reread<List<UShort>, List<Int>>(shorts))
        assertEquals(listOf(65_535L), reread<List<UShort>, List<Long>>(shorts))
        assertEquals(listOf(65_535f), reread<List<UShort>, List<Float>>(shorts))
        for (encoding in IntegerEncoding.entries) {
            val ints = mutableListOf(4_000_000_000u, 7u)
            assertEquals(listOf(4_000_000_000uL, 7uL), reread<List<UInt>, List<ULong>>(ints) { integers(encoding) })
            assertEquals(listOf(4_000_000_000, 7L), reread<List<UInt>, List<Long>>(ints) { integers(encoding) })
            assertEquals(listOf(4e9, 7.0), reread<List<UInt>, List<Double>>(ints) { integers(encoding) })
        }
    }

    @JvmInline
    value class Id(
        val number: UInt,
    )

    @JvmInline
    value class WideId(
        val number: ULong,
    )

    data class Hit(
        val count: UInt,
        val small: UByte,
        val optional: UShort?,
        val id: Id,
        val ids: List<Id>,
    )

    data class WideHit(
        val count: ULong,
        val small: Int,
        val optional: ULong?,
        val id: WideId,
        val ids: List<WideId>,
    )

    @Test
    fun `properties without a sign are widened`() {
        val hit = Hit(4_000_000_000u, 200u, 40_000u, Id(UInt.MAX_VALUE), mutableListOf(Id(3_000_000_000u)))
        val wide = WideHit(4_000_000_000u, 200, 40_000u, WideId(4_294_967_295u), listOf(WideId(3_000_000_000u)))
        assertEquals(wide, reread<Hit, WideHit>(hit))
        assertEquals(wide.copy(optional = null), reread<Hit, WideHit>(hit.copy(optional = null)) { references() })
    }

    @Test
    fun `numbers with a sign are read as those without, where they have none`() {
        assertEquals(listOf(7u), reread<List<Int>, List<UInt>>(mutableListOf(7)))
        assertEquals(listOf(7uL), reread<List<Byte>, List<ULong>>(mutableListOf(7)))
        assertEquals(listOf(7uL, null), reread<List<Long?>, List<ULong?>>(mutableListOf(7, null)))
        assertEquals(listOf(97u), reread<List<Char>, List<UInt>>(mutableListOf('a')))
        val former = twins<List<Int>>()
        val schema = former.interpreted.schema()
        assertEquals(
            "-1 is not allowed for a number without a sign at $[1] (offset 10 of 10).\n" +
                "  Declare the type with a sign to read such data.",
            twins<List<UInt>> { reads(schema) }
                .readOlderFailure<MalformedInputException>(former.write(mutableListOf(7, -1))),
        )
    }

    @Test
    fun `numbers that may be too large are refused when the serializer is made`() {
        assertEquals(
            "Data was written as 'unsigned compact int' and can't be read as 'Integer' at $[*].",
            refusal<List<UInt>, List<Int>>(),
        )
        assertEquals(
            "Data was written as 'compact long' and can't be read as 'UInt' at $[*].",
            refusal<List<Long>, List<UInt>>(),
        )
        refusal<List<UByte>, List<Byte>>()
        refusal<List<UByte>, List<Char>>()
        refusal<List<UShort>, List<Short>>()
        refusal<List<ULong>, List<Long>>()
        refusal<List<ULong>, List<Double>>()
        refusal<List<ULong>, List<UInt>>()
        refusal<List<Float>, List<UInt>>()
        refusal<List<Boolean>, List<UByte>>()
    }

    data class Timed(
        val time: Duration,
    )

    data class Numbered(
        val time: Long,
    )

    @JvmInline
    value class Age(
        val time: Duration,
    )

    data class Aged(
        val time: Age,
    )

    @Test
    fun `durations are no numbers`() {
        assertEquals(
            "Data was written as 'duration as compact long' and can't be read as 'long' at $.time.",
            refusal<Timed, Numbered>(),
        )
        assertEquals(
            "Data was written as 'compact long' and can't be read as 'Duration' at $.time.",
            refusal<Numbered, Timed>(),
        )
        refusal<List<ULong>, List<Duration>>()
        refusal<List<Duration>, List<ULong>>()
        refusal<List<Int>, List<Duration>>()
        assertEquals(Aged(Age(5.minutes)), reread<Timed, Aged>(Timed(5.minutes)))
    }

    @OptIn(ExperimentalUnsignedTypes::class)
    class Arrays(
        val some: UIntArray,
        val more: UByteArray?,
    )

    @OptIn(ExperimentalUnsignedTypes::class)
    class OtherArrays(
        val some: UIntArray?,
        val more: UByteArray?,
        val others: ULongArray?,
    )

    class SignedArrays(
        val some: IntArray,
        val more: ByteArray?,
    )

    @OptIn(ExperimentalUnsignedTypes::class)
    @Test
    fun `arrays of unsigned numbers are none of others`() {
        val former = typedSerializer<Arrays>()
        val present = typedSerializer<OtherArrays> { reads(former.schema()) }
        val back = present.deserialize(former.serialize(Arrays(uintArrayOf(UInt.MAX_VALUE), null)))
        assertEquals(listOf(UInt.MAX_VALUE), back.some!!.toList())
        assertEquals(
            "Data was written as 'array of unsigned byte' and can't be read as 'byte[]?' at $.more.",
            refusal<Arrays, SignedArrays>(),
        )
        assertEquals(
            "Data was written as 'array of byte' and can't be read as 'UByteArray?' at $.more.",
            refusal<SignedArrays, Arrays>(),
        )
    }

    @Test
    fun `where anything may stand, they are instances of their classes`() {
        assertEquals(
            listOf(4_000_000_000u),
            reread<List<UInt>, List<Any>>(mutableListOf(4_000_000_000u)) { allow(UInt::class.java) },
        )
        assertEquals(
            listOf(5.minutes),
            reread<List<Duration>, List<Any>>(mutableListOf(5.minutes)) { allow(Duration::class.java) },
        )
        assertTrue(refusal<List<UInt>, List<Any>>().contains("kotlin.UInt"))
    }

    data class All(
        val a: UByte,
        val b: UShort,
        val c: UInt?,
        val d: ULong,
        val e: Duration,
    )

    @Test
    fun `schemas tell them from other numbers`() {
        val fixed = typedSerializer<All> { integers(IntegerEncoding.FIXED) }.schema()
        val name = All::class.java.name
        val bytes =
            "030100" + "%02x".format(name.length) + HexFormat.of().formatHex(name.toByteArray()) + "05" +
                "0164" + "2906" + "0165" + "2a06" + "0162" + "2902" + "0161" + "2901" + "0163" + "6904" + "2300"
        assertEquals(bytes, HexFormat.of().formatHex(fixed.toBytes()))
        assertEquals(fixed, Schema.parse(fixed.toBytes()))
        assertEquals(
            "root $name\nobject $name\n  d: unsigned long\n  e: duration as long\n  b: unsigned short\n" +
                "  a: unsigned byte\n  c: unsigned int?\n",
            fixed.toString(),
        )
    }

    @Test
    fun `readers without classes see the numbers`() {
        val any = BinarySerializer.builder().allow(All::class.java).build()
        val bytes = any.serialize(All(200u, 40_000u, 4_000_000_000u, ULong.MAX_VALUE, Duration.ZERO))
        val tree = (BinarySerializer.tree(bytes) as ObjectTree).fields()
        assertEquals(listOf(200L, 40_000L, 4_000_000_000L), listOf(tree["a"], tree["b"], tree["c"]))
        assertEquals(BigInteger("18446744073709551615"), tree["d"])
        val text = Inspector.selfDescribing().inspect(bytes)
        assertTrue(text.contains("4000000000") && text.contains("18446744073709551615"), text)
    }
}
