package dev.piculet.lab.guest

import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import java.nio.file.Path
import kotlin.io.path.exists
import kotlin.io.path.readText
import kotlin.io.path.writeText

/** A file with one record as JSON. */
internal class GuestRecord<T>(
    private val file: Path,
    private val serializer: KSerializer<T>,
) {
    fun read(): T? = if (file.exists()) FORM.decodeFromString(serializer, file.readText()) else null

    fun write(record: T) = file.writeText(FORM.encodeToString(serializer, record) + "\n")

    private companion object {
        val FORM = Json { prettyPrint = true }
    }
}
