package dev.piculet.lab.payload.kotlin

/** Made by its primary constructor, one property. */
data class Constructor1(
    val p00: Int = -1,
)

/** Made by its primary constructor, 5 properties. */
data class Constructor5(
    val p00: Int = -1,
    val p01: Int = -1,
    val p02: Int = -1,
    val p03: Int = -1,
    val p04: Int = -1,
)

/** Made by its primary constructor, 20 properties. */
data class Constructor20(
    val p00: Int = -1,
    val p01: Int = -1,
    val p02: Int = -1,
    val p03: Int = -1,
    val p04: Int = -1,
    val p05: Int = -1,
    val p06: Int = -1,
    val p07: Int = -1,
    val p08: Int = -1,
    val p09: Int = -1,
    val p10: Int = -1,
    val p11: Int = -1,
    val p12: Int = -1,
    val p13: Int = -1,
    val p14: Int = -1,
    val p15: Int = -1,
    val p16: Int = -1,
    val p17: Int = -1,
    val p18: Int = -1,
    val p19: Int = -1,
)
