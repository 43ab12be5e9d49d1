package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.AttributionRecord
import java.io.IOException
import java.nio.file.Path
import kotlin.io.path.createDirectories

/** An attribution of first uses on disk: `attribution.json`, written once when all was measured. */
object AttributionStore {
    private const val NAME = "attribution.json"
    private const val REMEDY = "All that was found is printed: make room, and measure again to store it."

    private fun recordOf(folder: Path) =
        RecordFile(folder, NAME, AttributionRecord.serializer(), AttributionRecord.SCHEMA, "attribution", REMEDY)

    /** True if a folder holds an attribution. */
    fun isBegun(folder: Path): Boolean = recordOf(folder).exists()

    /**
     * Checks that a folder can take an attribution, before minutes are spent on it.
     *
     * @throws LabException if it holds one, or something else of the lab's, or can't be made
     */
    fun requireFree(folder: Path) {
        if (isBegun(folder) || RunStore.isBegun(folder) || ReproductionStore.isBegun(folder)) {
            throw LabException("$folder holds a run already. Name another --out.")
        }
        try {
            folder.createDirectories()
        } catch (e: IOException) {
            throw LabException("Can't write to $folder (${reasonOf(e)}). Name another --out.", cause = e)
        }
    }

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
