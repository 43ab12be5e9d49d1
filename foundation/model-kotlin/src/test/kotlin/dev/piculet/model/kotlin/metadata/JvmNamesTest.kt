package dev.piculet.model.kotlin.metadata

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import kotlin.metadata.internal.metadata.jvm.deserialization.ClassMapperLite

class JvmNamesTest {
    private val names =
        (
            "Any Nothing Unit Throwable Number Byte Double Float Int Long Short Boolean Char CharSequence " +
                "String Comparable Enum Array ByteArray DoubleArray FloatArray IntArray LongArray ShortArray " +
                "BooleanArray CharArray UnitArray Cloneable Annotation Byte.Companion Char.Companion " +
                "Boolean.Companion Double.Companion Enum.Companion Float.Companion Int.Companion Long.Companion " +
                "Short.Companion String.Companion UInt UIntArray Function Function0 Function9 Function10 " +
                "Function22 FunctionX Pair Result.Companion reflect/KFunction reflect/KFunction0 " +
                "reflect/KFunction22 reflect/KClass collections/Iterable collections/MutableIterable " +
                "collections/Collection collections/MutableCollection collections/List collections/MutableList " +
                "collections/Set collections/MutableSet collections/Map collections/MutableMap " +
                "collections/Map.Entry collections/MutableMap.MutableEntry collections/Iterator " +
                "collections/MutableIterator collections/ListIterator collections/MutableListIterator " +
                "collections/ArrayDeque"
        ).split(" ")
            .map { "kotlin/$it" } + listOf("a/b/Outer.Inner", "Top", "")

    @Test
    fun `descriptors are those of the compiler's own library`() {
        for (name in names) {
            assertEquals(ClassMapperLite.mapClass(name), JvmNames.descriptor(name), name)
        }
    }

    @Test
    fun `interfaces that change collections are told from those that do not`() {
        val changing = names.filter { JvmNames.isMutableCollection(it) }
        assertEquals(names.filter { "Mutable" in it }, changing)
        assertEquals(false, JvmNames.isMutableCollection(null))
    }

    @Test
    fun `functions of many parameters share one interface`() {
        assertEquals("kotlin.jvm.functions.FunctionN", JvmNames.className("kotlin/Function23"))
        assertEquals("kotlin.jvm.functions.FunctionN", JvmNames.className("kotlin/Function255"))
        assertEquals("kotlin.Function99999999999", JvmNames.className("kotlin/Function99999999999"))
    }

    @Test
    fun `class names are those of reflection`() {
        assertEquals("java.util.Map\$Entry", JvmNames.className("kotlin/collections/Map.Entry"))
        assertEquals("[I", JvmNames.className("kotlin/IntArray"))
        assertEquals("a.b.Outer\$Inner", JvmNames.className("a/b/Outer.Inner"))
        assertEquals("a.b.Outer\$local\$Class", JvmNames.className(".a/b/Outer\$local\$Class"))
    }
}
