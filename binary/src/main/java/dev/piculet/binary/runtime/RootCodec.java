package dev.piculet.binary.runtime;

import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.BinaryOutput;

/** Writes and reads whole values of one schema, header apart. Thread-safe. */
public abstract class RootCodec {
    /** Appends the header, if there is one, and a value. */
    public abstract void encode(BinaryOutput out, Object value);

    /** Returns the header, if there is one, and a value as an array of its own. */
    public byte[] serialize(Object value) {
        Buffers.Buffer buffer = Buffers.take();
        try {
            BinaryOutput out = buffer.output();
            encode(out, value);
            return out.toByteArray();
        } finally {
            buffer.release();
        }
    }

    /**
     * Reads the value, without a header, that the bytes from one index to another consist of.
     *
     * @throws dev.piculet.binary.BinaryException if they are no such value
     */
    public abstract Object decode(byte[] bytes, int from, int to);

    /**
     * Reads the value, without a header, that begins at the position of an input, and moves the position behind it.
     *
     * @throws dev.piculet.binary.BinaryException if there is no such value; the position is anywhere then
     */
    public abstract Object decode(BinaryInput in);
}
