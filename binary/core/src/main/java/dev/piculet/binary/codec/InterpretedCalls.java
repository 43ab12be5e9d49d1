package dev.piculet.binary.codec;

/** Counts what an interpreted codec has done, to tell whether generated code would pay. Thread-safe. */
public interface InterpretedCalls {
    /** Notes that a value was written as so many bytes, or read from them. */
    void interpreted(int bytes);
}
