package dev.piculet.lab.contenders.jackson.javaclasses

import dev.piculet.lab.contenders.jackson.Codec
import dev.piculet.lab.contenders.jackson.currentMember
import dev.piculet.lab.contenders.jackson.expectObject
import dev.piculet.lab.contenders.jackson.nextInt
import dev.piculet.lab.contenders.jackson.nextNullableString
import dev.piculet.lab.contenders.jackson.skipMember
import dev.piculet.lab.contenders.jackson.writeInt
import dev.piculet.lab.contenders.jackson.writeNullableText
import dev.piculet.lab.payload.json.Level
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString

private val NAME: SerializableString = SerializedString("name")
private val NUMBER: SerializableString = SerializedString("number")
private val TAGS: SerializableString = SerializedString("tags")
private val INNER: SerializableString = SerializedString("inner")

/** Reads and writes [Level]. */
internal class LevelCodec(
    private val inOrder: Boolean,
) : Codec<Level> {
    override fun read(parser: JsonParser): Level {
        parser.expectObject()
        var name: String? = null
        var number = 0
        var tags: List<String?>? = null
        var inner: Level? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(NAME)) name = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(NUMBER)) number = parser.nextInt() else return@declaredOrder
            if (parser.nextName(TAGS)) tags = parser.nextNullableStrings() else return@declaredOrder
            if (parser.nextName(INNER)) inner = parser.nextNullable(this) else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "name" -> name = parser.nextNullableString()
                "number" -> number = parser.nextInt()
                "tags" -> tags = parser.nextNullableStrings()
                "inner" -> inner = parser.nextNullable(this)
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Level(name, number, tags, inner)
    }

    override fun write(
        generator: JsonGenerator,
        value: Level,
    ) {
        generator.writeStartObject()
        generator.writeNullableText(NAME, value.name)
        generator.writeInt(NUMBER, value.number)
        generator.writeNullableStrings(TAGS, value.tags)
        generator.writeNullable(INNER, this, value.inner)
        generator.writeEndObject()
    }
}
