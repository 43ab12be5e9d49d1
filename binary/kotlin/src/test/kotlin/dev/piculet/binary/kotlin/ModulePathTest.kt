package dev.piculet.binary.kotlin

import dev.piculet.binary.TypedSerializer
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import java.io.File
import java.lang.module.ModuleFinder
import java.net.URLClassLoader
import java.nio.file.Path
import java.util.concurrent.Callable
import kotlin.time.Duration
import kotlin.time.Duration.Companion.hours

@JvmInline
value class ModularRing private constructor(
    val text: String,
) {
    companion object {
        fun of(text: String) = ModularRing(text)
    }
}

data class ModularBird(
    val name: String,
    val rings: List<Int?>,
    val ring: ModularRing,
    val formerRings: List<ModularRing>,
    val grams: UInt,
    val eggs: List<UByte>,
    val flown: Duration,
    val song: Any,
)

/** A program that finds its libraries on the module path. */
class ModularProgram : Callable<List<Any>> {
    override fun call(): List<Any> {
        val ring = ModularRing.of("a")
        val bird = ModularBird("tit", listOf(1, null), ring, listOf(ring), 11u, listOf(7u), 3.hours, Regex("t+"))
        val kept =
            listOf(-1, 0).map { calls ->
                val serializer =
                    typedSerializer<ModularBird> {
                        allow(Regex::class.java)
                        generateAfter(calls)
                    }
                serializer.deserialize(serializer.serialize(bird)).toString()
            }
        return kept + listOf(TypedSerializer::class.java.module.name)
    }
}

@Tag("jdk")
class ModulePathTest {
    @Test
    fun `the module works on the module path`() {
        val boot = ModuleLayer.boot()
        val libraries = ModuleFinder.of(*libraries())
        // ASM is a separate jar until the modules are packaged.
        val roots = listOf(NAME, "org.objectweb.asm").filter { libraries.find(it).isPresent }
        val found = boot.configuration().resolve(libraries, ModuleFinder.of(), roots)
        val layer = boot.defineModulesWithOneLoader(found, ClassLoader.getPlatformClassLoader())
        val classes = arrayOf(ModularProgram::class.java.protectionDomain.codeSource.location)
        URLClassLoader(classes, layer.findLoader(NAME)).use { loader ->
            val program = loader.loadClass(ModularProgram::class.java.name).getConstructor().newInstance()
            val bird =
                "ModularBird(name=tit, rings=[1, null], ring=ModularRing(text=a)," +
                    " formerRings=[ModularRing(text=a)], grams=11, eggs=[7], flown=3h, song=t+)"
            assertEquals(listOf(bird, bird, "dev.piculet.binary"), (program as Callable<*>).call())
        }
    }

    private fun libraries(): Array<Path> =
        System
            .getProperty("java.class.path")
            .split(File.pathSeparator)
            .filter { it.contains(Regex("""target.classes|piculet-[^/]*jar|kotlin-stdlib|asm-""")) }
            .map(Path::of)
            .toTypedArray()

    private companion object {
        const val NAME = "dev.piculet.binary.kotlin"
    }
}
