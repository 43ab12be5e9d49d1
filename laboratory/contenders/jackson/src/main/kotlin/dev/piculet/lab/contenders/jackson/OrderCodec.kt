package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.payload.kotlin.PurchaseOrder
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser

/** Reads and writes [PurchaseOrder]. Absent numbers are zero, nullable members null; all else is required. */
internal class OrderCodec(
    inOrder: Boolean,
) : Codec<PurchaseOrder> {
    private val reader = OrderReader(inOrder)
    private val lineCodec = OrderLineCodec(inOrder)
    private val paymentCodec = PaymentCodec(inOrder)

    override fun read(parser: JsonParser): PurchaseOrder = reader.read(parser)

    override fun write(
        generator: JsonGenerator,
        value: PurchaseOrder,
    ) {
        generator.writeStartObject()
        generator.writeLong(OrderNames.ID, value.id)
        generator.writeText(OrderNames.NUMBER, value.number)
        generator.writeText(OrderNames.STATUS, value.status.name)
        generator.writeText(OrderNames.CHANNEL, value.channel.name)
        generator.writeText(OrderNames.CURRENCY, value.currency)
        generator.writeLong(OrderNames.CUSTOMER_ID, value.customerId)
        generator.writeText(OrderNames.CUSTOMER_NAME, value.customerName)
        generator.writeText(OrderNames.CUSTOMER_EMAIL, value.customerEmail)
        generator.writeNullableText(OrderNames.CUSTOMER_PHONE, value.customerPhone)
        generator.writeNullableText(OrderNames.COMPANY_NAME, value.companyName)
        generator.writeNullableText(OrderNames.VAT_ID, value.vatId)
        generator.writeNullableText(OrderNames.LOYALTY_TIER, value.loyaltyTier)
        generator.writeFlag(OrderNames.FIRST_ORDER, value.firstOrder)
        generator.writeText(OrderNames.BILLING_NAME, value.billingName)
        generator.writeText(OrderNames.BILLING_STREET, value.billingStreet)
        generator.writeText(OrderNames.BILLING_CITY, value.billingCity)
        generator.writeText(OrderNames.BILLING_POSTAL_CODE, value.billingPostalCode)
        generator.writeText(OrderNames.BILLING_COUNTRY, value.billingCountry)
        generator.writeText(OrderNames.SHIPPING_NAME, value.shippingName)
        generator.writeText(OrderNames.SHIPPING_STREET, value.shippingStreet)
        generator.writeText(OrderNames.SHIPPING_CITY, value.shippingCity)
        generator.writeText(OrderNames.SHIPPING_POSTAL_CODE, value.shippingPostalCode)
        generator.writeText(OrderNames.SHIPPING_COUNTRY, value.shippingCountry)
        generator.writeText(OrderNames.SHIPPING_METHOD, value.shippingMethod)
        generator.writeDouble(OrderNames.SHIPPING_COST, value.shippingCost)
        generator.writeNullableText(OrderNames.CARRIER, value.carrier)
        generator.writeNullableText(OrderNames.TRACKING_NUMBER, value.trackingNumber)
        generator.writeText(OrderNames.WAREHOUSE, value.warehouse)
        generator.writeInt(OrderNames.WEIGHT_GRAMS, value.weightGrams)
        generator.writeInt(OrderNames.PARCELS, value.parcels)
        generator.writeText(OrderNames.ORDERED_ON, value.orderedOn.toString())
        generator.writeText(OrderNames.PROMISED_ON, value.promisedOn.toString())
        generator.writeText(OrderNames.CREATED_AT, value.createdAt.toString())
        generator.writeText(OrderNames.UPDATED_AT, value.updatedAt.toString())
        generator.writeNullableText(OrderNames.PAID_AT, value.paidAt?.toString())
        generator.writeNullableText(OrderNames.SHIPPED_AT, value.shippedAt?.toString())
        generator.writeName(OrderNames.LINES)
        generator.writeList(lineCodec, value.lines)
        generator.writeName(OrderNames.PAYMENTS)
        generator.writeList(paymentCodec, value.payments)
        generator.writeInt(OrderNames.ITEM_COUNT, value.itemCount)
        generator.writeDouble(OrderNames.SUBTOTAL, value.subtotal)
        generator.writeDouble(OrderNames.DISCOUNT, value.discount)
        generator.writeNullableText(OrderNames.COUPON_CODE, value.couponCode)
        generator.writeDouble(OrderNames.TAX_RATE, value.taxRate)
        generator.writeDouble(OrderNames.TAX, value.tax)
        generator.writeDouble(OrderNames.TOTAL, value.total)
        generator.writeFlag(OrderNames.GIFT_WRAPPED, value.giftWrapped)
        generator.writeNullableText(OrderNames.GIFT_MESSAGE, value.giftMessage)
        generator.writeText(OrderNames.LANGUAGE, value.language)
        generator.writeNullableText(OrderNames.CAMPAIGN, value.campaign)
        generator.writeInt(OrderNames.REVISION, value.revision)
        generator.writeEndObject()
    }
}
