package dev.piculet.lab.guest

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import java.io.File
import java.io.IOException
import java.nio.ByteBuffer
import java.nio.file.Files
import java.nio.file.Path
import java.util.zip.ZipFile
import kotlin.io.path.exists
import kotlin.io.path.invariantSeparatorsPathString
import kotlin.io.path.isDirectory
import kotlin.io.path.isRegularFile
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.readBytes
import kotlin.io.path.relativeTo

/** What can be said of the classes of a class path without loading one. */
class ClassFiles(
    private val classPath: List<Path>,
) {
    /** A class file. */
    class Found(
        private val bytes: ByteArray,
    ) {
        /** The feature release of the oldest JDK that loads it. */
        val feature: Int get() = ByteBuffer.wrap(bytes).getShort(MAJOR) - BEFORE_1

        /** True if Kotlin's compiler made it: its annotation is named in the constants. */
        val isKotlin: Boolean get() = String(bytes, Charsets.ISO_8859_1).contains("Lkotlin/Metadata;")

        private companion object {
            const val MAJOR = 6
            const val BEFORE_1 = 44
        }
    }

    /** Returns a class file, or null if there is none. */
    fun find(className: String): Found? {
        val entry = entryOf(className)
        val bytes = classPath.firstNotNullOfOrNull { bytes(it, entry) } ?: return null
        if (bytes.size >= HEADER) return Found(bytes)
        throw LabException("$entry is no class file: it has ${bytes.size} bytes.", ExitCode.USAGE)
    }

    /**
     * A class that `java -cp` does not find, since it is packed for a class loader of its own.
     *
     * @property element the element of the class path that has it
     * @property room the folder of classes and libraries in it
     */
    class Packed(
        val element: Path,
        val room: String,
    ) {
        /** What to name in place of the element, as the end of a sentence. */
        val remedy: String get() =
            if (element.isDirectory()) {
                "Name $element/$room/classes and $element/$room/lib/* in its place."
            } else {
                "Unpack it, as by unzip, and name $room/classes and $room/lib/* of its folder in its place."
            }
    }

    /** Returns where a class is packed, as Spring Boot and servlet containers want it, or null. */
    fun packed(className: String): Packed? =
        classPath.firstNotNullOfOrNull { element ->
            ROOMS.firstOrNull { bytes(element, "$it/classes/${entryOf(className)}") != null }?.let {
                Packed(element, it)
            }
        }

    /** Returns names of classes that the user may have meant: of the same simple name. */
    fun similarTo(className: String): List<String> {
        val simple = className.substringAfterLast('.').substringAfterLast('$')
        val all = classPath.flatMap(::classNames)
        return all.filter { it.substringAfterLast('.').substringAfterLast('$') == simple }.distinct()
    }

    /** Returns `artifact` to `version` of each library that a jar of the class path is, or says that it contains. */
    fun libraries(): Map<String, String> =
        classPath.filter { it.isRegularFile() }.fold(mutableMapOf()) { all, jar ->
            ofName(jar)?.let { (artifact, version) -> all.putIfAbsent(artifact, version) }
            ofPoms(jar).forEach { (artifact, version) -> all.putIfAbsent(artifact, version) }
            all
        }

    private fun ofPoms(jar: Path): List<Pair<String, String>> =
        inZip(jar) { zip ->
            zip.entries().asSequence().filter { POM.matches(it.name) }.toList().mapNotNull { entry ->
                val facts = java.util.Properties().apply { zip.getInputStream(entry).use { load(it) } }
                val artifact = facts.getProperty("artifactId")
                facts.getProperty("version")?.takeIf { artifact != null }?.let { artifact to it }
            }
        }

    private fun bytes(
        element: Path,
        entry: String,
    ): ByteArray? =
        if (element.isDirectory()) {
            element.resolve(entry).takeIf { it.exists() }?.readBytes()
        } else {
            inZip(element) { zip ->
                zip.getEntry(entry)?.let { zip.getInputStream(it).use { text -> text.readBytes() } }
            }
        }

    private fun classNames(element: Path): List<String> {
        val files =
            if (element.isDirectory()) {
                Files.walk(element).use { all ->
                    all.map { it.relativeTo(element).invariantSeparatorsPathString }.toList()
                }
            } else {
                inZip(element) { zip -> zip.entries().asSequence().map { it.name }.toList() }
            }
        return files.filter { it.endsWith(".class") && !it.startsWith("META-INF/") }.map {
            unpacked(it.removeSuffix(".class").replace('/', '.'))
        }
    }

    private fun <T> inZip(
        jar: Path,
        action: (ZipFile) -> T,
    ): T =
        try {
            ZipFile(jar.toFile()).use(action)
        } catch (e: IOException) {
            throw LabException("$jar can't be read as a jar (${e.message}).", ExitCode.USAGE, e)
        }

    companion object {
        private val ROOMS = listOf("BOOT-INF", "WEB-INF")
        private val POM = Regex("META-INF/maven/[^/]+/[^/]+/pom\\.properties")
        private val NAME = Regex("(.+?)-(\\d[^/]*)\\.jar")

        /** Bytes that tell that a file is one of a class, and of which release. */
        private const val HEADER = 8

        /** Returns the name of a class's file in a class path. */
        fun entryOf(className: String): String = className.replace('.', '/') + ".class"

        /** Returns the name of a class without the folder that it is packed in. */
        fun unpacked(className: String): String =
            ROOMS.fold(className) { name, room -> name.removePrefix("$room.classes.") }

        /** Returns the artifact and the version in a jar's name, or null if it has none. */
        fun ofName(jar: Path): Pair<String, String>? =
            NAME.matchEntire("${jar.fileName}")?.destructured?.let { (artifact, version) -> artifact to version }

        /**
         * Reads a class path as the `java` command has it; `folder/` followed by an asterisk stands for the jars there.
         *
         * @throws LabException if a part of it is not there
         */
        fun of(text: String): List<Path> {
            val all = text.split(File.pathSeparatorChar).filter { it.isNotEmpty() }.flatMap(::jarsOf)
            return all.map { it.toAbsolutePath().normalize() }
        }

        private fun jarsOf(element: String): List<Path> {
            val path = Path.of(element.removeSuffix("*").ifEmpty { "." })
            if (!path.exists()) throw LabException("There is no $path, which --classpath names.", ExitCode.USAGE)
            if (!element.endsWith("*")) return listOf(path)
            if (path.isDirectory()) return path.listDirectoryEntries("*.jar").sorted()
            throw LabException("$path is no folder with jars. Leave out the '*'.", ExitCode.USAGE)
        }
    }
}
