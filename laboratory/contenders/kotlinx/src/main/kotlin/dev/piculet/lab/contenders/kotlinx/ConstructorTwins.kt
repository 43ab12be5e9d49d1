package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.payload.kotlin.Constructor1
import dev.piculet.lab.payload.kotlin.Constructor20
import dev.piculet.lab.payload.kotlin.Constructor5
import kotlinx.serialization.Serializable

@Serializable
internal class Constructor1Twin(
    val p00: Int = -1,
) {
    fun toPayload() = Constructor1(p00)
}

internal fun Constructor1.toTwin() = Constructor1Twin(p00)

@Serializable
internal class Constructor5Twin(
    val p00: Int = -1,
    val p01: Int = -1,
    val p02: Int = -1,
    val p03: Int = -1,
    val p04: Int = -1,
) {
    fun toPayload() = Constructor5(p00, p01, p02, p03, p04)
}

internal fun Constructor5.toTwin() = Constructor5Twin(p00, p01, p02, p03, p04)

@Serializable
internal class Constructor20Twin(
    val p00: Int = -1,
    val p01: Int = -1,
    val p02: Int = -1,
    val p03: Int = -1,
    val p04: Int = -1,
    val p05: Int = -1,
    val p06: Int = -1,
    val p07: Int = -1,
    val p08: Int = -1,
    val p09: Int = -1,
    val p10: Int = -1,
    val p11: Int = -1,
    val p12: Int = -1,
    val p13: Int = -1,
    val p14: Int = -1,
    val p15: Int = -1,
    val p16: Int = -1,
    val p17: Int = -1,
    val p18: Int = -1,
    val p19: Int = -1,
) {
    fun toPayload() =
        Constructor20(
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

internal fun Constructor20.toTwin() =
    Constructor20Twin(
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
