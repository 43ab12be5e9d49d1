package dev.piculet.lab.gate

import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.ReferenceTree
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.writeBytes

/**
 * JSON documents that contenders wrote and passed with, for the next ones to read: `PAYLOAD/WRITER/INDEX`. The first
 * writer of every payload is our own rendering of its structure.
 */
internal class ForeignDocuments(
    private val folder: Path,
) {
    /** Returns the folder of one suite, for a contender that reads JSON. */
    fun folderFor(suite: String): Path = folder.resolve(suite)

    /** A folder without documents, for contenders whose format is their own. */
    val none: Path get() = folder.resolve("none")

    fun addReference(payload: Payload) {
        val documents = payload.values().map { JsonText.render(ReferenceTree.of(it)).toByteArray() }
        add(payload, "reference", documents)
    }

    fun add(
        payload: Payload,
        writer: String,
        documents: List<ByteArray>,
    ) {
        val target = folderFor(payload.suite()).resolve(payload.id()).resolve(writer).createDirectories()
        documents.take(MAX_DOCUMENTS).forEachIndexed { i, document -> target.resolve("$i").writeBytes(document) }
    }

    private companion object {
        /** Enough to meet every shape of a random payload, and few enough for thousands of values. */
        const val MAX_DOCUMENTS = 20
    }
}
