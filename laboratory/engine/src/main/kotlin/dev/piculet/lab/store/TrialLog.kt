package dev.piculet.lab.store

import dev.piculet.lab.LabException
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import java.io.IOException
import java.nio.ByteBuffer
import java.nio.channels.FileChannel
import java.nio.file.Path
import java.nio.file.StandardOpenOption.CREATE
import java.nio.file.StandardOpenOption.WRITE

/**
 * A file of trials, such as `trials.jsonl`: one line a trial, each flushed to the disk before the next trial starts. A last
 * line that a crash tore is left out; any other damage is an error, because guessing would lose trials silently.
 *
 * @param T a trial
 */
class TrialLog<T> private constructor(
    private val serializer: KSerializer<T>,
    private val file: Path,
    stored: List<T>,
    private val length: Long,
) : AutoCloseable {
    private val recorded = stored.toMutableList()
    private val channel = lazy(::openBehindLastLine)

    /** All trials so far, in the order they were made. */
    val trials: List<T> get() = recorded

    /**
     * Adds a trial.
     *
     * @throws LabException if it can't be written; the trials before it are safe
     */
    fun append(trial: T) {
        try {
            val bytes = ByteBuffer.wrap(lineOf(serializer, trial).toByteArray())
            while (bytes.hasRemaining()) channel.value.write(bytes)
            channel.value.force(false)
        } catch (e: IOException) {
            throw LabException(
                "Can't write $file (${e.message}). " +
                    "${recorded.size} trials are safe: make room, then ./lab resume ${file.parent}.",
                cause = e,
            )
        }
        recorded += trial
    }

    /** Cuts off a torn last line, so that the next is not glued to it. */
    private fun openBehindLastLine(): FileChannel {
        val channel = FileChannel.open(file, CREATE, WRITE)
        channel.truncate(length)
        return channel.position(length)
    }

    override fun close() {
        if (channel.isInitialized()) channel.value.close()
    }

    companion object {
        /** The file of a run. */
        internal const val NAME = "trials.jsonl"
        private val format = Json { encodeDefaults = true }

        /** Returns the stored form of a trial. */
        internal fun <T> lineOf(
            serializer: KSerializer<T>,
            trial: T,
        ): String = format.encodeToString(serializer, trial) + "\n"

        internal fun exists(folder: Path): Boolean = RunFile(folder, NAME).exists()

        /**
         * Reads the trials in a file of a folder, which need not be there yet.
         *
         * @throws LabException if it can't be read, or is damaged; the message names file and line
         */
        fun <T> read(
            folder: Path,
            name: String,
            serializer: KSerializer<T>,
        ): TrialLog<T> {
            val stored = RunFile(folder, name)
            val file = stored.path
            if (!stored.exists()) return TrialLog(serializer, file, emptyList(), 0)
            val text =
                try {
                    stored.readText()
                } catch (e: IOException) {
                    throw LabException("Can't read $file (${reasonOf(e)}).", cause = e)
                }
            val complete = text.substring(0, text.lastIndexOf('\n') + 1)
            val trials = complete.lines().dropLast(1).mapIndexed { i, line -> decode(serializer, file, i + 1, line) }
            return TrialLog(serializer, file, trials, complete.toByteArray().size.toLong())
        }

        private fun <T> decode(
            serializer: KSerializer<T>,
            file: Path,
            lineNumber: Int,
            line: String,
        ): T =
            try {
                format.decodeFromString(serializer, line)
            } catch (e: SerializationException) {
                throw LabException(
                    "$file is damaged in line $lineNumber: ${firstLineOf(e)}. " +
                        "Remove that line to lose that one trial, then resume.",
                    cause = e,
                )
            }
    }
}
