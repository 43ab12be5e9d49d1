@file:OptIn(ExperimentalTime::class, ExperimentalUuidApi::class)

package shop

import dev.piculet.jackson3.kotlin.KotlinFeature
import dev.piculet.jackson3.kotlin.KotlinModule
import dev.piculet.jackson3.kotlin.readValue
import tools.jackson.databind.json.JsonMapper
import kotlin.time.ExperimentalTime
import kotlin.time.Instant
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

data class Ticket(
    val id: Uuid,
    val seats: Map<Uuid, Int>,
    val at: Instant,
)

/** What Kotlin's library has since 2.1 only. */
object Young {
    @JvmStatic
    fun main(args: Array<String>) {
        for (calls in listOf(Int.MAX_VALUE, 0)) {
            val module = KotlinModule.Builder().enable(KotlinFeature.UseJavaInstantConversion).generateAfter(calls)
            val mapper = JsonMapper.builder().addModule(module.build()).build()
            val text = mapper.writeValueAsString(mapper.readValue<Ticket>(TICKET))
            println(text)
        }
    }

    private const val TICKET =
        """{"id":"0123456789abcdef0123456789abcdef","seats":{"01234567-89ab-cdef-0123-456789abcdef":3,""" +
            """"0123456789abcdef0123456789abcdee":4},"at":"2026-01-01T00:00:00Z"}"""
}
