package dev.piculet.jackson.kotlin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class RangeRulesTest {
    private fun implementation(
        declared: Class<*>,
        elements: Class<*>,
    ): String? = RangeRules.implementation(declared, elements).map { it.simpleName }.orElse(null)

    @Test
    fun `a range is of the class that the operator makes of its elements`() {
        val declared = ClosedRange::class.java
        assertEquals("IntRange", implementation(declared, Int::class.javaObjectType))
        assertEquals("LongRange", implementation(declared, Long::class.javaObjectType))
        assertEquals("CharRange", implementation(declared, Char::class.javaObjectType))
        assertEquals("UIntRange", implementation(declared, UInt::class.java))
        assertEquals("ULongRange", implementation(declared, ULong::class.java))
        assertEquals((0.0..1.0).javaClass.simpleName, implementation(declared, Double::class.javaObjectType))
        assertEquals((0f..1f).javaClass.simpleName, implementation(declared, Float::class.javaObjectType))
    }

    @Test
    fun `unknown elements are compared`() {
        assertEquals(("a".."b").javaClass.simpleName, implementation(ClosedRange::class.java, String::class.java))
        val floating = ClosedFloatingPointRange::class.java
        assertEquals((0.0..1.0).javaClass.simpleName, implementation(floating, Comparable::class.java))
        assertEquals((0f..1f).javaClass.simpleName, implementation(floating, Float::class.javaObjectType))
    }

    @Test
    fun `other interfaces are not changed`() {
        assertEquals(null, implementation(IntRange::class.java, Int::class.javaObjectType))
        assertEquals(null, implementation(String::class.java, Int::class.javaObjectType))
    }
}
