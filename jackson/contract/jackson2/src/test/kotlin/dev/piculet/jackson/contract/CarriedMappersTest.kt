package dev.piculet.jackson.contract

import com.fasterxml.jackson.databind.ObjectReader
import com.fasterxml.jackson.databind.ObjectWriter
import com.fasterxml.jackson.databind.json.JsonMapper
import dev.piculet.jackson2.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import java.io.ByteArrayOutputStream
import java.io.ObjectInputStream
import java.io.ObjectOutputStream

/** Mappers of Jackson 2, their readers and writers, that Java serialization carries to another JVM. */
class CarriedMappersTest {
    private fun carried(source: Any): Any {
        val bytes = ByteArrayOutputStream()
        ObjectOutputStream(bytes).use { it.writeObject(source) }
        return ObjectInputStream(bytes.toByteArray().inputStream()).use { it.readObject() }
    }

    private fun outcomesOf(
        mapper: JsonMapper,
        type: Class<*>,
        calls: Int,
    ): List<String> {
        repeat(calls) { told { mapper.writeValueAsBytes(mapper.readValue(JSON, type)) } }
        val value = told { mapper.readValue(JSON, type) }
        val reader = told { (carried(mapper.readerFor(type)) as ObjectReader).readValue<Any>(JSON) }
        val writer =
            told { (carried(mapper.writerFor(type)) as ObjectWriter).writeValueAsString(mapper.readValue(JSON, type)) }
        val both =
            told {
                val copy = carried(mapper) as JsonMapper
                List(3) { copy.writeValueAsString(copy.readValue(JSON.toByteArray(), type)) }
            }
        return listOf(value, reader, writer, both).map(::withoutJvmsWords)
    }

    @Test
    fun `a mapper that has read and written reads and writes where it is carried to`() {
        val types = JavaClasses.ALL + JavaBeans.ALL + JavaBuilders.ALL + JavaHolders.ALL + JavaOthers.SAMPLES.keys
        for (type in types) {
            for (calls in listOf(0, 3)) {
                val expected = outcomesOf(builder().addModule(PlainJackson.module(mapOf())).build(), type, calls)
                for (generateAfter in listOf(0, 1, Int.MAX_VALUE)) {
                    val ours = builder().addModule(JavaPiculet(generateAfter).module(mapOf())).build()
                    assertEquals(expected, outcomesOf(ours, type, calls)) { "$type after $calls, $generateAfter" }
                    val direct = PiculetJsonMapper.of(builder().addModule(JavaPiculet(0).module(mapOf())).build())
                    assertEquals(expected[3], outcomesOf(direct, type, calls)[3]) { "$type after $calls, direct" }
                }
            }
        }
    }

    private companion object {
        const val JSON = """{"a":1,"name":"n","text":"t","number":2,"built":{"a":3},"unknown":[]}"""
    }
}
