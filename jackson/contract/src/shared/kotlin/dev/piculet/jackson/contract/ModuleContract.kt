package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule
import java.util.ServiceLoader

/** The module as such: how it is found, registered and configured. */
abstract class ModuleContract(
    subject: Subject,
) : Contract(subject) {
    data class Person(
        val name: String,
        val age: Int = 7,
    )

    @Test
    fun `the module is found without code`() {
        val found = ServiceLoader.load(JacksonModule::class.java).map { it.javaClass }
        assertTrue(subject.module(mapOf()).javaClass in found)
    }

    @Test
    fun `a mapper that looks for modules reads Kotlin classes`() {
        val finding = builder().findAndAddModules().build()
        assertEquals(Person("a"), finding.quoted<Person>("{'name':'a'}"))
    }

    @Test
    fun `the module has the identity that frameworks know`() {
        val original =
            byMajor("com.fasterxml.jackson.module.kotlin.KotlinModule", "tools.jackson.module.kotlin.KotlinModule")
        val piculet = byMajor("dev.piculet.jackson2.kotlin.KotlinModule", "dev.piculet.jackson3.kotlin.KotlinModule")
        val id = expected(original, piculet, "of two modules of one id, Jackson keeps one, and does not say which")
        assertEquals(id, registrationIdOf(subject.module(mapOf())).toString())
    }

    @Test
    fun `registering the module twice is harmless`() {
        val twice =
            builder()
                .addModule(subject.module(mapOf()))
                .addModule(subject.module(mapOf()))
                .build()
        assertEquals(Person("a"), twice.quoted<Person>("{'name':'a'}"))
    }

    @Test
    fun `the module has a version`() {
        assertFalse(subject.module(mapOf()).version().isUnknownVersion)
    }

    @Test
    fun `features have their defaults`() {
        val on = Feature.entries.filter { subject.isOnByDefault(it) }
        assertEquals(byMajor(listOf(), listOf(Feature.SingletonSupport, Feature.StrictNullChecks)), on)
    }

    @Test
    fun `one module serves several mappers`() {
        val module = subject.module(mapOf())
        val mappers = List(2) { builder().addModule(module).build() }
        mappers.forEach { assertEquals(Person("a"), it.quoted<Person>("{'name':'a'}")) }
    }

    @Test
    fun `a rebuilt mapper keeps the module`() {
        val rebuilt = rebuild(mapper).build()
        assertEquals(Person("a"), rebuilt.quoted<Person>("{'name':'a'}"))
    }

    @Test
    fun `a mapper with the module can be serialized by Java`() {
        assertEquals(
            byMajor(
                "NotSerializableException at $: com.fasterxml.jackson.databind.ObjectMapper.1",
                "Person(name=a, age=7)",
            ),
            outcome { copyByJava(mapper).quoted<Person>("{'name':'a'}") },
        )
    }

    private fun copyByJava(mapper: JsonMapper): JsonMapper {
        val bytes = java.io.ByteArrayOutputStream()
        java.io.ObjectOutputStream(bytes).use { it.writeObject(mapper) }
        return java.io.ObjectInputStream(bytes.toByteArray().inputStream()).use { it.readObject() as JsonMapper }
    }

    @Test
    fun `names and access of another module are kept`() {
        val custom =
            mapper {
                addModule(SimpleModule("custom").addDeserializer(Person::class.java, PersonDeserializer()))
            }
        assertEquals(Person("custom"), custom.quoted<Person>("{'name':'a'}"))
        assertEquals(listOf(Person("custom")), custom.quoted<List<Person>>("[{}]"))
    }

    class PersonDeserializer : StdDeserializer<Person>(Person::class.java) {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): Person {
            parser.skipChildren()
            return Person("custom")
        }
    }
}
