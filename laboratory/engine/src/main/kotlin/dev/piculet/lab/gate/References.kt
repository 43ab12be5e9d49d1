package dev.piculet.lab.gate

import dev.piculet.lab.contender.Limit
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.ReferenceTree
import java.nio.file.Path

/** Our own renderings of values as JSON, which every contender that writes JSON has to read. */
internal class References(
    private val folder: Path,
) {
    private val digests = mutableMapOf<Pair<Question, Set<Limit>>, List<String>>()

    /** Returns the folder for contenders with these limits, which are asked for some of the extremes alone. */
    fun folderFor(limits: Set<Limit>): Path = documents(limits).folder

    /** Renders a payload's values, unless they are there, and returns the digest of each rendering. */
    @Synchronized
    fun of(
        payload: Payload,
        limits: Set<Limit>,
    ): List<String> =
        digests.getOrPut(Question.of(payload) to limits) {
            val texts = payload.documents().ifEmpty { payload.values().map { JsonText.render(ReferenceTree.of(it)) } }
            val rendered = texts.map { it.toByteArray() }
            documents(limits).add(Question.of(payload), "reference", DocumentFolder.toBeRead(payload, rendered))
            rendered.map { digestOf(listOf(it)) }
        }

    private fun documents(limits: Set<Limit>) =
        DocumentFolder(folder.resolve(limits.sorted().joinToString("-", prefix = "lacking-") { it.id() }))
}
