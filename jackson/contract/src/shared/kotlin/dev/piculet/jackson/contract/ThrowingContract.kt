package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonCreator
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.SerializationFeature

/** Exceptions of the user's code. */
@Suppress("unused")
abstract class ThrowingContract(
    subject: Subject,
) : Contract(subject) {
    data class Checked(
        val age: Int,
        val name: String = "d",
    ) {
        init {
            require(age >= 0) { "age is $age" }
        }
    }

    data class Holder(
        val list: List<Checked>,
    )

    @Test
    fun `a constructor that checks its arguments`() {
        assertEquals(
            "ValueInstantiationException at $: Cannot construct instance of " +
                "`ThrowingContract.Checked`, problem: age is -1 <- IllegalArgumentException: age is -1",
            failureOf { mapper.quoted<Checked>("{'age':-1}") },
        )
        assertEquals(
            "ValueInstantiationException at $: Cannot construct instance of " +
                "`ThrowingContract.Checked`, problem: age is -1 <- IllegalArgumentException: age is -1",
            failureOf { mapper.quoted<Checked>("{'age':-1,'name':'n'}") },
        )
        assertEquals(
            "ValueInstantiationException at $.list[1]: Cannot construct instance of " +
                "`ThrowingContract.Checked`, problem: age is -1 <- IllegalArgumentException: age is -1",
            failureOf { mapper.quoted<Holder>("{'list':[{'age':1},{'age':-1}]}") },
        )
    }

    data class ThrowingDefault(
        val a: Int,
        val b: String = error("no default"),
    )

    @Test
    fun `a default argument that throws`() {
        assertEquals(
            "ValueInstantiationException at $: Cannot construct instance of " +
                "`ThrowingContract.ThrowingDefault`, problem: no default <- IllegalStateException: no " +
                "default",
            failureOf { mapper.quoted<ThrowingDefault>("{'a':1}") },
        )
        assertEquals(ThrowingDefault(1, "b"), mapper.quoted<ThrowingDefault>("{'a':1,'b':'b'}"))
    }

    class NoArguments {
        init {
            error("never")
        }
    }

    class ThrowingError(
        val a: Int,
    ) {
        init {
            throw StackOverflowError("deep")
        }
    }

    class CheckedException(
        val a: Int,
    ) {
        init {
            throw java.io.IOException("checked")
        }
    }

    @Test
    fun `other exceptions of constructors`() {
        assertEquals(
            "ValueInstantiationException at $: Cannot construct instance of " +
                "`ThrowingContract.NoArguments`, problem: never <- IllegalStateException: never",
            failureOf { mapper.quoted<NoArguments>("{}") },
        )
        assertEquals("StackOverflowError at $: deep", failureOf { mapper.quoted<ThrowingError>("{'a':1}") })
        assertEquals(
            byMajor(
                "JsonMappingException at $: Unexpected IOException (of type java.io.IOException): checked",
                "ValueInstantiationException at $: Cannot construct instance of " +
                    "`ThrowingContract.CheckedException`, problem: checked <- IOException: checked",
            ),
            failureOf { mapper.quoted<CheckedException>("{'a':1}") },
        )
    }

    class ThrowingFactory {
        companion object {
            @JvmStatic
            @JsonCreator
            fun of(
                a: Int,
                b: Int = 1,
            ): ThrowingFactory = error("factory $a $b")
        }
    }

    class NullFactory {
        companion object {
            @JvmStatic
            @JsonCreator
            fun of(a: Int): NullFactory? = null
        }
    }

    @Test
    fun `a factory that throws, and one that returns null`() {
        assertEquals(
            "ValueInstantiationException at $: Cannot construct instance of " +
                "`ThrowingContract.ThrowingFactory`, problem: factory 1 1 <- IllegalStateException: " +
                "factory 1 1",
            failureOf { mapper.quoted<ThrowingFactory>("{'a':1}") },
        )
        assertEquals("false", outcome { mapper.readValue("{\"a\":1}", NullFactory::class.java) == null })
    }

    class ThrowingSetter(
        val a: Int = 1,
    ) {
        var b: Int = 0
            set(value) = error("setter $value")
        val c: Int get() = error("getter")
    }

    @Test
    fun `setters and getters that throw`() {
        assertEquals(
            byMajor(
                "JsonMappingException at $: setter 1 <- IllegalStateException: setter 1",
                "ValueInstantiationException at $: Cannot construct instance of " +
                    "`ThrowingContract.ThrowingSetter`, problem: setter 1 <- IllegalStateException: " +
                    "setter 1",
            ),
            failureOf { mapper.quoted<ThrowingSetter>("{'b':1}") },
        )
        // Jackson 2 tells the property if that comes behind all arguments.
        assertEquals(
            byMajor(
                "JsonMappingException at $.b: setter 1 <- IllegalStateException: setter 1",
                "ValueInstantiationException at $: Cannot construct instance of " +
                    "`ThrowingContract.ThrowingSetter`, problem: setter 1 <- IllegalStateException: " +
                    "setter 1",
            ),
            failureOf { mapper.quoted<ThrowingSetter>("{'a':2,'b':1}") },
        )
        assertEquals(
            byMajor(
                "JsonMappingException at $.c: getter <- IllegalStateException: getter",
                "DatabindException at $.c: getter <- IllegalStateException: getter",
            ),
            failureOf { mapper.write(ThrowingSetter()) },
        )
        assertEquals(
            byMajor(
                "JsonMappingException at $[0].k.c: getter <- IllegalStateException: getter",
                "DatabindException at $[0].k.c: getter <- IllegalStateException: getter",
            ),
            failureOf { mapper.write(listOf(mapOf("k" to ThrowingSetter()))) },
        )
    }

    class Uninitialized {
        lateinit var name: String
    }

    @Test
    fun `a lateinit property without value`() {
        assertEquals(
            byMajor(
                "JsonMappingException at $.name: lateinit property name has not been initialized <- " +
                    "UninitializedPropertyAccessException: lateinit property name has not been " +
                    "initialized",
                "DatabindException at $.name: lateinit property name has not been initialized <- " +
                    "UninitializedPropertyAccessException: lateinit property name has not been " +
                    "initialized",
            ),
            failureOf { mapper.write(Uninitialized()) },
        )
    }

    @Test
    fun `exceptions are not wrapped on demand`() {
        val bare = mapper { disable(DeserializationFeature.WRAP_EXCEPTIONS) }
        assertEquals("IllegalArgumentException at $: age is -1", failureOf { bare.quoted<Checked>("{'age':-1}") })
        assertEquals(
            byMajor(
                "JsonMappingException at $: setter 1 <- IllegalStateException: setter 1",
                "IllegalStateException at $: setter 1",
            ),
            failureOf { bare.quoted<ThrowingSetter>("{'b':1}") },
        )
        assertEquals(
            byMajor(
                "JsonMappingException at $: getter <- IllegalStateException: getter",
                "IllegalStateException at $: getter",
            ),
            failureOf { mapper { disable(SerializationFeature.WRAP_EXCEPTIONS) }.write(ThrowingSetter()) },
        )
    }

    data class Recursive(
        val next: Recursive?,
    )

    @Test
    fun `deep objects`() {
        val depth = 300
        val json = "{'next':".repeat(depth) + "null" + "}".repeat(depth)
        assertEquals(json, mapper.write(mapper.quoted<Recursive>(json)))
    }
}
