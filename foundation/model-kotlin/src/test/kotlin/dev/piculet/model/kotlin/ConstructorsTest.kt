package dev.piculet.model.kotlin

import dev.piculet.model.CreatorModel
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.lang.reflect.Modifier

class ConstructorsTest {
    data class OneDefault(
        val a: Int = 7,
    )

    class SomeDefaults(
        val a: String,
        val b: Int = a.length,
        val c: List<String?> = listOf(a, null),
        vararg val d: Long,
    ) {
        constructor(a: CharSequence, times: Int = 2) : this(a.repeat(times))

        constructor() : this("none")
    }

    class Private private constructor(
        val a: Int,
        val b: Int = a + 1,
    )

    class Guarded private constructor(
        val a: Int,
    ) {
        companion object {
            fun of(a: Int) = Guarded(a)
        }
    }

    class Masked private constructor(
        val text: String,
        val number: Int,
    ) {
        constructor(text: String = "x") : this(text, 1)
    }

    @JvmInline
    value class Id(
        val text: String,
    )

    class PublicOfId(
        val id: Id,
    )

    class InternalOfId internal constructor(
        val id: Id,
    )

    open class ProtectedOfId protected constructor(
        val id: Id,
    )

    sealed class Sealed(
        val a: Int = 1,
    ) {
        class Below(
            val b: Int,
        ) : Sealed(b)
    }

    abstract class Abstract protected constructor(
        val a: Int = 1,
    )

    class Outer(
        val name: String,
    ) {
        inner class Inner(
            val a: Int = 3,
            val names: List<String?> = listOf(name),
        )
    }

    enum class Level(
        val rank: Int = 1,
    ) {
        LOW,
        HIGH(2),
    }

    annotation class Mark(
        val level: Int = 1,
        val names: Array<String>,
    )

    interface Shape {
        val area: Double
    }

    @Test
    fun `constructors are listed in declared order with their parameters as in the source`() =
        Golden.check(
            "Constructors",
            SomeDefaults::class.java,
            Private::class.java,
            Sealed::class.java,
            Abstract::class.java,
        )

    @Test
    fun `primary constructor is known`() {
        val model = model<SomeDefaults>()
        assertEquals(3, model.creators.size)
        assertTrue(model.creators.all { it.kind == CreatorModel.Kind.CONSTRUCTOR })
        assertEquals(model.creators[0], model.primaryCreator().orElseThrow())
        assertFalse(model.creators[1].isPrimary)
    }

    @Test
    fun `one mask reaches one default`() {
        val creator = model<OneDefault>().primaryCreator().orElseThrow()
        assertEquals(OneDefault(7), creator.callWith(mapOf()))
        assertEquals(OneDefault(8), creator.callWith(mapOf("a" to 8)))
        assertEquals(OneDefault(9), creator.call(9))
    }

    @Test
    fun `defaults may depend on other arguments`() {
        val creator = model<SomeDefaults>().primaryCreator().orElseThrow()
        val made = creator.callWith(mapOf("a" to "xyz", "d" to longArrayOf(1))) as SomeDefaults
        assertEquals(3, made.b)
        assertEquals(listOf("xyz", null), made.c)
        val secondary = model<SomeDefaults>().creators[1]
        assertEquals("abab", (secondary.callWith(mapOf("a" to "ab")) as SomeDefaults).a)
    }

    @Test
    fun `private constructor has reachable defaults`() {
        val creator = model<Private>().primaryCreator().orElseThrow()
        assertTrue(Modifier.isPrivate(creator.member.modifiers))
        assertEquals(6, (creator.callWith(mapOf("a" to 5)) as Private).b)
    }

    @Test
    fun `constructor of a sealed class is private`() {
        val creator = model<Sealed>().primaryCreator().orElseThrow()
        assertTrue(Modifier.isPrivate(creator.member.modifiers))
        assertFalse(creator.isPublic)
        assertThrows(InstantiationException::class.java) { creator.call(1) }
    }

    @Test
    fun `constructor that the compiler hides beside value classes has a twin, and the source tells who may call it`() {
        for (model in listOf(model<PublicOfId>(), model<InternalOfId>(), model<ProtectedOfId>())) {
            val creator = model.primaryCreator().orElseThrow()
            assertTrue(Modifier.isPrivate(creator.member.modifiers))
            assertEquals(2, creator.markerConstructor.orElseThrow().parameterCount)
            assertEquals(model.type != ProtectedOfId::class.java, creator.isPublic)
        }
        assertFalse(model<Abstract>().primaryCreator().orElseThrow().isPublic)
        assertTrue(model<SomeDefaults>().primaryCreator().orElseThrow().isPublic)
    }

    @Test
    fun `accessor for a companion and member for defaults of another constructor are no twins`() {
        for (model in listOf(model<Guarded>(), model<Masked>())) {
            val creator = model.primaryCreator().orElseThrow()
            assertTrue(creator.markerConstructor.isEmpty)
            assertFalse(creator.isPublic)
            // Public, and with a marker behind parameters of the same types.
            assertTrue(model.type.declaredConstructors.any { it.isSynthetic && Modifier.isPublic(it.modifiers) })
        }
    }

    @Test
    fun `inner class takes its enclosing instance before the parameters that masks count`() {
        val creator = model<Outer.Inner>().primaryCreator().orElseThrow()
        assertEquals(1, creator.defaults.orElseThrow().firstMasked)
        val made = creator.callWith(mapOf("" to Outer("o"), "a" to 4)) as Outer.Inner
        assertEquals(4, made.a)
        assertEquals(listOf("o"), made.names)
        assertEquals("List<String?>", creator.parameters[2].type.toString())
    }

    @Test
    fun `enums annotations and interfaces have no constructors`() {
        assertEquals(listOf<CreatorModel>(), model<Level>().creators)
        assertEquals(listOf<CreatorModel>(), model<Mark>().creators)
        assertEquals(listOf<CreatorModel>(), model<Shape>().creators)
    }
}
