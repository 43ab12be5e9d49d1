package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.payload.kotlin.Colour
import dev.piculet.lab.payload.kotlin.Maker
import dev.piculet.lab.payload.kotlin.Part
import dev.piculet.lab.payload.kotlin.Product
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString
import java.time.Instant
import java.time.LocalDate

private val ID: SerializableString = SerializedString("id")
private val NAME: SerializableString = SerializedString("name")
private val PRICE: SerializableString = SerializedString("price")
private val QUANTITY: SerializableString = SerializedString("quantity")
private val AVAILABLE: SerializableString = SerializedString("available")
private val COLOUR: SerializableString = SerializedString("colour")
private val RELEASED_ON: SerializableString = SerializedString("releasedOn")
private val CHANGED_AT: SerializableString = SerializedString("changedAt")
private val MAKER: SerializableString = SerializedString("maker")
private val PARTS: SerializableString = SerializedString("parts")
private val STOCK: SerializableString = SerializedString("stock")
private val TAGS: SerializableString = SerializedString("tags")
private val NOTE: SerializableString = SerializedString("note")
private val DISCOUNT: SerializableString = SerializedString("discount")
private val SUCCESSOR: SerializableString = SerializedString("successor")

/** Reads and writes [Product]. Absent numbers are zero, what may be null is null when absent; all else is required. */
internal class ProductCodec(
    private val inOrder: Boolean,
) : Codec<Product> {
    private val makerCodec = MakerCodec(inOrder)
    private val partCodec = PartCodec(inOrder)

    override fun read(parser: JsonParser): Product {
        parser.expectObject()
        var id = 0L
        var name: String? = null
        var price = 0.0
        var quantity = 0
        var available = false
        var colour: Colour? = null
        var releasedOn: LocalDate? = null
        var changedAt: Instant? = null
        var maker: Maker? = null
        var parts: List<Part>? = null
        var stock: Map<String, Int>? = null
        var tags: List<String>? = null
        var note: String? = null
        var discount: Double? = null
        var successor: Long? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(ID)) id = parser.nextLong() else return@declaredOrder
            if (parser.nextName(NAME)) name = parser.nextString() else return@declaredOrder
            if (parser.nextName(PRICE)) price = parser.nextDouble() else return@declaredOrder
            if (parser.nextName(QUANTITY)) quantity = parser.nextInt() else return@declaredOrder
            if (parser.nextName(AVAILABLE)) available = parser.nextBoolean() else return@declaredOrder
            if (parser.nextName(COLOUR)) colour = nextColour(parser) else return@declaredOrder
            if (parser.nextName(RELEASED_ON)) releasedOn = parser.nextDate() else return@declaredOrder
            if (parser.nextName(CHANGED_AT)) changedAt = parser.nextInstant() else return@declaredOrder
            if (parser.nextName(MAKER)) maker = parser.nextObject(makerCodec) else return@declaredOrder
            if (parser.nextName(PARTS)) parts = nextParts(parser) else return@declaredOrder
            if (parser.nextName(STOCK)) stock = parser.nextIntsByName() else return@declaredOrder
            if (parser.nextName(TAGS)) tags = parser.nextStrings() else return@declaredOrder
            if (parser.nextName(NOTE)) note = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(DISCOUNT)) discount = parser.nextNullableDouble() else return@declaredOrder
            if (parser.nextName(SUCCESSOR)) successor = parser.nextNullableLong() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "id" -> id = parser.nextLong()
                "name" -> name = parser.nextString()
                "price" -> price = parser.nextDouble()
                "quantity" -> quantity = parser.nextInt()
                "available" -> available = parser.nextBoolean()
                "colour" -> colour = nextColour(parser)
                "releasedOn" -> releasedOn = parser.nextDate()
                "changedAt" -> changedAt = parser.nextInstant()
                "maker" -> maker = parser.nextObject(makerCodec)
                "parts" -> parts = nextParts(parser)
                "stock" -> stock = parser.nextIntsByName()
                "tags" -> tags = parser.nextStrings()
                "note" -> note = parser.nextNullableString()
                "discount" -> discount = parser.nextNullableDouble()
                "successor" -> successor = parser.nextNullableLong()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Product(
            id,
            name ?: throw missingMember(parser, "name"),
            price,
            quantity,
            available,
            colour ?: throw missingMember(parser, "colour"),
            releasedOn ?: throw missingMember(parser, "releasedOn"),
            changedAt ?: throw missingMember(parser, "changedAt"),
            maker ?: throw missingMember(parser, "maker"),
            parts ?: throw missingMember(parser, "parts"),
            stock ?: throw missingMember(parser, "stock"),
            tags ?: throw missingMember(parser, "tags"),
            note,
            discount,
            successor,
        )
    }

    private fun nextColour(parser: JsonParser): Colour = Colour.valueOf(parser.nextString())

    private fun nextParts(parser: JsonParser): List<Part> = parser.nextList(partCodec)

    override fun write(
        generator: JsonGenerator,
        value: Product,
    ) {
        generator.writeStartObject()
        generator.writeLong(ID, value.id)
        generator.writeText(NAME, value.name)
        generator.writeDouble(PRICE, value.price)
        generator.writeInt(QUANTITY, value.quantity)
        generator.writeFlag(AVAILABLE, value.available)
        generator.writeText(COLOUR, value.colour.name)
        generator.writeText(RELEASED_ON, value.releasedOn.toString())
        generator.writeText(CHANGED_AT, value.changedAt.toString())
        generator.writeName(MAKER)
        makerCodec.write(generator, value.maker)
        generator.writeName(PARTS)
        generator.writeList(partCodec, value.parts)
        generator.writeName(STOCK)
        generator.writeIntsByName(value.stock)
        generator.writeName(TAGS)
        generator.writeStrings(value.tags)
        generator.writeNullableText(NOTE, value.note)
        generator.writeNullableDouble(DISCOUNT, value.discount)
        generator.writeNullableLong(SUCCESSOR, value.successor)
        generator.writeEndObject()
    }
}
