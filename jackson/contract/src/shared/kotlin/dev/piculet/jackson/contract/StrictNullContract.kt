package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.annotation.Nulls
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature

/** Nulls in collections whose type forbids them. */
@Suppress("ArrayInDataClass")
abstract class StrictNullContract(
    subject: Subject,
) : Contract(subject) {
    private val strict = mapper(Feature.StrictNullChecks to true)
    private val loose = mapper(Feature.StrictNullChecks to false)

    data class Texts(
        val list: List<String>,
    )

    data class TextSet(
        val set: Set<String>,
    )

    data class TextMap(
        val map: Map<String, String>,
    )

    data class TextArray(
        val array: Array<String>,
    )

    data class Nullables(
        val list: List<String?>,
        val map: Map<String, Int?>,
        val array: Array<Int?>,
    )

    data class Deep(
        val lists: List<List<String>>,
    )

    data class Variable<T>(
        val list: List<T>,
    )

    class InProjection(
        val array: Array<in String>,
    )

    class OutProjection(
        val array: Array<out String>,
        val list: MutableList<out Number>,
    )

    @Test
    fun `the check is on by default in Jackson 3 only`() {
        val json = "{'list':[null]}"
        if (MAJOR == 2) {
            assertEquals(listOf(null), mapper.quoted<Texts>(json).list)
        } else {
            assertEquals(
                "InvalidNullException at $.list[0]: Invalid `null` value encountered for property \"list\"",
                failureOf { mapper.quoted<Texts>(json) },
            )
        }
    }

    @Test
    fun `null elements are refused`() {
        assertEquals(
            "InvalidNullException at $.list[1]: Invalid `null` value encountered for property \"list\"",
            failureOf { strict.quoted<Texts>("{'list':['a',null]}") },
        )
        assertEquals(
            "InvalidNullException at $.set[0]: Invalid `null` value encountered for property \"set\"",
            failureOf { strict.quoted<TextSet>("{'set':[null]}") },
        )
        assertEquals(
            "InvalidNullException at $.map.k: Invalid `null` value encountered for property \"map\"",
            failureOf { strict.quoted<TextMap>("{'map':{'k':null}}") },
        )
        assertEquals(
            "InvalidNullException at $.array[1]: Invalid `null` value encountered for property \"array\"",
            failureOf { strict.quoted<TextArray>("{'array':['a',null]}") },
        )
        assertEquals(Texts(listOf("a")), strict.quoted<Texts>("{'list':['a']}"))
    }

    @Test
    fun `null elements get in if the check is off`() {
        assertEquals(listOf("a", null), loose.quoted<Texts>("{'list':['a',null]}").list)
        assertEquals(mapOf("k" to null), loose.quoted<TextMap>("{'map':{'k':null}}").map)
        assertEquals(listOf(null), loose.quoted<TextArray>("{'array':[null]}").array.toList())
    }

    @Test
    fun `null elements are kept where the type allows them`() {
        val read = strict.quoted<Nullables>("{'list':[null],'map':{'k':null},'array':[null]}")
        assertEquals("[null] {k=null} [null]", "${read.list} ${read.map} ${read.array.toList()}")
    }

    @Test
    fun `elements of elements are treated like elements`() {
        assertEquals(
            "InvalidNullException at $.lists[0]: Invalid `null` value encountered for property \"lists\"",
            failureOf { strict.quoted<Deep>("{'lists':[null]}") },
        )
        assertEquals(
            "InvalidNullException at $.lists[0][0]: Invalid `null` value encountered for property \"lists\"",
            failureOf { strict.quoted<Deep>("{'lists':[[null]]}") },
        )
    }

    @Test
    fun `the value of a type variable is checked as it is declared`() {
        assertEquals(
            expected(
                oracle = "InvalidNullException at $.list[0]: Invalid `null` value encountered for property \"list\"",
                piculet = "[null]",
                because = "a type variable may stand for a nullable type",
            ),
            outcome { strict.quoted<Variable<String>>("{'list':[null]}").list },
        )
    }

    @Test
    fun `use-site projections`() {
        assertEquals(
            expected(
                oracle =
                    byMajor(
                        "InvalidNullException at $.array[0]: Invalid `null` value encountered for property " +
                            "\"array\"",
                        "[null]",
                    ),
                piculet = "[null]",
                because = "Jackson 2 is treated like Jackson 3",
            ),
            outcome { strict.quoted<InProjection>("{'array':[null]}").array.toList() },
        )
        assertEquals(
            "InvalidNullException at $.array[0]: Invalid `null` value encountered for property \"array\"",
            failureOf { strict.quoted<OutProjection>("{'array':[null],'list':[]}") },
        )
        assertEquals(
            "InvalidNullException at $.list[0]: Invalid `null` value encountered for property \"list\"",
            failureOf { strict.quoted<OutProjection>("{'array':[],'list':[null]}") },
        )
    }

    class Settable {
        var list: List<String> = listOf()
    }

    @Test
    fun `properties that are no parameters are not checked`() {
        assertEquals(listOf(null), strict.quoted<Settable>("{'list':[null]}").list)
    }

    data class Explicit(
        @param:JsonSetter(contentNulls = Nulls.SKIP) val list: List<String>,
    )

    @Test
    fun `an annotation of the user wins`() {
        assertEquals(Explicit(listOf("a")), strict.quoted<Explicit>("{'list':['a',null]}"))
    }

    class Primitives(
        val ints: IntArray = intArrayOf(),
        val bytes: ByteArray = byteArrayOf(),
    )

    @Test
    fun `elements of primitive arrays are not checked`() {
        val zero =
            mapper(Feature.StrictNullChecks to true) { disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES) }
        assertEquals(listOf(0, 1), zero.quoted<Primitives>("{'ints':[null,1]}").ints.toList())
        assertEquals(listOf<Byte>(0, 1), zero.quoted<Primitives>("{'bytes':[null,1]}").bytes.toList())
    }

    @Test
    fun `the root value and content of a plain collection are not checked`() {
        assertEquals(listOf(null), strict.quoted<List<String>>("[null]"))
    }

    @Test
    fun `the checks have an old name, too`() {
        assumeTrue(MAJOR == 2)
        val refused = failureOf { strict.quoted<Texts>("{'list':[null]}") }
        assertEquals(
            refused,
            failureOf { mapper(Feature.NewStrictNullChecks to true).quoted<Texts>("{'list':[null]}") },
        )
        assertEquals(
            expected(
                oracle =
                    "IllegalArgumentException at $: Enabling both StrictNullChecks and NewStrictNullChecks is not " +
                        "permitted.",
                piculet = refused,
                because = "either of the two switches the checks on",
            ),
            failureOf {
                mapper(Feature.StrictNullChecks to true, Feature.NewStrictNullChecks to true)
                    .quoted<Texts>("{'list':[null]}")
            },
        )
    }
}
