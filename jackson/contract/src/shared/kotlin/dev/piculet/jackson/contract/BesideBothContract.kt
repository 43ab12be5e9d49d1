package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonProperty
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.KeyDeserializer
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule
import tools.jackson.databind.ser.std.StdSerializer

/** An addition of a user's module, and a use that shows it. */
internal class UserPart(
    val module: SimpleModule,
    val use: (JsonMapper) -> Any?,
)

/** A user's module beside jackson-module-kotlin and Piculet's module: it counts as beside Piculet's alone. */
abstract class BesideBothContract(
    private val original: Subject,
    private val piculet: Subject,
) {
    data class Bird(
        val name: String,
    )

    class Tagged(
        @get:JsonProperty("annotated") val name: String,
    )

    class Nest(
        val birds: Map<Bird, Int>,
        val range: ClosedRange<Int>,
    )

    class Writer(
        private val user: String,
    ) : StdSerializer<Bird>(Bird::class.java) {
        override fun serialize(
            value: Bird,
            gen: JsonGenerator,
            context: SerializationContext,
        ) {
            gen.writeString("written by $user")
        }
    }

    class Reader(
        private val user: String,
    ) : StdDeserializer<Bird>(Bird::class.java) {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): Bird {
            parser.skipChildren()
            return Bird("read by $user")
        }
    }

    class KeyReader(
        private val user: String,
    ) : KeyDeserializer() {
        override fun deserializeKey(
            key: String,
            context: DeserializationContext,
        ) = Bird("key of $user")
    }

    class Maker(
        private val user: String,
    ) : InstantiatorBase(Bird::class.java) {
        override fun canCreateUsingDefault() = true

        override fun createUsingDefault(context: DeserializationContext) = Bird("made by $user")
    }

    interface Spelled {
        @get:JsonProperty("first")
        val start: Int
    }

    private val nest = Nest(mapOf(Bird("tit") to 1), 1..2)

    /** A user's addition for one class, which other modules may add for too. */
    private fun partsOf(user: String): Map<String, UserPart> {
        fun module() = SimpleModule(user)
        return mapOf(
            "serializer" to
                UserPart(module().addSerializer(Bird::class.java, Writer(user))) { it.write(Bird("tit")) },
            "key serializer" to
                UserPart(module().addKeySerializer(Bird::class.java, keyWriter("key of $user"))) { it.write(nest) },
            "deserializer" to
                UserPart(module().addDeserializer(Bird::class.java, Reader(user))) { it.quoted<Bird>("{}") },
            "key deserializer" to
                UserPart(module().addKeyDeserializer(Bird::class.java, KeyReader(user))) {
                    it.quoted<Map<Bird, Int>>("{'a':1}")
                },
            "modifier of deserializers" to
                UserPart(module().replaceDeserializer(Bird::class.java, Reader(user))) { it.quoted<Bird>("{}") },
            "modifier of serializers" to
                UserPart(module().replaceSerializer(Bird::class.java, Writer(user))) { it.write(Bird("tit")) },
            "instantiator" to
                UserPart(module().addValueInstantiator(Bird::class.java, Maker(user))) { it.quoted<Bird>("{}") },
        )
    }

    private val parts: Map<String, UserPart> =
        partsOf("the user") +
            mapOf(
                "introspector" to
                    UserPart(Naming(Tagged::class.java, "named by the user")) { it.write(Tagged("a")) },
                "mix-in" to
                    UserPart(SimpleModule("user's").setMixInAnnotation(ClosedRange::class.java, Spelled::class.java)) {
                        it.write(nest)
                    },
            ) + partsOfMajor()

    @Test
    fun `whatever a user's module adds counts as beside Piculet's module alone`() {
        for ((name, part) in parts) {
            val without = outcome { part.use(builder().addModule(piculet.module(mapOf())).build()) }
            for ((order, modules) in orders(part.module) - ofOriginal(name)) {
                val alone = modules.filter { it == part.module || it.javaClass == piculet.module(mapOf()).javaClass }
                val expected = outcome { part.use(builder().addModules(alone).build()) }
                if (modules.last() == part.module) {
                    assertNotEquals(without, expected, "$name, $order: no difference to see")
                }
                assertEquals(expected, outcome { part.use(builder().addModules(modules).build()) }, "$name, $order")
            }
        }
    }

    @Test
    fun `of two users' modules the one counts that counts without the original`() {
        val others = partsOf("another")
        for ((name, part) in partsOf("the user")) {
            val own = listOf(part.module, others.getValue(name).module)
            for ((first, second) in listOf(own, own.reversed())) {
                val alone = builder().addModules(first, piculet.module(mapOf()), second).build()
                val expected = outcome { part.use(alone) }
                for (position in listOf(0, 1, 2, 3).filter { MAJOR == 3 || name != "instantiator" || it > 1 }) {
                    val modules = mutableListOf(first, piculet.module(mapOf()), second)
                    modules.add(position, original.module(mapOf()))
                    val mapper = builder().addModules(modules).build()
                    assertEquals(expected, outcome { part.use(mapper) }, "$name, original at $position")
                }
            }
        }
    }

    /** The orders in which the original has its way, with Piculet's module or without. */
    private fun ofOriginal(part: String): Set<String> =
        when (part) {
            // There is one mix-in for a class, and the original's is the last.
            "mix-in" -> byMajor(setOf(), setOf("Piculet, user, original"))
            // Jackson 2 asks what was added last first, and the original throws where another made the instantiator.
            "instantiator" -> byMajor(setOf("original, Piculet, user"), setOf())
            else -> setOf()
        }

    private fun orders(own: JacksonModule): Map<String, List<JacksonModule>> {
        val theirs = original.module(mapOf())
        val ours = piculet.module(mapOf())
        return mapOf(
            "original, Piculet, user" to listOf(theirs, ours, own),
            "original, user, Piculet" to listOf(theirs, own, ours),
            "user, original, Piculet" to listOf(own, theirs, ours),
            "Piculet, original, user" to listOf(ours, theirs, own),
            "Piculet, user, original" to listOf(ours, own, theirs),
            "user, Piculet, original" to listOf(own, ours, theirs),
        )
    }
}
