package dev.piculet.lab.payload.kotlin

/** A property whose elements strict null checks look at: an array. */
class ArrayHolder(
    val value: Array<Int>,
)

/** A property whose elements strict null checks look at: a list. */
data class ListHolder(
    val value: List<Int>,
)

/** A property whose elements strict null checks look at: the values of a map. */
data class MapHolder(
    val value: Map<String, Int>,
)
