package dev.piculet.model.kotlin

import dev.piculet.model.ClassModel
import dev.piculet.model.CreatorModel
import dev.piculet.model.inspect.ClassModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Stands for a library that a program has or has not. */
interface Library

class Converted(
    val cents: Long,
) {
    companion object {
        @JvmStatic
        fun of(
            cents: Long,
            rate: Int = 19,
        ) = Converted(cents * rate)
    }

    class Converter : Library

    class Unused
}

class Stored(
    val cents: Long,
) {
    companion object Storing {
        @JvmStatic
        fun of(
            cents: Long,
            rate: Int = 19,
        ) = Stored(cents * rate)

        @JvmStatic
        fun one(cents: Long) = Stored(cents)

        fun library(): Library = throw NotImplementedError()
    }
}

@JvmInline
value class Both<A, B>(
    val text: String,
)

class Tagged(
    val both: Both<Library, String>,
    val inside: Both<Both<Library, Int>, String>,
)

/** Classes beside others that are not there. */
class MissingClassesTest {
    /** Loads one class and those nested in it, and has no [Library]. */
    private class Incomplete(
        private val outer: Class<*>,
    ) : ClassLoader(outer.classLoader) {
        val loaded = sortedSetOf<String>()

        override fun loadClass(
            name: String,
            resolve: Boolean,
        ): Class<*> =
            when {
                name == Library::class.java.name -> throw ClassNotFoundException(name)
                name == outer.name || name.startsWith(outer.name + "$") -> findLoadedClass(name) ?: define(name)
                else -> super.loadClass(name, resolve)
            }

        private fun define(name: String): Class<*> {
            loaded.add(name.substringAfterLast('.'))
            val bytes = parent.getResourceAsStream(name.replace('.', '/') + ".class")!!.use { it.readBytes() }
            return defineClass(name, bytes, 0, bytes.size)
        }

        fun model(): ClassModel = ClassModels.create().of(loadClass(outer.name))
    }

    private fun factory(
        model: ClassModel,
        name: String,
    ): CreatorModel = model.creators().first { it.member().name == name }

    @Test
    fun `of nested classes the companion alone is loaded`() {
        val loader = Incomplete(Converted::class.java)
        val factory = factory(loader.model(), "of")
        assertTrue(factory.defaults().isPresent)
        assertEquals(setOf("Converted", "Converted\$Companion"), loader.loaded.toSet())
    }

    @Test
    fun `a function of the companion that needs a class which is not there costs the defaults`() {
        val model = Incomplete(Stored::class.java).model()
        assertEquals(listOf("cents", "rate"), factory(model, "of").parameters().map { it.name().get() })
        assertFalse(factory(model, "of").parameters().any { it.hasDefault() })
        assertFalse(factory(model, "of").defaults().isPresent)
        assertTrue(ClassModels.create().of(Stored::class.java).let { factory(it, "of").defaults().isPresent })
        assertEquals(1, factory(model, "one").parameters().size)
    }

    @Test
    fun `anything stands for an argument that is not there, and the others keep their places`() {
        val model = Incomplete(Tagged::class.java).model()
        assertEquals("Both<Object, String>", model.property("both").orElseThrow().type().toString())
        val inside = model.property("inside").orElseThrow().type()
        assertEquals("Both<Both<Object, Integer>, String>", inside.toString())
    }
}
