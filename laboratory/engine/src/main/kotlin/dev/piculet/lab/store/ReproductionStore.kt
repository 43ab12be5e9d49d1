package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.ReproductionRecord
import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.plan.Preset
import kotlinx.serialization.KSerializer
import java.io.IOException
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.isDirectory
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name

/**
 * The contents of a reproduction's folder.
 *
 * @property runs by the names of their folders
 * @property firstUses likewise, where fresh JVMs were measured
 */
class StoredReproduction(
    val record: ReproductionRecord,
    val runs: Map<String, StoredRun>,
    val firstUses: Map<String, List<ColdSample>>,
    val published: List<ProtocolTrial>,
    val loops: List<LoopTrial>,
    val series: List<SeriesTrial>,
)

/**
 * A reproduction on disk: `reproduction.json`, a file for each kind of published protocol, and a folder for each part, which is a
 * run of its own. One that is kept has the same files compressed.
 */
object ReproductionStore {
    private const val NAME = "reproduction.json"
    private const val TABLES = "reproduction.csv"
    private const val REMEDY = "The trials are safe: make room."

    /** A line for each work that JMH measured as published. */
    const val PUBLISHED: String = "published.jsonl"

    /** A line for each JVM of write-up 003's protocol. */
    const val LOOPS: String = "loops.jsonl"

    /** A line for each JVM of write-up 002's protocol. */
    const val SERIES: String = "series.jsonl"

    /** In the folder of a part, as in one of first uses alone, a line for each fresh JVM. */
    const val FIRST_USES: String = "first-uses.jsonl"

    /** True if a folder holds a reproduction. */
    fun isBegun(folder: Path): Boolean = recordOf(folder).exists()

    /** True if a folder is in that of a reproduction. */
    internal fun isPart(folder: Path): Boolean = folder.toAbsolutePath().parent?.let(::isBegun) ?: false

    /**
     * Checks that a folder can take a reproduction, or more of the one that it holds.
     *
     * @throws LabException if it holds something else of the lab's, or one that is kept
     */
    fun requireRoom(folder: Path) {
        if (recordOf(folder).isKept) {
            throw LabException("$folder is a reproduction that is kept, and never grows. Name another --out.")
        }
        if (RunStore.isBegun(folder) || ColdStore.isBegun(folder) || AttributionStore.isBegun(folder)) {
            throw LabException("$folder holds a run already. Name another --out.")
        }
    }

    /**
     * Keeps other processes from adding to a reproduction, or to what becomes one, until the answer is closed.
     *
     * @throws LabException as [requireRoom], or if another process has it, or the folder can't be made
     */
    fun hold(folder: Path): AutoCloseable {
        requireRoom(folder)
        return RunLock.take(folder)
    }

    /** Writes the record, in place of the one there. */
    fun write(
        folder: Path,
        record: ReproductionRecord,
    ) = recordOf(folder).write(record)

    /**
     * Writes its tables as CSV, in place of those there.
     *
     * @throws LabException if they can't be written
     */
    fun writeTables(
        folder: Path,
        csv: String,
    ) = try {
        writeInPlace(folder.resolve(TABLES), csv.toByteArray())
    } catch (e: IOException) {
        throw LabException("Can't write to $folder (${reasonOf(e)}). $REMEDY", cause = e)
    }

    /**
     * Reads a reproduction, finished or not, kept or not.
     *
     * @throws LabException if there is none, or its files are damaged
     */
    fun read(folder: Path): StoredReproduction {
        val record = recordOf(folder).read()
        if (Preset.entries.none { it.id == record.preset }) {
            throw LabException("$folder has a $NAME of preset '${record.preset}', which is none. Restore it.")
        }
        val parts = folder.listDirectoryEntries().filter { it.isDirectory() && RunStore.isBegun(it) }.sorted()
        return StoredReproduction(
            record,
            parts.associate { it.name to RunStore.read(it) },
            parts.associate { it.name to FirstUseLogs.samplesIn(it).trials.toList() },
            trials(folder, PUBLISHED, ProtocolTrial.serializer()) { null },
            trials(folder, LOOPS, LoopTrial.serializer(), { TrialFaults.of(it) }),
            trials(folder, SERIES, SeriesTrial.serializer(), { TrialFaults.of(it) }),
        )
    }

    private fun recordOf(folder: Path) =
        RecordFile(folder, NAME, ReproductionRecord.serializer(), ReproductionRecord.SCHEMA, "reproduction", REMEDY)

    private fun <T> trials(
        folder: Path,
        name: String,
        serializer: KSerializer<T>,
        faultOf: (T) -> String?,
    ): List<T> = TrialLog.read(folder, name, serializer, faultOf).use { it.trials.toList() }

    /**
     * Copies a reproduction, compressed, and replaces the one in [target] if there is one. The copy can be read like the original,
     * without the places on its machine, and never grows.
     *
     * @return the size of the copy in bytes
     * @throws LabException if there is none, its files are damaged, or the copy can't be written
     */
    fun keep(
        folder: Path,
        target: Path,
    ): Long {
        val stored = read(folder)
        val jars = KeptJars(jarsOf(stored))
        val record = jars.hiddenIn(ReproductionRecord.serializer(), Places.hiddenIn(stored.record))

        fun <T> write(
            name: String,
            serializer: KSerializer<T>,
            trials: List<T>,
        ): Long = keep(target, name, serializer, trials.map { jars.hiddenIn(serializer, it) })
        try {
            target.createDirectories()
            val own =
                recordOf(target).keep(record) +
                    write(PUBLISHED, ProtocolTrial.serializer(), stored.published.map(Places::hiddenIn)) +
                    write(LOOPS, LoopTrial.serializer(), stored.loops.map(Places::hiddenIn)) +
                    write(SERIES, SeriesTrial.serializer(), stored.series.map(Places::hiddenIn))
            val parts = stored.runs.keys.sumOf { keepPart(it, target.resolve(it), stored, jars) }
            val gone = target.listDirectoryEntries().filter { it.isDirectory() && it.name !in stored.runs }
            gone.forEach { it.toFile().deleteRecursively() }
            return own + parts
        } catch (e: IOException) {
            throw LabException("Can't keep $folder in $target (${reasonOf(e)}).", cause = e)
        }
    }

    private fun jarsOf(stored: StoredReproduction): List<String> =
        stored.record.jars.values.map { it.substringAfter('@') } +
            stored.runs.values.flatMap { run -> run.plan.contenders.map { it.version } }

    private fun keepPart(
        name: String,
        target: Path,
        stored: StoredReproduction,
        jars: KeptJars,
    ): Long {
        val serializer = ColdSample.serializer()
        val samples = stored.firstUses.getValue(name).map { jars.hiddenIn(serializer, Places.hiddenIn(it)) }
        val run = RunStore.keep(stored.runs.getValue(name), target, jars)
        return run + keep(target, FIRST_USES, serializer, samples)
    }

    private fun <T> keep(
        target: Path,
        name: String,
        serializer: KSerializer<T>,
        trials: List<T>,
    ): Long {
        val text = trials.joinToString("") { TrialLog.lineOf(serializer, it) }
        return RunFile(target, name).keep(text.ifEmpty { null })
    }
}
