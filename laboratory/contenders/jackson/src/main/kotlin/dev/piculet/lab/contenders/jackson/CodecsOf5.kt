package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.payload.kotlin.Constructor5
import dev.piculet.lab.payload.kotlin.Factory5
import dev.piculet.lab.payload.kotlin.ValueClass
import dev.piculet.lab.payload.kotlin.ValueClassConstructor5
import dev.piculet.lab.payload.kotlin.ValueClassFactory5
import dev.piculet.lab.payload.kotlin.Wrapper
import dev.piculet.lab.payload.kotlin.WrapperConstructor5
import dev.piculet.lab.payload.kotlin.WrapperFactory5

/** Returns the codec for a shape of class with 5 properties, or null if there is no such shape. */
internal fun codecOf5(
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

private fun constructor(inOrder: Boolean): Codec<Constructor5> =
    codec(
        read = { readInts5(inOrder, { it }, ::Constructor5) },
        write = { writeInts5(it.p00, it.p01, it.p02, it.p03, it.p04) },
    )

private fun factory(inOrder: Boolean): Codec<Factory5> =
    codec(
        read = { readInts5(inOrder, { it }, Factory5::create) },
        write = { writeInts5(it.p00, it.p01, it.p02, it.p03, it.p04) },
    )

private fun value(inOrder: Boolean): Codec<ValueClassConstructor5> =
    codec(
        read = { readInts5(inOrder, ::ValueClass, ::ValueClassConstructor5) },
        write = { writeInts5(it.p00.value, it.p01.value, it.p02.value, it.p03.value, it.p04.value) },
    )

private fun valueFactory(inOrder: Boolean): Codec<ValueClassFactory5> =
    codec(
        read = { readInts5(inOrder, ::ValueClass, ValueClassFactory5::create) },
        write = { writeInts5(it.p00.value, it.p01.value, it.p02.value, it.p03.value, it.p04.value) },
    )

private fun wrapper(inOrder: Boolean): Codec<WrapperConstructor5> =
    codec(
        read = { readInts5(inOrder, ::Wrapper, ::WrapperConstructor5) },
        write = { writeInts5(it.p00.value, it.p01.value, it.p02.value, it.p03.value, it.p04.value) },
    )

private fun wrapperFactory(inOrder: Boolean): Codec<WrapperFactory5> =
    codec(
        read = { readInts5(inOrder, ::Wrapper, WrapperFactory5::create) },
        write = { writeInts5(it.p00.value, it.p01.value, it.p02.value, it.p03.value, it.p04.value) },
    )
