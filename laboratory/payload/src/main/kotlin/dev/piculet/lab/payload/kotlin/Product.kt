package dev.piculet.lab.payload.kotlin

import java.time.Instant
import java.time.LocalDate

/** One property of each kind that services send: texts, numbers, dates, an enum, objects, lists, a map, and nulls. */
data class Product(
    val id: Long,
    val name: String,
    val price: Double,
    val quantity: Int,
    val available: Boolean,
    val colour: Colour,
    val releasedOn: LocalDate,
    val changedAt: Instant,
    val maker: Maker,
    val parts: List<Part>,
    val stock: Map<String, Int>,
    val tags: List<String>,
    val note: String?,
    val discount: Double?,
    val successor: Long?,
)

/** The enum of [Product]. */
enum class Colour { RED, GREEN, BLUE, BLACK, WHITE }

/** The object that [Product] refers to. */
data class Maker(
    val name: String,
    val city: String,
    val founded: Int,
)

/** An element of [Product]'s list. */
data class Part(
    val number: String,
    val count: Int,
    val weight: Double,
)
