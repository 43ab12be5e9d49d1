package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.shellWord
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import java.io.IOException
import java.nio.ByteBuffer
import java.nio.channels.FileChannel
import java.nio.charset.CharacterCodingException
import java.nio.file.Path
import java.nio.file.StandardOpenOption.CREATE
import java.nio.file.StandardOpenOption.WRITE
import kotlin.io.path.name

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
                "Can't write $file (${reasonOf(e)}). ${recorded.size} trials are safe: make room, then ${again(file)}.",
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
         * @param faultOf returns why a trial can't be one, for the end of a sentence, or null
         * @throws LabException if it can't be read, or is damaged; the message names file and line
         */
        fun <T> read(
            folder: Path,
            name: String,
            serializer: KSerializer<T>,
            faultOf: (T) -> String? = { null },
        ): TrialLog<T> {
            val stored = RunFile(folder, name)
            val file = stored.path
            if (!stored.exists()) return TrialLog(serializer, file, emptyList(), 0)
            val bytes =
                try {
                    stored.readBytes()
                } catch (e: IOException) {
                    throw LabException("Can't read $file (${reasonOf(e)}). Restore it from a copy.", cause = e)
                }
            val lines = completeLines(bytes)
            val trials = lines.mapIndexed { i, line -> trialIn(bytes, line, serializer, faultOf, file, i + 1) }
            return TrialLog(serializer, file, trials, lines.lastOrNull()?.let { it.last + 1L } ?: 0)
        }

        /** Returns the places of lines, their ends included. */
        private fun completeLines(bytes: ByteArray): List<IntRange> {
            val ends = bytes.indices.filter { bytes[it] == '\n'.code.toByte() }
            return ends.mapIndexed { i, end -> (if (i == 0) 0 else ends[i - 1] + 1)..end }
        }

        private fun remedyFor(file: Path): String {
            if ("${file.fileName}".endsWith(RunFile.COMPRESSED)) return "Restore it from a copy, or keep the run again."
            return "Remove that line to lose that one trial, then ${again(file)}."
        }

        /** What goes on with the trials of a file: a run, first uses, or the reproduction that it belongs to. */
        private fun again(file: Path): String {
            val isRun = file.name == NAME && !ReproductionStore.isPart(file.parent)
            val isAlone = isRun || ColdStore.isBegun(file.parent)
            return if (isAlone) "./lab resume ${shellWord(file.parent)}" else "start it again with the same --out"
        }

        private fun <T> trialIn(
            bytes: ByteArray,
            line: IntRange,
            serializer: KSerializer<T>,
            faultOf: (T) -> String?,
            file: Path,
            lineNumber: Int,
        ): T {
            fun damaged(
                reason: String,
                e: Exception? = null,
            ) = LabException("$file is damaged in line $lineNumber: $reason. ${remedyFor(file)}", cause = e)
            try {
                val text = bytes.decodeToString(line.first, line.last + 1, throwOnInvalidSequence = true)
                val trial = format.decodeFromString(serializer, text)
                faultOf(trial)?.let { throw damaged(it) }
                return trial
            } catch (e: SerializationException) {
                throw damaged(firstLineOf(e), e)
            } catch (e: CharacterCodingException) {
                throw damaged("it is not in UTF-8", e)
            }
        }
    }
}
