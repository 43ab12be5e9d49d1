@file:UseSerializers(WrapperSerializer::class)

package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.payload.kotlin.Wrapper
import dev.piculet.lab.payload.kotlin.WrapperConstructor1
import dev.piculet.lab.payload.kotlin.WrapperConstructor20
import dev.piculet.lab.payload.kotlin.WrapperConstructor5
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.UseSerializers
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A wrapper as its bare number, which the payload class says in annotations that are not this library's. */
internal object WrapperSerializer : KSerializer<Wrapper> {
    override val descriptor: SerialDescriptor =
        PrimitiveSerialDescriptor("dev.piculet.lab.contenders.kotlinx.Wrapper", PrimitiveKind.INT)

    override fun serialize(
        encoder: Encoder,
        value: Wrapper,
    ) = encoder.encodeInt(value.value)

    override fun deserialize(decoder: Decoder): Wrapper = Wrapper(decoder.decodeInt())
}

@Serializable
internal class WrapperConstructor1Twin(
    val p00: Wrapper = Wrapper(-1),
) {
    fun toPayload() = WrapperConstructor1(p00)
}

internal fun WrapperConstructor1.toTwin() = WrapperConstructor1Twin(p00)

@Serializable
internal class WrapperConstructor5Twin(
    val p00: Wrapper = Wrapper(-1),
    val p01: Wrapper = Wrapper(-1),
    val p02: Wrapper = Wrapper(-1),
    val p03: Wrapper = Wrapper(-1),
    val p04: Wrapper = Wrapper(-1),
) {
    fun toPayload() = WrapperConstructor5(p00, p01, p02, p03, p04)
}

internal fun WrapperConstructor5.toTwin() = WrapperConstructor5Twin(p00, p01, p02, p03, p04)

@Serializable
internal class WrapperConstructor20Twin(
    val p00: Wrapper = Wrapper(-1),
    val p01: Wrapper = Wrapper(-1),
    val p02: Wrapper = Wrapper(-1),
    val p03: Wrapper = Wrapper(-1),
    val p04: Wrapper = Wrapper(-1),
    val p05: Wrapper = Wrapper(-1),
    val p06: Wrapper = Wrapper(-1),
    val p07: Wrapper = Wrapper(-1),
    val p08: Wrapper = Wrapper(-1),
    val p09: Wrapper = Wrapper(-1),
    val p10: Wrapper = Wrapper(-1),
    val p11: Wrapper = Wrapper(-1),
    val p12: Wrapper = Wrapper(-1),
    val p13: Wrapper = Wrapper(-1),
    val p14: Wrapper = Wrapper(-1),
    val p15: Wrapper = Wrapper(-1),
    val p16: Wrapper = Wrapper(-1),
    val p17: Wrapper = Wrapper(-1),
    val p18: Wrapper = Wrapper(-1),
    val p19: Wrapper = Wrapper(-1),
) {
    fun toPayload() =
        WrapperConstructor20(
            p00,
            p01,
            p02,
            p03,
            p04,
            p05,
            p06,
            p07,
            p08,
            p09,
            p10,
            p11,
            p12,
            p13,
            p14,
            p15,
            p16,
            p17,
            p18,
            p19,
        )
}

internal fun WrapperConstructor20.toTwin() =
    WrapperConstructor20Twin(
        p00,
        p01,
        p02,
        p03,
        p04,
        p05,
        p06,
        p07,
        p08,
        p09,
        p10,
        p11,
        p12,
        p13,
        p14,
        p15,
        p16,
        p17,
        p18,
        p19,
    )
