package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.payload.ab.CustomData
import dev.piculet.lab.payload.ab.TestData
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import java.time.LocalDate

/** Returns the twin of suite `ab`'s class. */
internal fun testDataTwinOf(type: Class<*>): Twin? =
    if (type == TestData::class.java) twin(TestData::toTwin) { it.toPayload() } else null

/** Returns the twin of a list of suite `ab`'s objects. */
internal fun testDataListTwinOf(elementType: Class<*>): Twin? =
    if (elementType == TestData::class.java) {
        twin<List<TestData>, List<TestDataTwin>>(
            { list -> list.map { it.toTwin() } },
            { list -> list.map { it.toPayload() } },
        )
    } else {
        null
    }

@Serializable
internal class TestDataTwin(
    val name: String,
    @Serializable(with = LocalDateSerializer::class)
    val date: LocalDate,
    val integer: Int,
    val double: Double,
    val listString: List<String>,
    val listCustomData: CustomDataTwin,
) {
    fun toPayload() = TestData(name, date, integer, double, listString, listCustomData.toPayload())
}

private fun TestData.toTwin() =
    TestDataTwin(name, date, integer, double, listString, listCustomData.toTwin())

@Serializable
internal class CustomDataTwin(
    val name: String,
    val integer: Int,
) {
    fun toPayload() = CustomData(name, integer)
}

private fun CustomData.toTwin() = CustomDataTwin(name, integer)

/** A date as in `"2021-05-08"`. */
internal object LocalDateSerializer : KSerializer<LocalDate> {
    override val descriptor: SerialDescriptor =
        PrimitiveSerialDescriptor("dev.piculet.lab.contenders.kotlinx.LocalDate", PrimitiveKind.STRING)

    override fun serialize(
        encoder: Encoder,
        value: LocalDate,
    ) = encoder.encodeString(value.toString())

    override fun deserialize(decoder: Decoder): LocalDate = LocalDate.parse(decoder.decodeString())
}
