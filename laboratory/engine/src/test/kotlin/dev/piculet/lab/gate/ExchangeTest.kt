package dev.piculet.lab.gate

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name
import kotlin.io.path.readText
import kotlin.test.assertEquals

class ExchangeTest {
    @TempDir
    lateinit var folder: Path

    private fun by(
        writer: String,
        vararg documents: String,
    ) = Contribution(
        Question("json", "dto"),
        writer,
        listOf("{1}", "{2}", "{3}").map { digestOf(listOf(it.toByteArray())) },
        documents.map { it.toByteArray() },
    )

    private fun newTo(vararg all: Contribution): List<String> {
        val exchange = Exchange(folder)
        all.forEach(exchange::add)
        return all.filter(exchange::isNewTo).map { it.writer }
    }

    private fun given() = folder.resolve("json/dto").listDirectoryEntries().map { it.name }.sorted()

    @Test
    fun `everybody reads what somebody else wrote, whoever came first`() {
        assertEquals(listOf("a", "b"), newTo(by("a", "{ 1}", "{ 2}"), by("b", "{1 }", "{2 }")))
        assertEquals(listOf("a", "b"), given())
        assertEquals("{2 }", folder.resolve("json/dto/b/1").readText())
    }

    @Test
    fun `nobody reads again what it wrote itself`() =
        assertEquals(listOf("c"), newTo(by("a", "{ 1}"), by("b", "{ 1}"), by("c", "{1}")))

    @Test
    fun `documents with the same bytes are there once`() {
        newTo(by("a", "{ 1}"), by("b", "{ 1}"))
        assertEquals(listOf("a"), given())
    }

    @Test
    fun `our own rendering, which everybody has read, is left out`() =
        assertEquals(emptyList(), newTo(by("a", "{1}", "{2}"), by("b", "{1}", "{2}", "{3}")))

    @Test
    fun `who wrote nothing right reads what the others wrote`() =
        assertEquals(listOf("a"), newTo(by("a"), by("b", "{ 1}")))
}
