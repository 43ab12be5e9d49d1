package dev.piculet.lab.guest

import dev.piculet.lab.LabException
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import java.io.IOException
import java.nio.file.Path
import kotlin.io.path.exists
import kotlin.io.path.readText
import kotlin.io.path.writeText

/** A file with one record as JSON. */
internal class GuestRecord<T>(
    private val file: Path,
    private val serializer: KSerializer<T>,
) {
    /**
     * Returns the record, or null if there is none.
     *
     * @throws LabException if it can't be understood
     */
    fun read(): T? {
        if (!file.exists()) return null
        try {
            return FORM.decodeFromString(serializer, file.readText())
        } catch (e: SerializationException) {
            val reason = e.message.orEmpty().lineSequence().first()
            throw LabException("$file is damaged: $reason. Restore it, or start again in another folder.", cause = e)
        } catch (e: IOException) {
            throw LabException("Can't read $file (${e.message}). Restore it from a copy.", cause = e)
        }
    }

    fun write(record: T) = file.writeText(FORM.encodeToString(serializer, record) + "\n")

    private companion object {
        val FORM = Json { prettyPrint = true }
    }
}
