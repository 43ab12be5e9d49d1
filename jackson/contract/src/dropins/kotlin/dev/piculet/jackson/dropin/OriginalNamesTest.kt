package dev.piculet.jackson.dropin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.lang.module.ModuleFinder
import java.lang.reflect.Modifier
import java.nio.file.Path
import kotlin.io.path.readLines
import kotlin.metadata.Visibility
import kotlin.metadata.jvm.KotlinClassMetadata
import kotlin.metadata.visibility

/** Each class of the original that code can name is here, or the list says why not. */
class OriginalNamesTest {
    private val answers =
        Path
            .of("src/test/resources/golden/original-names.txt")
            .readLines()
            .associate { it.substringBefore(": ") to it.substringAfter(": ") }

    @Test
    fun `the list has every public class of the original and of its older versions`() {
        assertTrue(Original.older().size >= 2)
        val names = sortedSetOf<String>()
        for (original in Original.older().map(::Original) + Original()) {
            original.use { it.classes().filter(::canBeNamed).mapTo(names, ::nameOf) }
        }
        assertEquals(names.joinToString("\n"), answers.keys.joinToString("\n"))
    }

    @Test
    fun `the list is right`() {
        val actual =
            answers.mapValues { (name, answer) ->
                when {
                    isClass(name) -> "here"
                    name in aliases() -> "here, for the compiler"
                    else -> answer.takeIf { it.startsWith("left out: ") } ?: "missing"
                }
            }
        assertEquals(text(actual), text(answers))
    }

    @Test
    fun `modules that require the original are content with this one`() {
        val original = ModuleFinder.of(Path.of(System.getProperty("original.jar"))).findAll().single()
        assertEquals(original.descriptor().name(), System.getProperty("module.name"))
    }

    private fun text(answers: Map<String, String>) = answers.entries.joinToString("\n") { "${it.key}: ${it.value}" }

    private fun nameOf(type: Class<*>): String = type.name.removePrefix(Original.PACKAGE).replace('$', '.')

    private fun isClass(name: String): Boolean {
        val own = runCatching { Class.forName(Original.PACKAGE + name.replace('.', '$')) }
        return own.isSuccess && canBeNamed(own.getOrThrow())
    }

    private fun aliases(): Set<String> {
        val file = Class.forName(Original.PACKAGE + "TypesKt").getAnnotation(Metadata::class.java)
        val facade = KotlinClassMetadata.readStrict(file) as KotlinClassMetadata.FileFacade
        return facade.kmPackage.typeAliases.mapTo(mutableSetOf()) { it.name }
    }

    private fun canBeNamed(type: Class<*>): Boolean =
        Modifier.isPublic(type.modifiers) &&
            !type.isSynthetic &&
            !type.isAnonymousClass &&
            isPublicInSource(type) &&
            (type.declaringClass == null || canBeNamed(type.declaringClass))

    /** Internal members of a module are public to the JVM. */
    private fun isPublicInSource(type: Class<*>): Boolean {
        val annotation = type.getAnnotation(Metadata::class.java) ?: return true
        return when (val metadata = KotlinClassMetadata.readLenient(annotation)) {
            is KotlinClassMetadata.Class -> metadata.kmClass.visibility == Visibility.PUBLIC
            is KotlinClassMetadata.FileFacade ->
                metadata.kmPackage.functions.any { it.visibility == Visibility.PUBLIC }
            else -> metadata is KotlinClassMetadata.MultiFileClassFacade
        }
    }
}
