package dev.piculet.lab.store

import java.io.IOException
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.StandardCopyOption.REPLACE_EXISTING
import kotlin.io.path.deleteIfExists
import kotlin.io.path.name
import kotlin.io.path.writeBytes

/**
 * Writes a file in place of the one there, through a draft beside it.
 *
 * @throws IOException if it can't be written; the earlier file is as it was
 */
internal fun writeInPlace(
    file: Path,
    bytes: ByteArray,
) {
    val draft = file.resolveSibling("${file.name}.draft")
    try {
        draft.writeBytes(bytes)
        Files.move(draft, file, REPLACE_EXISTING)
    } catch (e: IOException) {
        draft.deleteIfExists()
        throw e
    }
}
