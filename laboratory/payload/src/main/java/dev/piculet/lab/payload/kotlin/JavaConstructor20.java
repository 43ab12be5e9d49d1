package dev.piculet.lab.payload.kotlin;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

/** What a Java developer would write for {@link Constructor20}: final fields, getters and a creator. It has no default arguments. */
public final class JavaConstructor20 {
    private final int p00;
    private final int p01;
    private final int p02;
    private final int p03;
    private final int p04;
    private final int p05;
    private final int p06;
    private final int p07;
    private final int p08;
    private final int p09;
    private final int p10;
    private final int p11;
    private final int p12;
    private final int p13;
    private final int p14;
    private final int p15;
    private final int p16;
    private final int p17;
    private final int p18;
    private final int p19;

    @JsonCreator
    public JavaConstructor20(
            @JsonProperty("p00") int p00,
            @JsonProperty("p01") int p01,
            @JsonProperty("p02") int p02,
            @JsonProperty("p03") int p03,
            @JsonProperty("p04") int p04,
            @JsonProperty("p05") int p05,
            @JsonProperty("p06") int p06,
            @JsonProperty("p07") int p07,
            @JsonProperty("p08") int p08,
            @JsonProperty("p09") int p09,
            @JsonProperty("p10") int p10,
            @JsonProperty("p11") int p11,
            @JsonProperty("p12") int p12,
            @JsonProperty("p13") int p13,
            @JsonProperty("p14") int p14,
            @JsonProperty("p15") int p15,
            @JsonProperty("p16") int p16,
            @JsonProperty("p17") int p17,
            @JsonProperty("p18") int p18,
            @JsonProperty("p19") int p19) {
        this.p00 = p00;
        this.p01 = p01;
        this.p02 = p02;
        this.p03 = p03;
        this.p04 = p04;
        this.p05 = p05;
        this.p06 = p06;
        this.p07 = p07;
        this.p08 = p08;
        this.p09 = p09;
        this.p10 = p10;
        this.p11 = p11;
        this.p12 = p12;
        this.p13 = p13;
        this.p14 = p14;
        this.p15 = p15;
        this.p16 = p16;
        this.p17 = p17;
        this.p18 = p18;
        this.p19 = p19;
    }

    /** Translates the Kotlin twin. */
    public static JavaConstructor20 of(Constructor20 twin) {
        return new JavaConstructor20(
                twin.getP00(),
                twin.getP01(),
                twin.getP02(),
                twin.getP03(),
                twin.getP04(),
                twin.getP05(),
                twin.getP06(),
                twin.getP07(),
                twin.getP08(),
                twin.getP09(),
                twin.getP10(),
                twin.getP11(),
                twin.getP12(),
                twin.getP13(),
                twin.getP14(),
                twin.getP15(),
                twin.getP16(),
                twin.getP17(),
                twin.getP18(),
                twin.getP19());
    }

    /** Translates into the Kotlin twin. */
    public Constructor20 toKotlin() {
        return new Constructor20(
                p00, p01, p02, p03, p04, p05, p06, p07, p08, p09, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19);
    }

    public int getP00() {
        return p00;
    }

    public int getP01() {
        return p01;
    }

    public int getP02() {
        return p02;
    }

    public int getP03() {
        return p03;
    }

    public int getP04() {
        return p04;
    }

    public int getP05() {
        return p05;
    }

    public int getP06() {
        return p06;
    }

    public int getP07() {
        return p07;
    }

    public int getP08() {
        return p08;
    }

    public int getP09() {
        return p09;
    }

    public int getP10() {
        return p10;
    }

    public int getP11() {
        return p11;
    }

    public int getP12() {
        return p12;
    }

    public int getP13() {
        return p13;
    }

    public int getP14() {
        return p14;
    }

    public int getP15() {
        return p15;
    }

    public int getP16() {
        return p16;
    }

    public int getP17() {
        return p17;
    }

    public int getP18() {
        return p18;
    }

    public int getP19() {
        return p19;
    }
}
