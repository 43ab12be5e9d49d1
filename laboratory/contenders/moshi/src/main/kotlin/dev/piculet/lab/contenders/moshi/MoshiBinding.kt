package dev.piculet.lab.contenders.moshi

import com.squareup.moshi.JsonAdapter
import dev.piculet.lab.contender.StreamBinding
import dev.piculet.lab.contender.TextBinding
import okio.Buffer
import okio.buffer
import okio.sink
import okio.source
import java.io.InputStream
import java.nio.file.Path

/** One type's adapter. Moshi works on Okio's buffers of UTF-8, so bytes and files need no text in between. */
internal class MoshiBinding<T>(
    private val adapter: JsonAdapter<T>,
) : TextBinding<T>,
    StreamBinding<T> {
    override fun serializeText(value: T): String = adapter.toJson(value)

    override fun deserializeText(text: String): T? = adapter.fromJson(text)

    override fun serialize(value: T): ByteArray {
        val buffer = Buffer()
        adapter.toJson(buffer, value)
        return buffer.readByteArray()
    }

    override fun deserialize(bytes: ByteArray): T? = adapter.fromJson(Buffer().write(bytes))

    override fun deserialize(stream: InputStream): T? = adapter.fromJson(stream.source().buffer())

    override fun write(
        value: T,
        file: Path,
    ) = file.sink().buffer().use { adapter.toJson(it, value) }

    override fun read(file: Path): T? = file.source().buffer().use { adapter.fromJson(it) }
}
