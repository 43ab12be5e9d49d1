package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.plan.RunPlan
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import java.io.IOException
import java.nio.ByteBuffer
import java.nio.channels.FileChannel
import java.nio.channels.OverlappingFileLockException
import java.nio.file.AtomicMoveNotSupportedException
import java.nio.file.FileAlreadyExistsException
import java.nio.file.Files
import java.nio.file.NoSuchFileException
import java.nio.file.Path
import java.nio.file.StandardCopyOption.ATOMIC_MOVE
import java.nio.file.StandardOpenOption.CREATE
import java.nio.file.StandardOpenOption.WRITE
import kotlin.io.path.createDirectories
import kotlin.io.path.exists
import kotlin.io.path.readText
import kotlin.io.path.writeText

/**
 * A run on disk: `plan.json`, written once, and `trials.jsonl`, one line a trial, each flushed to the disk before the next
 * trial starts. A last line that a crash tore is dropped when the store is opened; any other damage is an error, because
 * guessing would lose trials silently.
 */
class RunStore private constructor(
    val folder: Path,
    val plan: RunPlan,
    private val stored: StoredTrials,
) : AutoCloseable {
    private val recorded = stored.trials.toMutableList()
    private val writer = lazy { openForWriting() }

    /** All trials so far, in the order in which they were made. */
    val trials: List<TrialRecord> get() = recorded

    /**
     * Adds a trial.
     *
     * @throws LabException if it can't be written; the trials before it are safe
     */
    fun append(trial: TrialRecord) {
        val line = json.encodeToString(TrialRecord.serializer(), trial) + "\n"
        try {
            val bytes = ByteBuffer.wrap(line.toByteArray())
            while (bytes.hasRemaining()) writer.value.write(bytes)
            writer.value.force(false)
        } catch (e: IOException) {
            throw LabException(
                "Can't write ${folder.resolve(TRIALS)} (${e.message}). " +
                    "${recorded.size} trials are safe: make room, then ./lab resume $folder.",
                cause = e,
            )
        }
        recorded += trial
    }

    /** Lets another process write. */
    override fun close() {
        if (writer.isInitialized()) writer.value.close()
    }

    /** Takes the run for this process, and cuts off a torn last line, so that the next is not glued to it. */
    private fun openForWriting(): FileChannel {
        val channel = FileChannel.open(folder.resolve(TRIALS), CREATE, WRITE)
        if (!isLocked(channel)) {
            channel.close()
            throw LabException("$folder is being written by another ./lab. Wait for it, or stop it first.")
        }
        channel.truncate(stored.length)
        return channel.position(stored.length)
    }

    private fun isLocked(channel: FileChannel): Boolean =
        try {
            channel.tryLock() != null
        } catch (_: OverlappingFileLockException) {
            false // This very process has it open.
        }

    /** The complete lines of a store and the length of their bytes. */
    private class StoredTrials(
        val trials: List<TrialRecord>,
        val length: Long,
    )

    companion object {
        private const val PLAN = "plan.json"
        private const val TRIALS = "trials.jsonl"

        private val json = Json { encodeDefaults = true }
        private val prettyJson = Json(json) { prettyPrint = true }

        /**
         * Makes the folder that a run is going to use, so that a folder that can't be written is known before hours pass.
         *
         * @throws LabException if it can't be written, or holds a run already
         */
        fun prepare(folder: Path) {
            if (folder.resolve(PLAN).exists()) {
                throw LabException(
                    "$folder holds a run already. Continue it with ./lab resume $folder, or name another --out.",
                )
            }
            try {
                folder.createDirectories()
                Files.delete(Files.createTempFile(folder, "writable", null))
            } catch (e: IOException) {
                throw LabException("Can't write to folder $folder (${reason(e)}). Name another with --out.", cause = e)
            }
        }

        /** Starts a run in a prepared folder. */
        fun create(
            folder: Path,
            plan: RunPlan,
        ): RunStore {
            val draft = folder.resolve("$PLAN.draft")
            try {
                draft.writeText(prettyJson.encodeToString(RunPlan.serializer(), plan) + "\n")
                move(draft, folder.resolve(PLAN))
            } catch (e: IOException) {
                throw LabException(
                    "Can't write ${folder.resolve(PLAN)} (${reason(e)}). Nothing was measured yet.",
                    cause = e,
                )
            }
            return RunStore(folder, plan, StoredTrials(emptyList(), 0))
        }

        private fun move(
            from: Path,
            to: Path,
        ) = try {
            Files.move(from, to, ATOMIC_MOVE)
        } catch (_: AtomicMoveNotSupportedException) {
            Files.move(from, to)
        }

        /**
         * Opens a run.
         *
         * @throws LabException if there is none, or its files are damaged; the message names file and line
         */
        fun open(folder: Path): RunStore {
            val plan = readPlan(folder)
            return RunStore(folder, plan, readTrials(folder.resolve(TRIALS)))
        }

        private fun readPlan(folder: Path): RunPlan {
            val file = folder.resolve(PLAN)
            try {
                return json.decodeFromString(RunPlan.serializer(), file.readText())
            } catch (e: NoSuchFileException) {
                throw LabException(
                    "$folder holds no run: there is no $PLAN in it. " +
                        "A run that ended before its first trial leaves none; start it again.",
                    cause = e,
                )
            } catch (e: SerializationException) {
                throw LabException(
                    "$file is damaged: ${firstLine(e)}. Start the run again in another folder.",
                    cause = e,
                )
            } catch (e: IOException) {
                throw LabException("Can't read $file (${reason(e)}).", cause = e)
            }
        }

        private fun readTrials(file: Path): StoredTrials {
            if (!file.exists()) return StoredTrials(emptyList(), 0)
            val text =
                try {
                    file.readText()
                } catch (e: IOException) {
                    throw LabException("Can't read $file (${reason(e)}).", cause = e)
                }
            val complete = text.substring(0, text.lastIndexOf('\n') + 1)
            val trials = complete.lines().dropLast(1).mapIndexed { i, line -> decode(file, i + 1, line) }
            return StoredTrials(trials, complete.toByteArray().size.toLong())
        }

        private fun decode(
            file: Path,
            lineNumber: Int,
            line: String,
        ): TrialRecord =
            try {
                json.decodeFromString(TrialRecord.serializer(), line)
            } catch (e: SerializationException) {
                throw LabException(
                    "$file is damaged in line $lineNumber: ${firstLine(e)}. " +
                        "Remove that line to lose that one trial, then resume.",
                    cause = e,
                )
            }

        private fun firstLine(e: Exception) = e.message.orEmpty().lineSequence().first()

        private fun reason(e: IOException) =
            when (e) {
                is FileAlreadyExistsException -> "it is a file"
                else -> e.message ?: e.javaClass.simpleName
            }
    }
}
