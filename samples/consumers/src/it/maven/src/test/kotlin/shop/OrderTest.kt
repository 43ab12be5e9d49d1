package shop

import dev.piculet.binary.kotlin.typedSerializer
import dev.piculet.jackson3.kotlin.jacksonObjectMapper
import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class OrderTest {
    private val order = Order(7, "Ann")

    @Test
    fun `Jackson reads and writes a data class`() {
        val mapper = jacksonObjectMapper()
        assertEquals(order, mapper.readValue<Order>("""{"id":7,"customer":"Ann"}"""))
        assertEquals("""{"id":7,"customer":"Ann","notes":[]}""", mapper.writeValueAsString(order))
    }

    @Test
    fun `the serializer reads what it writes`() {
        val serializer = typedSerializer<Order>()
        assertEquals(order, serializer.deserialize(serializer.serialize(order)))
    }
}
