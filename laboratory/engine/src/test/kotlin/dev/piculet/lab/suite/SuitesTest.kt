package dev.piculet.lab.suite

import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.experiment.Format
import org.junit.jupiter.api.Test
import java.nio.file.Path
import kotlin.test.assertEquals
import kotlin.time.Duration.Companion.minutes

class SuitesTest {
    private val catalog = ContenderCatalog.of(Path.of(System.getProperty("piculet.lab.home")))

    @Test
    fun `suite objects ranks each binary format, and of the variants of a library one`() {
        val objects = Suites.of("objects")
        val ranked = objects.ranking!!.contenders
        val binary = catalog.all.filter { it.format == Format.BINARY && objects.id in it.suites }.map { it.id }
        val variants =
            listOf(
                "by-field-get", "by-field-typed", "by-method-handle", "cbor-jackson2", "fory-compatible",
                "kryo-unregistered", "piculet-fixed", "piculet-headerless", "smile-jackson2",
            )
        assertEquals(variants, binary - ranked.toSet())
        assertEquals(listOf("jackson2"), ranked - binary.toSet(), "the JSON that everybody knows")
        assertEquals(objects.core, ranked.take(objects.core.size))
    }

    @Test
    fun `everyone with a place in the order of a suite takes part in it by a descriptor`() {
        val places =
            Suites.all.flatMap { suite -> suite.contenders.map { it to suite.id } } +
                GuestKind.entries.flatMap { placesOf(it) }
        assertEquals(emptyList(), places.filter { (id, suite) -> suite !in catalog.find(id)?.suites.orEmpty() })
        for (suite in Suites.all) {
            assertEquals(emptyList(), suite.core - suite.contenders.toSet(), suite.id)
            assertEquals(emptyList(), suite.ranking?.contenders.orEmpty() - suite.contenders.toSet(), suite.id)
        }
    }

    private fun placesOf(kind: GuestKind) =
        GuestContenders.suite(kind, "Order", isKotlin = true, "jackson2", "jackson2").contenders.map { it to "try" }

    private val suite =
        Suite("s", "?", "a", listOf("a", "c", "b"), listOf("a", "b"), Ranking(listOf("a", "b"), 15.minutes))

    @Test
    fun `who joins by a descriptor comes last, and into the ranking if the format is binary`() {
        val joined = suite.of(listOf("a", "b", "c", "x", "y"), listOf("a", "y"))
        assertEquals(listOf("a", "c", "b", "x", "y"), joined.contenders)
        assertEquals(listOf("a", "b"), joined.core)
        assertEquals(listOf("a", "b", "y"), joined.ranking!!.contenders)
    }

    @Test
    fun `who does not take part has no place, but for the baseline`() {
        val left = suite.of(listOf("c"), emptyList())
        assertEquals(listOf("a", "c"), left.contenders)
        assertEquals(listOf("a"), left.core)
        assertEquals(listOf("a"), left.ranking!!.contenders)
    }
}
