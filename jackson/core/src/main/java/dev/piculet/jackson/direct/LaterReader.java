package dev.piculet.jackson.direct;

/** Reads instances of a class that has itself somewhere inside: what reads it is made after this. */
public final class LaterReader implements DirectValue {
    /** Set before anything is read. */
    private DirectValue target;

    /** Creates one that has to be {@link #bind bound}. */
    public LaterReader() {}

    /** Sets what reads; before this is published. */
    public void bind(DirectValue reader) {
        target = reader;
    }

    @Override
    public Object read(DirectInput in, int at) {
        return target.read(in, at);
    }
}
