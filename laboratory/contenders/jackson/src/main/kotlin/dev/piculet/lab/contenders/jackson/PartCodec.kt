package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.payload.kotlin.Part
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString

private val NUMBER: SerializableString = SerializedString("number")
private val COUNT: SerializableString = SerializedString("count")
private val WEIGHT: SerializableString = SerializedString("weight")

/** Reads and writes [Part], by the rules of [ProductCodec]. */
internal class PartCodec(
    private val inOrder: Boolean,
) : Codec<Part> {
    override fun read(parser: JsonParser): Part {
        parser.expectObject()
        var number: String? = null
        var count = 0
        var weight = 0.0
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(NUMBER)) number = parser.nextString() else return@declaredOrder
            if (parser.nextName(COUNT)) count = parser.nextInt() else return@declaredOrder
            if (parser.nextName(WEIGHT)) weight = parser.nextDouble() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "number" -> number = parser.nextString()
                "count" -> count = parser.nextInt()
                "weight" -> weight = parser.nextDouble()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Part(
            number ?: throw missingMember(parser, "number"),
            count,
            weight,
        )
    }

    override fun write(
        generator: JsonGenerator,
        value: Part,
    ) {
        generator.writeStartObject()
        generator.writeText(NUMBER, value.number)
        generator.writeInt(COUNT, value.count)
        generator.writeDouble(WEIGHT, value.weight)
        generator.writeEndObject()
    }
}
