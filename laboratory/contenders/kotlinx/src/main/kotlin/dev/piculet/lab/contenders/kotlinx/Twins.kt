package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.UnsupportedPayloadException

/**
 * Finds the twin of a payload's type. Null checks need no switch: the library always refuses nulls where the type does.
 *
 * @throws UnsupportedPayloadException if there is none
 */
internal fun twinOf(payload: Payload): Twin {
    if ("factory" in payload.id()) {
        throw UnsupportedPayloadException("kotlinx.serialization has no factories.")
    }
    val root = payload.classes().first()
    val twin = if (payload.type() is Class<*>) twinOf(root) else testDataListTwinOf(root)
    return twin ?: throw UnsupportedPayloadException(
        "kotlinx.serialization needs classes that are compiled for it, and the lab has none for ${root.name}.",
    )
}

private fun twinOf(type: Class<*>): Twin? =
    objectTwinOf(type) ?: testDataTwinOf(type) ?: requestTwinOf(type) ?: kotlinTwinOf(type)
