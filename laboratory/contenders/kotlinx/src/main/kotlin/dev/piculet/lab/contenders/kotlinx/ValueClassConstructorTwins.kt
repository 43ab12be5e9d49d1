package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.payload.kotlin.ValueClass
import dev.piculet.lab.payload.kotlin.ValueClassConstructor1
import dev.piculet.lab.payload.kotlin.ValueClassConstructor20
import dev.piculet.lab.payload.kotlin.ValueClassConstructor5
import kotlinx.serialization.Serializable

@Serializable
@JvmInline
internal value class ValueClassTwin(
    val value: Int,
)

@Serializable
internal class ValueClassConstructor1Twin(
    val p00: ValueClassTwin = ValueClassTwin(-1),
) {
    fun toPayload() = ValueClassConstructor1(ValueClass(p00.value))
}

internal fun ValueClassConstructor1.toTwin() = ValueClassConstructor1Twin(ValueClassTwin(p00.value))

@Serializable
internal class ValueClassConstructor5Twin(
    val p00: ValueClassTwin = ValueClassTwin(-1),
    val p01: ValueClassTwin = ValueClassTwin(-1),
    val p02: ValueClassTwin = ValueClassTwin(-1),
    val p03: ValueClassTwin = ValueClassTwin(-1),
    val p04: ValueClassTwin = ValueClassTwin(-1),
) {
    fun toPayload() =
        ValueClassConstructor5(
            ValueClass(p00.value),
            ValueClass(p01.value),
            ValueClass(p02.value),
            ValueClass(p03.value),
            ValueClass(p04.value),
        )
}

internal fun ValueClassConstructor5.toTwin() =
    ValueClassConstructor5Twin(
        ValueClassTwin(p00.value),
        ValueClassTwin(p01.value),
        ValueClassTwin(p02.value),
        ValueClassTwin(p03.value),
        ValueClassTwin(p04.value),
    )

@Serializable
internal class ValueClassConstructor20Twin(
    val p00: ValueClassTwin = ValueClassTwin(-1),
    val p01: ValueClassTwin = ValueClassTwin(-1),
    val p02: ValueClassTwin = ValueClassTwin(-1),
    val p03: ValueClassTwin = ValueClassTwin(-1),
    val p04: ValueClassTwin = ValueClassTwin(-1),
    val p05: ValueClassTwin = ValueClassTwin(-1),
    val p06: ValueClassTwin = ValueClassTwin(-1),
    val p07: ValueClassTwin = ValueClassTwin(-1),
    val p08: ValueClassTwin = ValueClassTwin(-1),
    val p09: ValueClassTwin = ValueClassTwin(-1),
    val p10: ValueClassTwin = ValueClassTwin(-1),
    val p11: ValueClassTwin = ValueClassTwin(-1),
    val p12: ValueClassTwin = ValueClassTwin(-1),
    val p13: ValueClassTwin = ValueClassTwin(-1),
    val p14: ValueClassTwin = ValueClassTwin(-1),
    val p15: ValueClassTwin = ValueClassTwin(-1),
    val p16: ValueClassTwin = ValueClassTwin(-1),
    val p17: ValueClassTwin = ValueClassTwin(-1),
    val p18: ValueClassTwin = ValueClassTwin(-1),
    val p19: ValueClassTwin = ValueClassTwin(-1),
) {
    fun toPayload() =
        ValueClassConstructor20(
            ValueClass(p00.value),
            ValueClass(p01.value),
            ValueClass(p02.value),
            ValueClass(p03.value),
            ValueClass(p04.value),
            ValueClass(p05.value),
            ValueClass(p06.value),
            ValueClass(p07.value),
            ValueClass(p08.value),
            ValueClass(p09.value),
            ValueClass(p10.value),
            ValueClass(p11.value),
            ValueClass(p12.value),
            ValueClass(p13.value),
            ValueClass(p14.value),
            ValueClass(p15.value),
            ValueClass(p16.value),
            ValueClass(p17.value),
            ValueClass(p18.value),
            ValueClass(p19.value),
        )
}

internal fun ValueClassConstructor20.toTwin() =
    ValueClassConstructor20Twin(
        ValueClassTwin(p00.value),
        ValueClassTwin(p01.value),
        ValueClassTwin(p02.value),
        ValueClassTwin(p03.value),
        ValueClassTwin(p04.value),
        ValueClassTwin(p05.value),
        ValueClassTwin(p06.value),
        ValueClassTwin(p07.value),
        ValueClassTwin(p08.value),
        ValueClassTwin(p09.value),
        ValueClassTwin(p10.value),
        ValueClassTwin(p11.value),
        ValueClassTwin(p12.value),
        ValueClassTwin(p13.value),
        ValueClassTwin(p14.value),
        ValueClassTwin(p15.value),
        ValueClassTwin(p16.value),
        ValueClassTwin(p17.value),
        ValueClassTwin(p18.value),
        ValueClassTwin(p19.value),
    )
