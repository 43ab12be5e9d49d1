package dev.piculet.binary.kotlin

import dev.piculet.binary.io.LimitExceededException
import dev.piculet.binary.io.MalformedInputException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test

/** Value classes are written as their underlying value, and their checks run when they are read. */
@Tag("jdk")
class ValueClassesTest {
    @JvmInline
    value class UserId(
        val text: String,
    ) {
        init {
            require(text.isNotEmpty()) { "A user id must not be empty." }
        }
    }

    @JvmInline
    value class Count(
        val number: Int,
    )

    @JvmInline
    value class Enabled(
        val flag: Boolean,
    )

    @JvmInline
    value class Maybe(
        val text: String?,
    )

    @JvmInline
    value class Nested(
        val id: UserId,
    )

    @JvmInline
    value class Tags(
        val names: List<String>,
    )

    @JvmInline
    value class Even private constructor(
        val number: Int,
    ) {
        init {
            require(number % 2 == 0) { "$number is odd" }
        }

        companion object {
            fun of(number: Int) = Even(number)
        }
    }

    data class Unboxed(
        val user: UserId,
        val count: Count,
        val even: Even,
        val nested: Nested,
    )

    data class Plain(
        val user: String,
        val count: Int,
        val even: Int,
        val nested: String,
    )

    @Test
    fun `properties take as much room as their underlying values`() {
        val value = Unboxed(UserId("u"), Count(1), Even.of(2), Nested(UserId("n")))
        val size = twins<Plain>().write(Plain("u", 1, 2, "n")).size
        twins<Unboxed>().assertKept(value, size)
        assertEquals(4 + 1 + 2 + 2 + 2 + 2, size)
    }

    data class Nullables(
        val user: UserId?,
        val maybe: Maybe,
        val nested: Nested?,
        val enabled: Enabled?,
    )

    data class NullableCount(
        val count: Count?,
    )

    @Test
    fun `nullable ones and those around null are kept`() {
        twins<Nullables>().assertKept(Nullables(UserId("u"), Maybe("m"), Nested(UserId("n")), null), 4 + 1 + 3 * 2)
        twins<Nullables>().assertKept(Nullables(null, Maybe("m"), null, Enabled(true)), 4 + 2 + 3)
        twins<NullableCount>().assertKept(NullableCount(Count(1)), 4 + 1 + 2)
        twins<NullableCount>().assertKept(NullableCount(null), 4 + 1)
    }

    data class NullTwice(
        val maybe: Maybe?,
    )

    @Test
    fun `null and a value class around null are two values`() {
        twins<NullTwice>().assertKept(NullTwice(null), 4 + 1)
        twins<NullTwice>().assertKept(NullTwice(Maybe(null)), 4 + 1 + 1)
        twins<NullTwice>().assertKept(NullTwice(Maybe("m")), 4 + 1 + 1 + 1)
    }

    @JvmInline
    value class Doubt(
        val maybe: Maybe,
    )

    @JvmInline
    value class Wrapper<T>(
        val value: T,
    )

    @JvmInline
    value class MaybeNumber(
        val number: Int?,
    )

    data class Doubts(
        val doubt: Doubt,
        val optional: Doubt?,
    )

    @Test
    fun `null inside two value classes is no null`() {
        val all = mutableListOf(Doubt(Maybe(null)), Doubt(Maybe("m")))
        assertEquals(all, twins<List<Doubt>>().let { it.read(it.write(all)) })
        val orNull = mutableListOf(null, Doubt(Maybe(null)), Doubt(Maybe("m")))
        assertEquals(orNull, twins<List<Doubt?>>().let { it.read(it.write(orNull)) })
        for (doubts in listOf(Doubts(Doubt(Maybe(null)), null), Doubts(Doubt(Maybe("m")), Doubt(Maybe(null))))) {
            assertEquals(doubts, twins<Doubts>().let { it.read(it.write(doubts)) })
        }
        val wrapped = mutableListOf(Wrapper(MaybeNumber(null)), Wrapper(MaybeNumber(1)))
        assertEquals(wrapped, twins<List<Wrapper<MaybeNumber>>>().let { it.read(it.write(wrapped)) })
    }

    @Test
    fun `elements, keys and values of collections are kept`() {
        twins<List<UserId>>().assertKept(mutableListOf(UserId("a"), UserId("b")), 4 + 1 + 2 + 2)
        twins<Map<UserId, Count>>().assertKept(hashMapOf(UserId("a") to Count(1)), 4 + 1 + 1 + 2 + 2)
        twins<Map<UserId, List<Maybe>>>()
            .assertKept(hashMapOf(UserId("a") to mutableListOf(Maybe("m"))), 4 + 1 + 5)
        twins<Set<Nested>>().assertKept(hashSetOf(Nested(UserId("n"))), 4 + 1 + 1 + 1)
    }

