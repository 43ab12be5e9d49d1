package dev.piculet.jackson.adapter

import dev.piculet.jackson3.kotlin.ClosedRangeMixIn
import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Classes that native images must keep for reflection: users do not know them, or can't name them. */
class ReachabilityMetadataTest {
    private val path = "META-INF/native-image/dev.piculet/piculet-jackson$MAJOR-kotlin/reachability-metadata.json"

    private data class Kept(
        val type: String,
        val allDeclaredConstructors: Boolean,
        val allDeclaredFields: Boolean,
        val allDeclaredMethods: Boolean,
    )

    private data class Metadata(
        val reflection: List<Kept>,
    )

    private val kept: List<Kept> =
        javaClass.classLoader
            .getResource(path)!!
            .readText()
            .let { kotlinMapperBuilder().build().readValue<Metadata>(it).reflection }

    @Test
    fun `every class that is named exists, once, and is kept whole`() {
        for (entry in kept) {
            assertEquals(entry.type, Class.forName(entry.type, false, javaClass.classLoader).name)
            assertTrue(entry.allDeclaredConstructors && entry.allDeclaredFields && entry.allDeclaredMethods, entry.type)
        }
        assertEquals(kept.distinct(), kept)
    }

    @Test
    fun `classes that this module alone knows of are named`() {
        val ranges = listOf(1..2, 1L..2L, 'a'..'b', 1u..2u, 1uL..2uL, 1.0..2.0, 1f..2f, "a".."b")
        val needed =
            ranges.map { it.javaClass } +
                listOf(ClosedRange::class.java, ClosedRangeMixIn::class.java, UByte::class.java, UShort::class.java)
        assertEquals(listOf<String>(), needed.map { it.name } - kept.map { it.type }.toSet())
    }
}
