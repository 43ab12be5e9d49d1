package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonParser
import tools.jackson.core.JsonToken
import tools.jackson.core.SerializableString
import tools.jackson.core.filter.FilteringParserDelegate
import tools.jackson.core.filter.JsonPointerBasedFilter
import tools.jackson.core.filter.TokenFilter
import tools.jackson.core.util.JsonParserDelegate
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.JavaType
import tools.jackson.databind.ObjectMapper
import tools.jackson.dataformat.cbor.CBORMapper
import tools.jackson.dataformat.smile.SmileMapper

private const val NUMBER = 0
private const val TEXT = 0x60
private const val ARRAY = 0x80
private const val OBJECT = 0xA0

private fun ofJson(module: JacksonModule): ObjectMapper = builder().addModule(module).build()

private fun ofCbor(module: JacksonModule): ObjectMapper =
    CBORMapper
        .builder()
        .also { setDefaults(it) }
        .addModule(module)
        .build()

private fun ofSmile(module: JacksonModule): ObjectMapper =
    SmileMapper
        .builder()
        .also { setDefaults(it) }
        .addModule(module)
        .build()

/** Writes CBOR as most encoders but Jackson's do: objects and arrays begin with their sizes. */
private fun sized(value: Any): ByteArray =
    when (value) {
        is String -> head(TEXT, value.length) + value.toByteArray()
        is List<*> -> value.fold(head(ARRAY, value.size)) { all, element -> all + sized(element!!) }
        is Map<*, *> ->
            value.entries.fold(head(OBJECT, value.size)) { all, (name, element) ->
                all + sized(name!!) + sized(element!!)
            }
        else -> head(NUMBER, value as Int)
    }

private fun head(
    kind: Int,
    size: Int,
): ByteArray =
    if (size < 24) byteArrayOf((kind + size).toByte()) else byteArrayOf((kind + 24).toByte(), size.toByte())

/** Parsers that are not Jackson's own of JSON are moved by tokens, as by Jackson: what else they offer may be wrong. */
class OtherParsersTest {
    private val coded = listOf(JavaPiculet(0), JavaPiculet(0, usesBuffers = false))

    private val subjects: List<Subject> = coded + JavaPiculet(Int.MAX_VALUE) + generated

    /** With names in their order, missing, unknown at any place, and in another order. */
    private val parts: List<Map<String, Any>> =
        listOf(
            mapOf("a" to 1, "b" to "t", "c" to 3, "d" to 4),
            mapOf("a" to 1, "c" to 3, "d" to 4),
            mapOf("b" to "t", "d" to 4),
            mapOf("d" to 4),
            mapOf("x" to 9, "a" to 1, "b" to "t", "y" to mapOf("a" to 8), "c" to 3, "d" to 4, "z" to listOf(7, 6)),
            mapOf("d" to 4, "c" to 3, "b" to "t", "a" to 1),
            mapOf("c" to 3, "x" to "a", "a" to 1),
            mapOf(),
        )

    private val wide: Map<String, Any> =
        (('n'..'z') + ('a'..'l')).withIndex().associate { (index, name) -> "$name" to index } + ("more" to 1)

    private val documents: List<Pair<Class<*>, Map<String, Any>>> =
        parts.flatMap { part ->
            val around = mapOf("a" to 1, "part" to part, "e" to part, "parts" to parts, "bean" to part, "d" to 5)
            listOf<Pair<Class<*>, Map<String, Any>>>(
                OtherInput.Part::class.java to part,
                OtherInput.Bean::class.java to part,
                OtherInput.Bean::class.java to part + mapOf("part" to part, "c" to 5),
                OtherInput.Whole::class.java to around,
                OtherInput.Whole::class.java to around + mapOf("beans" to parts, "a" to 2),
            )
        } + listOf(OtherInput.Wide::class.java to wide, OtherInput.Wide::class.java to wide - "z" - "p")

    private fun assertReadAlike(
        mapperOf: (JacksonModule) -> ObjectMapper,
        read: (ObjectMapper, Class<*>, Map<String, Any>) -> Any?,
    ) {
        val plain = mapperOf(PlainJackson.module(mapOf()))
        for (subject in subjects) {
            val mapper = mapperOf(subject.module(mapOf()))
            for ((type, document) in documents) {
                val expected = told { read(plain, type, document) }
                repeat(2) {
                    assertEquals(expected, told { read(mapper, type, document) }) { "${subject.name}, $document" }
                }
            }
        }
    }

    private val writer = ofJson(PlainJackson.module(mapOf()))

    private fun text(document: Map<String, Any>): String = writer.writeValueAsString(document)

    private fun read(
        mapper: ObjectMapper,
        parser: JsonParser,
        type: Class<*>,
    ): Any = parser.use { mapper.readerFor(type).readValue(it) }

