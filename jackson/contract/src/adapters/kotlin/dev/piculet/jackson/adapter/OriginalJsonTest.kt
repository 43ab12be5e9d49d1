package dev.piculet.jackson.adapter

import com.fasterxml.jackson.annotation.JsonProperty
import dev.piculet.jackson3.kotlin.KotlinFeature
import dev.piculet.jackson3.kotlin.KotlinModule
import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.DatabindException
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

/** The features that change what JSON means to users of jackson-module-kotlin: switched off, it means the same. */
class OriginalJsonTest {
    @JvmInline
    value class Number(
        val value: Int,
    )

    data class User(
        @param:JsonProperty("nick_name") val nick: String,
        val number: Number,
    )

    data class Plain(
        @param:JsonProperty("nick_name") val nick: String,
    )

    data class Page<T>(
        val items: List<T>,
        val byName: Map<String, T> = mapOf(),
        val optional: List<T?> = listOf(),
    )

    private fun linesOf(
        module: KotlinModule,
        type: Class<*>,
    ) = module.diagnostics().filter { it.startsWith(type.name + ", ") && !it.contains("Jackson's own code") }

    @Test
    fun `annotations of parameters beside value classes count unless they are switched off`() {
        val heeding = ModuleBuilder().build()
        val user = User("ada", Number(1))
        assertEquals("""{"nick_name":"ada","number":1}""", mapperOf(heeding).writeValueAsString(user))
        assertEquals(user, mapperOf(heeding).readValue<User>("""{"nick_name":"ada","number":1}"""))
        val ignoring = ModuleBuilder().disable(KotlinFeature.ParameterAnnotationsBesideValueClasses).build()
        val mapper = mapperOf(ignoring)
        assertEquals("""{"nick":"ada","number":1}""", mapper.writeValueAsString(user))
        assertEquals(user, mapper.readValue<User>("""{"nick":"ada","number":1}"""))
        assertEquals("""{"nick_name":"ada"}""", mapper.writeValueAsString(Plain("ada")))
        val ending = ", which the compiler hides beside value classes"
        assertEquals(
            listOf("heeded", "ignored").map { "${User::class.java.name}, annotations of parameters: are $it$ending" },
            linesOf(heeding, User::class.java) + linesOf(ignoring, User::class.java),
        )
        assertEquals(listOf<String>(), linesOf(ignoring, Plain::class.java))
    }

    @Test
    fun `null stands for an element of a type variable unless that is switched off`() {
        val text = """{"items":[null]}"""
        val taking = ModuleBuilder().enable(KotlinFeature.StrictNullChecks).build()
        assertEquals(Page(listOf(null)), mapperOf(taking).readValue<Page<String>>(text))
        val refusing =
            ModuleBuilder()
                .enable(KotlinFeature.StrictNullChecks)
                .disable(KotlinFeature.NullElementsOfTypeVariables)
                .build()
        val mapper = mapperOf(refusing)
        for (refused in listOf(text, """{"items":[],"byName":{"a":null}}""")) {
            val failure = assertThrows(DatabindException::class.java) { mapper.readValue<Page<String>>(refused) }
            assertTrue(failure.message.orEmpty().startsWith("Invalid `null` value encountered"), failure.message)
        }
        val optional = mapper.readValue<Page<String>>("""{"items":["a"],"optional":[null]}""")
        assertEquals(Page(listOf("a"), optional = listOf(null)), optional)
        assertEquals(
            listOf("byName", "items").map {
                "${Page::class.java.name}, null for an element of $it: is refused, whose type is a type variable"
            },
            linesOf(refusing, Page::class.java),
        )
        val lenient = ModuleBuilder().disable(KotlinFeature.StrictNullChecks)
        lenient.disable(KotlinFeature.NullElementsOfTypeVariables)
        assertEquals(Page(listOf(null)), mapperOf(lenient.build()).readValue<Page<String>>(text))
    }

    @OptIn(ExperimentalUuidApi::class)
    data class Order(
        val id: Uuid,
    )

    @Test
    @OptIn(ExperimentalUuidApi::class)
    fun `a Uuid is text unless that is switched off`() {
        val order = Order(Uuid.fromLongs(1, 2))
        val numbers = """{"id":{"mostSignificantBits":1,"leastSignificantBits":2}}"""
        val text = """{"id":"${order.id}"}"""
        val key = """{"${order.id}":1}"""
        for (calls in listOf(0, Int.MAX_VALUE)) {
            val usual = mapperOf(ModuleBuilder().generateAfter(calls).build())
            assertEquals(text, usual.writeValueAsString(order))
            listOf(text, numbers).forEach { assertEquals(order, usual.readValue<Order>(it)) }
            assertEquals(mapOf(order.id to 1), usual.readValue<Map<Uuid, Int>>(key))
            val off = ModuleBuilder().generateAfter(calls).disable(KotlinFeature.UuidAsText)
            val original = mapperOf(off.build())
            assertEquals(original.readTree(numbers), original.readTree(original.writeValueAsString(order)))
            assertEquals(order, original.readValue<Order>(numbers))
            assertThrows(DatabindException::class.java) { original.readValue<Order>(text) }
            assertThrows(DatabindException::class.java) { original.readValue<Map<Uuid, Int>>(key) }
        }
    }
}
