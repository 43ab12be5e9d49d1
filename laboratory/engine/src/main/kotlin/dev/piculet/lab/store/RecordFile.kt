package dev.piculet.lab.store

import dev.piculet.lab.LabException
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import java.io.IOException
import java.nio.file.Path
import kotlin.io.path.createDirectories

/**
 * A file of a folder with one record as JSON, compressed where it is kept.
 *
 * @param schema the number of its form; files from before there were numbers have none, and are of form 1
 * @param what the folder holds with it, for messages
 * @param remedy what is safe if it can't be written, and what to do
 */
internal class RecordFile<T>(
    private val folder: Path,
    private val name: String,
    private val serializer: KSerializer<T>,
    schema: Int,
    private val what: String,
    private val remedy: String,
) {
    private val stored = RunFile(folder, name)
    private val form = StoredForm(schema, unnumbered = 1)

    val isKept: Boolean get() = stored.isCompressed

    fun exists(): Boolean = stored.exists()

    /** Writes the record, in place of the one there. */
    fun write(record: T) {
        try {
            folder.createDirectories()
            writeInPlace(folder.resolve(name), textOf(record).toByteArray())
        } catch (e: IOException) {
            throw LabException("Can't write to $folder (${reasonOf(e)}). $remedy", cause = e)
        }
    }

    /** @throws LabException if there is none, or it is damaged */
    fun read(): T {
        if (!exists()) throw LabException("$folder holds no $what: it has no $name.")
        try {
            val document = format.parseToJsonElement(stored.readText())
            form.require(stored.path, document)
            return format.decodeFromJsonElement(serializer, document)
        } catch (e: IllegalArgumentException) {
            // SerializationException, and members of another kind.
            val remedy = "Restore it, or measure again in another folder."
            throw LabException("${stored.path} is damaged: ${firstLineOf(e)}. $remedy", cause = e)
        } catch (e: IOException) {
            throw LabException("Can't read ${stored.path} (${reasonOf(e)}). Restore it from a copy.", cause = e)
        }
    }

    /** Writes the record compressed. Returns the size in bytes. */
    fun keep(record: T): Long = stored.keep(textOf(record))

    private fun textOf(record: T) = format.encodeToString(serializer, record) + "\n"

    private companion object {
        val format = Json { prettyPrint = true }
    }
}
