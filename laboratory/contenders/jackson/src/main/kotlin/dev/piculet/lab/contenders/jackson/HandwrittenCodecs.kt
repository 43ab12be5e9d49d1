package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.UnsupportedPayloadException
import dev.piculet.lab.contenders.jackson.javaclasses.javaClassCodec
import dev.piculet.lab.payload.ab.AbPayloads
import dev.piculet.lab.payload.java.JavaPayloads
import dev.piculet.lab.payload.json.JsonPayloads
import dev.piculet.lab.payload.kotlin.KotlinPayloads
import dev.piculet.lab.payload.size.SizedId

/**
 * Returns the codec that has been written for a payload's type.
 *
 * @param inOrder whether to expect names in declared order before looking them up
 * @throws UnsupportedPayloadException if none has been written
 */
internal fun handwrittenCodec(
    payload: Payload,
    inOrder: Boolean,
): Codec<*> {
    val codec = handwrittenClassCodec(payload, inOrder)
    return if (payload.type() is Class<*>) codec else ListCodec(codec)
}

/**
 * Returns the codec that has been written for a payload's class, of which its type may be a list. It is found by the
 * payload's id, so that no class but the payload's own is loaded.
 *
 * @throws UnsupportedPayloadException if none has been written
 */
internal fun handwrittenClassCodec(
    payload: Payload,
    inOrder: Boolean,
): Codec<*> =
    when (payload.suite()) {
        KotlinPayloads.SUITE -> kotlinCodec(SizedId.baseOf(payload.id()), inOrder)
        AbPayloads.SUITE -> TestDataCodec(inOrder)
        JavaPayloads.SUITE, JsonPayloads.SUITE -> javaClassCodec(payload.classes().first().simpleName, inOrder)
        else -> null
    } ?: throw UnsupportedPayloadException("written by hand for suites kotlin, java, json and ab")

private val variants = listOf("-missing", "-strict", "-shuffled", "-unknown", "-pretty", "-bytes", "-of-5")

private fun kotlinCodec(
    id: String,
    inOrder: Boolean,
): Codec<*>? =
    when (val name = variants.fold(id) { rest, variant -> rest.removeSuffix(variant) }) {
        "mixed" -> ProductCodec(inOrder)
        "order" -> OrderCodec(inOrder)
        "non-ascii-20" -> NonAsciiCodec(inOrder)
        else -> shapeCodec(name.substringBeforeLast('-'), name.substringAfterLast('-'), inOrder)
    }

private fun shapeCodec(
    shape: String,
    size: String,
    inOrder: Boolean,
): Codec<*>? =
    when (size) {
        "1" -> codecOf1(shape, inOrder)
        "5" -> codecOf5(shape, inOrder)
        "20" -> codecOf20(shape, inOrder)
        else -> collectionCodec(shape, inOrder)
    }
