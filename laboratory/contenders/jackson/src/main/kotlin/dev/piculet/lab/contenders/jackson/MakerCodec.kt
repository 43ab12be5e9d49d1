package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.payload.kotlin.Maker
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString

private val NAME: SerializableString = SerializedString("name")
private val CITY: SerializableString = SerializedString("city")
private val FOUNDED: SerializableString = SerializedString("founded")

/** Reads and writes [Maker], by the rules of [ProductCodec]. */
internal class MakerCodec(
    private val inOrder: Boolean,
) : Codec<Maker> {
    override fun read(parser: JsonParser): Maker {
        parser.expectObject()
        var name: String? = null
        var city: String? = null
        var founded = 0
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(NAME)) name = parser.nextString() else return@declaredOrder
            if (parser.nextName(CITY)) city = parser.nextString() else return@declaredOrder
            if (parser.nextName(FOUNDED)) founded = parser.nextInt() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "name" -> name = parser.nextString()
                "city" -> city = parser.nextString()
                "founded" -> founded = parser.nextInt()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Maker(
            name ?: throw missingMember(parser, "name"),
            city ?: throw missingMember(parser, "city"),
            founded,
        )
    }

    override fun write(
        generator: JsonGenerator,
        value: Maker,
    ) {
        generator.writeStartObject()
        generator.writeText(NAME, value.name)
        generator.writeText(CITY, value.city)
        generator.writeInt(FOUNDED, value.founded)
        generator.writeEndObject()
    }
}
