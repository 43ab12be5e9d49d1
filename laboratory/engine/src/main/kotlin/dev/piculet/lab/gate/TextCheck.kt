package dev.piculet.lab.gate

import java.util.concurrent.ConcurrentHashMap

/** Says whether the JSON texts of a payload's values are right. */
internal fun interface TextCheck {
    /**
     * Returns why a document is not the JSON form of its value, in one line, or null if it is.
     *
     * @param look returns the same of a text
     */
    fun failure(
        index: Int,
        document: ByteArray,
        look: (String) -> String?,
    ): String?

    companion object {
        /** Looks at each text. */
        val EACH = TextCheck { _, document, look -> look(String(document)) }
    }
}

/** Remembers which texts are right, since most contenders write the same text for a value. Threads may share it. */
internal class RightTexts {
    private val known: MutableSet<String> = ConcurrentHashMap.newKeySet()

    /** @param references the digests of our own renderings of the values: values with the same rendering have the same JSON form */
    fun of(references: List<String>) =
        TextCheck { index, document, look ->
            val digest = "${references[index]} ${digestOf(listOf(document))}"
            if (digest in known) null else look(String(document)).also { if (it == null) known += digest }
        }
}
