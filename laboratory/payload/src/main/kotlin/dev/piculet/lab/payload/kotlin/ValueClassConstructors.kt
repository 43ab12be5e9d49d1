package dev.piculet.lab.payload.kotlin

/** Value classes, made by its primary constructor, one property. */
data class ValueClassConstructor1(
    val p00: ValueClass = ValueClass(-1),
)

/** Value classes, made by its primary constructor, 5 properties. */
data class ValueClassConstructor5(
    val p00: ValueClass = ValueClass(-1),
    val p01: ValueClass = ValueClass(-1),
    val p02: ValueClass = ValueClass(-1),
    val p03: ValueClass = ValueClass(-1),
    val p04: ValueClass = ValueClass(-1),
)

/** Value classes, made by its primary constructor, 20 properties. */
data class ValueClassConstructor20(
    val p00: ValueClass = ValueClass(-1),
    val p01: ValueClass = ValueClass(-1),
    val p02: ValueClass = ValueClass(-1),
    val p03: ValueClass = ValueClass(-1),
    val p04: ValueClass = ValueClass(-1),
    val p05: ValueClass = ValueClass(-1),
    val p06: ValueClass = ValueClass(-1),
    val p07: ValueClass = ValueClass(-1),
    val p08: ValueClass = ValueClass(-1),
    val p09: ValueClass = ValueClass(-1),
    val p10: ValueClass = ValueClass(-1),
    val p11: ValueClass = ValueClass(-1),
    val p12: ValueClass = ValueClass(-1),
    val p13: ValueClass = ValueClass(-1),
    val p14: ValueClass = ValueClass(-1),
    val p15: ValueClass = ValueClass(-1),
    val p16: ValueClass = ValueClass(-1),
    val p17: ValueClass = ValueClass(-1),
    val p18: ValueClass = ValueClass(-1),
    val p19: ValueClass = ValueClass(-1),
)
