package dev.piculet.jackson.adapter

import dev.piculet.jackson3.kotlin.JsonKUnbox
import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource
import tools.jackson.core.JsonGenerator
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.module.SimpleModule
import tools.jackson.databind.ser.std.StdSerializer

/** Values that are written as they lie in the object, past the serializer of their value class. */
class JsonKUnboxTest {
    @JvmInline
    value class Wrapped(
        val text: String,
    )

    @JsonKUnbox
    @JvmInline
    value class Unboxed(
        val text: String,
    )

    data class Holder(
        val plain: Wrapped,
        @get:JsonKUnbox val annotated: Wrapped,
        val ofClass: Unboxed,
        @get:JsonKUnbox val nullable: Wrapped? = null,
    )

    class Shouting<T : Any>(
        type: Class<T>,
    ) : StdSerializer<T>(type) {
        override fun serialize(
            value: T,
            generator: JsonGenerator,
            context: SerializationContext,
        ) {
            generator.writeString("$value!")
        }
    }

    private fun mapper(generateAfter: Int) =
        kotlinMapperBuilder { generateAfter(generateAfter) }
            .addModule(
                SimpleModule("shouting")
                    .addSerializer(Wrapped::class.java, Shouting(Wrapped::class.java))
                    .addSerializer(Unboxed::class.java, Shouting(Unboxed::class.java)),
            ).build()

    @ParameterizedTest
    @ValueSource(ints = [0, Int.MAX_VALUE])
    fun `annotated properties bypass the serializer of the value class`(generateAfter: Int) {
        val holder = Holder(Wrapped("a"), Wrapped("b"), Unboxed("c"))
        assertEquals(
            """{"plain":"Wrapped(text=a)!","annotated":"b","ofClass":"c","nullable":null}""",
            mapper(generateAfter).writeValueAsString(holder),
        )
    }

    @ParameterizedTest
    @ValueSource(ints = [0, Int.MAX_VALUE])
    fun `reading is not touched`(generateAfter: Int) {
        val json = """{"plain":"a","annotated":"b","ofClass":"c","nullable":"d"}"""
        val holder = Holder(Wrapped("a"), Wrapped("b"), Unboxed("c"), Wrapped("d"))
        assertEquals(holder, mapper(generateAfter).readValue<Holder>(json))
    }
}
