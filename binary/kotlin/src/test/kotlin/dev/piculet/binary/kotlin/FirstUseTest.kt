package dev.piculet.binary.kotlin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.File
import java.net.URLClassLoader
import java.util.Collections
import java.util.concurrent.Callable

data class FirstBird(
    val name: String,
    val grams: Double? = null,
    val rings: List<Int?> = Collections.singletonList(null),
)

/** Uses a class that is a type by itself. */
class FirstOfClass : Callable<String> {
    override fun call(): String = typedSerializer<FirstBird>().copy(FirstBird("tit")).toString()
}

/** Uses a type that only Kotlin's `typeOf` knows. */
class FirstOfType : Callable<String> {
    override fun call(): String =
        typedSerializer<List<FirstBird?>>().copy(Collections.singletonList(FirstBird("tit"))).toString()
}

/** What a serializer costs a program that has just started, which pays for each class (ADR 52). */
class FirstUseTest {
    /** Loads all classes but the JDK's itself, and records their names. */
    private class OwnLoader : URLClassLoader(urls(), getPlatformClassLoader()) {
        val loaded: MutableSet<String> = Collections.synchronizedSet(sortedSetOf())

        override fun findClass(name: String): Class<*> = super.findClass(name).also { loaded.add(name) }

        private companion object {
            fun urls() =
                System
                    .getProperty("java.class.path")
                    .split(File.pathSeparator)
                    .map { File(it).toURI().toURL() }
                    .toTypedArray()
        }
    }

    private fun loadedBy(
        program: Class<*>,
        expected: String,
    ): Set<String> =
        OwnLoader().use { loader ->
            val copy = loader.loadClass(program.name).getConstructor().newInstance() as Callable<*>
            assertEquals(expected, copy.call())
            loader.loaded
        }

    @Test
    fun `a class that is a type by itself needs no types of Kotlin, nor a large class of its library`() {
        val loaded = loadedBy(FirstOfClass::class.java, "FirstBird(name=tit, grams=null, rings=[null])")
        assertTrue(loaded.contains("dev.piculet.model.kotlin.KotlinClassInspector")) { "$loaded" }
        assertEquals(
            listOf<String>(),
            loaded.filter {
                it.matches(Regex("""kotlin\.(reflect\..*|jvm\.functions\..*|collections\.\w+Kt(__.*)?)"""))
            },
        )
    }

    @Test
    fun `other types are Kotlin's`() {
        val loaded = loadedBy(FirstOfType::class.java, "[FirstBird(name=tit, grams=null, rings=[null])]")
        assertTrue(loaded.contains("kotlin.jvm.internal.ClassReference")) { "$loaded" }
    }
}
