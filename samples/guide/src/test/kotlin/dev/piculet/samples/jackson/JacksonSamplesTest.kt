package dev.piculet.samples.jackson

import dev.piculet.jackson3.kotlin.kotlinModule
import dev.piculet.jackson3.kotlin.readValue
import dev.piculet.samples.performance.SmallDocuments
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.json.JsonMapper
import java.io.ByteArrayOutputStream
import java.io.PrintStream

/** Each sample for Jackson does what it shows. */
class JacksonSamplesTest {
    @Test
    fun `missing members get the default, and value classes are their underlying values`() {
        assertPrints(
            FirstMapper::main,
            """
            Book(isbn=Isbn(text=978-0), title=Peck, language=en, subtitle=null)
            {"isbn":"978-0","title":"Peck","language":"en","subtitle":null}
        """,
        )
    }

    @Test
    fun `options hold, and the module tells which path each class takes`() {
        assertPrints(
            Options::main,
            """
            Book(isbn=Isbn(text=978-0), title=Peck, language=en, subtitle=null)
            dev.piculet.samples.jackson.Book, reading: from the parser's buffer, by generated code
        """,
        )
    }

    @Test
    fun `a mapper of Piculet's needs no parser and no generator`() {
        assertPrints(
            WithoutParser::main,
            """
            {"isbn":"978-0","title":"Peck","language":"en","subtitle":null}
            dev.piculet.samples.jackson.Book, reading documents: straight from bytes, by generated code
            dev.piculet.samples.jackson.Book, writing documents: straight to bytes, by generated code
        """,
        )
    }

    @Test
    fun `a mapper with the other pool of buffers reads what it wrote`() {
        assertPrints(SmallDocuments::main, "Point[x=3, y=4]")
    }

    @Test
    fun `paths are told of mappers that somebody else has made`() {
        val mapper = JsonMapper.builder().addModule(kotlinModule()).build()
        assertEquals(emptyList<String>(), Options.pathsOf(mapper))
        mapper.readValue<Book>("""{"isbn":"978-0","title":"Peck"}""")
        assertEquals(
            listOf("dev.piculet.samples.jackson.Book, reading: Jackson's own code until it is called more often"),
            Options.pathsOf(mapper),
        )
    }

    private fun assertPrints(
        sample: (Array<String>) -> Unit,
        expected: String,
    ) {
        val bytes = ByteArrayOutputStream()
        val out = System.out
        System.setOut(PrintStream(bytes, true, Charsets.UTF_8))
        try {
            sample(emptyArray())
        } finally {
            System.setOut(out)
        }
        assertEquals(expected.trimIndent() + "\n", bytes.toString(Charsets.UTF_8).replace("\r\n", "\n"))
    }
}
