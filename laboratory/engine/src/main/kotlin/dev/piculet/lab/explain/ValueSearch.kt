package dev.piculet.lab.explain

import java.nio.ByteBuffer
import java.nio.ByteOrder

/** An encoding of a value. */
internal class Encoded(
    val bytes: ByteArray,
    val how: String,
)

/** Looks for the texts of a value: one after the other as long as the document has them in that order. */
internal class TextSearch(
    private val bytes: ByteArray,
    private val claims: Claims,
    private val isText: Boolean,
) {
    private var cursor = 0

    fun run(leaves: List<Leaf>) = leaves.filter { it.value is String && it.value != "" }.forEach(::find)

    private fun find(leaf: Leaf) {
        val text = leaf.value as String
        for (form in formsOf(text)) {
            val place = placeOf(form.bytes) ?: continue
            claims.claim(place, Content.TEXT, leaf.path + form.how)
            val length = if (isText) null else claims.lengthBefore(place)
            length?.let { claims.claim(it, Content.LENGTH, "length of ${leaf.path}") }
            leaf.place = place
            cursor = place.last + 1
            return
        }
    }

    private fun placeOf(wanted: ByteArray): IntRange? {
        if (wanted.size >= LONG) return claims.find(wanted, cursor) ?: claims.find(wanted)
        val near = claims.find(wanted, cursor, minOf(cursor + NEAR, bytes.size)) ?: return null
        return near.takeIf { isMarked(it) }
    }

    /** A short text could stand anywhere by chance, but not behind its length or between quotes. */
    private fun isMarked(place: IntRange): Boolean {
        val before = bytes.getOrNull(place.first - 1)?.toInt() ?: return false
        return if (isText) before == '"'.code else before and LENGTH_BITS in listOf(place.count(), 2 * place.count())
    }

    private fun formsOf(text: String): List<Encoded> {
        val utf8 = text.toByteArray()
        val marked = utf8.copyOf().also { it[it.lastIndex] = (it.last().toInt() or TOP_BIT).toByte() }
        val isAscii = utf8.all { it >= 0 }
        return listOfNotNull(
            Encoded(utf8, ""),
            Encoded(marked, ", last byte marked").takeIf { isAscii && utf8.size > 1 },
            Encoded(text.toByteArray(Charsets.ISO_8859_1), ", Latin-1")
                .takeIf { !isAscii && text.all { it.code < LATIN } },
            Encoded(text.toByteArray(Charsets.UTF_16LE), ", UTF-16, little-endian"),
            Encoded(text.toByteArray(Charsets.UTF_16BE), ", UTF-16, big-endian"),
        )
    }

    private companion object {
        const val LONG = 3
        const val NEAR = 12
        const val TOP_BIT = 0x80
        const val LENGTH_BITS = 0x1f
        const val LATIN = 256
    }
}

/** Looks for names of classes and fields, wherever and as often as they stand. */
internal class NameSearch(
    private val bytes: ByteArray,
    private val claims: Claims,
    private val isText: Boolean,
) {
    fun run(
        fields: Set<String>,
        types: List<String>,
    ) {
        val full = types + types.map { it.replace('.', '/') }
        val simple = types.map { it.substringAfterLast('.').substringAfterLast('$') }
        (full + simple).distinct().sortedByDescending { it.length }.forEach { all(it, Content.TYPE, "class ") }
        fields.sortedByDescending { it.length }.forEach { all(it, Content.FIELD, "name ") }
    }

    private fun all(
        name: String,
        content: Content,
        kind: String,
    ) {
        if (name.length < SHORTEST) return
        var from = 0
        while (true) {
            val place = claims.find(name.toByteArray(), from) ?: return
            from = place.last + 1
            val length = if (isText) null else claims.lengthBefore(place)
            if (length == null && isPartOfWord(place)) continue
            claims.claim(place, content, kind + name)
            length?.let { claims.claim(it, Content.LENGTH, "length of $name") }
        }
    }

    private fun isPartOfWord(place: IntRange) =
        listOf(place.first - 1, place.last + 1).any { i ->
            val isFree = i in bytes.indices && claims.isFree(i..i)
            isFree && bytes[i].toInt().toChar().isLetter() && bytes[i] > 0
        }

    private companion object {
        const val SHORTEST = 2
    }
}

