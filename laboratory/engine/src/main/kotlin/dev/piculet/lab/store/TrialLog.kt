package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.TrialRecord
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import java.io.IOException
import java.nio.ByteBuffer
import java.nio.channels.FileChannel
import java.nio.file.Path
import java.nio.file.StandardOpenOption.CREATE
import java.nio.file.StandardOpenOption.WRITE

/**
 * `trials.jsonl`: one line a trial, each flushed to the disk before the next trial starts. A last line that a crash tore is
 * left out; any other damage is an error, because guessing would lose trials silently.
 */
internal class TrialLog private constructor(
    private val file: Path,
    stored: List<TrialRecord>,
    private val length: Long,
) : AutoCloseable {
    private val recorded = stored.toMutableList()
    private val channel = lazy(::openBehindLastLine)

    val trials: List<TrialRecord> get() = recorded

    /** @throws LabException if it can't be written; the trials before it are safe */
    fun append(trial: TrialRecord) {
        try {
            val bytes = ByteBuffer.wrap(lineOf(trial).toByteArray())
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
        const val NAME = "trials.jsonl"
        private val format = Json { encodeDefaults = true }

        /** Returns the stored form of a trial. */
        fun lineOf(trial: TrialRecord): String = format.encodeToString(TrialRecord.serializer(), trial) + "\n"

        fun exists(folder: Path): Boolean = RunFile(folder, NAME).exists()

        /** @throws LabException if it can't be read, or is damaged; the message names file and line */
        fun read(folder: Path): TrialLog {
            val stored = RunFile(folder, NAME)
            val file = stored.path
            if (!stored.exists()) return TrialLog(file, emptyList(), 0)
            val text =
                try {
                    stored.readText()
                } catch (e: IOException) {
                    throw LabException("Can't read $file (${reasonOf(e)}).", cause = e)
                }
            val complete = text.substring(0, text.lastIndexOf('\n') + 1)
            val trials = complete.lines().dropLast(1).mapIndexed { i, line -> decode(file, i + 1, line) }
            return TrialLog(file, trials, complete.toByteArray().size.toLong())
        }

        private fun decode(
            file: Path,
            lineNumber: Int,
            line: String,
        ): TrialRecord =
            try {
                format.decodeFromString(TrialRecord.serializer(), line)
            } catch (e: SerializationException) {
                throw LabException(
                    "$file is damaged in line $lineNumber: ${firstLineOf(e)}. " +
                        "Remove that line to lose that one trial, then resume.",
                    cause = e,
                )
            }
    }
}
