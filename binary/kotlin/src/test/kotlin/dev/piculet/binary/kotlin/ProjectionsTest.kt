package dev.piculet.binary.kotlin

import dev.piculet.binary.TypeRef
import dev.piculet.binary.TypedSerializer
import dev.piculet.binary.io.UnsupportedValueException
import org.junit.jupiter.api.Assertions.assertArrayEquals
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

/** Stars, `in` and `out` in the type that a serializer is made for. */
class ProjectionsTest {
    class Box<T : Number>(
        val value: T,
    )

    @Test
    fun `a list that takes a type may hold more`() {
        val serializer = typedSerializer<MutableList<in Int>>()
        val values = mutableListOf<Any?>(1, "two", null)
        assertEquals(values, serializer.copy(values))
    }

    @Test
    fun `behind a star, and behind in, stands the bound of the class's own parameter`() {
        val java = TypedSerializer.of(object : TypeRef<Box<*>>() {})
        assertEquals(java.schema(), typedSerializer<Box<*>>().schema())
        assertEquals(java.schema(), typedSerializer<Box<in Int>>().schema())
        assertEquals(2.5, typedSerializer<Box<*>>().copy(Box(2.5)).value)
    }

    @Test
    @Suppress("UNCHECKED_CAST")
    fun `behind out stands the type that is written`() {
        val serializer = typedSerializer<List<Box<out Int>>>()
        assertEquals(7, serializer.copy(listOf(Box(7)))[0].value)
        val others: Any = listOf(Box(2.5))
        assertThrows(UnsupportedValueException::class.java) { serializer.serialize(others as List<Box<out Int>>) }
    }

    @Test
    fun `an array behind a projection is of its own class`() {
        val texts = arrayOf("a", "b")
        assertArrayEquals(texts, typedSerializer<Array<out String>>().copy(texts))
        val anything = arrayOf<Any?>(1, "two", null)
        assertArrayEquals(anything, typedSerializer<Array<*>>().copy(anything))
    }
}
