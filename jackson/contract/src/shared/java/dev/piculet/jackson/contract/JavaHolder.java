package dev.piculet.jackson.contract;

/** A Java class that holds one of Kotlin. */
public final class JavaHolder {
    public ClassKindContract.Item item;
    public String other;
}
