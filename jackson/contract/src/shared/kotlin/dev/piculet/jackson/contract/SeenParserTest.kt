package dev.piculet.jackson.contract

import dev.piculet.jackson3.kotlin.kotlinModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.EnumSource
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.annotation.JsonDeserialize

/** Somebody's deserializer may cast the parser that it is given, to ask for what one format alone has. */
class SeenParserTest {
    class ParserName : ValueDeserializer<String>() {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): String {
            parser.skipChildren()
            return parser.javaClass.name
        }
    }

    data class Seen(
        val id: Int,
        @param:JsonDeserialize(using = ParserName::class) val parser: String,
    )

    data class Around(
        val seen: Seen,
        val number: Int = 1,
    )

    private val value = Around(Seen(1, "p"))

    /** Those of calls before, while and after code is made. */
    private fun assertOneParser(read: () -> Around) {
        val first = read().seen.parser
        assertEquals(List(CALLS) { first }, List(CALLS) { read().seen.parser })
    }

    private fun lateModule(): JacksonModule = kotlinModule { generateAfter(CALLS / 2) }

    @ParameterizedTest
    @EnumSource
    fun `every call gives a deserializer the parser of the format`(format: Format) {
        val mapper = format.mapper(lateModule())
        val bytes = mapper.writeValueAsBytes(value)
        assertOneParser { mapper.readValue(bytes, Around::class.java) }
    }

    @Test
    fun `every call gives a deserializer the parser of a tree`() {
        val mapper = builder().addModule(lateModule()).build()
        val tree = mapper.readTree(mapper.writeValueAsBytes(value))
        assertOneParser { mapper.readerFor(Around::class.java).readValue<Around>(tree) }
    }

    @Test
    fun `every call gives a deserializer the parser of what is converted`() {
        val mapper = builder().addModule(lateModule()).build()
        assertOneParser { mapper.convertValue(mapOf("seen" to mapOf("id" to 1, "parser" to "p")), Around::class.java) }
    }

    private companion object {
        const val CALLS = 12
    }
}
