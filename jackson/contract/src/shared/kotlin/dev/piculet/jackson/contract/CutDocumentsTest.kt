package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.EnumSource
import tools.jackson.core.exc.StreamReadException
import tools.jackson.databind.ObjectMapper

/** Documents of other formats than JSON, whose parsers may fail anywhere, also between a name and its value. */
class CutDocumentsTest {
    private val types = JavaClasses.ALL + JavaBeans.ALL + JavaBuilders.ALL + JavaHolders.ALL

    /** The parser's words, and which exception it throws, depend on the function by which it was asked for a name. */
    private fun outcome(
        mapper: ObjectMapper,
        document: ByteArray,
        type: Class<*>,
    ): String =
        try {
            mapper.readValue(document, type).toString()
        } catch (failure: Exception) {
            val kind = if (failure is StreamReadException) "malformed" else failure.javaClass.name
            "$kind at ${pathOf(failure)}"
        }

    @ParameterizedTest
    @EnumSource
    fun `a document that is cut off fails as one of Jackson's, and with its path`(format: Format) {
        val plain = format.mapper(PlainJackson.module(mapOf()))
        val ours = format.mapper(JavaPiculet(0).module(mapOf()))
        val document = plain.writeValueAsBytes(VALUE)
        for (type in types) {
            for (end in document.indices) {
                val part = document.copyOf(end)
                assertEquals(outcome(plain, part, type), outcome(ours, part, type)) { "$format, $type, $end bytes" }
            }
        }
    }

    private companion object {
        val VALUE =
            mapOf(
                "a" to 1_000,
                "name" to "n\u00e4me",
                "built" to mapOf("a" to 5),
                "b" to 70_000,
                "text" to "text",
                "all" to listOf(mapOf("a" to 300)),
                "number" to 3_000_000_000,
            )
    }
}
