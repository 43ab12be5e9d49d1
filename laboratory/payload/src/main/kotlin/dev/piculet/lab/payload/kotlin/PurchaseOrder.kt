package dev.piculet.lab.payload.kotlin

import java.time.Instant
import java.time.LocalDate

/** An order as a shop's service sends it: 50 properties, two of them lists of objects. */
data class PurchaseOrder(
    val id: Long,
    val number: String,
    val status: OrderStatus,
    val channel: OrderChannel,
    val currency: String,
    val customerId: Long,
    val customerName: String,
    val customerEmail: String,
    val customerPhone: String? = null,
    val companyName: String? = null,
    val vatId: String? = null,
    val loyaltyTier: String? = null,
    val firstOrder: Boolean,
    val billingName: String,
    val billingStreet: String,
    val billingCity: String,
    val billingPostalCode: String,
    val billingCountry: String,
    val shippingName: String,
    val shippingStreet: String,
    val shippingCity: String,
    val shippingPostalCode: String,
    val shippingCountry: String,
    val shippingMethod: String,
    val shippingCost: Double,
    val carrier: String? = null,
    val trackingNumber: String? = null,
    val warehouse: String,
    val weightGrams: Int,
    val parcels: Int,
    val orderedOn: LocalDate,
    val promisedOn: LocalDate,
    val createdAt: Instant,
    val updatedAt: Instant,
    val paidAt: Instant? = null,
    val shippedAt: Instant? = null,
    val lines: List<OrderLine>,
    val payments: List<Payment>,
    val itemCount: Int,
    val subtotal: Double,
    val discount: Double,
    val couponCode: String? = null,
    val taxRate: Double,
    val tax: Double,
    val total: Double,
    val giftWrapped: Boolean,
    val giftMessage: String? = null,
    val language: String,
    val campaign: String? = null,
    val revision: Int,
)

/** How far a [PurchaseOrder] has come. */
enum class OrderStatus { NEW, PAID, PACKED, SHIPPED, DELIVERED, RETURNED }

/** Where a [PurchaseOrder] came from. */
enum class OrderChannel { WEB, APP, PHONE, STORE }

/** One line of a [PurchaseOrder]. */
data class OrderLine(
    val lineNumber: Int,
    val sku: String,
    val title: String,
    val quantity: Int,
    val unitPrice: Double,
    val discount: Double,
    val returnable: Boolean,
    val note: String? = null,
)

/** One payment for a [PurchaseOrder]. */
data class Payment(
    val id: Long,
    val method: PaymentMethod,
    val amount: Double,
    val currency: String,
    val capturedAt: Instant,
    val reference: String? = null,
)

/** How a [Payment] was made. */
enum class PaymentMethod { CARD, TRANSFER, VOUCHER, CASH }
