package dev.piculet.lab.contenders.jackson

import tools.jackson.core.JsonParser

/*
 * Each function reads an object of 1, 5 or 20 numbers, makes an element of each and hands those to a creator. With
 * `inOrder` it expects the names in declared order, each compared with the input itself; from the first other name on, or
 * from the start without `inOrder`, names are looked up by a switch.
 *
 * Compiled into a codec, a function is straight-line code with one local for each property, and nothing is boxed. Locals
 * can't be shared, so the longest function can't be split: an array in their place costs 96 bytes a call for 20
 * properties, and one loop over the names a tenth of the time.
 */

/** What the payload classes have for properties that the input lacks. */
internal const val ABSENT = -1

internal inline fun <E, T> JsonParser.readInts1(
    inOrder: Boolean,
    element: (Int) -> E,
    create: (E) -> T,
): T {
    expectObject()
    var p00 = ABSENT
    run declaredOrder@{
        if (!inOrder) return@declaredOrder
        if (nextName(P00)) p00 = nextInt() else return@declaredOrder
        nextToken()
    }
    var name = if (inOrder) currentMember() else nextName()
    while (name != null) {
        when (name) {
            "p00" -> p00 = nextInt()
            else -> skipMember()
        }
        name = nextName()
    }
    return create(element(p00))
}

internal inline fun <E, T> JsonParser.readInts5(
    inOrder: Boolean,
    element: (Int) -> E,
    create: (E, E, E, E, E) -> T,
): T {
    expectObject()
    var p00 = ABSENT
    var p01 = ABSENT
    var p02 = ABSENT
    var p03 = ABSENT
    var p04 = ABSENT
    run declaredOrder@{
        if (!inOrder) return@declaredOrder
        if (nextName(P00)) p00 = nextInt() else return@declaredOrder
        if (nextName(P01)) p01 = nextInt() else return@declaredOrder
        if (nextName(P02)) p02 = nextInt() else return@declaredOrder
        if (nextName(P03)) p03 = nextInt() else return@declaredOrder
        if (nextName(P04)) p04 = nextInt() else return@declaredOrder
        nextToken()
    }
    var name = if (inOrder) currentMember() else nextName()
    while (name != null) {
        when (name) {
            "p00" -> p00 = nextInt()
            "p01" -> p01 = nextInt()
            "p02" -> p02 = nextInt()
            "p03" -> p03 = nextInt()
            "p04" -> p04 = nextInt()
            else -> skipMember()
        }
        name = nextName()
    }
    return create(element(p00), element(p01), element(p02), element(p03), element(p04))
}

internal inline fun <E, T> JsonParser.readInts20(
    inOrder: Boolean,
    element: (Int) -> E,
    create: (E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E) -> T,
): T {
    expectObject()
    var p00 = ABSENT
    var p01 = ABSENT
    var p02 = ABSENT
    var p03 = ABSENT
    var p04 = ABSENT
    var p05 = ABSENT
    var p06 = ABSENT
    var p07 = ABSENT
    var p08 = ABSENT
    var p09 = ABSENT
    var p10 = ABSENT
    var p11 = ABSENT
    var p12 = ABSENT
    var p13 = ABSENT
    var p14 = ABSENT
    var p15 = ABSENT
    var p16 = ABSENT
    var p17 = ABSENT
    var p18 = ABSENT
    var p19 = ABSENT
    run declaredOrder@{
        if (!inOrder) return@declaredOrder
        if (nextName(P00)) p00 = nextInt() else return@declaredOrder
        if (nextName(P01)) p01 = nextInt() else return@declaredOrder
        if (nextName(P02)) p02 = nextInt() else return@declaredOrder
        if (nextName(P03)) p03 = nextInt() else return@declaredOrder
        if (nextName(P04)) p04 = nextInt() else return@declaredOrder
        if (nextName(P05)) p05 = nextInt() else return@declaredOrder
        if (nextName(P06)) p06 = nextInt() else return@declaredOrder
        if (nextName(P07)) p07 = nextInt() else return@declaredOrder
        if (nextName(P08)) p08 = nextInt() else return@declaredOrder
        if (nextName(P09)) p09 = nextInt() else return@declaredOrder
        if (nextName(P10)) p10 = nextInt() else return@declaredOrder
        if (nextName(P11)) p11 = nextInt() else return@declaredOrder
        if (nextName(P12)) p12 = nextInt() else return@declaredOrder
        if (nextName(P13)) p13 = nextInt() else return@declaredOrder
        if (nextName(P14)) p14 = nextInt() else return@declaredOrder
        if (nextName(P15)) p15 = nextInt() else return@declaredOrder
        if (nextName(P16)) p16 = nextInt() else return@declaredOrder
        if (nextName(P17)) p17 = nextInt() else return@declaredOrder
        if (nextName(P18)) p18 = nextInt() else return@declaredOrder
        if (nextName(P19)) p19 = nextInt() else return@declaredOrder
        nextToken()
    }
    var name = if (inOrder) currentMember() else nextName()
    while (name != null) {
        when (name) {
            "p00" -> p00 = nextInt()
            "p01" -> p01 = nextInt()
            "p02" -> p02 = nextInt()
            "p03" -> p03 = nextInt()
            "p04" -> p04 = nextInt()
            "p05" -> p05 = nextInt()
            "p06" -> p06 = nextInt()
            "p07" -> p07 = nextInt()
            "p08" -> p08 = nextInt()
            "p09" -> p09 = nextInt()
            "p10" -> p10 = nextInt()
            "p11" -> p11 = nextInt()
            "p12" -> p12 = nextInt()
            "p13" -> p13 = nextInt()
            "p14" -> p14 = nextInt()
            "p15" -> p15 = nextInt()
            "p16" -> p16 = nextInt()
            "p17" -> p17 = nextInt()
            "p18" -> p18 = nextInt()
            "p19" -> p19 = nextInt()
            else -> skipMember()
        }
        name = nextName()
    }
    return create(
        element(p00), element(p01), element(p02), element(p03), element(p04),
        element(p05), element(p06), element(p07), element(p08), element(p09),
        element(p10), element(p11), element(p12), element(p13), element(p14),
        element(p15), element(p16), element(p17), element(p18), element(p19),
    )
}
