package dev.piculet.samples.binary

import dev.piculet.binary.kotlin.typedSerializer

/** What has happened to an order. */
sealed interface Event {
    /** It was paid. */
    data class Paid(
        val cents: ULong,
    ) : Event

    /** It went out. */
    data class Sent(
        val parcels: List<String>,
    ) : Event

    /** It will not happen. */
    data object Cancelled : Event
}

/** Are sealed classes, objects and unsigned numbers kept? An object stays the one that it is. */
object SealedClasses {
    @JvmStatic
    fun main(args: Array<String>) {
        val events = typedSerializer<List<Event>>()
        val read = events.copy(listOf(Event.Paid(2_100u), Event.Sent(listOf("A1")), Event.Cancelled))
        println(read)
        println(read.last() === Event.Cancelled)
    }
}
