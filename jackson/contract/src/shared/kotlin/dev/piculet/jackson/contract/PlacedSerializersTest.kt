package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import dev.piculet.jackson3.kotlin.kotlinModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonGenerator
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule
import java.util.concurrent.ConcurrentHashMap

/** Jackson tells serializers of users of their place, and keeps what they answer for some classes of a place. */
class PlacedSerializersTest {
    private class Counts {
        private val all = ConcurrentHashMap<Class<*>, Int>()

        fun of(type: Class<*>): Int = all[type] ?: 0

        private inner class Counting(
            private val type: Class<*>,
        ) : PlacedSerializer() {
            override fun noteTold() {
                all.merge(type, 1, Int::plus)
            }

            override fun serialize(
                value: Any,
                out: JsonGenerator,
                context: SerializationContext,
            ) {
                out.writeNumber(1)
            }
        }

        fun mapper(module: JacksonModule): JsonMapper {
            val counting = SimpleModule("counting")
            for (type in types) {
                @Suppress("UNCHECKED_CAST")
                counting.addSerializer(type as Class<Any>, Counting(type))
            }
            return builder().addModule(module).addModule(counting).build()
        }
    }

    private fun assertToldLessOften(
        subject: Subject,
        isDirect: Boolean,
    ) {
        val expected = Counts()
        val actual = Counts()
        val plain = expected.mapper(PlainJackson.module(mapOf()))
        val ours = actual.mapper(subject.module(mapOf())).let { if (isDirect) PiculetJsonMapper.of(it) else it }
        repeat(ROUNDS) { round ->
            for (holder in ManyKinds.holders()) {
                assertEquals(plain.writeValueAsString(holder), ours.writeValueAsString(holder))
                val bytes = ours.writeValueAsBytes(holder)
                assertEquals(plain.writeValueAsBytes(holder).decodeToString(), bytes.decodeToString())
                val more = types.filter { actual.of(it) > expected.of(it) }
                assertEquals(listOf<Class<*>>(), more) { "${subject.name}, direct $isDirect, $holder, round $round" }
            }
            // Code is generated meanwhile.
            Thread.sleep(2)
        }
    }

    @Test
    fun `they are told no more often than by Jackson, however many classes there are`() {
        val subjects = listOf(JavaPiculet(0), JavaPiculet(0, usesBuffers = false), JavaPiculet(4))
        for (subject in subjects) {
            listOf(false, true).forEach { assertToldLessOften(subject, isDirect = it) }
        }
    }

    @JvmInline
    value class Name(
        val text: String,
    )

    data class Named(
        val name: Name,
    )

    @Test
    fun `what a value class wraps has its serializer told once for each property`() {
        for (calls in listOf(0, Int.MAX_VALUE)) {
            val counts = Counts()
            val mapper = counts.mapper(kotlinModule { generateAfter(calls) })
            repeat(3) { assertEquals("""{"name":1}""", mapper.writeValueAsString(Named(Name("a")))) }
            assertEquals(1, counts.of(String::class.java))
        }
    }

    private companion object {
        const val ROUNDS = 30
        val types: List<Class<*>> = DirectKinds.manyClasses().map { it.javaClass } + String::class.java
    }
}
