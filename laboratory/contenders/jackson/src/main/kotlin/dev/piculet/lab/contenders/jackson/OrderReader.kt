package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.payload.kotlin.OrderChannel
import dev.piculet.lab.payload.kotlin.OrderLine
import dev.piculet.lab.payload.kotlin.OrderStatus
import dev.piculet.lab.payload.kotlin.Payment
import dev.piculet.lab.payload.kotlin.PurchaseOrder
import tools.jackson.core.JsonParser
import java.time.Instant
import java.time.LocalDate

/** Reads a [PurchaseOrder] into one local for each property, which is why the function can't be split. */
internal class OrderReader(
    private val inOrder: Boolean,
) {
    private val lineCodec = OrderLineCodec(inOrder)
    private val paymentCodec = PaymentCodec(inOrder)

    fun read(parser: JsonParser): PurchaseOrder = parser.readOrder()

    private fun JsonParser.readOrder(): PurchaseOrder {
        expectObject()
        var id = 0L
        var number: String? = null
        var status: OrderStatus? = null
        var channel: OrderChannel? = null
        var currency: String? = null
        var customerId = 0L
        var customerName: String? = null
        var customerEmail: String? = null
        var customerPhone: String? = null
        var companyName: String? = null
        var vatId: String? = null
        var loyaltyTier: String? = null
        var firstOrder = false
        var billingName: String? = null
        var billingStreet: String? = null
        var billingCity: String? = null
        var billingPostalCode: String? = null
        var billingCountry: String? = null
        var shippingName: String? = null
        var shippingStreet: String? = null
        var shippingCity: String? = null
        var shippingPostalCode: String? = null
        var shippingCountry: String? = null
        var shippingMethod: String? = null
        var shippingCost = 0.0
        var carrier: String? = null
        var trackingNumber: String? = null
        var warehouse: String? = null
        var weightGrams = 0
        var parcels = 0
        var orderedOn: LocalDate? = null
        var promisedOn: LocalDate? = null
        var createdAt: Instant? = null
        var updatedAt: Instant? = null
        var paidAt: Instant? = null
        var shippedAt: Instant? = null
        var lines: List<OrderLine>? = null
        var payments: List<Payment>? = null
        var itemCount = 0
        var subtotal = 0.0
        var discount = 0.0
        var couponCode: String? = null
        var taxRate = 0.0
        var tax = 0.0
        var total = 0.0
        var giftWrapped = false
        var giftMessage: String? = null
        var language: String? = null
        var campaign: String? = null
        var revision = 0
        run expected@{
            if (!inOrder) return@expected
            if (nextName(OrderNames.ID)) id = nextLong() else return@expected
            if (nextName(OrderNames.NUMBER)) number = nextString() else return@expected
            if (nextName(OrderNames.STATUS)) status = nextStatus() else return@expected
            if (nextName(OrderNames.CHANNEL)) channel = nextChannel() else return@expected
            if (nextName(OrderNames.CURRENCY)) currency = nextString() else return@expected
            if (nextName(OrderNames.CUSTOMER_ID)) customerId = nextLong() else return@expected
            if (nextName(OrderNames.CUSTOMER_NAME)) customerName = nextString() else return@expected
            if (nextName(OrderNames.CUSTOMER_EMAIL)) customerEmail = nextString() else return@expected
            if (nextName(OrderNames.CUSTOMER_PHONE)) customerPhone = nextNullableString() else return@expected
            if (nextName(OrderNames.COMPANY_NAME)) companyName = nextNullableString() else return@expected
            if (nextName(OrderNames.VAT_ID)) vatId = nextNullableString() else return@expected
            if (nextName(OrderNames.LOYALTY_TIER)) loyaltyTier = nextNullableString() else return@expected
            if (nextName(OrderNames.FIRST_ORDER)) firstOrder = nextBoolean() else return@expected
            if (nextName(OrderNames.BILLING_NAME)) billingName = nextString() else return@expected
            if (nextName(OrderNames.BILLING_STREET)) billingStreet = nextString() else return@expected
            if (nextName(OrderNames.BILLING_CITY)) billingCity = nextString() else return@expected
            if (nextName(OrderNames.BILLING_POSTAL_CODE)) billingPostalCode = nextString() else return@expected
            if (nextName(OrderNames.BILLING_COUNTRY)) billingCountry = nextString() else return@expected
            if (nextName(OrderNames.SHIPPING_NAME)) shippingName = nextString() else return@expected
            if (nextName(OrderNames.SHIPPING_STREET)) shippingStreet = nextString() else return@expected
            if (nextName(OrderNames.SHIPPING_CITY)) shippingCity = nextString() else return@expected
            if (nextName(OrderNames.SHIPPING_POSTAL_CODE)) shippingPostalCode = nextString() else return@expected
            if (nextName(OrderNames.SHIPPING_COUNTRY)) shippingCountry = nextString() else return@expected
            if (nextName(OrderNames.SHIPPING_METHOD)) shippingMethod = nextString() else return@expected
            if (nextName(OrderNames.SHIPPING_COST)) shippingCost = nextDouble() else return@expected
            if (nextName(OrderNames.CARRIER)) carrier = nextNullableString() else return@expected
            if (nextName(OrderNames.TRACKING_NUMBER)) trackingNumber = nextNullableString() else return@expected
            if (nextName(OrderNames.WAREHOUSE)) warehouse = nextString() else return@expected
            if (nextName(OrderNames.WEIGHT_GRAMS)) weightGrams = nextInt() else return@expected
            if (nextName(OrderNames.PARCELS)) parcels = nextInt() else return@expected
            if (nextName(OrderNames.ORDERED_ON)) orderedOn = nextDate() else return@expected
            if (nextName(OrderNames.PROMISED_ON)) promisedOn = nextDate() else return@expected
            if (nextName(OrderNames.CREATED_AT)) createdAt = nextInstant() else return@expected
            if (nextName(OrderNames.UPDATED_AT)) updatedAt = nextInstant() else return@expected
            if (nextName(OrderNames.PAID_AT)) paidAt = nextNullableInstant() else return@expected
            if (nextName(OrderNames.SHIPPED_AT)) shippedAt = nextNullableInstant() else return@expected
            if (nextName(OrderNames.LINES)) lines = nextLines() else return@expected
            if (nextName(OrderNames.PAYMENTS)) payments = nextPayments() else return@expected
            if (nextName(OrderNames.ITEM_COUNT)) itemCount = nextInt() else return@expected
            if (nextName(OrderNames.SUBTOTAL)) subtotal = nextDouble() else return@expected
            if (nextName(OrderNames.DISCOUNT)) discount = nextDouble() else return@expected
            if (nextName(OrderNames.COUPON_CODE)) couponCode = nextNullableString() else return@expected
            if (nextName(OrderNames.TAX_RATE)) taxRate = nextDouble() else return@expected
            if (nextName(OrderNames.TAX)) tax = nextDouble() else return@expected
            if (nextName(OrderNames.TOTAL)) total = nextDouble() else return@expected
            if (nextName(OrderNames.GIFT_WRAPPED)) giftWrapped = nextBoolean() else return@expected
            if (nextName(OrderNames.GIFT_MESSAGE)) giftMessage = nextNullableString() else return@expected
            if (nextName(OrderNames.LANGUAGE)) language = nextString() else return@expected
            if (nextName(OrderNames.CAMPAIGN)) campaign = nextNullableString() else return@expected
            if (nextName(OrderNames.REVISION)) revision = nextInt() else return@expected
            nextToken()
        }
        var member = if (inOrder) currentMember() else nextName()
        while (member != null) {
            when (member) {
                "id" -> id = nextLong()
                "number" -> number = nextString()
                "status" -> status = nextStatus()
                "channel" -> channel = nextChannel()
                "currency" -> currency = nextString()
                "customerId" -> customerId = nextLong()
                "customerName" -> customerName = nextString()
                "customerEmail" -> customerEmail = nextString()
                "customerPhone" -> customerPhone = nextNullableString()
                "companyName" -> companyName = nextNullableString()
                "vatId" -> vatId = nextNullableString()
                "loyaltyTier" -> loyaltyTier = nextNullableString()
                "firstOrder" -> firstOrder = nextBoolean()
                "billingName" -> billingName = nextString()
                "billingStreet" -> billingStreet = nextString()
                "billingCity" -> billingCity = nextString()
                "billingPostalCode" -> billingPostalCode = nextString()
                "billingCountry" -> billingCountry = nextString()
                "shippingName" -> shippingName = nextString()
                "shippingStreet" -> shippingStreet = nextString()
                "shippingCity" -> shippingCity = nextString()
                "shippingPostalCode" -> shippingPostalCode = nextString()
                "shippingCountry" -> shippingCountry = nextString()
                "shippingMethod" -> shippingMethod = nextString()
                "shippingCost" -> shippingCost = nextDouble()
                "carrier" -> carrier = nextNullableString()
                "trackingNumber" -> trackingNumber = nextNullableString()
                "warehouse" -> warehouse = nextString()
                "weightGrams" -> weightGrams = nextInt()
                "parcels" -> parcels = nextInt()
                "orderedOn" -> orderedOn = nextDate()
                "promisedOn" -> promisedOn = nextDate()
                "createdAt" -> createdAt = nextInstant()
                "updatedAt" -> updatedAt = nextInstant()
                "paidAt" -> paidAt = nextNullableInstant()
                "shippedAt" -> shippedAt = nextNullableInstant()
                "lines" -> lines = nextLines()
                "payments" -> payments = nextPayments()
                "itemCount" -> itemCount = nextInt()
                "subtotal" -> subtotal = nextDouble()
                "discount" -> discount = nextDouble()
                "couponCode" -> couponCode = nextNullableString()
                "taxRate" -> taxRate = nextDouble()
                "tax" -> tax = nextDouble()
                "total" -> total = nextDouble()
                "giftWrapped" -> giftWrapped = nextBoolean()
                "giftMessage" -> giftMessage = nextNullableString()
                "language" -> language = nextString()
                "campaign" -> campaign = nextNullableString()
                "revision" -> revision = nextInt()
                else -> skipMember()
            }
            member = nextName()
        }
        return PurchaseOrder(
            id,
            number ?: throw missingMember(this, "number"),
            status ?: throw missingMember(this, "status"),
            channel ?: throw missingMember(this, "channel"),
            currency ?: throw missingMember(this, "currency"),
            customerId,
            customerName ?: throw missingMember(this, "customerName"),
            customerEmail ?: throw missingMember(this, "customerEmail"),
            customerPhone,
            companyName,
            vatId,
            loyaltyTier,
            firstOrder,
            billingName ?: throw missingMember(this, "billingName"),
            billingStreet ?: throw missingMember(this, "billingStreet"),
            billingCity ?: throw missingMember(this, "billingCity"),
            billingPostalCode ?: throw missingMember(this, "billingPostalCode"),
            billingCountry ?: throw missingMember(this, "billingCountry"),
            shippingName ?: throw missingMember(this, "shippingName"),
            shippingStreet ?: throw missingMember(this, "shippingStreet"),
            shippingCity ?: throw missingMember(this, "shippingCity"),
            shippingPostalCode ?: throw missingMember(this, "shippingPostalCode"),
            shippingCountry ?: throw missingMember(this, "shippingCountry"),
            shippingMethod ?: throw missingMember(this, "shippingMethod"),
            shippingCost,
            carrier,
            trackingNumber,
            warehouse ?: throw missingMember(this, "warehouse"),
            weightGrams,
            parcels,
            orderedOn ?: throw missingMember(this, "orderedOn"),
            promisedOn ?: throw missingMember(this, "promisedOn"),
            createdAt ?: throw missingMember(this, "createdAt"),
            updatedAt ?: throw missingMember(this, "updatedAt"),
            paidAt,
            shippedAt,
            lines ?: throw missingMember(this, "lines"),
            payments ?: throw missingMember(this, "payments"),
            itemCount,
            subtotal,
            discount,
            couponCode,
            taxRate,
            tax,
            total,
            giftWrapped,
            giftMessage,
            language ?: throw missingMember(this, "language"),
            campaign,
            revision,
        )
    }

    private fun JsonParser.nextStatus() = OrderStatus.valueOf(nextString())

    private fun JsonParser.nextChannel() = OrderChannel.valueOf(nextString())

    private fun JsonParser.nextLines(): List<OrderLine> = nextList(lineCodec)

    private fun JsonParser.nextPayments(): List<Payment> = nextList(paymentCodec)
}
