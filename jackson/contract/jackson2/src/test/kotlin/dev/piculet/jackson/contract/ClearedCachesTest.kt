package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonIgnore
import com.fasterxml.jackson.databind.cfg.PackageVersion
import com.fasterxml.jackson.databind.json.JsonMapper
import dev.piculet.jackson2.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows

/** Mappers of Jackson 2 that are told more about classes that they know, and then forget what they know. */
class ClearedCachesTest {
    private abstract class Hidden {
        @get:JsonIgnore
        abstract val text: String?
    }

    private val json = "{\"number\":1,\"text\":\"t\"}".toByteArray()

    private val type = DirectJava.Bean::class.java

    private val bean = DirectJava.Bean().apply { text = "written" }

    private fun toldByMapper(mapper: JsonMapper): List<String> =
        List(3) { told { mapper.readValue(json, type) } + told { mapper.writeValueAsString(bean) } }

    private fun mappers(): List<JsonMapper> {
        val two = List(2) { builder().addModule(JavaPiculet(0).module(mapOf())).build() }
        return listOf(builder().build(), two[0], PiculetJsonMapper.of(two[1]))
    }

    @Test
    fun `mix-ins that were added meanwhile count for what is learned again`() {
        assumeTrue(PackageVersion.VERSION.minorVersion >= 19, "2.18 cannot")
        val told =
            mappers().map { mapper ->
                val before = toldByMapper(mapper)
                mapper.addMixIn(type, Hidden::class.java)
                mapper.clearCaches()
                before + toldByMapper(mapper)
            }
        assertEquals(listOf(told[0], told[0]), told.drop(1))
        assertEquals(2, told[0].distinct().size)
    }

    @Test
    fun `readers and writers that were made before go on as Jackson's`() {
        assumeTrue(PackageVersion.VERSION.minorVersion >= 19, "2.18 cannot")
        val told =
            mappers().map { mapper ->
                val reader = mapper.readerFor(type)
                val writers = listOf(mapper.writerFor(type), mapper.writer())
                val use =
                    {
                        List(3) {
                            told { reader.readValue<Any>(json) } +
                                writers.map { told { it.writeValueAsString(bean) } }
                        }
                    }
                val before = use()
                mapper.addMixIn(type, Hidden::class.java)
                mapper.clearCaches()
                // The mapper learns the class first, so that it could tell the reader.
                before + toldByMapper(mapper) + use()
            }
        assertEquals(listOf(told[0], told[0]), told.drop(1))
    }

    @Test
    fun `a mapper that cannot says what to do`() {
        assumeTrue(PackageVersion.VERSION.minorVersion < 19, "from 2.19 on it can")
        val mapper = PiculetJsonMapper.of(builder().build())
        val refusal = assertThrows<UnsupportedOperationException> { mapper.clearCaches() }
        assertEquals("Mappers can let go of classes from Jackson 2.19 on. Before, make a new mapper.", refusal.message)
    }

    @Test
    fun `code is made anew each time`() {
        assumeTrue(PackageVersion.VERSION.minorVersion >= 19, "2.18 cannot")
        val module = JavaPiculet(0).module(mapOf())
        val mapper = PiculetJsonMapper.of(builder().addModule(module).build())
        repeat(20) {
            toldByMapper(mapper)
            val others = module.diagnostics().filter { " documents" in it && ": straight" !in it }
            assertEquals(listOf<String>(), others)
            mapper.clearCaches()
        }
    }
}
