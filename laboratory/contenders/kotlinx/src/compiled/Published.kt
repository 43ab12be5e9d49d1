// Compiled by Kotlin 1.5.0 and its serialization plugin beside kotlinx.serialization 1.2.0 for JVM 1.8; the class files are in classes.

package dev.piculet.lab.contenders.kotlinx.compiled

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.decodeFromString
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encodeToString
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.Json
import java.time.LocalDate

/** Write-up 002's class, compiled by a compiler of its time. */
@Serializable
class TestData(
    val name: String,
    @Serializable(with = LocalDateSerializer::class)
    val date: LocalDate,
    val integer: Int,
    val double: Double,
    val listString: List<String>,
    val listCustomData: CustomData,
)

@Serializable
class CustomData(
    val name: String,
    val integer: Int,
)

/** A date as in `"2021-05-08"`. */
object LocalDateSerializer : KSerializer<LocalDate> {
    override val descriptor: SerialDescriptor = PrimitiveSerialDescriptor("LocalDate", PrimitiveKind.STRING)

    override fun serialize(
        encoder: Encoder,
        value: LocalDate,
    ) = encoder.encodeString(value.toString())

    override fun deserialize(decoder: Decoder): LocalDate = LocalDate.parse(decoder.decodeString())
}

/** Calls that name no serializer. At that time the compiler made each of them look the serializer up. */
object Reified {
    @JvmStatic
    fun write(value: TestData): String = Json.encodeToString(value)

    @JvmStatic
    fun read(text: String): TestData = Json.decodeFromString(text)

    @JvmStatic
    fun writeList(values: List<TestData>): String = Json.encodeToString(values)

    @JvmStatic
    fun readList(text: String): List<TestData> = Json.decodeFromString(text)
}

/** Calls that are handed a serializer. */
object Explicit {
    private val list = ListSerializer(TestData.serializer())

    @JvmStatic
    fun write(value: TestData): String = Json.encodeToString(TestData.serializer(), value)

    @JvmStatic
    fun read(text: String): TestData = Json.decodeFromString(TestData.serializer(), text)

    @JvmStatic
    fun writeList(values: List<TestData>): String = Json.encodeToString(list, values)

    @JvmStatic
    fun readList(text: String): List<TestData> = Json.decodeFromString(list, text)
}
