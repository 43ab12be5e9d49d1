package dev.piculet.binary.io;

import dev.piculet.binary.encoding.Amount;
import java.nio.BufferOverflowException;

/** A value does not fit where the caller wants it. Nothing was written there. */
public final class BufferTooSmallException extends BufferOverflowException {
    private static final long serialVersionUID = 1L;

    private final int needed;
    private final int room;

    /**
     * @param needed the bytes that the value takes
     * @param room the bytes that there are for it
     */
    public BufferTooSmallException(int needed, int room) {
        this.needed = needed;
        this.room = room;
    }

    /** The bytes that the value takes, fingerprint or schema included. */
    public int needed() {
        return needed;
    }

    @Override
    public String getMessage() {
        return "Value takes " + Amount.of(needed, "byte") + ", and there is room for " + room
                + ".\n  Make room for as many as needed() returns, or write to a BinaryOutput, which grows.";
    }
}
