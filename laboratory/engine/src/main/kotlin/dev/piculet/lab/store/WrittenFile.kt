package dev.piculet.lab.store

import java.io.IOException
import java.nio.file.CopyOption
import java.nio.file.FileAlreadyExistsException
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.StandardCopyOption.REPLACE_EXISTING
import java.nio.file.StandardOpenOption.CREATE
import java.nio.file.StandardOpenOption.DSYNC
import java.nio.file.StandardOpenOption.TRUNCATE_EXISTING
import java.nio.file.StandardOpenOption.WRITE
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
) = write(file, bytes, REPLACE_EXISTING)

/**
 * Writes a file that is not there yet, through a draft beside it, so that it is there whole or not at all.
 *
 * @throws FileAlreadyExistsException if it is there
 * @throws IOException if it can't be written
 */
internal fun writeNew(
    file: Path,
    bytes: ByteArray,
) = write(file, bytes)

private fun write(
    file: Path,
    bytes: ByteArray,
    vararg options: CopyOption,
) {
    val draft = file.resolveSibling("${file.name}.draft")
    try {
        // On the disk before it gets its name: what is torn must not be found by that.
        draft.writeBytes(bytes, CREATE, TRUNCATE_EXISTING, WRITE, DSYNC)
        Files.move(draft, file, *options)
    } catch (e: IOException) {
        draft.deleteIfExists()
        throw e
    }
}
