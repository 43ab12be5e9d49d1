package dev.piculet.jackson.contract;

/** A Java class that extends one of Kotlin. */
public final class JavaChild extends ClassKindContract.KotlinParent {
    public String extra;

    public JavaChild(String text) {
        super(text);
    }
}