    /** Loses its place where it is asked for another name than the next one, as Jackson's for CBOR does. */
    private class Losing(
        parser: JsonParser,
    ) : UsersParser(parser) {
        override fun nextName(expected: SerializableString): Boolean {
            val isNext = nextToken() == JsonToken.PROPERTY_NAME && currentName() == expected.value
            if (!isNext) nextToken()
            return isNext
        }
    }

    @Test
    fun `names are asked for by tokens alone`() {
        for (subject in coded) {
            val mapper = ofJson(subject.module(mapOf()))
            for ((type, document) in documents) {
                val expected = told { read(writer, writer.createParser(text(document)), type) }
                val read = told { read(mapper, Losing(mapper.createParser(text(document))), type) }
                assertEquals(expected, read) { "${subject.name}, $document" }
            }
        }
    }

    /** Hides `x` and `e`, and calls `b` `c`, and the other way round. */
    private class Hiding(
        parser: JsonParser,
    ) : UsersParser(parser) {
        override fun nextToken(): JsonToken? {
            var token = super.nextToken()
            while (token == JsonToken.PROPERTY_NAME && super.currentName() in setOf("x", "e")) {
                super.nextToken()
                skipChildren()
                token = super.nextToken()
            }
            return token
        }

        override fun nextName(): String? = if (nextToken() == JsonToken.PROPERTY_NAME) currentName() else null

        override fun currentName(): String? =
            when (val name = super.currentName()) {
                "b" -> "c"
                "c" -> "b"
                else -> name
            }
    }

    @Test
    fun `names are those that a delegate shows`() {
        assertReadAlike(::ofJson) { mapper, type, document ->
            read(mapper, Hiding(mapper.createParser(text(document))), type)
        }
        val mapper = ofJson(JavaPiculet(0).module(mapOf()))
        val hiding = Hiding(mapper.createParser("""{"x":7,"a":1,"c":"t","b":3}"""))
        assertEquals(OtherInput.Part(1, "t", 3, null), read(mapper, hiding, OtherInput.Part::class.java))
    }

    /** Hides `b` where it is moved by tokens. Jackson 3 has the parser behind it tell the names of beans. */
    private class HalfHiding(
        parser: JsonParser,
    ) : JsonParserDelegate(parser) {
        override fun nextToken(): JsonToken? {
            val token = super.nextToken()
            if (token != JsonToken.PROPERTY_NAME || currentName() != "b") return token
            super.nextToken()
            skipChildren()
            return super.nextToken()
        }
    }

    @Test
    fun `names are those that Jackson sees where a delegate hides them from its tokens alone`() {
        assertReadAlike(::ofJson) { mapper, type, document ->
            read(mapper, HalfHiding(mapper.createParser(text(document))), type)
        }
    }

    @Test
    fun `what a filter of Jackson's leaves is read as Jackson sees it`() {
        for (pointer in listOf("/a", "/part", "/parts/0", "/bean/part")) {
            for (inclusion in TokenFilter.Inclusion.values()) {
                assertReadAlike(::ofJson) { mapper, type, document ->
                    val parser = mapper.createParser(text(document))
                    val filter = JsonPointerBasedFilter(pointer)
                    read(mapper, FilteringParserDelegate(parser, filter, inclusion, true), type)
                }
            }
        }
    }

    @Test
    fun `CBOR whose objects begin with their sizes`() {
        assertReadAlike(::ofCbor) { mapper, type, document -> mapper.readValue(sized(document), type) }
        assertReadAlike(::ofCbor) { mapper, type, document ->
            mapper.readValue(sized(List(3) { document }), listsOf(mapper, type))
        }
        val missing = byteArrayOf(0xA3.toByte(), 0x61, 0x61, 1, 0x61, 0x63, 3, 0x61, 0x64, 4)
        val mapper = ofCbor(JavaPiculet(0).module(mapOf()))
        assertEquals(OtherInput.Part(1, null, 3, 4), mapper.readValue(missing, OtherInput.Part::class.java))
    }

    private fun listsOf(
        mapper: ObjectMapper,
        type: Class<*>,
    ): JavaType = mapper.typeFactory.constructCollectionType(List::class.java, type)

    @Test
    fun `CBOR and Smile as Jackson writes them`() {
        for (format in listOf(::ofCbor, ::ofSmile)) {
            assertReadAlike(format) { mapper, type, document ->
                mapper.readValue(mapper.writeValueAsBytes(document), type)
            }
        }
    }

    @Test
    fun `trees, buffers, text and bytes`() {
        assertReadAlike(::ofJson) { mapper, type, document -> mapper.convertValue(document, type) }
        assertReadAlike(::ofJson) { mapper, type, document ->
            mapper.readerFor(type).readValue(mapper.readTree(text(document)))
        }
        assertReadAlike(::ofJson) { mapper, type, document -> mapper.readValue(text(document), type) }
        assertReadAlike(::ofJson) { mapper, type, document -> mapper.readValue(text(document).reader(), type) }
        assertReadAlike(::ofJson) { mapper, type, document -> mapper.readValue(text(document).toByteArray(), type) }
    }
}
