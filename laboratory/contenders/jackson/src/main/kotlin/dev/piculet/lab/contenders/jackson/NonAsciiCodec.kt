package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.payload.kotlin.NonAscii20
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString

/*
 * The names are counted here and written out below: constants that bear them would be no easier to read.
 */

private val N00: SerializableString = SerializedString("größe")
private val N01: SerializableString = SerializedString("höhe")
private val N02: SerializableString = SerializedString("länge")
private val N03: SerializableString = SerializedString("straße")
private val N04: SerializableString = SerializedString("prénom")
private val N05: SerializableString = SerializedString("numéro")
private val N06: SerializableString = SerializedString("año")
private val N07: SerializableString = SerializedString("señal")
private val N08: SerializableString = SerializedString("hôtel")
private val N09: SerializableString = SerializedString("façade")
private val N10: SerializableString = SerializedString("maïs")
private val N11: SerializableString = SerializedString("język")
private val N12: SerializableString = SerializedString("kočka")
private val N13: SerializableString = SerializedString("město")
private val N14: SerializableString = SerializedString("děti")
private val N15: SerializableString = SerializedString("tōkyō")
private val N16: SerializableString = SerializedString("tiếng")
private val N17: SerializableString = SerializedString("việt")
private val N18: SerializableString = SerializedString("phở")
private val N19: SerializableString = SerializedString("người")

/** Reads and writes [NonAscii20] as the functions beside do the class with plain names. */
internal class NonAsciiCodec(
    private val inOrder: Boolean,
) : Codec<NonAscii20> {
    override fun read(parser: JsonParser): NonAscii20 {
        parser.expectObject()
        var n00 = ABSENT
        var n01 = ABSENT
        var n02 = ABSENT
        var n03 = ABSENT
        var n04 = ABSENT
        var n05 = ABSENT
        var n06 = ABSENT
        var n07 = ABSENT
        var n08 = ABSENT
        var n09 = ABSENT
        var n10 = ABSENT
        var n11 = ABSENT
        var n12 = ABSENT
        var n13 = ABSENT
        var n14 = ABSENT
        var n15 = ABSENT
        var n16 = ABSENT
        var n17 = ABSENT
        var n18 = ABSENT
        var n19 = ABSENT
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(N00)) n00 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N01)) n01 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N02)) n02 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N03)) n03 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N04)) n04 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N05)) n05 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N06)) n06 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N07)) n07 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N08)) n08 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N09)) n09 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N10)) n10 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N11)) n11 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N12)) n12 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N13)) n13 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N14)) n14 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N15)) n15 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N16)) n16 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N17)) n17 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N18)) n18 = parser.nextInt() else return@declaredOrder
            if (parser.nextName(N19)) n19 = parser.nextInt() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "größe" -> n00 = parser.nextInt()
                "höhe" -> n01 = parser.nextInt()
                "länge" -> n02 = parser.nextInt()
                "straße" -> n03 = parser.nextInt()
                "prénom" -> n04 = parser.nextInt()
                "numéro" -> n05 = parser.nextInt()
                "año" -> n06 = parser.nextInt()
                "señal" -> n07 = parser.nextInt()
                "hôtel" -> n08 = parser.nextInt()
                "façade" -> n09 = parser.nextInt()
                "maïs" -> n10 = parser.nextInt()
                "język" -> n11 = parser.nextInt()
                "kočka" -> n12 = parser.nextInt()
                "město" -> n13 = parser.nextInt()
                "děti" -> n14 = parser.nextInt()
                "tōkyō" -> n15 = parser.nextInt()
                "tiếng" -> n16 = parser.nextInt()
                "việt" -> n17 = parser.nextInt()
                "phở" -> n18 = parser.nextInt()
                "người" -> n19 = parser.nextInt()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return NonAscii20(
            n00, n01, n02, n03, n04, n05, n06, n07, n08, n09, n10, n11, n12, n13, n14, n15, n16, n17, n18, n19,
        )
    }

    override fun write(
        generator: JsonGenerator,
        value: NonAscii20,
    ) {
        generator.writeStartObject()
        generator.writeInt(N00, value.größe)
        generator.writeInt(N01, value.höhe)
        generator.writeInt(N02, value.länge)
        generator.writeInt(N03, value.straße)
        generator.writeInt(N04, value.prénom)
        generator.writeInt(N05, value.numéro)
        generator.writeInt(N06, value.año)
        generator.writeInt(N07, value.señal)
        generator.writeInt(N08, value.hôtel)
        generator.writeInt(N09, value.façade)
        generator.writeInt(N10, value.maïs)
        generator.writeInt(N11, value.język)
        generator.writeInt(N12, value.kočka)
        generator.writeInt(N13, value.město)
        generator.writeInt(N14, value.děti)
        generator.writeInt(N15, value.tōkyō)
        generator.writeInt(N16, value.tiếng)
        generator.writeInt(N17, value.việt)
        generator.writeInt(N18, value.phở)
        generator.writeInt(N19, value.người)
        generator.writeEndObject()
    }
}
