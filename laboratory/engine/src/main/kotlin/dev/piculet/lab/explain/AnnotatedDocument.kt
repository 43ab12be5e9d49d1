package dev.piculet.lab.explain

/** What bytes of a document hold. */
enum class Content(
    val title: String,
) {
    TEXT("texts"),
    NUMBER("numbers"),
    WORD("true, false, null"),
    FIELD("names of fields"),
    TYPE("names of classes"),
    LENGTH("lengths of texts and names"),
    PUNCTUATION("punctuation"),
    UNKNOWN("not identified"),
}

/**
 * Bytes that belong together.
 *
 * @property meaning what they are, such as `$.media.width, varint`
 */
class Piece(
    val offset: Int,
    val bytes: ByteArray,
    val content: Content,
    val meaning: String,
)

/**
 * A document with what its bytes were found to be, by the values that it holds.
 *
 * @property pieces all bytes, in their order
 */
class AnnotatedDocument(
    val pieces: List<Piece>,
) {
    val size: Int = pieces.sumOf { it.bytes.size }

    /** Returns how many bytes hold that. */
    fun bytesOf(content: Content): Int = pieces.filter { it.content == content }.sumOf { it.bytes.size }

    companion object {
        /**
         * Looks for a value in its document. Formats are not known: texts, names and numbers are looked for in the
         * encodings that formats use, so what is found by chance, a single byte above all, may be something else.
         *
         * @param tree of the value: maps by field name, lists, texts, numbers and booleans
         * @param types full names of the classes that the value can contain
         * @param isText true for JSON
         */
        fun of(
            bytes: ByteArray,
            tree: Any?,
            types: List<String>,
            isText: Boolean,
        ): AnnotatedDocument {
            val claims = Claims(bytes)
            val leaves = leavesOf(tree, "$", null)
            TextSearch(bytes, claims, isText).run(leaves)
            NameSearch(bytes, claims, isText).run(namesIn(tree).toSet(), types)
            NumberSearch(bytes, claims, isText).run(leaves)
            if (isText) claims.fillText()
            return AnnotatedDocument(claims.pieces())
        }

        /** Those of fields that are null, too. */
        private fun namesIn(tree: Any?): List<String> =
            when (tree) {
                is Map<*, *> -> tree.keys.map { "$it" } + tree.values.flatMap(::namesIn)
                is List<*> -> tree.flatMap(::namesIn)
                else -> emptyList()
            }

        private fun leavesOf(
            tree: Any?,
            path: String,
            name: String?,
        ): List<Leaf> =
            when (tree) {
                null -> emptyList()
                is Map<*, *> -> tree.flatMap { (key, value) -> leavesOf(value, "$path.$key", "$key") }
                is List<*> -> tree.flatMapIndexed { i, value -> leavesOf(value, "$path[$i]", name) }
                else -> listOf(Leaf(path, name, tree))
            }
    }
}

/** A text, number or boolean of a value. */
internal class Leaf(
    val path: String,
    val name: String?,
    val value: Any,
) {
    /** Where it was found, once it was. */
    var place: IntRange? = null
}

/** Bytes of a document that something was found in; each belongs to one finding. */
internal class Claims(
    private val bytes: ByteArray,
) {
    private class Claim(
        val content: Content,
        val meaning: String,
    )

    private val owners = arrayOfNulls<Claim>(bytes.size)

    fun isFree(place: IntRange): Boolean =
        place.first >= 0 && place.last < bytes.size && place.all { owners[it] == null }

    fun claim(
        place: IntRange,
        content: Content,
        meaning: String,
    ) {
        val claim = Claim(content, meaning)
        place.forEach { owners[it] = claim }
    }

    /** Returns the first free place of [wanted] at [from] or behind it, before [until]. */
    fun find(
        wanted: ByteArray,
        from: Int = 0,
        until: Int = bytes.size,
    ): IntRange? =
        (from.coerceAtLeast(0)..until - wanted.size)
            .firstOrNull { start ->
                wanted.indices.all { bytes[start + it] == wanted[it] && owners[start + it] == null }
            }?.let { it until it + wanted.size }

    /** Returns the bytes before a text that tell its length, or null if none do. */
    fun lengthBefore(text: IntRange): IntRange? {
        val size = text.count()
        val wide = listOf(Int.SIZE_BYTES, Short.SIZE_BYTES).map { text.first - it until text.first }
        return wide.firstOrNull { isFree(it) && isWide(it, size) }
            ?: (text.first - 1 until text.first).takeIf { isFree(it) && unsigned(it.first) in lengthsOf(size) }
    }

    /** True if the bytes are a number, in one of the two orders. */
    private fun isWide(
        place: IntRange,
        number: Int,
    ): Boolean = listOf(place.toList(), place.reversed().toList()).any { order ->
        order.fold(0) { sum, i -> (sum shl Byte.SIZE_BITS) or unsigned(i) } == number
    }

    /** As it is, with room for null, doubled for a flag, or with a type's bits before it. */
    private fun lengthsOf(size: Int): Set<Int> {
        val plain = setOf(size, size + 1, 2 * size, 2 * size + 1, 4 * size)
        return plain + listOf(TOP_BIT, FIX_TEXT, TEXT_TYPE).map { it or size } + (TOP_BIT or size + 1)
    }

    private fun unsigned(i: Int) = bytes[i].toInt() and BYTE

    /** Gives what is left of JSON to words and punctuation. */
    fun fillText() {
        for (word in listOf("true", "false", "null")) {
            while (true) claim(find(word.toByteArray()) ?: break, Content.WORD, word)
        }
        for (i in bytes.indices) {
            val isMark = bytes[i].toInt().toChar() in "{}[]:,\" \n\r\t"
            if (owners[i] == null && isMark) owners[i] = PUNCTUATION
        }
    }

    fun pieces(): List<Piece> {
        val pieces = mutableListOf<Piece>()
        var start = 0
        while (start < bytes.size) {
            val owner = owners[start]
            var end = start
            while (end < bytes.size && owners[end] === owner) end++
            val own = bytes.copyOfRange(start, end)
            pieces += Piece(start, own, owner?.content ?: Content.UNKNOWN, owner?.meaning ?: Content.UNKNOWN.title)
            start = end
        }
        return pieces
    }

    private companion object {
        const val BYTE = 0xff
        const val TOP_BIT = 0x80

        /** MessagePack's and CBOR's types of short texts. */
        const val FIX_TEXT = 0xa0
        const val TEXT_TYPE = 0x60

        val PUNCTUATION = Claim(Content.PUNCTUATION, Content.PUNCTUATION.title)
    }
}
