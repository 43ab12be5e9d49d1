package dev.piculet.model.kotlin

import dev.piculet.model.inspect.ClassModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.File
import java.lang.ref.WeakReference
import java.net.URLClassLoader
import java.util.Collections
import java.util.concurrent.CyclicBarrier
import kotlin.concurrent.thread

class Unloadable(
    val a: Int = 1,
    val b: List<String?>,
)

class LoadedClassesTest {
    /** Loads all classes but the JDK's itself, and records their names. */
    private class OwnLoader : URLClassLoader(urls(), getPlatformClassLoader()) {
        val loaded: MutableSet<String> = Collections.synchronizedSet(sortedSetOf())

        override fun findClass(name: String): Class<*> = super.findClass(name).also { loaded.add(name) }

        /** Describes a class with a library that this loader loads itself. */
        fun describe(name: String): String {
            val library = loadClass("dev.piculet.model.inspect.ClassModels")
            val models = library.getMethod("create").invoke(null)
            val model = library.getMethod("of", Class::class.java).invoke(models, loadClass(name))
            return model.javaClass.getMethod("describe").invoke(model) as String
        }

        private companion object {
            fun urls() =
                System
                    .getProperty("java.class.path")
                    .split(File.pathSeparator)
                    .map { File(it).toURI().toURL() }
                    .toTypedArray()
        }
    }

    /** Loads one class of its own; all else comes from the tests' loader. */
    private class OneClassLoader(
        private val own: String,
    ) : URLClassLoader(
            arrayOf(Unloadable::class.java.protectionDomain.codeSource.location),
            Unloadable::class.java.classLoader,
        ) {
        override fun loadClass(
            name: String,
            resolve: Boolean,
        ): Class<*> = if (name == own) findLoadedClass(name) ?: findClass(name) else super.loadClass(name, resolve)
    }

    @Test
    fun `classes of Java load nothing of Kotlin's metadata`() =
        OwnLoader().use { loader ->
            assertTrue(loader.describe("org.junit.jupiter.api.Test").startsWith("java annotation"))
            assertEquals(listOf<String>(), loader.loaded.filter { it.startsWith("dev.piculet.model.kotlin.metadata") })
            assertTrue(loader.describe(Unloadable::class.java.name).contains("List<String?>"))
            assertNotEquals(
                listOf<String>(),
                loader.loaded.filter {
                    it.startsWith("dev.piculet.model.kotlin.metadata")
                },
            )
        }

    @Test
    fun `nothing of kotlin-reflect is needed, nor of kotlin-metadata-jvm`() =
        OwnLoader().use { loader ->
            loader.describe(Unloadable::class.java.name)
            assertEquals(listOf<String>(), loader.loaded.filter { it.startsWith("kotlin.reflect.jvm") })
            assertEquals(listOf<String>(), loader.loaded.filter { it.startsWith("kotlin.metadata") })
        }

    @Test
    fun `the first model of a class loads few classes and none of the large ones of the standard library`() =
        OwnLoader().use { loader ->
            loader.describe("org.junit.jupiter.api.Test")
            val before = loader.loaded.toSet()
            loader.describe(Unloadable::class.java.name)
            val loaded = loader.loaded - before
            assertEquals(
                listOf<String>(),
                loaded.filter {
                    it.matches(Regex("kotlin\\.(collections|text|ranges)\\..*"))
                },
            )
            assertTrue(loaded.size <= 60, loaded.toString())
        }

    @Test
    fun `Kotlin classes unload with their models`() {
        val loader = inspectAndDrop()
        repeat(50) {
            if (loader.get() != null) {
                System.gc()
                Thread.sleep(20)
            }
        }
        assertNull(loader.get())
    }

    private fun inspectAndDrop(): WeakReference<ClassLoader> {
        val loader = OneClassLoader(Unloadable::class.java.name)
        val type = loader.loadClass(Unloadable::class.java.name)
        assertNotEquals(Unloadable::class.java, type)
        assertTrue(ClassModels.create().of(type).describe().contains("b: List<String?>"))
        return WeakReference(loader)
    }

    @Test
    fun `threads get the same model`() {
        repeat(20) {
            val models = ClassModels.create()
            val start = CyclicBarrier(8)
            val seen = Collections.synchronizedSet(mutableSetOf<Int>())
            val threads =
                List(8) {
                    thread {
                        start.await()
                        seen.add(System.identityHashCode(models.of(Unloadable::class.java)))
                    }
                }
            threads.forEach(Thread::join)
            assertEquals(1, seen.size)
        }
    }
}
