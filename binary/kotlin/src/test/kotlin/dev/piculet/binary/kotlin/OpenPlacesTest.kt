package dev.piculet.binary.kotlin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Values where Any, an interface or a type parameter is declared: their bytes tell what they are. */
class OpenPlacesTest {
    @JvmInline
    value class UserId(
        val text: String,
    )

    @JvmInline
    value class Maybe(
        val text: String?,
    )

    data object Nobody

    interface Shape

    data class Circle(
        val radius: Double,
    ) : Shape

    data class Drawing<T>(
        val shapes: List<Shape>,
        val labels: Map<String, Any?>,
        val subject: T,
    )

    private inline fun <reified T : Any> assertKept(value: T) {
        val twins = twins<T> { allowPackage("dev.piculet.binary.kotlin").allow(Pair::class.java) }
        assertEquals(value, twins.read(twins.write(value)))
    }

    @Test
    fun `classes and singletons are kept by their package`() {
        assertKept(
            Drawing(
                listOf(Circle(1.5), Circle(2.5)),
                mapOf("a" to 1, "b" to null, "c" to listOf(Nobody, "x"), "d" to Pair(1, Circle(0.5))),
                Nobody,
            ),
        )
    }

    @Test
    fun `value classes keep their box`() {
        assertKept<Any>(UserId("u"))
        assertKept<Any>(Maybe(null))
        assertKept<Any>(listOf(UserId("u"), UserId("v"), "u", Maybe("w"), Maybe(null), null))
    }

    @Test
    fun `unsigned numbers and Kotlin's own collections need no option`() {
        val twins = twins<Any> { allow(UInt::class.java) }
        val value = listOf(1, 2u, 'c', "text", buildList { add(1.5f) }, ArrayDeque(listOf(1)), emptyMap<String, Any>())
        assertEquals(value, twins.read(twins.write(value)))
    }
}
