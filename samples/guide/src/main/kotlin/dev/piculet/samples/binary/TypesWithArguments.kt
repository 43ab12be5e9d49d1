package dev.piculet.samples.binary

import dev.piculet.binary.io.Limits
import dev.piculet.binary.kotlin.typedSerializer

/** How do I name a type that has arguments? With the arguments, and their question marks count. */
object TypesWithArguments {
    // region types
    private val orders = typedSerializer<List<Order>>()
    private val byEmail = typedSerializer<Map<Email, Order?>>()
    private val guarded = typedSerializer<List<Order>> { limits(Limits.DEFAULT.withElements(1_000)) }
    // endregion

    @JvmStatic
    fun main(args: Array<String>) {
        val batch = listOf(Order.example())
        println(orders.copy(batch) == batch)
        println(guarded.copy(batch) == batch)
        println(byEmail.copy(mapOf(Email("ann@piculet.dev") to null)))
    }
}
