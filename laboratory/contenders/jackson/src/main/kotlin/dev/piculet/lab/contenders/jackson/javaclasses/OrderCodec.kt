package dev.piculet.lab.contenders.jackson.javaclasses

import dev.piculet.lab.contenders.jackson.Codec
import dev.piculet.lab.contenders.jackson.currentMember
import dev.piculet.lab.contenders.jackson.expectObject
import dev.piculet.lab.contenders.jackson.nextBoolean
import dev.piculet.lab.contenders.jackson.nextInt
import dev.piculet.lab.contenders.jackson.nextLong
import dev.piculet.lab.contenders.jackson.nextNullableInstant
import dev.piculet.lab.contenders.jackson.nextNullableString
import dev.piculet.lab.contenders.jackson.skipMember
import dev.piculet.lab.contenders.jackson.writeFlag
import dev.piculet.lab.contenders.jackson.writeInt
import dev.piculet.lab.contenders.jackson.writeLong
import dev.piculet.lab.contenders.jackson.writeNullableText
import dev.piculet.lab.payload.java.Order
import dev.piculet.lab.payload.java.Order.Address
import dev.piculet.lab.payload.java.Order.Customer
import dev.piculet.lab.payload.java.Order.Line
import dev.piculet.lab.payload.java.Order.Status
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString
import java.math.BigDecimal
import java.time.Instant

private val ID: SerializableString = SerializedString("id")
private val NUMBER: SerializableString = SerializedString("number")
private val STATUS: SerializableString = SerializedString("status")
private val CUSTOMER: SerializableString = SerializedString("customer")
private val LINES: SerializableString = SerializedString("lines")
private val TOTAL: SerializableString = SerializedString("total")
private val CURRENCY: SerializableString = SerializedString("currency")
private val ORDERED_AT: SerializableString = SerializedString("orderedAt")
private val NOTE: SerializableString = SerializedString("note")
private val NAME: SerializableString = SerializedString("name")
private val EMAIL: SerializableString = SerializedString("email")
private val FIRST_ORDER: SerializableString = SerializedString("firstOrder")
private val ADDRESS: SerializableString = SerializedString("address")
private val STREET: SerializableString = SerializedString("street")
private val CITY: SerializableString = SerializedString("city")
private val POSTAL_CODE: SerializableString = SerializedString("postalCode")
private val COUNTRY: SerializableString = SerializedString("country")
private val POSITION: SerializableString = SerializedString("position")
private val SKU: SerializableString = SerializedString("sku")
private val TITLE: SerializableString = SerializedString("title")
private val QUANTITY: SerializableString = SerializedString("quantity")
private val PRICE: SerializableString = SerializedString("price")
private val GIFT: SerializableString = SerializedString("gift")

/** Reads and writes [Order]. */
internal class OrderCodec(
    private val inOrder: Boolean,
) : Codec<Order> {
    private val customerCodec = CustomerCodec(inOrder)
    private val lineCodec = LineCodec(inOrder)

    override fun read(parser: JsonParser): Order {
        parser.expectObject()
        var id = 0L
        var number: String? = null
        var status: Status? = null
        var customer: Customer? = null
        var lines: List<Line>? = null
        var total: BigDecimal? = null
        var currency: String? = null
        var orderedAt: Instant? = null
        var note: String? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(ID)) id = parser.nextLong() else return@declaredOrder
            if (parser.nextName(NUMBER)) number = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(STATUS)) status = parser.nextParsed(Status::valueOf) else return@declaredOrder
            if (parser.nextName(CUSTOMER)) customer = parser.nextNullable(customerCodec) else return@declaredOrder
            if (parser.nextName(LINES)) lines = parser.nextNullableList(lineCodec) else return@declaredOrder
            if (parser.nextName(TOTAL)) total = parser.nextNullableDecimal() else return@declaredOrder
            if (parser.nextName(CURRENCY)) currency = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(ORDERED_AT)) orderedAt = parser.nextNullableInstant() else return@declaredOrder
            if (parser.nextName(NOTE)) note = parser.nextNullableString() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "id" -> id = parser.nextLong()
                "number" -> number = parser.nextNullableString()
                "status" -> status = parser.nextParsed(Status::valueOf)
                "customer" -> customer = parser.nextNullable(customerCodec)
                "lines" -> lines = parser.nextNullableList(lineCodec)
                "total" -> total = parser.nextNullableDecimal()
                "currency" -> currency = parser.nextNullableString()
                "orderedAt" -> orderedAt = parser.nextNullableInstant()
                "note" -> note = parser.nextNullableString()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Order(
            id,
            number,
            status,
            customer,
            lines,
            total,
            currency,
            orderedAt,
            note,
        )
    }

    override fun write(
        generator: JsonGenerator,
        value: Order,
    ) {
        generator.writeStartObject()
        generator.writeLong(ID, value.id)
        generator.writeNullableText(NUMBER, value.number)
        generator.writeNullableText(STATUS, value.status?.name)
        generator.writeNullable(CUSTOMER, customerCodec, value.customer)
        generator.writeNullableList(LINES, lineCodec, value.lines)
        generator.writeNullableDecimal(TOTAL, value.total)
        generator.writeNullableText(CURRENCY, value.currency)
        generator.writeNullableText(ORDERED_AT, value.orderedAt?.toString())
        generator.writeNullableText(NOTE, value.note)
        generator.writeEndObject()
    }
}

