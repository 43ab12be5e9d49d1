package shop

import com.fasterxml.jackson.annotation.JsonTypeInfo
import org.springframework.boot.autoconfigure.SpringBootApplication
import org.springframework.boot.runApplication
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController

// region classes

/** In JSON the number alone. */
@JvmInline
value class OrderId(
    val number: Long,
)

/** The module finds the subclasses: the interface is sealed. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
sealed interface Payment

data class Invoice(
    val days: Int = 30,
) : Payment

data class Card(
    val number: String,
) : Payment

/** Clients may leave out all that has a default. */
data class Order(
    val id: OrderId,
    val customer: String,
    val payment: Payment = Invoice(),
    val notes: List<String> = emptyList(),
)
// endregion

/** A range, which jackson-module-kotlin can't read, and keys that it writes as negative numbers. */
data class Stock(
    val weeks: ClosedRange<Int>,
    val counts: Map<UInt, Int>,
    val places: Sequence<String>,
)

// region service
@SpringBootApplication(proxyBeanMethods = false)
class Service

/** Names nothing of Piculet: the dependency is enough. */
@RestController
class OrderController {
    @PostMapping("/orders")
    fun add(
        @RequestBody order: Order,
    ): Order = order
}

fun main(arguments: Array<String>) {
    runApplication<Service>(*arguments)
}
// endregion

@RestController
class StockController {
    @PostMapping("/stocks")
    fun add(
        @RequestBody stock: Stock,
    ): Stock = stock
}
