package dev.piculet.jackson.direct;

/** Superclass of generated code that reads instances of one class. */
public abstract class DirectReader implements DirectValue {
    /** Creates a reader, which has no state. */
    protected DirectReader() {}
}
