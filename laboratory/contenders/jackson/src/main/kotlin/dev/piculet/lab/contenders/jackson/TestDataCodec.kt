package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.payload.ab.CustomData
import dev.piculet.lab.payload.ab.TestData
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString
import java.time.LocalDate

private val NAME: SerializableString = SerializedString("name")
private val DATE: SerializableString = SerializedString("date")
private val INTEGER: SerializableString = SerializedString("integer")
private val DOUBLE: SerializableString = SerializedString("double")
private val LIST_STRING: SerializableString = SerializedString("listString")
private val LIST_CUSTOM_DATA: SerializableString = SerializedString("listCustomData")

/** Reads and writes [TestData]. Absent numbers are zero, as they are to Jackson; all else must be there. */
internal class TestDataCodec(
    private val inOrder: Boolean,
) : Codec<TestData> {
    override fun read(parser: JsonParser): TestData {
        parser.expectObject()
        var name: String? = null
        var date: LocalDate? = null
        var integer = 0
        var double = 0.0
        var listString: List<String>? = null
        var listCustomData: CustomData? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(NAME)) name = parser.nextString() else return@declaredOrder
            if (parser.nextName(DATE)) date = parser.nextDate() else return@declaredOrder
            if (parser.nextName(INTEGER)) integer = parser.nextInt() else return@declaredOrder
            if (parser.nextName(DOUBLE)) double = parser.nextDouble() else return@declaredOrder
            if (parser.nextName(LIST_STRING)) listString = parser.nextStrings() else return@declaredOrder
            if (parser.nextName(LIST_CUSTOM_DATA)) listCustomData = nextCustomData(parser) else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "name" -> name = parser.nextString()
                "date" -> date = parser.nextDate()
                "integer" -> integer = parser.nextInt()
                "double" -> double = parser.nextDouble()
                "listString" -> listString = parser.nextStrings()
                "listCustomData" -> listCustomData = nextCustomData(parser)
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return TestData(
            name ?: throw missingMember(parser, "name"),
            date ?: throw missingMember(parser, "date"),
            integer,
            double,
            listString ?: throw missingMember(parser, "listString"),
            listCustomData ?: throw missingMember(parser, "listCustomData"),
        )
    }

    private fun nextCustomData(parser: JsonParser): CustomData {
        parser.nextToken()
        parser.expectObject()
        var name: String? = null
        var integer = 0
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(NAME)) name = parser.nextString() else return@declaredOrder
            if (parser.nextName(INTEGER)) integer = parser.nextInt() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "name" -> name = parser.nextString()
                "integer" -> integer = parser.nextInt()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return CustomData(name ?: throw missingMember(parser, "name"), integer)
    }

    override fun write(
        generator: JsonGenerator,
        value: TestData,
    ) {
        generator.writeStartObject()
        generator.writeText(NAME, value.name)
        generator.writeText(DATE, value.date.toString())
        generator.writeInt(INTEGER, value.integer)
        generator.writeName(DOUBLE)
        generator.writeNumber(value.double)
        generator.writeName(LIST_STRING)
        generator.writeStrings(value.listString)
        generator.writeName(LIST_CUSTOM_DATA)
        generator.writeStartObject()
        generator.writeText(NAME, value.listCustomData.name)
        generator.writeInt(INTEGER, value.listCustomData.integer)
        generator.writeEndObject()
        generator.writeEndObject()
    }
}
