package dev.piculet.lab.environment

import dev.piculet.lab.LabException
import java.io.IOException
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.attribute.BasicFileAttributes
import java.security.MessageDigest
import java.util.HexFormat
import kotlin.io.path.invariantSeparatorsPathString
import kotlin.io.path.isDirectory
import kotlin.io.path.notExists
import kotlin.io.path.relativeTo

/**
 * Tells builds apart by the contents of a class path. Names below folders, bytes and order count; places and dates do
 * not.
 *
 * A file is read again only if its size or date has changed, so asking once more costs little. Not for several threads.
 */
class ClassPathDigest {
    private class Known(
        val size: Long,
        val modified: Long,
        val digest: ByteArray,
    )

    private val known = HashMap<Path, Known>()

    /**
     * Returns the SHA-256 of a class path, in hexadecimal.
     *
     * @throws LabException if something on it can't be read
     */
    fun of(classPath: List<Path>): String {
        val sum = MessageDigest.getInstance(ALGORITHM)
        for (element in classPath) {
            val files = filesOf(element)
            sum.update("${files.size}\n".toByteArray())
            for (file in files) {
                if (file != element) {
                    val name = file.relativeTo(element).invariantSeparatorsPathString
                    sum.update("$name\n".toByteArray())
                }
                sum.update(digestOf(file))
            }
        }
        return HexFormat.of().formatHex(sum.digest())
    }

    private fun filesOf(element: Path): List<Path> {
        if (element.notExists()) return emptyList() // As a JVM does.
        if (!element.isDirectory()) return listOf(element)
        Files.walk(element).use { all -> return all.filter(Files::isRegularFile).sorted().toList() }
    }

    private fun digestOf(file: Path): ByteArray {
        try {
            val facts = Files.readAttributes(file, BasicFileAttributes::class.java)
            val size = facts.size()
            val modified = facts.lastModifiedTime().toMillis()
            known[file]?.takeIf { it.size == size && it.modified == modified }?.let { return it.digest }
            val digest = MessageDigest.getInstance(ALGORITHM).digest(Files.readAllBytes(file))
            known[file] = Known(size, modified, digest)
            return digest
        } catch (e: IOException) {
            throw LabException("Can't read $file, which is on a class path (${e.message}).", cause = e)
        }
    }

    private companion object {
        const val ALGORITHM = "SHA-256"
    }
}
