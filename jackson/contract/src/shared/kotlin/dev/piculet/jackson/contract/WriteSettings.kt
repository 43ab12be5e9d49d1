package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonInclude
import tools.jackson.core.SerializableString
import tools.jackson.core.StreamWriteConstraints
import tools.jackson.core.StreamWriteFeature
import tools.jackson.core.io.CharacterEscapes
import tools.jackson.core.io.SerializedString
import tools.jackson.core.json.JsonWriteFeature
import tools.jackson.core.util.BufferRecycler
import tools.jackson.core.util.MinimalPrettyPrinter
import tools.jackson.core.util.RecyclerPool
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.ObjectWriter
import tools.jackson.databind.SerializationFeature
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.ser.std.SimpleBeanPropertyFilter
import tools.jackson.databind.ser.std.SimpleFilterProvider

/** Settings that change how JSON is written: of the mapper, and of one call. */
internal class WriteSettings(
    private val name: String,
    private val factory: FactoryBuilder.() -> Unit = {},
    private val configure: MapperBuilder.() -> Unit = {},
    val ofCall: ObjectWriter.() -> ObjectWriter = { this },
) {
    /** Returns a mapper without the settings of a call. */
    fun mapper(
        subject: Subject,
        buffers: SmallBuffers,
    ): JsonMapper {
        val factory = FactoryBuilder().recyclerPool(buffers).apply(factory).build()
        val filters =
            SimpleFilterProvider().addFilter("sieve", SimpleBeanPropertyFilter.serializeAllExcept("text"))
        return JsonMapper
            .builder(factory)
            .apply { setDefaults(this) }
            .addModule(subject.module(mapOf()))
            .filterProvider(filters)
            .apply(configure)
            .build()
    }

    override fun toString() = name

    companion object {
        private fun <F> eachWay(
            features: List<F>,
            on: ObjectWriter.(F) -> ObjectWriter,
            off: ObjectWriter.(F) -> ObjectWriter,
        ): List<WriteSettings> =
            features.flatMap { feature ->
                listOf(
                    WriteSettings("$feature for a call") { on(feature) },
                    WriteSettings("no $feature for a call") { off(feature) },
                )
            }

        private fun features(): List<WriteSettings> =
            eachWay(JsonWriteFeature.entries, { with(it) }, { without(it) }) +
                eachWay(StreamWriteFeature.entries, { with(it) }, { without(it) }) +
                eachWay(SerializationFeature.entries, { with(it) }, { without(it) }) +
                eachWay(datatypeFeatures, { with(it) }, { without(it) })

        /** Settings of a call only, so that one mapper has them all; the first has none. */
        fun ofCalls(): List<WriteSettings> =
            listOf(WriteSettings("defaults")) + features() +
                listOf(
                    WriteSettings("all JSON features") { withFeatures(*JsonWriteFeature.entries.toTypedArray()) },
                    WriteSettings("pretty") { withDefaultPrettyPrinter() },
                    WriteSettings("minimal") { with(MinimalPrettyPrinter("\n")) },
                    WriteSettings("own escapes") { with(Shouting) },
                    WriteSettings("no separator of values") { withRootValueSeparator("") },
                    WriteSettings("separator of values") { withRootValueSeparator(" ; ") },
                    WriteSettings("a name for values") { withRootName("root") },
                    WriteSettings("view") { withView(Int::class.java) },
                    WriteSettings("numbers and names in ASCII") {
                        with(JsonWriteFeature.ESCAPE_NON_ASCII).with(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS)
                    },
                )

        private fun <F> eachWayOfMappers(
            features: List<F>,
            on: MapperBuilder.(F) -> Unit,
            off: MapperBuilder.(F) -> Unit,
        ): List<WriteSettings> =
            features.flatMap { feature ->
                listOf(
                    WriteSettings("$feature", configure = { on(feature) }),
                    WriteSettings("no $feature", configure = { off(feature) }),
                )
            }

        /** All settings that a mapper may have, a mapper each; the first has none. */
        fun ofWholeMappers(): List<WriteSettings> =
            listOf(WriteSettings("defaults")) + ofMappers() + ofInclusion() +
                eachWayOfMappers(JsonWriteFeature.entries, { enable(it) }, { disable(it) }) +
                eachWayOfMappers(StreamWriteFeature.entries, { enable(it) }, { disable(it) }) +
                eachWayOfMappers(SerializationFeature.entries, { enable(it) }, { disable(it) }) +
                eachWayOfMappers(datatypeFeatures, { enable(it) }, { disable(it) })

        /** Settings that need a mapper each. */
        fun ofMappers(): List<WriteSettings> =
            listOf(
                WriteSettings("single quotes", factory = { quoteChar('\'') }),
                WriteSettings("ASCII", factory = { highestNonEscapedChar(0x7F) }),
                WriteSettings("Latin-1", factory = { highestNonEscapedChar(0xFF) }),
                WriteSettings("own escapes of all calls", factory = { characterEscapes(Shouting) }),
                WriteSettings("3 levels", factory = {
                    streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(3).build())
                }),
                WriteSettings("all JSON features of all calls", factory = {
                    JsonWriteFeature.entries.forEach { enable(it) }
                }),
                WriteSettings("no JSON features", factory = { JsonWriteFeature.entries.forEach { disable(it) } }),
                WriteSettings("strict", factory = { enable(StreamWriteFeature.STRICT_DUPLICATE_DETECTION) }),
                WriteSettings("fast numbers", factory = { enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER) }),
                WriteSettings("sorted", configure = { enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY) }),
            )

        /** Settings by which properties are left out. */
        fun ofInclusion(): List<WriteSettings> =
            JsonInclude.Include.entries
                .filter { it != JsonInclude.Include.CUSTOM && it != JsonInclude.Include.USE_DEFAULTS }
                .map { WriteSettings("$it", configure = { inclusion(it) }) }
    }
}

