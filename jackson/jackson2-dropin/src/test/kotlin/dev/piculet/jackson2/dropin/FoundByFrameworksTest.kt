package dev.piculet.jackson2.dropin

import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.core.type.TypeReference
import com.fasterxml.jackson.databind.JsonMappingException
import com.fasterxml.jackson.databind.Module
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.module.kotlin.KotlinInvalidNullException
import dev.piculet.jackson.dropin.Original
import dev.piculet.jackson2.kotlin.KotlinModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import java.util.concurrent.Callable

/** Code that looks for the original finds Piculet's module, once. */
class FoundByFrameworksTest {
    data class Nest(
        val eggs: Int,
        val tree: String = "oak",
    )

    @Test
    fun `the class with the original name is Piculet's module`() {
        val type = Class.forName("com.fasterxml.jackson.module.kotlin.KotlinModule")
        val module = type.getConstructor().newInstance() as Module
        assertReads(JsonMapper.builder().addModule(module).build())
    }

    @Test
    fun `mappers that look for modules use the drop-in, whichever is found first`() {
        val found = ObjectMapper.findModules().filter { it is KotlinModule }
        assertEquals(setOf(NAME, KotlinModule::class.java.name), found.map { it.javaClass.name }.toSet())
        for (modules in listOf(found, found.reversed())) {
            val mapper = JsonMapper.builder().addModules(modules).build()
            assertReads(mapper)
            assertEquals("""{"nick":"ada","number":1}""", mapper.writeValueAsString(User("ada", Number(1))))
        }
    }

    @Test
    fun `of both names in one mapper, the first one is used`() {
        val own = KotlinModule.Builder().build()
        val dropIn = com.fasterxml.jackson.module.kotlin.KotlinModule.Builder().build()
        val json = listOf(listOf(own, dropIn), listOf(dropIn, own)).map { modules ->
            val mapper = JsonMapper.builder().addModules(modules).build()
            assertReads(mapper)
            mapper.writeValueAsString(User("ada", Number(1)))
        }
        assertEquals(listOf("nick_name", "nick"), json.map { it.split('"')[1] })
    }

    @Test
    fun `null is the same exception, whichever of the two modules reads`() {
        val own = JsonMapper.builder().addModule(KotlinModule.Builder().build()).build()
        assertThrows(KotlinInvalidNullException::class.java) {
            own.readValue("""{"eggs":1,"tree":null}""", Nest::class.java)
        }
    }

    class NullReader : Callable<String> {
        override fun call(): String =
            try {
                val own = JsonMapper.builder().addModule(KotlinModule.Builder().build()).build()
                own.readValue("""{"eggs":1,"tree":null}""", Nest::class.java).toString()
            } catch (e: JsonMappingException) {
                e.javaClass.name
            }
    }

    @Test
    fun `null throws Piculet's exception if the original comes first, since its own can't be made`() {
        assertEquals(
            "dev.piculet.jackson2.kotlin.KotlinInvalidNullException",
            Original.standingFirst(NullReader::class.java),
        )
    }

    @JvmInline
    value class Number(
        val value: Int,
    )

    data class User(
        @param:JsonProperty("nick_name") val nick: String,
        val number: Number,
    )

    data class Page<T>(
        val items: List<T>,
    )

    @Test
    fun `JSON is read as by the original`() {
        val builder = com.fasterxml.jackson.module.kotlin.KotlinModule.Builder()
        builder.enable(com.fasterxml.jackson.module.kotlin.KotlinFeature.StrictNullChecks)
        val mapper = JsonMapper.builder().addModule(builder.build()).build()
        assertEquals("""{"nick":"ada","number":1}""", mapper.writeValueAsString(User("ada", Number(1))))
        val page = object : TypeReference<Page<String>>() {}
        assertThrows(JsonMappingException::class.java) { mapper.readValue("""{"items":[null]}""", page) }
    }

    @Test
    fun `kotlin-reflect is not there`() {
        assertThrows(ClassNotFoundException::class.java) { Class.forName("kotlin.reflect.full.KClasses") }
    }

    private fun assertReads(mapper: JsonMapper) {
        assertEquals(Nest(3), mapper.readValue("""{"eggs":3}""", Nest::class.java))
        val introspectors =
            mapper.deserializationConfig.annotationIntrospector
                .allIntrospectors()
                .map { it.javaClass.name }
        assertEquals(
            1,
            introspectors.count {
                it == "dev.piculet.jackson2.kotlin.KotlinTypesIntrospector"
            },
            "$introspectors",
        )
    }

    private companion object {
        const val NAME = "com.fasterxml.jackson.module.kotlin.KotlinModule"
    }
}
