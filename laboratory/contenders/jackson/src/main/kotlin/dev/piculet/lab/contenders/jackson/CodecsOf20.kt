package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.payload.kotlin.Constructor20
import dev.piculet.lab.payload.kotlin.Factory20
import dev.piculet.lab.payload.kotlin.ValueClass
import dev.piculet.lab.payload.kotlin.ValueClassConstructor20
import dev.piculet.lab.payload.kotlin.ValueClassFactory20
import dev.piculet.lab.payload.kotlin.Wrapper
import dev.piculet.lab.payload.kotlin.WrapperConstructor20
import dev.piculet.lab.payload.kotlin.WrapperFactory20

/** Returns the codec for a shape of class with 20 properties, or null if there is no such shape. */
internal fun codecOf20(
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

private fun constructor(inOrder: Boolean): Codec<Constructor20> =
    codec(
        read = { readInts20(inOrder, { it }, ::Constructor20) },
        write = {
            writeInts20(
                it.p00, it.p01, it.p02, it.p03, it.p04, it.p05, it.p06, it.p07, it.p08, it.p09, it.p10, it.p11, it.p12,
                it.p13, it.p14, it.p15, it.p16, it.p17, it.p18, it.p19,
            )
        },
    )

private fun factory(inOrder: Boolean): Codec<Factory20> =
    codec(
        read = { readInts20(inOrder, { it }, Factory20::create) },
        write = {
            writeInts20(
                it.p00, it.p01, it.p02, it.p03, it.p04, it.p05, it.p06, it.p07, it.p08, it.p09, it.p10, it.p11, it.p12,
                it.p13, it.p14, it.p15, it.p16, it.p17, it.p18, it.p19,
            )
        },
    )

private fun value(inOrder: Boolean): Codec<ValueClassConstructor20> =
    codec(
        read = { readInts20(inOrder, ::ValueClass, ::ValueClassConstructor20) },
        write = {
            writeInts20(
                it.p00.value, it.p01.value, it.p02.value, it.p03.value, it.p04.value, it.p05.value, it.p06.value,
                it.p07.value, it.p08.value, it.p09.value, it.p10.value, it.p11.value, it.p12.value, it.p13.value,
                it.p14.value, it.p15.value, it.p16.value, it.p17.value, it.p18.value, it.p19.value,
            )
        },
    )

private fun valueFactory(inOrder: Boolean): Codec<ValueClassFactory20> =
    codec(
        read = { readInts20(inOrder, ::ValueClass, ValueClassFactory20::create) },
        write = {
            writeInts20(
                it.p00.value, it.p01.value, it.p02.value, it.p03.value, it.p04.value, it.p05.value, it.p06.value,
                it.p07.value, it.p08.value, it.p09.value, it.p10.value, it.p11.value, it.p12.value, it.p13.value,
                it.p14.value, it.p15.value, it.p16.value, it.p17.value, it.p18.value, it.p19.value,
            )
        },
    )

private fun wrapper(inOrder: Boolean): Codec<WrapperConstructor20> =
    codec(
        read = { readInts20(inOrder, ::Wrapper, ::WrapperConstructor20) },
        write = {
            writeInts20(
                it.p00.value, it.p01.value, it.p02.value, it.p03.value, it.p04.value, it.p05.value, it.p06.value,
                it.p07.value, it.p08.value, it.p09.value, it.p10.value, it.p11.value, it.p12.value, it.p13.value,
                it.p14.value, it.p15.value, it.p16.value, it.p17.value, it.p18.value, it.p19.value,
            )
        },
    )

private fun wrapperFactory(inOrder: Boolean): Codec<WrapperFactory20> =
    codec(
        read = { readInts20(inOrder, ::Wrapper, WrapperFactory20::create) },
        write = {
            writeInts20(
                it.p00.value, it.p01.value, it.p02.value, it.p03.value, it.p04.value, it.p05.value, it.p06.value,
                it.p07.value, it.p08.value, it.p09.value, it.p10.value, it.p11.value, it.p12.value, it.p13.value,
                it.p14.value, it.p15.value, it.p16.value, it.p17.value, it.p18.value, it.p19.value,
            )
        },
    )
