package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.AttributionRecord
import dev.piculet.lab.experiment.Attributions
import dev.piculet.lab.experiment.CellSources
import dev.piculet.lab.experiment.ColdMeasurements
import dev.piculet.lab.experiment.ColdRecord
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.CountedClasses
import java.nio.file.Path

/** The contents of a folder of first uses when it was read. Another process may be adding to it. */
class StoredFirstUses(
    val record: ColdRecord,
    val measurements: ColdMeasurements,
    private val attributions: Attributions,
) {
    /** What was attributed, or null where first uses were measured. */
    val attribution: AttributionRecord?
        get() =
            record.plan.takeIf { record.request.calls == null }?.let {
                AttributionRecord(it.command, it.seed, it.environment, it.jdks, attributions)
            }

    val isEmpty: Boolean get() = measurements.samples.isEmpty() && attributions.samples.isEmpty()
}

/** The files of first uses that grow, a line for each JVM. */
class FirstUseLogs internal constructor(
    folder: Path,
) : AutoCloseable {
    val samples: TrialLog<ColdSample> = samplesIn(folder)
    val counts: TrialLog<CountedClasses> = TrialLog.read(folder, COUNTS, CountedClasses.serializer())
    val sources: TrialLog<CellSources> = TrialLog.read(folder, SOURCES, CellSources.serializer())
    val attributed: TrialLog<AttributedSample> =
        TrialLog.read(folder, ATTRIBUTED, AttributedSample.serializer(), { TrialFaults.of(it) })

    internal fun stored(record: ColdRecord): StoredFirstUses =
        StoredFirstUses(
            record,
            ColdMeasurements(samples.trials.toList(), counts.trials.toList()),
            Attributions(attributed.trials.toList(), sources.trials.toList()),
        )

    override fun close() = listOf(samples, counts, sources, attributed).forEach { it.close() }

    companion object {
        private const val SAMPLES = ReproductionStore.FIRST_USES
        private const val COUNTS = "generated-classes.jsonl"
        private const val SOURCES = "class-sources.jsonl"
        private const val ATTRIBUTED = "attributed.jsonl"

        /** Reads the samples of a folder, which need not be there yet. */
        fun samplesIn(folder: Path): TrialLog<ColdSample> =
            TrialLog.read(folder, SAMPLES, ColdSample.serializer(), { TrialFaults.of(it) })

        internal fun exist(folder: Path): Boolean =
            listOf(SAMPLES, COUNTS, SOURCES, ATTRIBUTED).any { RunFile(folder, it).exists() }
    }
}

/**
 * First uses on disk: `cold.json`, written before the first of them, and files that grow. A writer locks the folder before it reads
 * it, as one of a run does.
 */
class ColdStore private constructor(
    private val lock: RunLock,
    val record: ColdRecord,
) : AutoCloseable {
    val logs: FirstUseLogs = FirstUseLogs(lock.folder)

    val folder: Path get() = lock.folder

    /** All that it holds by now. */
    fun stored(): StoredFirstUses = logs.stored(record)

    /** Lets another process write. */
    override fun close() {
        logs.close()
        lock.close()
    }

    /** A folder that this process alone may add first uses to. */
    class Reservation internal constructor(
        private val lock: RunLock,
    ) : AutoCloseable {
        /** True if there are some that can go on. */
        val isBegun: Boolean get() = recordOf(lock.folder).exists()

        /** Begins; closing the store gives the folder back. */
        fun begin(record: ColdRecord): ColdStore {
            recordOf(lock.folder).write(record)
            return ColdStore(lock, record)
        }

        /**
         * Goes on, likewise.
         *
         * @throws LabException if its files are damaged
         */
        fun resume(): ColdStore = ColdStore(lock, recordIn(lock.folder))

        override fun close() = lock.close()
    }

    companion object {
        private const val NAME = "cold.json"
        private const val REMEDY = "Nothing was measured yet."

        private fun recordOf(folder: Path) =
            RecordFile(folder, NAME, ColdRecord.serializer(), ColdRecord.SCHEMA, "first uses", REMEDY)

        private fun recordIn(folder: Path): ColdRecord {
            val record = recordOf(folder).read()
            val fault = PlanFaults.of(record.plan) ?: return record
            val remedy = "Restore it, or measure again in another folder."
            throw LabException("${folder.resolve(NAME)} is damaged: $fault. $remedy")
        }

        /** True if first uses were begun in a folder. */
        fun isBegun(folder: Path): Boolean = recordOf(folder).exists()

        /**
         * Locks a folder for first uses, new ones or more of those that it holds, so that its faults show before minutes pass.
         *
         * @throws LabException if it can't be written, is being written, or holds something else
         */
        fun reserve(folder: Path): Reservation {
            if (isBegun(folder)) return Reservation(RunLock.take(folder))
            if (RunStore.isBegun(folder) || ReproductionStore.isBegun(folder) || AttributionStore.isBegun(folder)) {
                throw LabException("$folder holds a run already. Name another --out.")
            }
            if (FirstUseLogs.exist(folder)) {
                throw LabException(
                    "$folder holds first uses whose $NAME is gone. Name another --out, or move them away.",
                )
            }
            return Reservation(RunLock.take(folder))
        }

        /**
         * Reads first uses, all of them or some.
         *
         * @throws LabException if there are none, or their files are damaged; the message names file and line
         */
        fun read(folder: Path): StoredFirstUses {
            val record = recordIn(folder)
            return FirstUseLogs(folder).use { it.stored(record) }
        }
    }
}
