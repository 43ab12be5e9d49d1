// The copy for the drop-ins is a part of a class whose other parts are in other files.
@file:JvmName("NodesKt")
@file:JvmMultifileClass

package dev.piculet.jackson3.kotlin

import tools.jackson.databind.JsonNode
import tools.jackson.databind.node.ArrayNode
import tools.jackson.databind.node.ObjectNode
import java.math.BigDecimal
import java.math.BigInteger

// Each operator changes the node that stands on its left.

operator fun ArrayNode.plus(element: Boolean) {
    add(element)
}

operator fun ArrayNode.plus(element: Short) {
    add(element)
}

operator fun ArrayNode.plus(element: Int) {
    add(element)
}

operator fun ArrayNode.plus(element: Long) {
    add(element)
}

operator fun ArrayNode.plus(element: Float) {
    add(element)
}

operator fun ArrayNode.plus(element: Double) {
    add(element)
}

operator fun ArrayNode.plus(element: BigDecimal) {
    add(element)
}

operator fun ArrayNode.plus(element: BigInteger) {
    add(element)
}

operator fun ArrayNode.plus(element: String) {
    add(element)
}

operator fun ArrayNode.plus(element: ByteArray) {
    add(element)
}

operator fun ArrayNode.plus(element: JsonNode) {
    add(element)
}

operator fun ArrayNode.plus(elements: ArrayNode) {
    addAll(elements)
}

operator fun ArrayNode.plusAssign(element: Boolean) {
    add(element)
}

operator fun ArrayNode.plusAssign(element: Short) {
    add(element)
}

operator fun ArrayNode.plusAssign(element: Int) {
    add(element)
}

operator fun ArrayNode.plusAssign(element: Long) {
    add(element)
}

operator fun ArrayNode.plusAssign(element: Float) {
    add(element)
}

operator fun ArrayNode.plusAssign(element: Double) {
    add(element)
}

operator fun ArrayNode.plusAssign(element: BigDecimal) {
    add(element)
}

operator fun ArrayNode.plusAssign(element: BigInteger) {
    add(element)
}

operator fun ArrayNode.plusAssign(element: String) {
    add(element)
}

operator fun ArrayNode.plusAssign(element: ByteArray) {
    add(element)
}

operator fun ArrayNode.plusAssign(element: JsonNode) {
    add(element)
}

operator fun ArrayNode.plusAssign(elements: ArrayNode) {
    addAll(elements)
}

operator fun ArrayNode.minus(index: Int) {
    remove(index)
}

operator fun ArrayNode.minusAssign(index: Int) {
    remove(index)
}

operator fun ObjectNode.minus(field: String) {
    remove(field)
}

operator fun ObjectNode.minus(fields: Collection<String>) {
    remove(fields)
}

operator fun ObjectNode.minusAssign(field: String) {
    remove(field)
}

operator fun ObjectNode.minusAssign(fields: Collection<String>) {
    remove(fields)
}

/** Tells whether an object has a field. */
operator fun JsonNode.contains(field: String): Boolean = has(field)

/** Tells whether an array has an element. */
operator fun JsonNode.contains(index: Int): Boolean = has(index)
