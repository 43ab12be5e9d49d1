package dev.piculet.binary.kotlin

import org.junit.jupiter.api.Assertions.assertArrayEquals
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

/** Kotlin's exceptions override the properties of Throwable, and make messages of their own. */
class ExceptionsTest {
    sealed class Failure(
        message: String?,
        cause: Throwable? = null,
    ) : Exception(message, cause) {
        data class NotFound(
            val id: Int,
            val names: List<String> = listOf(),
        ) : Failure("no $id")

        class Denied(
            override val message: String,
            val who: String?,
            override val cause: Failure?,
        ) : Failure(null)

        class Shouted(
            val text: String,
        ) : Failure(text, NotFound(1)) {
            override val message: String get() = text.uppercase()
            lateinit var later: String
        }

        /** Its cause is of a class that is not allowed. */
        object Gone : Failure("gone", Unknown()) {
            private fun readResolve(): Any = Gone
        }
    }

    class Unknown : Exception("unknown")

    data class Outcome(
        val error: Failure?,
    )

    private fun trip(
        generateAfter: Int,
        failure: Failure?,
    ): Failure? {
        val serializer =
            typedSerializer<Outcome> {
                subtypes(Throwable::class.java, Failure.NotFound::class.java)
                generateAfter(generateAfter)
            }
        val read = serializer.deserialize(serializer.serialize(Outcome(failure))).error
        assertEquals(failure?.message, read?.message)
        assertEquals(failure?.cause, read?.cause)
        assertArrayEquals(failure?.stackTrace, read?.stackTrace)
        return read
    }

    @ParameterizedTest
    @ValueSource(ints = [0, -1])
    fun `properties and messages come back`(generateAfter: Int) {
        assertNull(trip(generateAfter, null))
        val missing = Failure.NotFound(7, listOf("a"))
        assertEquals(missing, trip(generateAfter, missing))
        val denied = trip(generateAfter, Failure.Denied("no", null, missing)) as Failure.Denied
        assertNull(denied.who)
        assertEquals(missing, denied.cause)
        val shouted = trip(generateAfter, Failure.Shouted("loud").apply { later = "then" }) as Failure.Shouted
        assertEquals("loud", shouted.text)
        assertEquals("then", shouted.later)
        assertSame(Failure.Gone, trip(generateAfter, Failure.Gone))
    }
}
