package dev.piculet.jackson.adapter

import dev.piculet.jackson3.PiculetModule
import dev.piculet.jackson3.kotlin.KotlinModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.json.JsonMapper
import java.io.File
import java.lang.module.ModuleFinder
import java.net.URLClassLoader
import java.nio.file.Path
import java.util.ServiceLoader
import java.util.concurrent.Callable

data class ModularBird(
    val name: String,
    val grams: Int = 10,
)

/** A program that finds its libraries on the module path. */
class ModularProgram : Callable<List<String>> {
    override fun call(): List<String> {
        val module = ModuleBuilder().generateAfter(0).build()
        val mapper = JsonMapper.builder().addModule(module).build()
        val bird = mapper.readValue("""{"name":"tit"}""", ModularBird::class.java)
        return listOf(mapper.writeValueAsString(bird), KotlinModule::class.java.module.name) + module.diagnostics()
    }
}

class ModulePathTest {
    private val layer =
        ModuleLayer.boot().let { boot ->
            val libraries = ModuleFinder.of(*libraries())
            // Asm stands apart as long as nothing is packaged.
            val roots = listOf(NAME, "org.objectweb.asm").filter { libraries.find(it).isPresent }
            val found = boot.configuration().resolve(libraries, ModuleFinder.of(), roots)
            boot.defineModulesWithOneLoader(found, ClassLoader.getPlatformClassLoader())
        }

    private fun libraries(): Array<Path> =
        System
            .getProperty("java.class.path")
            .split(File.pathSeparator)
            .filter { it.contains(Regex("""target.classes|piculet-[^/]*jar|jackson-|kotlin-stdlib|asm-""")) }
            .map(Path::of)
            .toTypedArray()

    @Test
    fun `the module works on the module path, with generated code`() {
        val classes = arrayOf(ModularProgram::class.java.protectionDomain.codeSource.location)
        URLClassLoader(classes, layer.findLoader(NAME)).use { loader ->
            val program = loader.loadClass(ModularProgram::class.java.name).getConstructor().newInstance()
            val expected =
                listOf(
                    """{"name":"tit","grams":10}""",
                    NAME,
                    "dev.piculet.jackson.adapter.ModularBird, reading: generated code",
                    "dev.piculet.jackson.adapter.ModularBird, writing: generated code",
                )
            assertEquals(expected, (program as Callable<*>).call())
        }
    }

    @Test
    fun `mappers on the module path find the module, and that for Java`() {
        val service = layer.findLoader(NAME).loadClass(JacksonModule::class.java.name)
        assertEquals(
            listOf(PiculetModule::class.java.name, KotlinModule::class.java.name),
            ServiceLoader.load(layer, service).map { it.javaClass.name }.sorted(),
        )
    }

    private companion object {
        const val NAME = "dev.piculet.jackson$MAJOR.kotlin"
    }
}
