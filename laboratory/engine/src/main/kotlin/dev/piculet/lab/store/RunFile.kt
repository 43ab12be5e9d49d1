package dev.piculet.lab.store

import dev.piculet.lab.LabException
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.OutputStream
import java.nio.file.Path
import java.util.zip.GZIPInputStream
import java.util.zip.GZIPOutputStream
import kotlin.io.path.deleteIfExists
import kotlin.io.path.exists
import kotlin.io.path.inputStream
import kotlin.io.path.readBytes

/**
 * A file of a run's folder: as it is while the run can grow, or compressed, with `.gz` behind its name, in a run that is
 * kept.
 *
 * @property path the file itself, compressed or not; where there is none, the one that a growing run would have
 */
internal class RunFile(
    folder: Path,
    name: String,
) {
    private val plain = folder.resolve(name)
    private val compressed = folder.resolve("$name$COMPRESSED")

    val isCompressed: Boolean get() = compressed.exists()
    val path: Path get() = if (isCompressed && !plain.exists()) compressed else plain

    fun exists(): Boolean = plain.exists() || isCompressed

    /** Returns [readBytes] as text. Bytes that are not UTF-8 become replacement characters. */
    fun readText(): String = readBytes().decodeToString()

    /**
     * Returns what the run wrote.
     *
     * @throws LabException if the folder holds it twice, so that neither can be trusted
     * @throws IOException if it can't be read or unpacked
     */
    fun readBytes(): ByteArray {
        if (plain.exists() && isCompressed) {
            val both = "${plain.fileName} and ${compressed.fileName}"
            throw LabException("${plain.parent} holds both $both. Remove one of them.")
        }
        if (!isCompressed) return plain.readBytes()
        return compressed.inputStream().use { GZIPInputStream(it).readBytes() }
    }

    /**
     * Replaces the file by this text, or removes it if the text is null. Returns the size in bytes.
     *
     * @throws IOException if it can't be written; the earlier file is as it was
     */
    fun keep(text: String?): Long {
        val bytes = text?.let(::compressed)
        if (bytes == null) compressed.deleteIfExists() else writeInPlace(compressed, bytes)
        plain.deleteIfExists()
        return bytes?.size?.toLong() ?: 0
    }

    private fun compressed(text: String): ByteArray {
        val bytes = ByteArrayOutputStream()
        SmallGzip(bytes).use { it.write(text.toByteArray()) }
        return bytes.toByteArray()
    }

    /** Kept runs are written once and stored for ever. */
    private class SmallGzip(
        target: OutputStream,
    ) : GZIPOutputStream(target) {
        init {
            def.setLevel(BEST)
        }
    }

    companion object {
        /** Behind the name of a compressed file. */
        const val COMPRESSED = ".gz"
        private const val BEST = 9
    }
}
