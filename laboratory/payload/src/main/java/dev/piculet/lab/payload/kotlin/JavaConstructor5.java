package dev.piculet.lab.payload.kotlin;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

/** What a Java developer would write for {@link Constructor5}: final fields, getters and a creator. It has no default arguments. */
public final class JavaConstructor5 {
    private final int p00;
    private final int p01;
    private final int p02;
    private final int p03;
    private final int p04;

    @JsonCreator
    public JavaConstructor5(
            @JsonProperty("p00") int p00,
            @JsonProperty("p01") int p01,
            @JsonProperty("p02") int p02,
            @JsonProperty("p03") int p03,
            @JsonProperty("p04") int p04) {
        this.p00 = p00;
        this.p01 = p01;
        this.p02 = p02;
        this.p03 = p03;
        this.p04 = p04;
    }

    /** Translates the Kotlin twin. */
    public static JavaConstructor5 of(Constructor5 twin) {
        return new JavaConstructor5(twin.getP00(), twin.getP01(), twin.getP02(), twin.getP03(), twin.getP04());
    }

    /** Translates into the Kotlin twin. */
    public Constructor5 toKotlin() {
        return new Constructor5(p00, p01, p02, p03, p04);
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
}
