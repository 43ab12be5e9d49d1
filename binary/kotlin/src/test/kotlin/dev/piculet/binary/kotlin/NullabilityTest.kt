package dev.piculet.binary.kotlin

import dev.piculet.binary.io.MalformedInputException
import dev.piculet.binary.io.UnsupportedValueException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import kotlin.reflect.typeOf

/** Kotlin's nullability holds when values are written, and when any bytes are read. */
@Suppress("UNCHECKED_CAST") // Nulls get into values as Java code or another library puts them there.
class NullabilityTest {
    data class Tags(
        val title: String,
        val names: List<String>,
        val weights: Map<String, Int>,
        val subtitle: String?,
        val aliases: List<String?>?,
    )

    private val twins = twins<Tags>()
    private val tags = Tags("t", mutableListOf("a"), hashMapOf("k" to 1), null, null)

    @Test
    fun `null is kept where it is allowed`() {
        twins.assertKept(tags, 4 + 2 + (2 + 1) + 2 + 5)
        twins.assertKept(tags.copy(subtitle = "s", aliases = mutableListOf(null, "b")), 4 + 3 + 2 + 2 + 4 + 5)
    }

    @Test
    fun `a null element of a list is named`() {
        val names = mutableListOf("a", null) as List<String>
        assertEquals(
            "Null is not allowed for String at $.names[1].\n  Set a value, or declare the type nullable.",
            twins.writeFailure<UnsupportedValueException>(tags.copy(names = names)),
        )
    }

    @Test
    fun `null keys and values of maps are named`() {
        val value = hashMapOf("k" to null) as Map<String, Int>
        assertEquals(
            "Null is not allowed for Integer at $.weights.values[0].\n  Set a value, or declare the type nullable.",
            twins.writeFailure<UnsupportedValueException>(tags.copy(weights = value)),
        )
        val key = hashMapOf(null to 1) as Map<String, Int>
        assertEquals(
            "Null is not allowed for String at $.weights.keys[0].\n  Set a value, or declare the type nullable.",
            twins.writeFailure<UnsupportedValueException>(tags.copy(weights = key)),
        )
    }

    class Late {
        lateinit var names: List<String>
    }

    @Test
    fun `a property without a value is named`() {
        assertEquals(
            "Null is not allowed for List<String> at $.names.\n  Set a value, or declare the type nullable.",
            twins<Late>().writeFailure<UnsupportedValueException>(Late()),
        )
    }

    data class Optionals(
        val title: String?,
        val names: List<String?>,
    )

    data class Required(
        val title: String,
        val names: List<String>,
    )

    @Test
    fun `null in bytes is refused with its place`() {
        val twins = twins<Required>()
        val header = twins.write(Required("t", mutableListOf())).copyOf(4)

        fun refused(value: Optionals): String {
            val bytes = twins<Optionals>().write(value)
            header.copyInto(bytes)
            return twins.readFailure<MalformedInputException>(bytes)
        }
        assertEquals(
            "Null is not allowed for String at $.title (offset 6 of 6).\n  Declare the type nullable to read such data.",
            refused(Optionals(null, mutableListOf())),
        )
        assertEquals(
            "Null is not allowed for String at $.names[1] (offset 10 of 10).\n" +
                "  Declare the type nullable to read such data.",
            refused(Optionals("t", mutableListOf("a", null))),
        )
    }

    @Test
    fun `null in data of an older schema is refused with its place`() {
        val former = twins<Optionals>()
        val twins = twins<Required> { reads(former.interpreted.schema()) }
        val old = former.write(Optionals("t", mutableListOf("a")))
        assertEquals(Required("t", listOf("a")), twins.readOlder(old))
        val withNull = former.write(Optionals(null, mutableListOf()))
        assertEquals(
            "Null is not allowed for String at $.title (offset 6 of 6).\n  Declare the type nullable to read such data.",
            twins.readOlderFailure<MalformedInputException>(withNull),
        )
    }

    @Test
    fun `the root is never null, whatever the type says`() {
        val nullable = typedSerializerBuilder<Required>(typeOf<Required?>()).build()
        assertEquals(typedSerializer<Required>().schema(), nullable.schema())
        val numbers = typedSerializerBuilder<Int>(typeOf<Int?>()).build()
        assertEquals(typedSerializer<Int>().schema(), numbers.schema())
    }

    data class Inner(
        val number: Int,
    )

    data class Outer(
        val inner: Inner,
        val others: List<Inner>,
    )

    @Test
    fun `null among objects is refused`() {
        val others = mutableListOf(Inner(1), null) as List<Inner>
        assertEquals(
            "Null is not allowed for NullabilityTest.Inner at $.others[1].\n" +
                "  Set a value, or declare the type nullable.",
            twins<Outer>().writeFailure<UnsupportedValueException>(Outer(Inner(1), others)),
        )
        twins<Outer>().assertKept(Outer(Inner(1), mutableListOf(Inner(2), Inner(3))), 4 + 1 + 3 + 1 + 3 + 3)
    }

    @Test
    fun `type arguments keep their question marks`() {
        twins<List<String?>>().assertKept(mutableListOf("a", null), 4 + 1 + 2 + 1)
        twins<Map<String, List<Int?>?>>().assertKept(hashMapOf("a" to null), 4 + 1 + 1 + 2)
        assertEquals(
            "Null is not allowed for Integer at $[0].\n  Set a value, or declare the type nullable.",
            twins<List<Int>>().writeFailure<UnsupportedValueException>(mutableListOf(null) as List<Int>),
        )
    }
}
