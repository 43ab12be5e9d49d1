package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.UnsupportedPayloadException
import dev.piculet.lab.payload.ab.AbPayloads
import dev.piculet.lab.payload.kotlin.KotlinPayloads

/**
 * Returns the codec that has been written for a payload. It is found by the payload's id, so that no class but the
 * payload's own is loaded.
 *
 * @param inOrder whether to expect names in declared order before looking them up
 * @throws UnsupportedPayloadException if none has been written
 */
internal fun handwrittenCodec(
    payload: Payload,
    inOrder: Boolean,
): Codec<*> =
    when (payload.suite()) {
        KotlinPayloads.SUITE -> kotlinCodec(payload.id(), inOrder)
        AbPayloads.SUITE -> abCodec(payload.id(), inOrder)
        else -> null
    } ?: throw UnsupportedPayloadException("written by hand for suites kotlin and ab")

private fun kotlinCodec(
    id: String,
    inOrder: Boolean,
): Codec<*>? {
    val name = id.removeSuffix("-missing").removeSuffix("-strict")
    val shape = name.substringBeforeLast('-')
    return when (name.substringAfterLast('-')) {
        "1" -> codecOf1(shape, inOrder)
        "5" -> codecOf5(shape, inOrder)
        "20" -> codecOf20(shape, inOrder)
        else -> collectionCodec(name, inOrder)
    }
}

private fun abCodec(
    id: String,
    inOrder: Boolean,
): Codec<*> {
    val testData = TestDataCodec(inOrder)
    return if (id.endsWith("-file")) ListCodec(testData) else testData
}
