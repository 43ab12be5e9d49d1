package dev.piculet.jackson.contract

import dev.piculet.jackson3.kotlin.KotlinFeature
import dev.piculet.jackson3.kotlin.addDeserializer
import dev.piculet.jackson3.kotlin.addMixIn
import dev.piculet.jackson3.kotlin.addSerializer
import dev.piculet.jackson3.kotlin.contains
import dev.piculet.jackson3.kotlin.convertValue
import dev.piculet.jackson3.kotlin.jacksonMapperBuilder
import dev.piculet.jackson3.kotlin.jacksonObjectMapper
import dev.piculet.jackson3.kotlin.jacksonTypeRef
import dev.piculet.jackson3.kotlin.jsonMapper
import dev.piculet.jackson3.kotlin.kotlinModule
import dev.piculet.jackson3.kotlin.minus
import dev.piculet.jackson3.kotlin.minusAssign
import dev.piculet.jackson3.kotlin.plus
import dev.piculet.jackson3.kotlin.plusAssign
import dev.piculet.jackson3.kotlin.readValue
import dev.piculet.jackson3.kotlin.readValueTyped
import dev.piculet.jackson3.kotlin.readValues
import dev.piculet.jackson3.kotlin.readValuesTyped
import dev.piculet.jackson3.kotlin.treeToValue
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.module.SimpleModule
import tools.jackson.databind.node.ArrayNode
import tools.jackson.databind.node.ObjectNode
import java.io.File

/** The functions of Piculet. */
internal object PiculetExtensions : Extensions {
    override val kotlinModule get() = kotlinModule()

    override val jsonMapper get() = jsonMapper { disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY) }

    override val jacksonObjectMapper get() = jacksonObjectMapper()

    override val jacksonMapperBuilder get() = jacksonMapperBuilder()

    override val configured
        get() =
            listOf(
                jacksonObjectMapper { enable(KotlinFeature.NullToEmptyCollection) },
                jacksonMapperBuilder { enable(KotlinFeature.NullToEmptyCollection) }.build(),
                jsonMapper { addModule(kotlinModule { enable(KotlinFeature.NullToEmptyCollection) }) },
            )

    override val listOfInts get() = jacksonTypeRef<List<Int>>()

    override fun readText(mapper: ObjectMapper) =
        mapOf<String, (String) -> String>(
            "String" to { mapper.readValue<String>(it) },
            "parser" to { mapper.readValue<String>(mapper.createParser(it)) },
            "values" to { mapper.readValues<String>(mapper.createParser(it)).next() },
            "tree" to { mapper.treeToValue<String>(mapper.readTree(it)) },
            "reader" to { mapper.reader().readValueTyped<String>(mapper.createParser(it)) },
            "reader, values" to { mapper.reader().readValuesTyped<String>(mapper.createParser(it)).next() },
        )

    override fun readInts(
        mapper: ObjectMapper,
        folder: File,
    ) = mapOf<String, (String) -> List<Int>>(
        "String" to { mapper.readValue(it) },
        "Reader" to { mapper.readValue(sourceOf(it).first) },
        "InputStream" to { mapper.readValue(sourceOf(it).second) },
        "ByteArray" to { mapper.readValue(it.toByteArray()) },
        "File" to { text -> mapper.readValue(folder.resolve("ints.json").apply { writeText(text) }) },
        "parser" to { mapper.readValue(mapper.createParser(it)) },
        "values" to { mapper.readValues<List<Int>>(mapper.createParser(it)).next() },
        "tree" to { mapper.treeToValue(mapper.readTree(it)) },
        "reader" to { mapper.reader().readValueTyped(mapper.createParser(it)) },
        "reader, values" to { mapper.reader().readValuesTyped<List<Int>>(mapper.createParser(it)).next() },
        "reader, tree" to { mapper.reader().treeToValue<List<Int>>(mapper.readTree(it)).orEmpty() },
    )

    override fun convert(
        mapper: ObjectMapper,
        from: Any?,
    ): List<Int> = mapper.convertValue(from)

    override fun readNullable(
        mapper: ObjectMapper,
        json: String,
    ): String? = mapper.readValue<String?>(json)

    override fun addMixIn(builder: MapperBuilder) = builder.addMixIn<Mixed, MixIn>()

    override fun addNumbers(module: SimpleModule) =
        module
            .addSerializer(Int::class, NegatingSerializer())
            .addDeserializer(Int::class, NegatingDeserializer())

    override fun operators(mapper: ObjectMapper): Map<String, String> {
        fun array() = mapper.readTree("[1,2]") as ArrayNode

        fun fields() = mapper.readTree("{\"a\":1,\"b\":2}") as ObjectNode
        return mapOf(
            "array + Boolean" to array().also { it + true }.toString(),
            "array + Int" to array().also { it + 3 }.toString(),
            "array + String" to array().also { it + "x" }.toString(),
            "array + node" to array().also { it + fields() }.toString(),
            "array - index" to array().also { it - 0 }.toString(),
            "array += String" to array().also { it += "x" }.toString(),
            "array += array" to array().also { it += array() }.toString(),
            "array -= index" to array().also { it -= 1 }.toString(),
            "object - name" to fields().also { it - "a" }.toString(),
            "object - names" to fields().also { it - listOf("a", "b") }.toString(),
            "object -= name" to fields().also { it -= "b" }.toString(),
            "object -= names" to fields().also { it -= listOf("b") }.toString(),
            "name in object" to ("a" in fields()).toString(),
            "index in array" to (2 in array()).toString(),
        )
    }
}
