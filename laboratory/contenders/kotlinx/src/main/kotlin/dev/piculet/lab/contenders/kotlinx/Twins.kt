package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.UnsupportedPayloadException
import dev.piculet.lab.payload.guest.GuestPayloads
import dev.piculet.lab.payload.kotlin.KotlinPayloads
import kotlinx.serialization.BinaryFormat
import kotlinx.serialization.KSerializer
import kotlinx.serialization.serializerOrNull

/**
 * Finds the twin of a payload's type. Null checks need no switch: the library always refuses nulls where the type does.
 *
 * @throws UnsupportedPayloadException if there is none
 */
internal fun twinOf(payload: Payload): Twin {
    if (payload.suite() == GuestPayloads.SUITE) return guestTwinOf(payload)
    if (payload.suite() == KotlinPayloads.SUITE && "factory" in payload.id()) {
        throw UnsupportedPayloadException("kotlinx.serialization has no factories.")
    }
    val root = payload.classes().first()
    val twin = if (payload.type() is Class<*>) twinOf(root) else testDataListTwinOf(root)
    return twin ?: throw UnsupportedPayloadException(
        "kotlinx.serialization needs classes that are compiled for it, and the lab has none for ${root.name}.",
    )
}

private fun guestTwinOf(payload: Payload): Twin {
    val serializer =
        serializerOrNull(payload.type()) ?: throw UnsupportedPayloadException(
            "kotlinx.serialization needs classes compiled with its plugin, and ${payload.type().typeName} " +
                "is not @Serializable",
        )
    @Suppress("UNCHECKED_CAST") // It is the serializer of that type.
    return OwnClass(serializer as KSerializer<Any>)
}

/** A stranger's class that is `@Serializable` itself, by calls that name no type at compile time. */
private class OwnClass(
    private val serializer: KSerializer<Any>,
) : Twin {
    override fun explicit() = object : ExplicitBinding<Any>(serializer) {}

    override fun reified() = throw UnsupportedPayloadException(NEEDS_THE_TYPE)

    override fun lookedUp() = throw UnsupportedPayloadException(NEEDS_THE_TYPE)

    override fun binary(format: BinaryFormat) = object : BinaryBinding<Any>(format, serializer) {}

    private companion object {
        const val NEEDS_THE_TYPE = "its calls name the class in source code, which the lab was compiled without"
    }
}

private fun twinOf(type: Class<*>): Twin? =
    objectTwinOf(type) ?: testDataTwinOf(type) ?: requestTwinOf(type) ?: kotlinTwinOf(type)
