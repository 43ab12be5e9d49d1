package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.TextBinding
import kotlinx.serialization.BinaryFormat
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.decodeFromStream
import kotlinx.serialization.json.encodeToStream
import kotlinx.serialization.serializer
import java.nio.file.Path
import kotlin.io.path.inputStream
import kotlin.io.path.outputStream
import kotlin.reflect.typeOf

/** Reads past unknown members and writes members that have their default value, as the other contenders do. */
internal val json =
    Json {
        ignoreUnknownKeys = true
        encodeDefaults = true
    }

/** A `@Serializable` class in place of a payload's own, and the ways of calling the library with it. */
internal interface Twin {
    /** Returns a binding that hands the library a serializer, which is looked up once. */
    fun explicit(): TextBinding<*>

    /** Returns a binding whose calls name no serializer, so that each call finds it by its static type. */
    fun reified(): TextBinding<*>

    /** Returns a binding whose calls look the serializer up by its type. */
    fun lookedUp(): TextBinding<*>

    /** Returns a binding that writes another format, with a serializer that is looked up once. */
    fun binary(format: BinaryFormat): Binding<*>
}

/**
 * Makes the twin [T] of the payload type [P].
 *
 * It is inline because the reified calls must have a type that the compiler knows, as they do in users' code. It makes
 * objects and not lambdas, because a JVM's first lambda would add to the time that this library takes to start.
 */
internal inline fun <P : Any, reified T : Any> twin(
    crossinline adopting: (P) -> T,
    crossinline releasing: (T) -> P,
): Twin =
    object : Twin {
        override fun explicit() =
            object : ExplicitBinding<T>(serializer<T>()) {
                @Suppress("UNCHECKED_CAST") // It is the twin of the payload's type.
                override fun adopt(payloadValue: Any): T = adopting(payloadValue as P)

                override fun release(value: T): Any = releasing(value)
            }

        override fun reified() =
            object : TextBinding<T> {
                @Suppress("UNCHECKED_CAST") // It is the twin of the payload's type.
                override fun adopt(payloadValue: Any): T = adopting(payloadValue as P)

                override fun release(value: T): Any = releasing(value)

                override fun serializeText(value: T): String = json.encodeToString(value)

                override fun deserializeText(text: String): T = json.decodeFromString<T>(text)

                @OptIn(ExperimentalSerializationApi::class)
                override fun write(
                    value: T,
                    file: Path,
                ) = file.outputStream().use { json.encodeToStream(value, it) }

                @OptIn(ExperimentalSerializationApi::class)
                override fun read(file: Path): T = file.inputStream().use { json.decodeFromStream<T>(it) }
            }

        override fun lookedUp() =
            object : TextBinding<T> {
                @Suppress("UNCHECKED_CAST") // It is the twin of the payload's type.
                override fun adopt(payloadValue: Any): T = adopting(payloadValue as P)

                override fun release(value: T): Any = releasing(value)

                @Suppress("UNCHECKED_CAST") // It is the serializer of that type.
                private fun serializer() = json.serializersModule.serializer(typeOf<T>()) as KSerializer<T>

                override fun serializeText(value: T): String = json.encodeToString(serializer(), value)

                override fun deserializeText(text: String): T = json.decodeFromString(serializer(), text)

                @OptIn(ExperimentalSerializationApi::class)
                override fun write(
                    value: T,
                    file: Path,
                ) = file.outputStream().use { json.encodeToStream(serializer(), value, it) }

                @OptIn(ExperimentalSerializationApi::class)
                override fun read(file: Path): T = file.inputStream().use { json.decodeFromStream(serializer(), it) }
            }

        override fun binary(format: BinaryFormat) =
            object : BinaryBinding<T>(format, serializer<T>()) {
                @Suppress("UNCHECKED_CAST") // It is the twin of the payload's type.
                override fun adopt(payloadValue: Any): T = adopting(payloadValue as P)

                override fun release(value: T): Any = releasing(value)
            }
    }

internal abstract class BinaryBinding<T>(
    private val format: BinaryFormat,
    private val serializer: KSerializer<T>,
) : Binding<T> {
    override fun serialize(value: T): ByteArray = format.encodeToByteArray(serializer, value)

    override fun deserialize(bytes: ByteArray): T = format.decodeFromByteArray(serializer, bytes)
}

internal abstract class ExplicitBinding<T>(
    private val serializer: KSerializer<T>,
) : TextBinding<T> {
    override fun serializeText(value: T): String = json.encodeToString(serializer, value)

    override fun deserializeText(text: String): T = json.decodeFromString(serializer, text)

    @OptIn(ExperimentalSerializationApi::class)
    override fun write(
        value: T,
        file: Path,
    ) = file.outputStream().use { json.encodeToStream(serializer, value, it) }

    @OptIn(ExperimentalSerializationApi::class)
    override fun read(file: Path): T = file.inputStream().use { json.decodeFromStream(serializer, it) }
}
