package dev.piculet.lab.suite

import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.experiment.Format
import org.junit.jupiter.api.Test
import java.nio.file.Path
import kotlin.test.assertEquals

class SuitesTest {
    private val catalog = ContenderCatalog.of(Path.of(System.getProperty("piculet.lab.home")))

    @Test
    fun `suite objects ranks each binary format, and of the variants of a library one`() {
        val objects = Suites.of("objects")
        val ranked = objects.ranking!!.contenders
        val binary = catalog.all.filter { it.format == Format.BINARY && it.id in objects.contenders }.map { it.id }
        val variants =
            listOf(
                "by-field-get", "by-field-typed", "by-method-handle", "cbor-jackson2", "fory-compatible",
                "kryo-unregistered", "piculet-fixed", "piculet-headerless", "smile-jackson2",
            )
        assertEquals(variants, binary - ranked.toSet())
        assertEquals(listOf("jackson2"), ranked - binary.toSet(), "the JSON that everybody knows")
        assertEquals(objects.core, ranked.take(objects.core.size))
    }
}
