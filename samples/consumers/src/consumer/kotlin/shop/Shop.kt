package shop

import com.fasterxml.jackson.annotation.JsonTypeInfo
import dev.piculet.binary.kotlin.typedSerializer
import dev.piculet.jackson2.kotlin.readValue
import dev.piculet.jackson3.kotlin.readValue
import kotlin.time.Duration
import com.fasterxml.jackson.databind.ObjectMapper as Mapper2
import com.fasterxml.jackson.module.kotlin.KotlinModule as DropIn2
import com.fasterxml.jackson.module.kotlin.readValue as readByDropIn2
import dev.piculet.jackson2.kotlin.KotlinFeature as Feature2
import dev.piculet.jackson2.kotlin.KotlinModule as Module2
import dev.piculet.jackson3.kotlin.KotlinFeature as Feature3
import dev.piculet.jackson3.kotlin.KotlinModule as Module3
import tools.jackson.databind.json.JsonMapper as Mapper3
import tools.jackson.module.kotlin.KotlinModule as DropIn3
import tools.jackson.module.kotlin.readValue as readByDropIn3

@JvmInline
value class OrderId(
    val number: Long,
)

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
sealed interface Payment

data class Card(
    val number: String,
) : Payment

data class Invoice(
    val days: Int = 30,
) : Payment

enum class Size { SMALL, LARGE }

data class Order(
    val id: OrderId,
    val customer: String,
    val payment: Payment = Invoice(),
    val count: UInt = 1u,
    val size: Size = Size.SMALL,
    val notes: List<String?> = emptyList(),
    val within: Pair<Int, Int>? = null,
) {
    var shown: Boolean = false
    lateinit var pattern: Regex
}

data class Wait(
    val time: Duration,
    val steps: Sequence<Int>,
    val range: ClosedRange<Int>,
)

const val ORDER =
    """{"id":7,"customer":"Ann","payment":{"kind":"Card","number":"4711"},"notes":["b",null],"pattern":"x+"}"""
const val WAIT = """{"time":"PT1M","steps":[1,2],"range":{"start":1,"end":3}}"""

/** Prints what each of the artifacts makes of the same values: by its interpreted code, and by its generated code. */
fun main() {
    for (calls in listOf(Int.MAX_VALUE, 0)) {
        val module3 = Module3.Builder().enable(Feature3.UseJavaDurationConversion).generateAfter(calls)
        val mapper3 = Mapper3.builder().addModule(module3.build()).build()
        println(mapper3.writeValueAsString(mapper3.readValue<Order>(ORDER)))
        println(mapper3.writeValueAsString(mapper3.readValue<Wait>(WAIT)))
        val module2 = Module2.Builder().enable(Feature2.UseJavaDurationConversion).generateAfter(calls)
        val mapper2 = Mapper2().registerModule(module2.build())
        println(mapper2.writeValueAsString(mapper2.readValue<Order>(ORDER)))
        printBinary(calls)
    }
    val byDropIn3 = Mapper3.builder().addModule(DropIn3.Builder().build()).build()
    println(byDropIn3.writeValueAsString(byDropIn3.readByDropIn3<Order>(ORDER)))
    val byDropIn2 = Mapper2().registerModule(DropIn2.Builder().build())
    println(byDropIn2.writeValueAsString(byDropIn2.readByDropIn2<Order>(ORDER)))
}

data class Parcel(
    val id: OrderId,
    val payment: Payment,
    val count: UInt = 1u,
    val notes: Map<String, List<String?>> = emptyMap(),
)

private fun printBinary(calls: Int) {
    val serializer = typedSerializer<List<Parcel>> { generateAfter(calls) }
    val parcels = listOf(Parcel(OrderId(7), Card("4711"), notes = mapOf("a" to listOf("b", null))))
    println(serializer.deserialize(serializer.serialize(parcels)))
}