/** Looks for numbers: between the findings of the values before and behind them, or elsewhere if they are long. */
internal class NumberSearch(
    private val bytes: ByteArray,
    private val claims: Claims,
    private val isText: Boolean,
) {
    fun run(leaves: List<Leaf>) =
        leaves.forEachIndexed { i, leaf ->
            val number = leaf.value as? Number
            if (number != null && number.toDouble() != 0.0) find(leaf, number, leaves, i)
        }

    private fun find(
        leaf: Leaf,
        number: Number,
        leaves: List<Leaf>,
        index: Int,
    ) {
        val from = leaves.take(index).lastOrNull { it.place != null }?.let { it.place!!.last + 1 } ?: 0
        val next = leaves.drop(index).firstOrNull { it.place != null }?.place?.first ?: bytes.size
        val until = if (next > from) next else bytes.size
        val forms = if (isText) listOf(Encoded("$number".toByteArray(), "")) else binaryForms(number)
        val long = forms.filter { it.bytes.size >= LONG }
        val found = nearest(forms, from, until) ?: nearest(long, 0, bytes.size) ?: return
        claims.claim(found.first, Content.NUMBER, leaf.path + found.second)
        leaf.place = found.first
    }

    private fun nearest(
        forms: List<Encoded>,
        from: Int,
        until: Int,
    ): Pair<IntRange, String>? =
        forms
            .mapNotNull { form ->
                // One byte could be anything; not so the one that follows what stands before it.
                val end = if (form.bytes.size == 1 && !isText) minOf(until, from + NEAR) else until
                claims.find(form.bytes, from, end)?.takeUnless { isText && isInNumber(it) }?.let { it to form.how }
            }.minWithOrNull(compareBy({ it.first.first }, { -it.first.count() }))

    private fun isInNumber(place: IntRange) =
        listOf(place.first - 1, place.last + 1).any { i -> i in bytes.indices && bytes[i].toInt().toChar().isDigit() }

    private fun binaryForms(number: Number): List<Encoded> =
        when (number) {
            is Double -> fixed(Long.SIZE_BYTES, "a double") { it.putDouble(number) }
            is Float -> fixed(Int.SIZE_BYTES, "a float") { it.putFloat(number) }
            else -> integerForms(number.toLong())
        }

    private fun integerForms(value: Long): List<Encoded> {
        val zigzag = (value shl 1) xor (value shr Long.SIZE_BITS - 1)
        val forms =
            listOfNotNull(
                Encoded(varint(value), ", varint").takeIf { value >= 0 },
                Encoded(varint(zigzag), ", zigzag varint"),
                Encoded(byteArrayOf(value.toByte()), ", 1 byte").takeIf { value == value.toByte().toLong() },
            ).toMutableList()
        forms += fixed(Long.SIZE_BYTES, "8 bytes") { it.putLong(value) }
        if (value == value.toInt().toLong()) forms += fixed(Int.SIZE_BYTES, "4 bytes") { it.putInt(value.toInt()) }
        if (value == value.toShort().toLong()) forms += fixed(2, "2 bytes") { it.putShort(value.toShort()) }
        return forms
    }

    private fun fixed(
        size: Int,
        what: String,
        put: (ByteBuffer) -> Unit,
    ): List<Encoded> =
        listOf(ByteOrder.BIG_ENDIAN to "big-endian", ByteOrder.LITTLE_ENDIAN to "little-endian").map { (order, name) ->
            Encoded(ByteBuffer.allocate(size).order(order).also(put).array(), ", $what, $name")
        }

    private fun varint(value: Long): ByteArray {
        val out = mutableListOf<Byte>()
        var rest = value
        do {
            val low = (rest and LOW_BITS).toInt()
            rest = rest ushr GROUP
            out += (if (rest == 0L) low else low or TOP_BIT).toByte()
        } while (rest != 0L)
        return out.toByteArray()
    }

    private companion object {
        const val LONG = 3
        const val NEAR = 4
        const val LOW_BITS = 0x7fL
        const val GROUP = 7
        const val TOP_BIT = 0x80
    }
}
