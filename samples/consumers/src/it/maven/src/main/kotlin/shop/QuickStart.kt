package shop

import dev.piculet.binary.kotlin.typedSerializer
import dev.piculet.jackson3.kotlin.jacksonObjectMapper
import dev.piculet.jackson3.kotlin.readValue

private val orders = typedSerializer<List<Order>>() // thread-safe, keep it
private val mapper = jacksonObjectMapper() // this one, too

fun main() {
    val bytes = orders.serialize(listOf(Order(7, "Ann")))
    println("${orders.deserialize(bytes)} in ${bytes.size} bytes")

    val order = mapper.readValue<Order>("""{"id":8,"customer":"Bo"}""")
    println(mapper.writeValueAsString(order))
}
