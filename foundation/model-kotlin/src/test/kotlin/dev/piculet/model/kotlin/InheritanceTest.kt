package dev.piculet.model.kotlin

import dev.piculet.model.Nullability
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import java.util.concurrent.atomic.AtomicReference

class InheritanceTest {
    interface Identified<I> {
        val id: I
        val label: String get() = id.toString()
    }

    abstract class Entity<K, V : Any>(
        open val key: K,
        val values: List<V?>,
        var array: Array<V>,
    ) : Identified<K> {
        abstract val size: Int
        private val hidden = 1
    }

    open class Middle<X : Comparable<X>>(
        override val id: String?,
        x: X,
    ) : Entity<String?, X>("key", listOf(), throw IllegalStateException("$x")) {
        override val size get() = 3
        private val hidden = "2"
    }

    class Bottom(
        override val key: String,
    ) : Middle<Long>(key, 1)

    @JvmInline
    value class Code(
        val text: String,
    )

    open class Box<T>(
        val content: T,
        val more: Array<T>? = null,
    )

    class CodeBox(
        code: Code,
    ) : Box<Code>(code)

    class OfJava(
        value: String,
    ) : AtomicReference<String>(value)

    @Test
    fun `properties of superclasses are in the type parameters of the class`() =
        Golden.check("Inheritance", Middle::class.java, Bottom::class.java)

    @Test
    fun `value class is boxed where the superclass has a variable`() {
        val content = model<CodeBox>().property("content").orElseThrow().type
        assertEquals(Code::class.java, content.rawClass)
        assertEquals(Code::class.java, content.valueClass.orElseThrow())
        assertEquals("Code[]?", model<CodeBox>().property("more").orElseThrow().type.toString().substringAfter('.'))
    }

    @Test
    fun `nullability of a Kotlin argument does not hold in a Java superclass`() {
        val value = model<OfJava>().property("value").orElseThrow().type
        assertEquals(String::class.java, value.rawClass)
        assertEquals(Nullability.UNKNOWN, value.nullability)
    }
}
