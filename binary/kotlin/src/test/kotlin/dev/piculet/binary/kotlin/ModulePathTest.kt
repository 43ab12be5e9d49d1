package dev.piculet.binary.kotlin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import java.io.File
import java.lang.module.ModuleFinder
import java.net.URLClassLoader
import java.nio.file.Path
import java.util.concurrent.Callable

data class ModularBird(
    val name: String,
    val rings: List<Int?>,
)

/** A program that finds its libraries on the module path. */
class ModularProgram : Callable<List<Any>> {
    override fun call(): List<Any> {
        val serializer = typedSerializer<ModularBird>()
        val bird = serializer.deserialize(serializer.serialize(ModularBird("tit", listOf(1, null))))
        return listOf(bird.toString(), serializer.javaClass.module.name)
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
            val expected = listOf("ModularBird(name=tit, rings=[1, null])", "dev.piculet.binary")
            assertEquals(expected, (program as Callable<*>).call())
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
