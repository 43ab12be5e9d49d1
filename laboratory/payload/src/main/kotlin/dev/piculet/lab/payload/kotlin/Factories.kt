package dev.piculet.lab.payload.kotlin

import com.fasterxml.jackson.annotation.JsonCreator

/** Made by a factory of its companion, one property. */
data class Factory1(
    val p00: Int,
) {
    companion object {
        @JvmStatic
        @JsonCreator
        fun create(
            p00: Int = -1,
        ) = Factory1(p00)
    }
}

/** Made by a factory of its companion, 5 properties. */
data class Factory5(
    val p00: Int,
    val p01: Int,
    val p02: Int,
    val p03: Int,
    val p04: Int,
) {
    companion object {
        @JvmStatic
        @JsonCreator
        fun create(
            p00: Int = -1,
            p01: Int = -1,
            p02: Int = -1,
            p03: Int = -1,
            p04: Int = -1,
        ) = Factory5(p00, p01, p02, p03, p04)
    }
}

/** Made by a factory of its companion, 20 properties. */
data class Factory20(
    val p00: Int,
    val p01: Int,
    val p02: Int,
    val p03: Int,
    val p04: Int,
    val p05: Int,
    val p06: Int,
    val p07: Int,
    val p08: Int,
    val p09: Int,
    val p10: Int,
    val p11: Int,
    val p12: Int,
    val p13: Int,
    val p14: Int,
    val p15: Int,
    val p16: Int,
    val p17: Int,
    val p18: Int,
    val p19: Int,
) {
    companion object {
        @JvmStatic
        @JsonCreator
        fun create(
            p00: Int = -1,
            p01: Int = -1,
            p02: Int = -1,
            p03: Int = -1,
            p04: Int = -1,
            p05: Int = -1,
            p06: Int = -1,
            p07: Int = -1,
            p08: Int = -1,
            p09: Int = -1,
            p10: Int = -1,
            p11: Int = -1,
            p12: Int = -1,
            p13: Int = -1,
            p14: Int = -1,
            p15: Int = -1,
            p16: Int = -1,
            p17: Int = -1,
            p18: Int = -1,
            p19: Int = -1,
        ) = Factory20(
            p00, p01, p02, p03, p04, p05, p06, p07, p08, p09,
            p10, p11, p12, p13, p14, p15, p16, p17, p18, p19,
        )
    }
}
