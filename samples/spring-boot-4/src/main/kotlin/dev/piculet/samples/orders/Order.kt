package dev.piculet.samples.orders

import com.fasterxml.jackson.annotation.JsonTypeInfo

// region classes

/** In JSON the number alone. */
@JvmInline
value class OrderId(
    val number: Long,
)

/** What a customer buys. Clients may leave out all that has a default. */
data class Order(
    val id: OrderId,
    val customer: String,
    val lines: List<OrderLine>,
    val payment: Payment = Invoice(),
    val note: String? = null,
)

data class OrderLine(
    val article: String,
    val quantity: Int = 1,
)

/** Jackson is told the subclasses by Kotlin. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
sealed interface Payment

data class Card(
    val number: String,
) : Payment

data class Invoice(
    val days: Int = 30,
) : Payment
// endregion
