package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonCreator
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.deser.DeserializationProblemHandler
import tools.jackson.databind.json.JsonMapper

/**
 * Factories of Kotlin classes that give null, as [JavaFactoriesTest] has those of Java. Builds by night run this test with Jackson
 * before 2.19, too.
 */
class NullFactoriesTest {
    class Seed private constructor(
        private val text: String,
    ) {
        var leaf: String? = null

        override fun toString(): String = "$text with $leaf"

        companion object {
            @JvmStatic
            @JsonCreator
            fun of(
                seeds: Int?,
                water: Int = 7,
                light: String? = "sun",
            ): Seed? = if (water == 0) null else Seed("$seeds $water $light")
        }
    }

    open class Open {
        var leaf: String? = null

        companion object {
            @JvmStatic
            @JsonCreator
            fun of(
                seeds: Int?,
                light: String?,
                water: Int?,
            ): Open? = if (water == 1) Open() else null
        }
    }

    open class Failing(
        val seeds: Int,
        val water: Int = 7,
        val light: String? = "sun",
    ) {
        var leaf: String? = null

        override fun toString(): String = "$seeds $water $light with $leaf"

        init {
            require(water != 0) { "dry" }
        }
    }

    class Lenient : Failing(2) {
        var x: Any? = null

        override fun toString(): String = "lenient $x ${super.toString()}"
    }

    /** What a problem handler may give for an instance that can't be made. */
    private class Instead(
        private val instance: Any?,
    ) : DeserializationProblemHandler() {
        override fun handleInstantiationProblem(
            context: DeserializationContext,
            type: Class<*>,
            argument: Any?,
            failure: Throwable,
        ): Any? = if (instance == null || type.isInstance(instance)) instance else NOT_HANDLED
    }

    private val subjects = listOf(Oracle, interpreted, generated, readingTokens)

    private fun assertSame(
        type: Class<*>,
        features: Map<Feature, Boolean> = mapOf(),
        configure: MapperBuilder.() -> Unit,
    ) {
        val mappers = subjects.map { builder().addModule(it.module(features)).apply(configure).build() }
        for (document in DOCUMENTS) {
            val expected = withoutJvmsWords(toldOfAll(mappers[0], type, document))
            for ((subject, mapper) in subjects.zip(mappers).drop(1)) {
                assertEquals(expected, withoutJvmsWords(toldOfAll(mapper, type, document))) {
                    "${subject.name}: $type of $document"
                }
            }
        }
    }

    private fun assertSame(configure: MapperBuilder.() -> Unit) {
        assertSame(Seed::class.java, configure = configure)
        assertSame(Open::class.java, configure = configure)
    }

    @Test
    fun `a factory in a companion may give null`() = assertSame {}

    @Test
    fun `null that is replaced by a default was read`() =
        assertSame(Seed::class.java, mapOf(Feature.NullIsSameAsDefault to true)) {}

    @Test
    fun `names that nobody knows do not change it`() =
        assertSame { disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES) }

    @Test
    fun `an exception is not wrapped on demand`() = assertSame { disable(DeserializationFeature.WRAP_EXCEPTIONS) }

    @Test
    fun `a problem handler may give something, or nothing, instead`() {
        assertSame { addHandler(Instead(null)) }
        assertSame { addHandler(Instead(Open())) }
        assertSame(Failing::class.java) { addHandler(Instead(null)) }
        assertSame(Failing::class.java) { addHandler(Instead(Failing(1))) }
    }

    @Test
    fun `names that nobody knows are refused with what a problem handler gave for all arguments`() {
        val nullIsDefault = mapOf(Feature.NullIsSameAsDefault to true)
        for (instance in listOf(null, { Failing(1) }, { Lenient() })) {
            for (features in listOf(mapOf(), nullIsDefault)) {
                assertSame(Failing::class.java, features) {
                    enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    addHandler(Instead(instance?.invoke()))
                }
            }
        }
    }

    private companion object {
        val ARGUMENTS =
            listOf(
                """"seeds":1,"water":0""",
                """"seeds":1,"water":0,"light":"lamp"""",
                """"seeds":1,"water":0,"light":null""",
                """"light":"lamp","seeds":null,"water":0""",
                """"water":null,"seeds":1,"light":"lamp"""",
                """"water":1,"seeds":1,"light":"lamp"""",
                """"water":2""",
            )

        val OTHERS = listOf(""""leaf":"green"""", """"x":{"y":[1]}""", """"leaf":"green","x":1""", """"leaf":{"y":1}""")

        val DOCUMENTS =
            ARGUMENTS.flatMap { some ->
                listOf("{$some}", "{$some") + OTHERS.flatMap { listOf("{$some,$it}", "{$it,$some}", "{$some,$it,}") }
            } + "{}"
    }
}
