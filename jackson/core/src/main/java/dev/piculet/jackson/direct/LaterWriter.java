package dev.piculet.jackson.direct;

/** Stands for a writer that is not made yet, as its class holds itself by way of others. */
public final class LaterWriter implements DirectWriter {
    /** Null until it is made, and forever if that fails. */
    private volatile DirectWriter writer;

    /** Creates a stand-in. */
    public LaterWriter() {}

    /** Tells what it stands for. */
    public void set(DirectWriter made) {
        writer = made;
    }

    @Override
    public int write(DirectOutput out, int at, Object value) {
        DirectWriter made = writer;
        if (made == null) {
            throw OddValueException.ODD;
        }
        return made.write(out, at, value);
    }
}
