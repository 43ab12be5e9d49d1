package dev.piculet.lab.payload.kotlin

/** Wrappers, made by its primary constructor, one property. */
data class WrapperConstructor1(
    val p00: Wrapper = Wrapper(-1),
)

/** Wrappers, made by its primary constructor, 5 properties. */
data class WrapperConstructor5(
    val p00: Wrapper = Wrapper(-1),
    val p01: Wrapper = Wrapper(-1),
    val p02: Wrapper = Wrapper(-1),
    val p03: Wrapper = Wrapper(-1),
    val p04: Wrapper = Wrapper(-1),
)

/** Wrappers, made by its primary constructor, 20 properties. */
data class WrapperConstructor20(
    val p00: Wrapper = Wrapper(-1),
    val p01: Wrapper = Wrapper(-1),
    val p02: Wrapper = Wrapper(-1),
    val p03: Wrapper = Wrapper(-1),
    val p04: Wrapper = Wrapper(-1),
    val p05: Wrapper = Wrapper(-1),
    val p06: Wrapper = Wrapper(-1),
    val p07: Wrapper = Wrapper(-1),
    val p08: Wrapper = Wrapper(-1),
    val p09: Wrapper = Wrapper(-1),
    val p10: Wrapper = Wrapper(-1),
    val p11: Wrapper = Wrapper(-1),
    val p12: Wrapper = Wrapper(-1),
    val p13: Wrapper = Wrapper(-1),
    val p14: Wrapper = Wrapper(-1),
    val p15: Wrapper = Wrapper(-1),
    val p16: Wrapper = Wrapper(-1),
    val p17: Wrapper = Wrapper(-1),
    val p18: Wrapper = Wrapper(-1),
    val p19: Wrapper = Wrapper(-1),
)
