package shop

import com.fasterxml.jackson.module.kotlin.MissingKotlinParameterException
import com.fasterxml.jackson.module.kotlin.jacksonObjectMapper
import com.fasterxml.jackson.module.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Spring Boot 3.5 has Jackson 2.19, whose users catch this exception. */
class MissingParameterTest {
    @Test
    @Suppress("DEPRECATION")
    fun `a handler written for Jackson 2_19 gets what is missing`() {
        val missing =
            try {
                jacksonObjectMapper().readValue<Order>("""{"id":7}""").customer
            } catch (e: MissingKotlinParameterException) {
                "no " + e.parameter.name
            }
        assertEquals("no customer", missing)
    }
}
