package dev.piculet.binary.kotlin

import dev.piculet.binary.TypedSerializer
import dev.piculet.binary.io.UnsupportedClassException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import javax.tools.ToolProvider
import kotlin.io.path.createDirectories
import kotlin.io.path.readBytes
import kotlin.io.path.writeText

@JvmInline
value class Shrunk(
    val text: String,
)

class HolderOfShrunk(
    val shrunk: Shrunk,
)

/** Value classes of which a shrinker has left what code names, which is no more than the annotation. */
class ShrunkValueClassesTest {
    /** Loads the holder as it is, and in the place of the value class what was compiled into a folder. */
    private class Shrinking(
        private val folder: Path,
    ) : ClassLoader(HolderOfShrunk::class.java.classLoader) {
        override fun loadClass(
            name: String,
            resolve: Boolean,
        ): Class<*> =
            when (name) {
                Shrunk::class.java.name -> findLoadedClass(name) ?: define(name, shrunk(name))
                HolderOfShrunk::class.java.name -> findLoadedClass(name) ?: define(name, original(name))
                else -> super.loadClass(name, resolve)
            }

        private fun shrunk(name: String) = folder.resolve(path(name)).readBytes()

        private fun original(name: String) = parent.getResourceAsStream(path(name))!!.use { it.readBytes() }

        private fun path(name: String) = name.replace('.', '/') + ".class"

        private fun define(
            name: String,
            bytes: ByteArray,
        ): Class<*> = defineClass(name, bytes, 0, bytes.size)
    }

    private fun compile(
        folder: Path,
        source: String,
    ): Path {
        val file = folder.resolve("sources").createDirectories().resolve("Shrunk.java")
        file.writeText(source)
        val library = Path.of(JvmInline::class.java.protectionDomain.codeSource.location.toURI()).toString()
        val classes = folder.resolve("classes").toString()
        val arguments = arrayOf("--release", "17", "-proc:none", "-cp", library, "-d", classes, file.toString())
        check(ToolProvider.getSystemJavaCompiler().run(null, null, null, *arguments) == 0)
        return Path.of(classes)
    }

    @Test
    fun `a value class whose members are missing is refused with its place`(
        @TempDir folder: Path,
    ) {
        val source = "package dev.piculet.binary.kotlin; @kotlin.jvm.JvmInline public final class Shrunk {}"
        val holder = Shrinking(compile(folder, source)).loadClass(HolderOfShrunk::class.java.name)
        assertEquals(
            "Cannot wrap and unwrap values of dev.piculet.binary.kotlin.Shrunk: its class file lacks the metadata," +
                " the field or a method for that. Have shrinkers keep them.\n  Found at $.shrunk.",
            assertThrows(UnsupportedClassException::class.java) { TypedSerializer.of(holder) }.message,
        )
    }
}
