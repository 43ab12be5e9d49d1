package dev.piculet.binary.codec;

/** Chooses what is written in the place of a value. */
public interface Replacer {
    /** Returns what is written. What a class's own method throws passes. */
    Object call(Object value);
}
