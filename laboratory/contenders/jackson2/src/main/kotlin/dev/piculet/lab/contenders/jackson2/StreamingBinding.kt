package dev.piculet.lab.contenders.jackson2

import com.fasterxml.jackson.core.JsonEncoding
import com.fasterxml.jackson.core.JsonFactory
import com.fasterxml.jackson.core.JsonGenerator
import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.core.io.SegmentedStringWriter
import com.fasterxml.jackson.core.util.ByteArrayBuilder
import dev.piculet.lab.contender.StreamBinding
import dev.piculet.lab.contender.TextBinding
import dev.piculet.lab.contenders.jackson.Codec
import java.io.InputStream
import java.nio.file.Path

/**
 * A hand-written codec on one reused factory, with the factory's recycled buffers, as mappers use them.
 *
 * The recycler is not given back to its pool: Jackson's pool is one a thread, which needs no giving back, and versions
 * before 2.16 have no method for it.
 */
internal class StreamingBinding<T>(
    private val codec: Codec<T>,
) : TextBinding<T>,
    StreamBinding<T> {
    private val factory = JsonFactory()

    override fun serializeText(value: T): String {
        val text = SegmentedStringWriter(factory._getBufferRecycler())
        write(factory.createGenerator(text), value)
        return text.getAndClear()
    }

    override fun deserializeText(text: String): T = read(factory.createParser(text))

    override fun serialize(value: T): ByteArray {
        val output = ByteArrayBuilder(factory._getBufferRecycler())
        write(factory.createGenerator(output, JsonEncoding.UTF8), value)
        return output.toByteArray().also { output.release() }
    }

    override fun deserialize(bytes: ByteArray): T = read(factory.createParser(bytes))

    override fun deserialize(stream: InputStream): T = read(factory.createParser(stream))

    override fun write(
        value: T,
        file: Path,
    ) = write(factory.createGenerator(file.toFile(), JsonEncoding.UTF8), value)

    override fun read(file: Path): T = read(factory.createParser(file.toFile()))

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
