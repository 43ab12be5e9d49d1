package dev.piculet.jackson.contract

import dev.piculet.codegen.CodeGenerationThread
import dev.piculet.jackson3.PiculetModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.EnumSource
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.module.SimpleModule
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit

/** Deserializers of others get the parser of the format, which they may ask for what only this one has. */
class ParsersOfFormatsTest {
    /** Reads what class the parser is of. */
    class OfParser : StdDeserializer<String>(String::class.java) {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): String {
            parser.skipChildren()
            return parser.javaClass.simpleName
        }
    }

    private fun mapper(format: Format): ObjectMapper {
        val own = SimpleModule("own").addDeserializer(String::class.java, OfParser())
        return format.mapper(own, PiculetModule.builder().generateAfter(CALLS).build())
    }

    @ParameterizedTest
    @EnumSource
    fun `a deserializer is given the format's own parser at every call, before code is generated too`(format: Format) {
        val mapper = mapper(format)
        val document = mapper.writeValueAsBytes(mapOf("name" to "n", "count" to 1, "text" to "t"))
        for (type in listOf(JavaBean::class.java, JavaCreated::class.java)) {
            val reader = mapper.readerFor(type).without(UNKNOWN)
            val seen = List(CALLS + 2) { parserOf(reader.readValue<Any>(document)) }
            val made = CountDownLatch(1)
            CodeGenerationThread.execute(made::countDown)
            assertTrue(made.await(20, TimeUnit.SECONDS))
            val expected = mapper.createParser(document).use { it.javaClass.simpleName }
            assertEquals(setOf(expected), (seen + parserOf(reader.readValue<Any>(document))).toSet(), "$format, $type")
        }
    }

    private fun parserOf(value: Any): String = if (value is JavaBean) value.name else (value as JavaCreated).text

    private companion object {
        const val CALLS = 6
        val UNKNOWN = DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES
    }
}
