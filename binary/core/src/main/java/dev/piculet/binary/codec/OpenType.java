package dev.piculet.binary.codec;

import dev.piculet.binary.runtime.RootCodec;

/** A type that values in open places have, and what writes and reads them. Thread-safe. */
public interface OpenType {
    /** The class as which values are written: their own, or one that they share. */
    Class<?> type();

    /** Its number among {@link dev.piculet.binary.schema.OpenKinds}; -1 if it is described. */
    int kind();

    /** What stands before its first value in a message; none if it has a number, or is of others and only read. */
    byte[] description();

    /** What to call now. */
    RootCodec current();

    /** Chooses what is written of a value; null if the value itself is. Then nothing else but the class is to be asked for. */
    Replacer replacer();

    /** The class of what is read instead, which is sure to be another; null if an instance of this one may be read. */
    Class<?> readAs();

    /** Whether what is read may be an instance of another class than this. */
    boolean isResolved();

    /** The codec that is exact about what is wrong. */
    InterpretedRoot interpreted();
}