private class CustomerCodec(
    private val inOrder: Boolean,
) : Codec<Customer> {
    private val addressCodec = AddressCodec(inOrder)

    override fun read(parser: JsonParser): Customer {
        parser.expectObject()
        var id = 0L
        var name: String? = null
        var email: String? = null
        var firstOrder = false
        var address: Address? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(ID)) id = parser.nextLong() else return@declaredOrder
            if (parser.nextName(NAME)) name = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(EMAIL)) email = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(FIRST_ORDER)) firstOrder = parser.nextBoolean() else return@declaredOrder
            if (parser.nextName(ADDRESS)) address = parser.nextNullable(addressCodec) else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "id" -> id = parser.nextLong()
                "name" -> name = parser.nextNullableString()
                "email" -> email = parser.nextNullableString()
                "firstOrder" -> firstOrder = parser.nextBoolean()
                "address" -> address = parser.nextNullable(addressCodec)
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Customer(id, name, email, firstOrder, address)
    }

    override fun write(
        generator: JsonGenerator,
        value: Customer,
    ) {
        generator.writeStartObject()
        generator.writeLong(ID, value.id)
        generator.writeNullableText(NAME, value.name)
        generator.writeNullableText(EMAIL, value.email)
        generator.writeFlag(FIRST_ORDER, value.firstOrder)
        generator.writeNullable(ADDRESS, addressCodec, value.address)
        generator.writeEndObject()
    }
}

private class AddressCodec(
    private val inOrder: Boolean,
) : Codec<Address> {
    override fun read(parser: JsonParser): Address {
        parser.expectObject()
        var street: String? = null
        var city: String? = null
        var postalCode: String? = null
        var country: String? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(STREET)) street = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(CITY)) city = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(POSTAL_CODE)) postalCode = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(COUNTRY)) country = parser.nextNullableString() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "street" -> street = parser.nextNullableString()
                "city" -> city = parser.nextNullableString()
                "postalCode" -> postalCode = parser.nextNullableString()
                "country" -> country = parser.nextNullableString()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Address(street, city, postalCode, country)
    }

    override fun write(
        generator: JsonGenerator,
        value: Address,
    ) {
        generator.writeStartObject()
        generator.writeNullableText(STREET, value.street)
        generator.writeNullableText(CITY, value.city)
        generator.writeNullableText(POSTAL_CODE, value.postalCode)
        generator.writeNullableText(COUNTRY, value.country)
        generator.writeEndObject()
    }
}

private class LineCodec(
    private val inOrder: Boolean,
) : Codec<Line> {
    override fun read(parser: JsonParser): Line {
        parser.expectObject()
        var position = 0
        var sku: String? = null
        var title: String? = null
        var quantity = 0
        var price: BigDecimal? = null
        var gift = false
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(POSITION)) position = parser.nextInt() else return@declaredOrder
            if (parser.nextName(SKU)) sku = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(TITLE)) title = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(QUANTITY)) quantity = parser.nextInt() else return@declaredOrder
            if (parser.nextName(PRICE)) price = parser.nextNullableDecimal() else return@declaredOrder
            if (parser.nextName(GIFT)) gift = parser.nextBoolean() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "position" -> position = parser.nextInt()
                "sku" -> sku = parser.nextNullableString()
                "title" -> title = parser.nextNullableString()
                "quantity" -> quantity = parser.nextInt()
                "price" -> price = parser.nextNullableDecimal()
                "gift" -> gift = parser.nextBoolean()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Line(position, sku, title, quantity, price, gift)
    }

    override fun write(
        generator: JsonGenerator,
        value: Line,
    ) {
        generator.writeStartObject()
        generator.writeInt(POSITION, value.position)
        generator.writeNullableText(SKU, value.sku)
        generator.writeNullableText(TITLE, value.title)
        generator.writeInt(QUANTITY, value.quantity)
        generator.writeNullableDecimal(PRICE, value.price)
        generator.writeFlag(GIFT, value.gift)
        generator.writeEndObject()
    }
}
