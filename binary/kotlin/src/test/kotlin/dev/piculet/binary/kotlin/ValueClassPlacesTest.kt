package dev.piculet.binary.kotlin

import org.junit.jupiter.api.Test

/** Value classes whose underlying type comes from a type argument, or in places where null may mean two things. */
class ValueClassPlacesTest {
    @JvmInline
    value class Tags(
        val names: List<String>,
    )

    data class Tagged(
        val tags: Tags,
    )

    @JvmInline
    value class Wrapper<T>(
        val value: T,
    )

    data class Generic(
        val text: Wrapper<String>,
        val numbers: Wrapper<List<Int>>,
    )

    @JvmInline
    value class Count(
        val number: Int,
    )

    data class CountAndText(
        val count: Count?,
        val text: String,
    )

    @JvmInline
    value class Maybe(
        val text: String?,
    )

    data class Holder(
        val maybe: Maybe,
    )

    @Test
    fun `a property may be a value class of a list`() {
        twins<Tagged>().assertKept(Tagged(Tags(mutableListOf("t"))), 4 + 1 + 1 + 1)
    }

    @Test
    fun `generic value classes are kept`() {
        twins<Generic>().assertKept(Generic(Wrapper("a"), Wrapper(mutableListOf(1))), 4 + 1 + 2 + 1 + 2)
    }

    @Test
    fun `a property may be a value class around null`() {
        twins<Holder>().assertKept(Holder(Maybe(null)), 4 + 1)
    }

    @Test
    fun `value classes around null are elements`() {
        twins<List<Maybe>>().assertKept(mutableListOf(Maybe(null)), 4 + 1 + 1)
    }

    @Test
    fun `nullable value classes of numbers are elements`() {
        twins<List<Count?>>().assertKept(mutableListOf(Count(1), null), 4 + 1 + 1 + 1 + 1 + 2)
    }

    @Test
    fun `nullable unsigned numbers are elements`() {
        twins<List<UShort?>>().assertKept(mutableListOf(null, UShort.MAX_VALUE), 4 + 1 + 1 + 1 + 1 + 2)
    }

    @Test
    fun `a nullable value class of a number stands before a text`() {
        twins<CountAndText>().assertKept(CountAndText(Count(1), "text"), 4 + 1 + 2 + 5)
    }
}