    @Test
    fun `a value class may be the root`() {
        twins<UserId>().assertKept(UserId("a"), 4 + 1 + 1)
        twins<Count>().assertKept(Count(1), 4 + 1 + 2)
        twins<Tags>().assertKept(Tags(mutableListOf("t")), 4 + 1 + 1 + 1)
    }

    data class Checked(
        val id: UserId,
        val even: Even,
        val optional: UserId?,
    )

    data class Unchecked(
        val id: String,
        val even: Int,
        val optional: String?,
    )

    @Test
    fun `a value that the init block refuses is malformed input`() {
        val twins = twins<Checked>()
        val header = twins.write(Checked(UserId("a"), Even.of(2), null)).copyOf(4)
        val unchecked = twins<Unchecked>()

        fun refused(value: Unchecked): String {
            val bytes = unchecked.write(value)
            header.copyInto(bytes)
            return twins.readFailure<MalformedInputException>(bytes)
        }
        assertEquals(
            "dev.piculet.binary.kotlin.ValueClassesTest\$UserId refuses what was read" +
                " (java.lang.IllegalArgumentException: A user id must not be empty.) at $.id (offset 8 of 9).\n" +
                "  The constructor's checks do not hold for these bytes.",
            refused(Unchecked("", 2, null)),
        )
        assertEquals(
            "dev.piculet.binary.kotlin.ValueClassesTest\$Even refuses what was read" +
                " (java.lang.IllegalArgumentException: 3 is odd) at $.even (offset 7 of 10).\n" +
                "  The constructor's checks do not hold for these bytes.",
            refused(Unchecked("a", 3, null)),
        )
        assertEquals(
            "dev.piculet.binary.kotlin.ValueClassesTest\$UserId refuses what was read" +
                " (java.lang.IllegalArgumentException: A user id must not be empty.)" +
                " at $.optional (offset 10 of 10).\n" +
                "  The constructor's checks do not hold for these bytes.",
            refused(Unchecked("a", 2, "")),
        )
    }

    @Test
    fun `a value that the init block refuses is reported with its place in collections`() {
        val twins = twins<Map<UserId, List<Even>>>()
        val bytes = twins<Map<String, List<Int>>>().write(hashMapOf("a" to mutableListOf(2, 3)))
        twins
            .write(hashMapOf())
            .copyOf(4)
            .copyInto(bytes)
        assertEquals(
            "dev.piculet.binary.kotlin.ValueClassesTest\$Even refuses what was read" +
                " (java.lang.IllegalArgumentException: 3 is odd) at $.values[0][1] (offset 13 of 13).\n" +
                "  The constructor's checks do not hold for these bytes.",
            twins.readFailure<MalformedInputException>(bytes),
        )
    }

    data class Defaults(
        val name: String,
        val id: UserId = UserId("d"),
        val optional: UserId? = UserId("o"),
        val count: Count? = Count(4),
        val maybe: Maybe = Maybe("m"),
    )

    data class Former(
        val name: String,
    )

    @Test
    fun `absent ones get the default argument`() {
        val former = twins<Former>()
        val twins = twins<Defaults> { reads(former.interpreted.schema()) }
        val old = former.write(Former("n"))
        assertEquals(Defaults("n"), twins.readOlder(old))
    }

    @Test
    fun `a property may become a value class of its former type`() {
        val former = twins<Unchecked>()
        val twins = twins<Checked> { reads(former.interpreted.schema()) }
        val old = former.write(Unchecked("a", 2, "b"))
        assertEquals(Checked(UserId("a"), Even.of(2), UserId("b")), twins.readOlder(old))
    }

    sealed interface Shape

    @JvmInline
    value class Radius(
        val length: Double,
    ) : Shape

    data class Square(
        val side: Double,
    ) : Shape

    @Test
    fun `a value class may be one of several subtypes`() {
        twins<List<Shape>>().assertKept(mutableListOf(Radius(1.5), Square(2.0)), 4 + 1 + 2 + 8 + 8)
    }

    @JvmInline
    value class Key(
        val number: Long,
    )

    /** A table sorts numbers of one hash code, and no boxes that hold them. */
    @Test
    fun `value classes are counted as the boxes that they are in sets inside sets`() {
        // Of hash code 0.
        val numbers = List(120) { it.toLong() shl 32 or it.toLong() }
        val lists = numbers.mapTo(mutableListOf()) { numbers.minus(it).toMutableList() }
        // Lists have the same bytes as sets.
        val bytes = typedSerializer<List<List<Long>>> { headerless() }.serialize(lists)
        for (calls in listOf(0, -1)) {
            val keys =
                typedSerializer<Set<Set<Key>>> {
                    headerless()
                    generateAfter(calls)
                }
            assertThrows(LimitExceededException::class.java) { keys.deserialize(bytes) }
        }
    }

    @Test
    fun `the schema of a value class is that of its underlying type`() {
        assertEquals(typedSerializer<List<String>>().schema(), typedSerializer<List<UserId>>().schema())
    }
}
