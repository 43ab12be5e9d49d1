package dev.piculet.model.kotlin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.Optional
import kotlin.properties.Delegates

@Suppress("unused")
class PropertiesTest {
    class Everything(
        val zebra: Int,
        var apple: String?,
        parameterOnly: Int,
    ) {
        val fromParameter = parameterOnly
        lateinit var late: List<String>
        val lazily: String by lazy { "lazy" }
        var observed: Int by Delegates.notNull()
        val computed: Int get() = 1
        var computedBoth: Int
            get() = 1
            set(value) = check(value > 0)
        private val secret = 2
        private var secretComputed
            get() = 3
            set(value) = check(value > 0)
        var readable = 4
            private set

        @JvmField
        val field = 5

        @Transient
        var notStored = 6

        @delegate:Transient
        val notStoredLazily by lazy { 7 }
        val aliased by this::readable
        val String.extension get() = length
        internal val inside = 8

        @get:JvmName("renamedGetter")
        @set:JvmName("renamedSetter")
        var renamed = 9
        var isActive = true
        val fromJava = System.getProperty("no.such.property")
        val listFromJava = java.util.Arrays.asList(System.getProperty("no.such.property"))

        companion object {
            const val CONSTANT = 1
            val ofCompanion = 2

            @JvmField
            val staticField = 3
        }
    }

    @JvmRecord
    data class Entry(
        val key: String,
        val value: Int?,
    )

    annotation class Mark(
        val level: Int,
        val names: Array<String>,
    )

    enum class Level(
        val rank: Int,
    ) {
        LOW(1),
        HIGH(2) {
            val extra = 3
        },
    }

    class Delegating(
        private val list: List<String>,
        comparable: Comparable<Delegating>,
    ) : List<String> by list,
        Comparable<Delegating> by comparable

    class Hiding(
        @JvmSynthetic internal val first: Int,
        other: String,
    ) {
        @JvmSynthetic
        private var second: String? = other
    }

    @Test
    fun `properties that are hidden from Java are stored as others are`() {
        val model = model<Hiding>()
        assertEquals(listOf("first", "second"), model.properties.map { it.name })
        assertTrue(model.property("first").orElseThrow().field.orElseThrow().isSynthetic)
        assertTrue(model.property("second").orElseThrow().field.orElseThrow().isSynthetic)
    }

    @Test
    fun `properties of every kind are listed in declared order`() = Golden.check("Properties", Everything::class.java)

    @Test
    fun `records annotations and enums have properties`() =
        Golden.check("OtherProperties", Entry::class.java, Mark::class.java, Level.LOW.javaClass, Level.HIGH.javaClass)

    @JvmInline
    value class Shown(
        val all: List<Int>,
    )

    @JvmInline
    value class Changed(
        val all: MutableList<Int>,
    )

    @JvmInline
    value class Around<T : MutableList<Int>>(
        val all: T,
    )

    @JvmInline
    value class Twice(
        val changed: Changed,
    )

    private class Lists<R : List<Int>, M, N : M>(
        val some: List<Int>,
        val more: MutableList<Int>,
        val pairs: MutableMap<Int, MutableSet<Int>>?,
        val inside: Map<Int, MutableList<Int>>,
        val read: R,
        val bounded: M,
        val boundedTwice: N?,
        val shown: Shown,
        val changed: Changed,
        val changedOrNot: Changed?,
        val around: Around<ArrayList<Int>>,
        val twice: Twice,
    ) where M : Collection<Int>, M : MutableCollection<Int>

    @Test
    fun `properties tell whether they change their collections`() {
        val changing = listOf("more", "pairs", "bounded", "boundedTwice", "changed", "changedOrNot", "around", "twice")
        assertEquals(changing, model<Lists<*, *, *>>().properties.filter { it.isMutable }.map { it.name })
    }

    @Test
    fun `delegated property has no field of its own`() {
        val lazily = model<Everything>().property("lazily").orElseThrow()
        assertEquals(Optional.empty<Any>(), lazily.field)
        assertEquals(Lazy::class.java, lazily.delegate.orElseThrow().type)
        assertTrue(lazily.isStored)
        assertTrue(lazily.isFinal)
        assertFalse(model<Everything>().property("observed").orElseThrow().isFinal)
    }

    @Test
    fun `computed property is not stored`() {
        assertFalse(model<Everything>().property("computed").orElseThrow().isStored)
        assertFalse(model<Everything>().property("computedBoth").orElseThrow().isFinal)
        assertFalse(model<Everything>().property("aliased").orElseThrow().isStored)
    }

    @Test
    fun `compiler's own fields of delegation are left out`() =
        assertEquals(listOf("list"), model<Delegating>().properties.filter { it.isStored }.map { it.name })
}
