package dev.piculet.lab.gate

import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.ReferenceTree
import dev.piculet.lab.fork.ExaminationMain
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.exists
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.writeBytes

/**
 * JSON documents by contenders that passed, for the next ones to read: `PAYLOAD/WRITER/INDEX`. The first writer of
 * every payload is our own rendering of its structure.
 */
internal class ForeignDocuments(
    private val folder: Path,
) {
    /** Returns the folder of one suite, for a contender that reads JSON. */
    fun folderFor(suite: String): Path = folder.resolve(suite)

    /** A folder without documents, for contenders whose format is their own. */
    val none: Path get() = folder.resolve("none")

    /** Adds our own rendering of a payload's values, unless it is there: contenders are asked for more extremes or fewer. */
    fun addReference(payload: Payload) {
        val folder = folderOf(payload, REFERENCE)
        val count = minOf(payload.values().size, most(payload))
        if (folder.exists() && folder.listDirectoryEntries().size == count) return
        folder.toFile().deleteRecursively()
        val documents =
            payload.documents().ifEmpty { payload.values().take(count).map { JsonText.render(ReferenceTree.of(it)) } }
        add(payload, REFERENCE, documents.take(count).map { it.toByteArray() })
    }

    fun add(
        payload: Payload,
        writer: String,
        documents: List<ByteArray>,
    ) {
        val target = folderOf(payload, writer).createDirectories()
        documents.take(most(payload)).forEachIndexed { i, document -> target.resolve("$i").writeBytes(document) }
    }

    /** All extremes are different. */
    private fun most(payload: Payload) =
        if (payload.id().endsWith(ExaminationMain.EXTREMES)) Int.MAX_VALUE else MAX_DOCUMENTS

    private fun folderOf(
        payload: Payload,
        writer: String,
    ) = folderFor(payload.suite()).resolve(payload.id()).resolve(writer)

    private companion object {
        const val REFERENCE = "reference"

        /** Enough to meet every shape of a random payload, and few enough for thousands of values. */
        const val MAX_DOCUMENTS = 20
    }
}
