package dev.piculet.jackson.contract

import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.type.TypeReference
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule
import tools.jackson.databind.ser.std.StdSerializer
import java.io.File
import java.io.InputStream
import java.io.Reader

/** The public functions of a subject, as its users call them: inline functions are tested where they are compiled. */
interface Extensions {
    val kotlinModule: JacksonModule

    val jsonMapper: JsonMapper

    val jacksonObjectMapper: ObjectMapper

    val jacksonMapperBuilder: MapperBuilder

    /** With a configured module, by each function that takes a block. */
    val configured: List<ObjectMapper>

    val listOfInts: TypeReference<List<Int>>

    /** Each function that reads a text, by the text. */
    fun readText(mapper: ObjectMapper): Map<String, (String) -> String>

    /** Each function that reads a list of numbers, by the JSON of the list. */
    fun readInts(
        mapper: ObjectMapper,
        folder: File,
    ): Map<String, (String) -> List<Int>>

    fun convert(
        mapper: ObjectMapper,
        from: Any?,
    ): List<Int>

    /** Converts to a type whose class does not fit the mapper's result. */
    fun readNullable(
        mapper: ObjectMapper,
        json: String,
    ): String?

    fun addMixIn(builder: MapperBuilder): MapperBuilder

    fun addNumbers(module: SimpleModule): SimpleModule

    /** Each operator on nodes, by its name and what it makes of `[1,2]` or `{"a":1,"b":2}`. */
    fun operators(mapper: ObjectMapper): Map<String, String>

    fun sourceOf(text: String): Pair<Reader, InputStream> = text.reader() to text.byteInputStream()
}

/** The mix-in that [Extensions.addMixIn] puts on [Mixed]. */
interface MixIn {
    @get:com.fasterxml.jackson.annotation.JsonProperty("renamed")
    val name: String
}

data class Mixed(
    val name: String,
)

class NegatingSerializer : StdSerializer<Int>(Int::class.javaObjectType) {
    override fun serialize(
        value: Int,
        generator: JsonGenerator,
        context: SerializationContext,
    ) {
        generator.writeNumber(-value)
    }
}

class NegatingDeserializer : StdDeserializer<Int>(Int::class.javaObjectType) {
    override fun deserialize(
        parser: JsonParser,
        context: DeserializationContext,
    ): Int = -parser.intValue
}
