// As with the readers, a codec is to have all of its code in itself.
@file:Suppress("NOTHING_TO_INLINE")

package dev.piculet.lab.contenders.jackson

import tools.jackson.core.JsonGenerator

internal inline fun JsonGenerator.writeInts1(
    p00: Int,
) {
    writeStartObject()
    writeInt(P00, p00)
    writeEndObject()
}

internal inline fun JsonGenerator.writeInts5(
    p00: Int,
    p01: Int,
    p02: Int,
    p03: Int,
    p04: Int,
) {
    writeStartObject()
    writeInt(P00, p00)
    writeInt(P01, p01)
    writeInt(P02, p02)
    writeInt(P03, p03)
    writeInt(P04, p04)
    writeEndObject()
}

internal inline fun JsonGenerator.writeInts20(
    p00: Int,
    p01: Int,
    p02: Int,
    p03: Int,
    p04: Int,
    p05: Int,
    p06: Int,
    p07: Int,
    p08: Int,
    p09: Int,
    p10: Int,
    p11: Int,
    p12: Int,
    p13: Int,
    p14: Int,
    p15: Int,
    p16: Int,
    p17: Int,
    p18: Int,
    p19: Int,
) {
    writeStartObject()
    writeInt(P00, p00)
    writeInt(P01, p01)
    writeInt(P02, p02)
    writeInt(P03, p03)
    writeInt(P04, p04)
    writeInt(P05, p05)
    writeInt(P06, p06)
    writeInt(P07, p07)
    writeInt(P08, p08)
    writeInt(P09, p09)
    writeInt(P10, p10)
    writeInt(P11, p11)
    writeInt(P12, p12)
    writeInt(P13, p13)
    writeInt(P14, p14)
    writeInt(P15, p15)
    writeInt(P16, p16)
    writeInt(P17, p17)
    writeInt(P18, p18)
    writeInt(P19, p19)
    writeEndObject()
}
