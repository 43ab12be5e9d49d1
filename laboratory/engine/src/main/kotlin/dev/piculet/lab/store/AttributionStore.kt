package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.AttributionRecord
import java.io.IOException
import java.nio.file.Path
import kotlin.io.path.createDirectories

/** An attribution of first uses on disk: `attribution.json`, written when all was measured. [ColdStore] has what it is made of. */
object AttributionStore {
    private const val NAME = "attribution.json"
    private const val REMEDY = "What was found is safe: make room, and start the same again."

    private fun recordOf(folder: Path) =
        RecordFile(folder, NAME, AttributionRecord.serializer(), AttributionRecord.SCHEMA, "attribution", REMEDY)

    /** True if a folder holds an attribution. */
    fun isBegun(folder: Path): Boolean = recordOf(folder).exists()

    /** Writes an attribution, in place of the one there. */
    fun write(
        folder: Path,
        record: AttributionRecord,
    ) = recordOf(folder).write(record)

    /** @throws LabException if there is none, or it is damaged */
    fun read(folder: Path): AttributionRecord = recordOf(folder).read()

    /**
     * Copies an attribution, compressed and without the places on its machine, in place of the one in [target].
     *
     * @return the size of the copy in bytes
     * @throws LabException if there is none, it is damaged, or the copy can't be written
     */
    fun keep(
        folder: Path,
        target: Path,
    ): Long {
        val read = Places.hiddenIn(read(folder))
        val jars = KeptJars(read.attributions.samples.map { it.cell.cell.entry.version })
        val record = jars.hiddenIn(AttributionRecord.serializer(), read)
        try {
            target.createDirectories()
            return recordOf(target).keep(record)
        } catch (e: IOException) {
            throw LabException("Can't keep $folder in $target (${reasonOf(e)}).", cause = e)
        }
    }
}
