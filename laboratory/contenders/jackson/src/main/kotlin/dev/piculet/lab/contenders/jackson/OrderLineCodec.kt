package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.payload.kotlin.OrderLine
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString

private val LINE_NUMBER: SerializableString = SerializedString("lineNumber")
private val SKU: SerializableString = SerializedString("sku")
private val TITLE: SerializableString = SerializedString("title")
private val QUANTITY: SerializableString = SerializedString("quantity")
private val UNIT_PRICE: SerializableString = SerializedString("unitPrice")
private val DISCOUNT: SerializableString = SerializedString("discount")
private val RETURNABLE: SerializableString = SerializedString("returnable")
private val NOTE: SerializableString = SerializedString("note")

/** Reads and writes [OrderLine], by the rules of [OrderCodec]. */
internal class OrderLineCodec(
    private val inOrder: Boolean,
) : Codec<OrderLine> {
    override fun read(parser: JsonParser): OrderLine {
        parser.expectObject()
        var lineNumber = 0
        var sku: String? = null
        var title: String? = null
        var quantity = 0
        var unitPrice = 0.0
        var discount = 0.0
        var returnable = false
        var note: String? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(LINE_NUMBER)) lineNumber = parser.nextInt() else return@declaredOrder
            if (parser.nextName(SKU)) sku = parser.nextString() else return@declaredOrder
            if (parser.nextName(TITLE)) title = parser.nextString() else return@declaredOrder
            if (parser.nextName(QUANTITY)) quantity = parser.nextInt() else return@declaredOrder
            if (parser.nextName(UNIT_PRICE)) unitPrice = parser.nextDouble() else return@declaredOrder
            if (parser.nextName(DISCOUNT)) discount = parser.nextDouble() else return@declaredOrder
            if (parser.nextName(RETURNABLE)) returnable = parser.nextBoolean() else return@declaredOrder
            if (parser.nextName(NOTE)) note = parser.nextNullableString() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "lineNumber" -> lineNumber = parser.nextInt()
                "sku" -> sku = parser.nextString()
                "title" -> title = parser.nextString()
                "quantity" -> quantity = parser.nextInt()
                "unitPrice" -> unitPrice = parser.nextDouble()
                "discount" -> discount = parser.nextDouble()
                "returnable" -> returnable = parser.nextBoolean()
                "note" -> note = parser.nextNullableString()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return OrderLine(
            lineNumber,
            sku ?: throw missingMember(parser, "sku"),
            title ?: throw missingMember(parser, "title"),
            quantity,
            unitPrice,
            discount,
            returnable,
            note,
        )
    }

    override fun write(
        generator: JsonGenerator,
        value: OrderLine,
    ) {
        generator.writeStartObject()
        generator.writeInt(LINE_NUMBER, value.lineNumber)
        generator.writeText(SKU, value.sku)
        generator.writeText(TITLE, value.title)
        generator.writeInt(QUANTITY, value.quantity)
        generator.writeDouble(UNIT_PRICE, value.unitPrice)
        generator.writeDouble(DISCOUNT, value.discount)
        generator.writeFlag(RETURNABLE, value.returnable)
        generator.writeNullableText(NOTE, value.note)
        generator.writeEndObject()
    }
}
