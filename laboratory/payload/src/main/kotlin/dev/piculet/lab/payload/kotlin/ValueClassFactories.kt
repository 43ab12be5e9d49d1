package dev.piculet.lab.payload.kotlin

import com.fasterxml.jackson.annotation.JsonCreator

/** Value classes, made by a factory of its companion, one property. */
data class ValueClassFactory1(
    val p00: ValueClass,
) {
    companion object {
        @JvmStatic
        @JsonCreator
        fun create(
            p00: ValueClass = ValueClass(-1),
        ) = ValueClassFactory1(p00)
    }
}

/** Value classes, made by a factory of its companion, 5 properties. */
data class ValueClassFactory5(
    val p00: ValueClass,
    val p01: ValueClass,
    val p02: ValueClass,
    val p03: ValueClass,
    val p04: ValueClass,
) {
    companion object {
        @JvmStatic
        @JsonCreator
        fun create(
            p00: ValueClass = ValueClass(-1),
            p01: ValueClass = ValueClass(-1),
            p02: ValueClass = ValueClass(-1),
            p03: ValueClass = ValueClass(-1),
            p04: ValueClass = ValueClass(-1),
        ) = ValueClassFactory5(p00, p01, p02, p03, p04)
    }
}

/** Value classes, made by a factory of its companion, 20 properties. */
data class ValueClassFactory20(
    val p00: ValueClass,
    val p01: ValueClass,
    val p02: ValueClass,
    val p03: ValueClass,
    val p04: ValueClass,
    val p05: ValueClass,
    val p06: ValueClass,
    val p07: ValueClass,
    val p08: ValueClass,
    val p09: ValueClass,
    val p10: ValueClass,
    val p11: ValueClass,
    val p12: ValueClass,
    val p13: ValueClass,
    val p14: ValueClass,
    val p15: ValueClass,
    val p16: ValueClass,
    val p17: ValueClass,
    val p18: ValueClass,
    val p19: ValueClass,
) {
    companion object {
        @JvmStatic
        @JsonCreator
        fun create(
            p00: ValueClass = ValueClass(-1),
            p01: ValueClass = ValueClass(-1),
            p02: ValueClass = ValueClass(-1),
            p03: ValueClass = ValueClass(-1),
            p04: ValueClass = ValueClass(-1),
            p05: ValueClass = ValueClass(-1),
            p06: ValueClass = ValueClass(-1),
            p07: ValueClass = ValueClass(-1),
            p08: ValueClass = ValueClass(-1),
            p09: ValueClass = ValueClass(-1),
            p10: ValueClass = ValueClass(-1),
            p11: ValueClass = ValueClass(-1),
            p12: ValueClass = ValueClass(-1),
            p13: ValueClass = ValueClass(-1),
            p14: ValueClass = ValueClass(-1),
            p15: ValueClass = ValueClass(-1),
            p16: ValueClass = ValueClass(-1),
            p17: ValueClass = ValueClass(-1),
            p18: ValueClass = ValueClass(-1),
            p19: ValueClass = ValueClass(-1),
        ) = ValueClassFactory20(
            p00, p01, p02, p03, p04, p05, p06, p07, p08, p09,
            p10, p11, p12, p13, p14, p15, p16, p17, p18, p19,
        )
    }
}
