package dev.piculet.lab.payload.kotlin

import com.fasterxml.jackson.annotation.JsonCreator

/** Wrappers, made by a factory of its companion, one property. */
data class WrapperFactory1(
    val p00: Wrapper,
) {
    companion object {
        @JvmStatic
        @JsonCreator
        fun create(
            p00: Wrapper = Wrapper(-1),
        ) = WrapperFactory1(p00)
    }
}

/** Wrappers, made by a factory of its companion, 5 properties. */
data class WrapperFactory5(
    val p00: Wrapper,
    val p01: Wrapper,
    val p02: Wrapper,
    val p03: Wrapper,
    val p04: Wrapper,
) {
    companion object {
        @JvmStatic
        @JsonCreator
        fun create(
            p00: Wrapper = Wrapper(-1),
            p01: Wrapper = Wrapper(-1),
            p02: Wrapper = Wrapper(-1),
            p03: Wrapper = Wrapper(-1),
            p04: Wrapper = Wrapper(-1),
        ) = WrapperFactory5(p00, p01, p02, p03, p04)
    }
}

/** Wrappers, made by a factory of its companion, 20 properties. */
data class WrapperFactory20(
    val p00: Wrapper,
    val p01: Wrapper,
    val p02: Wrapper,
    val p03: Wrapper,
    val p04: Wrapper,
    val p05: Wrapper,
    val p06: Wrapper,
    val p07: Wrapper,
    val p08: Wrapper,
    val p09: Wrapper,
    val p10: Wrapper,
    val p11: Wrapper,
    val p12: Wrapper,
    val p13: Wrapper,
    val p14: Wrapper,
    val p15: Wrapper,
    val p16: Wrapper,
    val p17: Wrapper,
    val p18: Wrapper,
    val p19: Wrapper,
) {
    companion object {
        @JvmStatic
        @JsonCreator
        fun create(
            p00: Wrapper = Wrapper(-1),
            p01: Wrapper = Wrapper(-1),
            p02: Wrapper = Wrapper(-1),
            p03: Wrapper = Wrapper(-1),
            p04: Wrapper = Wrapper(-1),
            p05: Wrapper = Wrapper(-1),
            p06: Wrapper = Wrapper(-1),
            p07: Wrapper = Wrapper(-1),
            p08: Wrapper = Wrapper(-1),
            p09: Wrapper = Wrapper(-1),
            p10: Wrapper = Wrapper(-1),
            p11: Wrapper = Wrapper(-1),
            p12: Wrapper = Wrapper(-1),
            p13: Wrapper = Wrapper(-1),
            p14: Wrapper = Wrapper(-1),
            p15: Wrapper = Wrapper(-1),
            p16: Wrapper = Wrapper(-1),
            p17: Wrapper = Wrapper(-1),
            p18: Wrapper = Wrapper(-1),
            p19: Wrapper = Wrapper(-1),
        ) = WrapperFactory20(
            p00, p01, p02, p03, p04, p05, p06, p07, p08, p09,
            p10, p11, p12, p13, p14, p15, p16, p17, p18, p19,
        )
    }
}
