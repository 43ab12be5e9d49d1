package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.payload.kotlin.Constructor1
import dev.piculet.lab.payload.kotlin.Factory1
import dev.piculet.lab.payload.kotlin.ValueClass
import dev.piculet.lab.payload.kotlin.ValueClassConstructor1
import dev.piculet.lab.payload.kotlin.ValueClassFactory1
import dev.piculet.lab.payload.kotlin.Wrapper
import dev.piculet.lab.payload.kotlin.WrapperConstructor1
import dev.piculet.lab.payload.kotlin.WrapperFactory1

/** Returns the codec for a shape of class with one property, or null if there is no such shape. */
internal fun codecOf1(
    shape: String,
    inOrder: Boolean,
): Codec<*>? =
    when (shape) {
        "constructor" -> constructor(inOrder)
        "factory" -> factory(inOrder)
        "value" -> value(inOrder)
        "value-factory" -> valueFactory(inOrder)
        "wrapper" -> wrapper(inOrder)
        "wrapper-factory" -> wrapperFactory(inOrder)
        else -> null
    }

private fun constructor(inOrder: Boolean): Codec<Constructor1> =
    codec(
        read = { readInts1(inOrder, { it }, ::Constructor1) },
        write = { writeInts1(it.p00) },
    )

private fun factory(inOrder: Boolean): Codec<Factory1> =
    codec(
        read = { readInts1(inOrder, { it }, Factory1::create) },
        write = { writeInts1(it.p00) },
    )

private fun value(inOrder: Boolean): Codec<ValueClassConstructor1> =
    codec(
        read = { readInts1(inOrder, ::ValueClass, ::ValueClassConstructor1) },
        write = { writeInts1(it.p00.value) },
    )

private fun valueFactory(inOrder: Boolean): Codec<ValueClassFactory1> =
    codec(
        read = { readInts1(inOrder, ::ValueClass, ValueClassFactory1::create) },
        write = { writeInts1(it.p00.value) },
    )

private fun wrapper(inOrder: Boolean): Codec<WrapperConstructor1> =
    codec(
        read = { readInts1(inOrder, ::Wrapper, ::WrapperConstructor1) },
        write = { writeInts1(it.p00.value) },
    )

private fun wrapperFactory(inOrder: Boolean): Codec<WrapperFactory1> =
    codec(
        read = { readInts1(inOrder, ::Wrapper, WrapperFactory1::create) },
        write = { writeInts1(it.p00.value) },
    )
