package dev.piculet.lab.contenders.jackson

import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString

/*
 * The names of the properties of suite `kotlin`, in the form that parsers compare and generators copy at once.
 */

@JvmField internal val P00: SerializableString = SerializedString("p00")
@JvmField internal val P01: SerializableString = SerializedString("p01")
@JvmField internal val P02: SerializableString = SerializedString("p02")
@JvmField internal val P03: SerializableString = SerializedString("p03")
@JvmField internal val P04: SerializableString = SerializedString("p04")
@JvmField internal val P05: SerializableString = SerializedString("p05")
@JvmField internal val P06: SerializableString = SerializedString("p06")
@JvmField internal val P07: SerializableString = SerializedString("p07")
@JvmField internal val P08: SerializableString = SerializedString("p08")
@JvmField internal val P09: SerializableString = SerializedString("p09")
@JvmField internal val P10: SerializableString = SerializedString("p10")
@JvmField internal val P11: SerializableString = SerializedString("p11")
@JvmField internal val P12: SerializableString = SerializedString("p12")
@JvmField internal val P13: SerializableString = SerializedString("p13")
@JvmField internal val P14: SerializableString = SerializedString("p14")
@JvmField internal val P15: SerializableString = SerializedString("p15")
@JvmField internal val P16: SerializableString = SerializedString("p16")
@JvmField internal val P17: SerializableString = SerializedString("p17")
@JvmField internal val P18: SerializableString = SerializedString("p18")
@JvmField internal val P19: SerializableString = SerializedString("p19")
