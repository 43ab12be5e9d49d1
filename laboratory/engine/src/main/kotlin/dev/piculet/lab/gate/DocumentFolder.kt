package dev.piculet.lab.gate

import dev.piculet.lab.contender.Payload
import dev.piculet.lab.fork.ExaminationMain
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.writeBytes

/** Documents on their way into JVMs that read them: `SUITE/PAYLOAD/WRITER/INDEX`. */
internal class DocumentFolder(
    val folder: Path,
) {
    fun add(
        question: Question,
        writer: String,
        documents: List<ByteArray>,
    ) {
        val target = folder.resolve("$question").resolve(writer).createDirectories()
        documents.forEachIndexed { i, document -> target.resolve("$i").writeBytes(document) }
    }

    companion object {
        /** Enough to meet every shape of a random payload, and few enough for thousands of values. */
        private const val MOST = 20

        /** Returns the documents of a payload that are read: the first ones, or all extremes, which are all different. */
        fun toBeRead(
            payload: Payload,
            documents: List<ByteArray>,
        ) = if (payload.id().endsWith(ExaminationMain.EXTREMES)) documents else documents.take(MOST)
    }
}
