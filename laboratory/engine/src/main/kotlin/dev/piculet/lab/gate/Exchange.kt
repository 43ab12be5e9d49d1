package dev.piculet.lab.gate

import java.nio.file.Path

/**
 * A contender's JSON documents of a payload.
 *
 * @property writer names the contender, its version and its JDK
 * @property references the digests of our own renderings of the same values
 * @property documents those to be read by others; none if they are not right
 */
internal class Contribution(
    val question: Question,
    val writer: String,
    val references: List<String>,
    val documents: List<ByteArray>,
)

/**
 * The documents that contenders who write JSON give each other to read. Those with the same bytes are there once, and those with
 * the bytes of our own renderings, which everybody has read, are left out.
 */
internal class Exchange(
    val folder: Path,
) {
    private val documents = DocumentFolder(folder)
    private val writers = mutableMapOf<Question, MutableMap<List<String>, MutableSet<String>>>()

    fun add(written: Contribution) {
        val digests = written.documents.map { digestOf(listOf(it)) }
        if (digests == written.references.take(digests.size)) return
        val same = writersOf(written).getOrPut(digests) { mutableSetOf() }
        if (same.isEmpty()) documents.add(written.question, written.writer, written.documents)
        same += written.writer
    }

    /** True if others gave documents of the same payload that this contender did not write. */
    fun isNewTo(reader: Contribution): Boolean = writersOf(reader).values.any { reader.writer !in it }

    private fun writersOf(of: Contribution) = writers.getOrPut(of.question) { mutableMapOf() }
}
