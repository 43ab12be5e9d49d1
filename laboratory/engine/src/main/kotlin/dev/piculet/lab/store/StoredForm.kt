package dev.piculet.lab.store

import dev.piculet.lab.LabException
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.intOrNull
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import java.nio.file.Path

/**
 * The number of a stored document's form, its member `schema`.
 *
 * @param known the newest one that this lab understands
 * @param unnumbered that of documents without a number, or null if all have one
 */
internal class StoredForm(
    private val known: Int,
    private val unnumbered: Int? = null,
) {
    /**
     * Checks that this lab understands a document.
     *
     * @throws LabException if a newer lab wrote it
     * @throws IllegalArgumentException if it has no number that a lab writes
     */
    fun require(
        file: Path,
        document: JsonElement,
    ) {
        val stated = document.jsonObject["schema"]
        val number = if (stated == null) unnumbered else stated.jsonPrimitive.intOrNull
        if (number == null || number < 1) throw SerializationException("no schema")
        if (number > known) {
            throw LabException(
                "$file was written by a newer lab: its form has number $number, and this lab knows up to $known. " +
                    "Use the checkout that it was made with.",
            )
        }
    }
}
