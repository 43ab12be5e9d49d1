package dev.piculet.lab.payload.kotlin;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

/** What a Java developer would write for {@link Constructor1}: final fields, getters and a creator. It has no default arguments. */
public final class JavaConstructor1 {
    private final int p00;

    @JsonCreator
    public JavaConstructor1(@JsonProperty("p00") int p00) {
        this.p00 = p00;
    }

    /** Translates the Kotlin twin. */
    public static JavaConstructor1 of(Constructor1 twin) {
        return new JavaConstructor1(twin.getP00());
    }

    /** Translates into the Kotlin twin. */
    public Constructor1 toKotlin() {
        return new Constructor1(p00);
    }

    public int getP00() {
        return p00;
    }
}
