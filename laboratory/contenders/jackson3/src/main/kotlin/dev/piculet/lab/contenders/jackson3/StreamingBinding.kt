package dev.piculet.lab.contenders.jackson3

import dev.piculet.lab.contender.StreamBinding
import dev.piculet.lab.contender.TextBinding
import dev.piculet.lab.contenders.jackson.Codec
import tools.jackson.core.JsonEncoding
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.ObjectReadContext
import tools.jackson.core.ObjectWriteContext
import tools.jackson.core.io.SegmentedStringWriter
import tools.jackson.core.json.JsonFactory
import tools.jackson.core.util.ByteArrayBuilder
import java.io.InputStream
import java.nio.file.Path

/** A hand-written codec on one reused factory, with the factory's recycled buffers, as mappers use them. */
internal class StreamingBinding<T>(
    private val codec: Codec<T>,
) : TextBinding<T>,
    StreamBinding<T> {
    private val factory = JsonFactory()
    private val readContext = ObjectReadContext.empty()
    private val writeContext = ObjectWriteContext.empty()

    override fun serializeText(value: T): String {
        val recycler = factory._getBufferRecycler()
        try {
            val text = SegmentedStringWriter(recycler)
            write(factory.createGenerator(writeContext, text), value)
            return text.getAndClear()
        } finally {
            recycler.releaseToPool()
        }
    }

    override fun deserializeText(text: String): T = read(factory.createParser(readContext, text))

    override fun serialize(value: T): ByteArray {
        val recycler = factory._getBufferRecycler()
        try {
            val output = ByteArrayBuilder(recycler)
            write(factory.createGenerator(writeContext, output, JsonEncoding.UTF8), value)
            return output.getClearAndRelease()
        } finally {
            recycler.releaseToPool()
        }
    }

    override fun deserialize(bytes: ByteArray): T = read(factory.createParser(readContext, bytes))

    override fun deserialize(stream: InputStream): T = read(factory.createParser(readContext, stream))

    override fun write(
        value: T,
        file: Path,
    ) = write(factory.createGenerator(writeContext, file, JsonEncoding.UTF8), value)

    override fun read(file: Path): T = read(factory.createParser(readContext, file))

    private fun write(
        generator: JsonGenerator,
        value: T,
    ) = generator.use { codec.write(it, value) }

    private fun read(parser: JsonParser): T =
        parser.use {
            it.nextToken()
            codec.read(it)
        }
}
