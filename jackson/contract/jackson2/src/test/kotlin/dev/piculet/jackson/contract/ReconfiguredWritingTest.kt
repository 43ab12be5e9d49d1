package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.core.JsonFactory
import com.fasterxml.jackson.core.JsonGenerator
import com.fasterxml.jackson.core.StreamWriteConstraints
import com.fasterxml.jackson.core.json.JsonWriteFeature
import com.fasterxml.jackson.databind.JsonSerializer
import com.fasterxml.jackson.databind.MapperFeature
import com.fasterxml.jackson.databind.SerializationFeature
import com.fasterxml.jackson.databind.SerializerProvider
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.module.SimpleModule
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer
import dev.piculet.jackson2.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import java.text.SimpleDateFormat
import java.util.Date
import java.util.Random
import java.util.TimeZone

/** Mappers of Jackson 2 that are configured after they have written something. */
class ReconfiguredWritingTest {
    private val changes: List<(JsonMapper) -> Unit> =
        listOf(
            { it.enable(SerializationFeature.INDENT_OUTPUT) },
            { it.enable(SerializationFeature.WRAP_ROOT_VALUE) },
            { it.enable(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED) },
            { it.enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS) },
            { it.factory.enable(JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature()) },
            { it.factory.enable(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS.mappedFeature()) },
            { it.factory.characterEscapes = Shouting },
            { it.factory.setStreamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(2).build()) },
            {
                val module = SimpleModule("late").addSerializer(Long::class.java, ToStringSerializer.instance)
                it.registerModule(module)
            },
            { it.setConfig(it.serializationConfig.withRootName("root")) },
            { it.setConfig(it.serializationConfig.withView(Int::class.java)) },
            { it.serializerProvider.setNullValueSerializer(NullAsText) },
        )

    /** Writes null in a way of its own. */
    private object NullAsText : JsonSerializer<Any>() {
        override fun serialize(
            value: Any?,
            gen: JsonGenerator,
            context: SerializerProvider,
        ) = gen.writeString("null of the user")
    }

    private fun mapper(usesBuffers: Boolean = true) =
        builder().addModule(JavaPiculet(0, usesBuffers).module(mapOf())).build()

    private fun outcome(action: () -> String) = runCatching(action).fold({ it }, { it.message })

    @Test
    fun `what was changed counts from the next call on`() {
        for ((index, change) in changes.withIndex()) {
            val ordinary = mapper(usesBuffers = false)
            val direct = PiculetJsonMapper.of(mapper())
            val whole = mapper()
            for (round in 0..1) {
                for (seed in 0L until 20) {
                    val value = DirectValues(Random(seed)).value(DirectlyWritten.Holder::class.java)
                    val expected = outcome { ordinary.writeValueAsString(value) }
                    DirectState.writeAgain(direct, value.javaClass)
                    assertEquals(expected, outcome { direct.writeValueAsString(value) }) { "$index $round" }
                    DirectState.tryAgain(whole, direct, value.javaClass)
                    val bytes = listOf(ordinary, direct, whole).map {
                        outcome { it.writeValueAsBytes(value).decodeToString() }
                    }
                    assertEquals(listOf(bytes[0], bytes[0]), bytes.drop(1)) { "$index $round" }
                }
                listOf(ordinary, direct, whole).forEach(change)
            }
        }
    }

    @Test
    fun `the forms of values that were written before stay those of Jackson`() {
        val changes =
            listOf<(JsonMapper) -> Unit>(
                { it.disable(MapperFeature.USE_ANNOTATIONS) },
                { it.setDateFormat(SimpleDateFormat("'day' dd")) },
                { it.configOverride(Date::class.java).format = JsonFormat.Value.forPattern("'hour' HH") },
                { it.setTimeZone(TimeZone.getTimeZone("GMT+14")) },
            )
        for ((index, change) in changes.withIndex()) {
            for (isWrittenBefore in listOf(true, false)) {
                val value = DirectlyWritten.Dated()
                val mappers =
                    listOf(builder().build(), mapper(), mapper(usesBuffers = false), PiculetJsonMapper.of(mapper()))
                val written =
                    mappers.map { mapper ->
                        val before = if (isWrittenBefore) mapper.writeValueAsString(value) else ""
                        change(mapper)
                        val one = List(2) { mapper.writeValueAsString(value) }
                        one + before + List(2) { mapper.writeValueAsBytes(listOf(value)).decodeToString() }
                    }
                assertEquals(List(3) { written[0] }, written.drop(1)) { "$index $isWrittenBefore" }
            }
        }
    }

    @Test
    fun `code is made for each configuration, up to sixteen`() {
        val generators = CountingPool()
        val factory = JsonFactory.builder().recyclerPool(generators).build()
        val direct = PiculetJsonMapper.of(JsonMapper.builder(factory).addModule(JavaPiculet(0).module(mapOf())).build())
        val value = DirectlyWritten.Bean()
        val isDirect = List(20) { i ->
            direct.setDateFormat(SimpleDateFormat("yyyy-MM-dd '$i'"))
            direct.writeValueAsBytes(value)
            val before = generators.count.get()
            direct.writeValueAsBytes(value)
            generators.count.get() == before
        }
        assertEquals(List(20) { it < 16 }, isDirect)
    }
}
