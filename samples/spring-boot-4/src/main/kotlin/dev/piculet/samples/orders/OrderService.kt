package dev.piculet.samples.orders

import org.springframework.boot.autoconfigure.SpringBootApplication
import org.springframework.boot.runApplication
import org.springframework.http.HttpStatus
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.PathVariable
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RequestMapping
import org.springframework.web.bind.annotation.RestController
import org.springframework.web.server.ResponseStatusException
import java.util.concurrent.ConcurrentHashMap

/** How does a service of Spring Boot 4 come to use Piculet? By the dependency: nothing here knows of it. */
@SpringBootApplication(proxyBeanMethods = false)
class OrderService

fun main(args: Array<String>) {
    runApplication<OrderService>(*args)
}

// region controller
@RestController
@RequestMapping("/orders")
class OrderController {
    private val orders = ConcurrentHashMap<OrderId, Order>()

    @PostMapping
    fun add(
        @RequestBody order: Order,
    ): Order {
        orders[order.id] = order
        return order
    }

    @GetMapping("/{number}")
    fun get(
        @PathVariable("number") number: Long,
    ): Order = orders[OrderId(number)] ?: throw ResponseStatusException(HttpStatus.NOT_FOUND)
}
// endregion
