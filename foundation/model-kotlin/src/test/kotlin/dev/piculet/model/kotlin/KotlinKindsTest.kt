package dev.piculet.model.kotlin

import dev.piculet.model.ClassKind
import dev.piculet.model.inspect.ClassModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.Serializable
import java.util.Optional

internal fun functionOfTheFile(): Any = object {
    val a = 1
}

class KotlinKindsTest {
    object Registry {
        var entries = 1
        const val LIMIT = 2

        @JvmStatic
        var shared = 3

        @JvmField
        val exposed = 4
    }

    data object Nobody

    class WithCompanion {
        companion object Named {
            val x = 1
        }
    }

    sealed interface Shape {
        class Zigzag : Shape

        data class Circle(
            val radius: Double,
        ) : Shape

        data object Dot : Shape

        sealed class Polygon : Shape {
            class Triangle : Polygon()
        }
    }

    class Blob : Shape

    fun interface Callback {
        fun call()
    }

    class Node(
        val name: String = "n",
    ) {
        fun snapshot(): Any {
            class Snapshot(
                val of: Node = Node(),
                val at: Long = 0,
            )
            return Snapshot()
        }
    }

    private val models = ClassModels.create()

    @Test
    fun `object has its instance`() {
        val singleton = model<Registry>().singleton.orElseThrow()
        assertSame(Registry, singleton.get(null))
        assertSame(Nobody, model<Nobody>().singleton.orElseThrow().get(null))
        assertEquals(listOf("entries"), model<Registry>().properties.map { it.name })
        assertEquals(Optional.empty<Any>(), model<Registry>().properties[0].field)
    }

    @Test
    fun `companion object is the field of its class`() {
        val singleton = model<WithCompanion.Named>().singleton.orElseThrow()
        assertSame(WithCompanion, singleton.get(null))
        assertEquals(Optional.empty<Any>(), model<WithCompanion>().singleton)
    }

    @Test
    fun `sealed classes name nested subclasses in declared order and others after them`() {
        assertEquals(
            listOf(
                Shape.Zigzag::class.java,
                Shape.Circle::class.java,
                Shape.Dot::class.java,
                Shape.Polygon::class.java,
                Blob::class.java,
            ),
            model<Shape>().permittedSubclasses,
        )
        assertEquals(listOf(Shape.Polygon.Triangle::class.java), model<Shape.Polygon>().permittedSubclasses)
        assertEquals(ClassKind.ABSTRACT_CLASS, model<Shape.Polygon>().kind)
    }

    @Test
    fun `lambda has no lasting name`() {
        val ordinary = { 1 }
        val ownClass =
            @JvmSerializableLambda { 1 }
        assertEquals(ClassKind.HIDDEN, models.of(ordinary.javaClass).kind)
        assertEquals(ClassKind.HIDDEN, models.of(ownClass.javaClass).kind)
        assertTrue(ownClass is Serializable)
    }

    @Test
    fun `class that captures is inner and one that does not is a class`() {
        val captured = System.nanoTime()

        class Capturing {
            val time get() = captured
        }

        class Free(
            val a: Int = 1,
        )
        assertEquals(ClassKind.INNER, models.of(Capturing().javaClass).kind)
        assertEquals(ClassKind.CLASS, models.of(Free().javaClass).kind)
        assertEquals(ClassKind.CLASS, models.of(functionOfTheFile().javaClass).kind)
    }

    @Test
    fun `local class that takes an instance of the class around it needs no other`() =
        assertEquals(ClassKind.CLASS, models.of(Node().snapshot().javaClass).kind)

    @Test
    fun `local class captures nothing by a property that is hidden from Java`() {
        class Hiding(
            @JvmSynthetic val a: Int,
        )
        assertEquals(ClassKind.CLASS, models.of(Hiding(1).javaClass).kind)
    }

    @Test
    fun `a class without metadata is modelled as Java sees it`() {
        val file = models.of(Class.forName("dev.piculet.model.kotlin.KotlinKindsTestKt"))
        assertTrue(file.isKotlin)
        assertEquals(ClassKind.CLASS, file.kind)
        assertFalse(models.of(String::class.java).isKotlin)
    }

    @Test
    fun `interfaces are interfaces`() {
        assertEquals(ClassKind.INTERFACE, model<Callback>().kind)
        assertEquals(ClassKind.INTERFACE, model<Shape>().kind)
    }
}
