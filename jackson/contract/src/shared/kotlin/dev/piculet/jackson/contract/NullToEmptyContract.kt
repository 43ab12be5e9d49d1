package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Null that becomes an empty collection or map. */
abstract class NullToEmptyContract(
    subject: Subject,
) : Contract(subject) {
    data class Holder(
        val list: List<Int> = listOf(1),
        val set: Set<String> = setOf("s"),
        val map: Map<String, Int> = mapOf("k" to 1),
        val nullable: List<Int>? = listOf(2),
    )

    data class Plain(
        val list: List<Int>,
        val map: Map<String, Int>,
        val array: IntArray? = null,
    )

    private val listsMapper = mapper(Feature.NullToEmptyCollection to true)
    private val mapsMapper = mapper(Feature.NullToEmptyMap to true)

    @Test
    fun `null is no collection by default`() {
        assertEquals(
            "KotlinInvalidNullException at $.list: Instantiation of [simple type, class " +
                "NullToEmptyContract.Plain] value failed for JSON property list due to missing " +
                "(therefore NULL) value for creator parameter list which is a non-nullable type",
            failureOf { mapper.quoted<Plain>("{'list':null,'map':{}}") },
        )
        assertEquals(
            "KotlinInvalidNullException at $.map: Instantiation of [simple type, class " +
                "NullToEmptyContract.Plain] value failed for JSON property map due to missing (therefore " +
                "NULL) value for creator parameter map which is a non-nullable type",
            failureOf { mapper.quoted<Plain>("{'list':[],'map':null}") },
        )
    }

    @Test
    fun `NullToEmptyCollection makes collections empty`() {
        assertEquals(Holder(list = listOf()), listsMapper.quoted<Holder>("{'list':null}"))
        assertEquals(Holder(set = setOf()), listsMapper.quoted<Holder>("{'set':null}"))
        assertEquals(Holder(nullable = listOf()), listsMapper.quoted<Holder>("{'nullable':null}"))
        assertEquals(
            "KotlinInvalidNullException at $.map: Instantiation of [simple type, class " +
                "NullToEmptyContract.Holder] value failed for JSON property map due to missing " +
                "(therefore NULL) value for creator parameter map which is a non-nullable type",
            failureOf { listsMapper.quoted<Holder>("{'map':null}") },
        )
    }

    @Test
    fun `NullToEmptyMap makes maps empty`() {
        assertEquals(Holder(map = mapOf()), mapsMapper.quoted<Holder>("{'map':null}"))
        assertEquals(
            "KotlinInvalidNullException at $.list: Instantiation of [simple type, class " +
                "NullToEmptyContract.Holder] value failed for JSON property list due to missing " +
                "(therefore NULL) value for creator parameter list which is a non-nullable type",
            failureOf { mapsMapper.quoted<Holder>("{'list':null}") },
        )
    }

    @Test
    fun `a missing collection is empty, too`() {
        assertEquals(listOf<Int>(), listsMapper.quoted<Plain>("{'map':{}}").list)
        assertEquals(mapOf<String, Int>(), mapsMapper.quoted<Plain>("{'list':[]}").map)
        assertEquals(Holder(), listsMapper.quoted<Holder>("{}"))
    }

    @Test
    fun `the default wins over the empty collection if null is the same as the default`() {
        val both = mapper(Feature.NullToEmptyCollection to true, Feature.NullIsSameAsDefault to true)
        assertEquals(Holder(), both.quoted<Holder>("{'list':null}"))
        assertEquals(listOf<Int>(), both.quoted<Plain>("{'list':null,'map':{}}").list)
    }
}
