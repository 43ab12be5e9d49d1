package dev.piculet.lab.store

import dev.piculet.lab.LabException
import java.io.IOException
import java.nio.channels.FileChannel
import java.nio.channels.OverlappingFileLockException
import java.nio.file.AccessDeniedException
import java.nio.file.FileAlreadyExistsException
import java.nio.file.FileSystemException
import java.nio.file.NoSuchFileException
import java.nio.file.Path
import java.nio.file.StandardOpenOption.CREATE
import java.nio.file.StandardOpenOption.WRITE
import kotlin.io.path.createDirectories

/**
 * The right to write to the folder of a run: one process has it, from before it looks into the folder until it is done. The
 * file stays behind, because removing it would let two processes hold locks of two files of the same name.
 */
internal class RunLock private constructor(
    val folder: Path,
    private val channel: FileChannel,
) : AutoCloseable {
    /** Lets another process write. */
    override fun close() = channel.close()

    companion object {
        private const val FILE = "run.lock"

        /**
         * Makes the folder if need be and takes it.
         *
         * @throws LabException if it can't be written, or another process has it
         */
        fun take(folder: Path): RunLock {
            val channel =
                try {
                    folder.createDirectories()
                    FileChannel.open(folder.resolve(FILE), CREATE, WRITE)
                } catch (e: IOException) {
                    throw notWritable(folder, e)
                }
            if (!isLocked(folder, channel)) {
                channel.close()
                throw LabException("$folder is being written by another ./lab. Wait for it, or stop it first.")
            }
            return RunLock(folder, channel)
        }

        private fun isLocked(
            folder: Path,
            channel: FileChannel,
        ): Boolean =
            try {
                channel.tryLock() != null
            } catch (_: OverlappingFileLockException) {
                false // This very process has it open.
            } catch (e: IOException) {
                channel.close()
                throw notWritable(folder, e)
            }

        private fun notWritable(
            folder: Path,
            e: IOException,
        ) = LabException("Can't write to folder $folder (${reasonOf(e)}). Name another with --out.", cause = e)
    }
}

/** Why a file can't be used, for the end of a sentence that names it: messages of the JDK may be its path alone. */
internal fun reasonOf(e: IOException): String =
    when (e) {
        is FileAlreadyExistsException -> "it is a file"
        is AccessDeniedException -> "you have no right to"
        is NoSuchFileException -> "it is not there"
        is FileSystemException -> e.reason ?: "${e.javaClass.simpleName}: ${e.file}"
        else -> e.message ?: e.javaClass.simpleName
    }
