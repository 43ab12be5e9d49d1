package dev.piculet.lab.payload.java;

import dev.piculet.lab.payload.random.Variety;

/** Twenty numbers. */
public record Record20(
        int p00,
        int p01,
        int p02,
        int p03,
        int p04,
        int p05,
        int p06,
        int p07,
        int p08,
        int p09,
        int p10,
        int p11,
        int p12,
        int p13,
        int p14,
        int p15,
        int p16,
        int p17,
        int p18,
        int p19) {
    static Record20 of(Variety v) {
        return new Record20(
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number(),
                v.number());
    }
}
