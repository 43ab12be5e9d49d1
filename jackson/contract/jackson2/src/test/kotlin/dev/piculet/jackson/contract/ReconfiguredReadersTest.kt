package dev.piculet.jackson.contract

import com.fasterxml.jackson.core.JsonFactory
import com.fasterxml.jackson.core.JsonFactoryBuilder
import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.core.json.JsonReadFeature
import com.fasterxml.jackson.core.json.JsonWriteFeature
import com.fasterxml.jackson.databind.DeserializationFeature
import com.fasterxml.jackson.databind.ObjectReader
import com.fasterxml.jackson.databind.ObjectWriter
import com.fasterxml.jackson.databind.SerializationFeature
import com.fasterxml.jackson.databind.cfg.CoercionAction
import com.fasterxml.jackson.databind.cfg.CoercionInputShape
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.module.SimpleModule
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer
import com.fasterxml.jackson.databind.type.LogicalType
import dev.piculet.jackson2.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.ObjectInputStream
import java.io.ObjectOutputStream
import java.math.BigDecimal

/** Readers and writers of a mapper of Jackson 2 that is configured afterwards, and options that only Jackson 2 has. */
class ReconfiguredReadersTest {
    private val changes: List<(JsonMapper) -> Unit> =
        listOf(
            { it.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES) },
            { it.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS) },
            { it.factory.enable(JsonReadFeature.ALLOW_JAVA_COMMENTS.mappedFeature()) },
            { it.factory.enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION) },
            { it.factory.disable(JsonParser.Feature.AUTO_CLOSE_SOURCE) },
            { it.enable(SerializationFeature.INDENT_OUTPUT) },
            { it.factory.enable(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS.mappedFeature()) },
            { it.registerModule(SimpleModule("late").addSerializer(Int::class.java, ToStringSerializer.instance)) },
            { it.setConfig(it.deserializationConfig.withRootName("inner")) },
            { it.setConfig(it.deserializationConfig.with(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)) },
            { it.setConfig(it.deserializationConfig.withView(Int::class.java)) },
        )

    private fun mappers(): List<JsonMapper> {
        val two = List(2) { builder().addModule(JavaPiculet(0).module(mapOf())).build() }
        return listOf(two[0], PiculetJsonMapper.of(two[1]))
    }

    private val documents =
        listOf("{\"number\":1}", "{\"number\":1,\"other\":2}", "{\"number\":1} 2", "/**/{\"number\":1}") +
            listOf("{\"inner\":{\"number\":1}}", "{\"number\":1,\"number\":2}")

    @Test
    fun `readers and writers that were made before keep what they had`() {
        for ((index, change) in changes.withIndex()) {
            val told =
                mappers().map { mapper ->
                    val reader = mapper.readerFor(DirectJava.Bean::class.java)
                    val writer = mapper.writer()
                    List(2) {
                        val read =
                            documents.map { document ->
                                val stream = RecordedStream(listOf(document.toByteArray()))
                                told { reader.readValue<Any>(stream) } + stream.calls + told {
                                    reader
                                        .readValue<Any>(document)
                                }
                            }
                        val written =
                            listOf(DirectlyWritten.Bean(), DirectJava.Bean()).map { bean ->
                                val target = RecordedTarget()
                                writer.writeValue(target, bean)
                                val generated = RecordedTarget()
                                mapper.factory.createGenerator(generated).use { writer.writeValue(it, bean) }
                                told { writer.writeValueAsString(bean) } + target.calls + target.text + generated.text
                            }
                        change(mapper)
                        read + written
                    }
                }
            assertEquals(told[0], told[1]) { "$index" }
        }
    }

    @Test
    fun `a mapper reads as it is configured at the call`() {
        for ((index, change) in changes.withIndex()) {
            val told =
                mappers().map { mapper ->
                    List(2) {
                        val read =
                            documents.map { document ->
                                if (mapper is PiculetJsonMapper) DirectState.readAgain(mapper)
                                told { mapper.readValue(document, DirectJava.Bean::class.java) }
                            }
                        change(mapper)
                        read
                    }
                }
            assertEquals(told[0], told[1]) { "$index" }
        }
    }

    @Test
    fun `a coercion counts from the next call on`() {
        val documents =
            listOf("1", "1.5").flatMap { number -> FRACTIONS.map { "{\"$it\":$number}".toByteArray() } }
        val classes = listOf(Double::class.javaObjectType, Float::class.javaPrimitiveType, BigDecimal::class.java)
        for (type in classes + null) {
            val others = listOf(false, true).map { usesBuffers ->
                builder().addModule(JavaPiculet(0, usesBuffers).module(mapOf())).build()
            }
            val told =
                (others + mappers()).map { mapper ->
                    List(2) {
                        val read =
                            documents.map { document ->
                                DirectState.readWholeAgain(mapper)
                                if (mapper is PiculetJsonMapper) DirectState.readAgain(mapper)
                                told {
                                    val read = mapper.readValue(document, Coerced::class.java)
                                    listOf(read.fraction, read.maybe, read.narrow, read.amount)
                                }
                            }
                        val config =
                            if (type == null) mapper.coercionConfigDefaults() else mapper.coercionConfigFor(type)
                        config.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                        read
                    }
                }
            for (each in told) assertEquals(told[0], each) { "$type" }
        }
    }

    @Test
    fun `a coercion of an empty or blank text to a constant counts from the next call on`() {
        val documents =
            listOf("", "  ", "LOW").flatMap { listOf("""{"level":"$it"}""", """{"levels":["$it"]}""") }
        val others =
            listOf(PlainJackson, JavaPiculet(0, usesBuffers = false)).map {
                builder().addModule(it.module(mapOf())).build()
            }
        val told =
            (others + mappers()).map { mapper ->
                val coercion = mapper.coercionConfigFor(LogicalType.Enum)
                coercion.setAcceptBlankAsEmpty(true)
                listOf(CoercionAction.AsEmpty, CoercionAction.Fail).map { action ->
                    coercion.setCoercion(CoercionInputShape.EmptyString, action)
                    List(3) { documents.map { toldOfLeveled(mapper, it) } }
                }
            }
        val read = listOf("USUAL null", "null [USUAL]", "USUAL null", "null [USUAL]", "LOW null", "null [LOW]")
        assertEquals(List(3) { read }, told[0][0])
        for (each in told) assertEquals(told[0], each)
    }

    private fun toldOfLeveled(
        mapper: JsonMapper,
        document: String,
    ): String {
        DirectState.readWholeAgain(mapper)
        if (mapper is PiculetJsonMapper) DirectState.readAgain(mapper)
        return told { mapper.readValue(document.toByteArray(), Coerced.Leveled::class.java) }
    }

    @Test
    fun `another factory, and formats that are found out, are Jackson's`() {
        val factory: JsonFactory = JsonFactoryBuilder().enable(JsonReadFeature.ALLOW_JAVA_COMMENTS).build()
        val told =
            mappers().map { mapper ->
                val reader = mapper.readerFor(DirectJava.Bean::class.java)
                val others = listOf(reader.with(factory), reader.withFormatDetection(reader, reader.with(factory)))
                val read = others.flatMap { other -> documents.map { told { other.readValue<Any>(it.toByteArray()) } } }
                val writer = mapper.writer().with(JsonFactoryBuilder().rootValueSeparator(";").build())
                read + writer.writeValueAsString(DirectlyWritten.Bean())
            }
        assertEquals(told[0], told[1])
    }

    @Test
    fun `they may be serialized`() {
        val mapper = PiculetJsonMapper.of(JsonMapper())
        val bytes = ByteArrayOutputStream()
        ObjectOutputStream(bytes).use {
            it.writeObject(mapper.readerFor(DirectJava.Bean::class.java))
            it.writeObject(mapper.writer())
        }
        ObjectInputStream(ByteArrayInputStream(bytes.toByteArray())).use {
            val reader = it.readObject() as ObjectReader
            val writer = it.readObject() as ObjectWriter
            val bean = reader.readValue<DirectJava.Bean>("{\"number\":7}")
            assertEquals(JsonMapper().writeValueAsString(bean), writer.writeValueAsString(bean))
        }
    }

    private companion object {
        /** Properties that have a fraction. */
        val FRACTIONS = listOf("fraction", "maybe", "narrow", "amount")
    }
}
