package dev.piculet.samples.events

import com.fasterxml.jackson.annotation.JsonTypeInfo

// region classes

/** In JSON the text alone. */
@JvmInline
value class City(
    val name: String,
)

/** Something to go to. Clients may leave out all that has a default. */
data class Event(
    val id: Int,
    val title: String,
    val city: City? = null,
    val admission: Admission = Free(),
)

/** The module finds the subclasses: the interface is sealed. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
sealed interface Admission

data class Free(
    val seats: Int = 100,
) : Admission

data class Ticket(
    val cents: Int,
) : Admission
// endregion
