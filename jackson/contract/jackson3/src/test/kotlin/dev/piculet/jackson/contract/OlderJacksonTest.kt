package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class OlderJacksonTest {
    @Test
    fun `each row on an older Jackson names a test`() {
        val unknown =
            OlderJackson.differences.keys.filterNot { row ->
                val (contract, test) = row.split(": ", limit = 2)
                val type = runCatching { Class.forName("${javaClass.packageName}.$contract") }.getOrNull()
                type?.methods.orEmpty().any { it.name == test && it.isAnnotationPresent(Test::class.java) }
            }
        assertEquals(listOf<String>(), unknown)
    }
}