/** Escapes some letters as words, and others not at all. */
internal object Shouting : CharacterEscapes() {
    private fun readResolve(): Any = Shouting

    override fun getEscapeCodesForAscii(): IntArray =
        standardAsciiEscapesForJSON().also {
            it['a'.code] = ESCAPE_CUSTOM
            it['\n'.code] = ESCAPE_STANDARD
            it['\t'.code] = ESCAPE_CUSTOM
        }

    override fun getEscapeSequence(character: Int): SerializableString? =
        when (character) {
            'a'.code -> SerializedString("AAA")
            '\t'.code -> SerializedString("a much longer word for a tabulator")
            0xE9 -> SerializedString("E")
            else -> null
        }
}

/** Gives generators a new buffer of a chosen size, full of bytes that must have no effect, and counts. */
internal class SmallBuffers : RecyclerPool<BufferRecycler> {
    var size = 0

    var filling: Byte = 0

    /** How often a generator has taken a buffer, and given it back. */
    var taken = 0
        private set
    var returned = 0
        private set

    fun reset(
        size: Int,
        filling: Byte,
    ) {
        this.size = size
        this.filling = filling
        taken = 0
        returned = 0
    }

    override fun acquirePooled(): BufferRecycler = Recycler()

    override fun releasePooled(pooled: BufferRecycler) = Unit

    private inner class Recycler : BufferRecycler() {
        override fun byteBufferLength(index: Int): Int =
            if (index == BYTE_WRITE_ENCODING_BUFFER) size else super.byteBufferLength(index)

        override fun balloc(size: Int): ByteArray = ByteArray(size) { filling }

        override fun allocByteBuffer(
            index: Int,
            minimum: Int,
        ): ByteArray {
            if (index == BYTE_WRITE_ENCODING_BUFFER) taken++
            return super.allocByteBuffer(index, minimum)
        }

        override fun releaseByteBuffer(
            index: Int,
            buffer: ByteArray,
        ) {
            if (index == BYTE_WRITE_ENCODING_BUFFER) returned++
            super.releaseByteBuffer(index, buffer)
        }
    }
}
