package dev.piculet.jackson.adapter

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.annotation.JsonDeserialize

/** What a parser has decoded from one string is not given out for the next. */
class DecodedBytesTest {
    /** Asks for the text first, so that the parser has read the string when it is asked for its bytes. */
    class TextAndBytes : ValueDeserializer<String>() {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ) = "${parser.getString()} is ${parser.binaryValue.decodeToString()}"
    }

    data class Two(
        @JsonDeserialize(using = TextAndBytes::class) val first: String,
        @JsonDeserialize(using = TextAndBytes::class) val second: String,
    )

    @ParameterizedTest
    @ValueSource(ints = [0, Int.MAX_VALUE])
    fun `a deserializer gets the bytes of its own string`(generateAfter: Int) {
        val mapper = kotlinMapperBuilder { generateAfter(generateAfter) }.build()
        val json = """{"first":"b25l","second":"dHdv"}""".toByteArray()
        repeat(2) {
            assertEquals(Two("b25l is one", "dHdv is two"), mapper.readValue(json, Two::class.java))
        }
    }
}
