package dev.piculet.binary.runtime;

import static dev.piculet.binary.encoding.LittleEndian.INT;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.state.Writing;

/** Writes and reads whole values of one schema. Thread-safe. */
public abstract class RootCodec {
    private final RootHeader header;
    private final Limits limits;

    // The header's, for a hot path that is a read of memory shorter.
    private final boolean headed;
    private final int fingerprint;

    protected RootCodec(RootHeader header, Limits limits) {
        this.header = header;
        this.limits = limits;
        this.headed = header.present();
        this.fingerprint = header.fingerprint();
    }

    /** The header of every value. */
    public final RootHeader header() {
        return header;
    }

    /** The bounds on values and bytes. */
    public final Limits limits() {
        return limits;
    }

    /**
     * Notes that a message begins at the position of an output.
     *
     * @param start the index of the first byte that the limit of its size counts
     */
    protected final void begin(BinaryOutput out, int start) {
        int position = out.position() + header.size();
        Writing.begin(out, limits.size(), limits.stringLength(), limits.elements(), start, position);
    }

    /**
     * Whether a value lies too deep in others, to which it is written or read by a codec of a user's.
     *
     * @param depth the objects that it is inside of
     */
    protected final boolean isTooDeep(int depth) {
        return depth > 0 && depth >= limits.depth();
    }

    /**
     * Appends the header, if there is one, and a value.
     *
     * @param start the index of the output at which the message begins: what the limit of its size counts
     */
    public abstract void encode(BinaryOutput out, int start, Object value);

    /** Returns the header, if there is one, and a value as an array of its own. */
    public byte[] serialize(Object value) {
        Buffers.Buffer buffer = Buffers.take();
        try {
            BinaryOutput out = buffer.output();
            encode(out, 0, value);
            return out.toByteArray();
        } finally {
            buffer.release();
        }
    }

    /**
     * Reads the header, if there is one, and the value that the bytes from one index to another consist of: a message.
     *
     * @return null if the header is not there, or another schema's
     * @throws dev.piculet.binary.io.BinaryException if they are no such value
     */
    public final Object deserialize(byte[] bytes, int from, int to) {
        if (!headed) {
            return decode(bytes, from, from, to);
        }
        boolean own = to - from >= RootHeader.SIZE && (int) INT.get(bytes, from) == fingerprint;
        return own ? decode(bytes, from, from + RootHeader.SIZE, to) : null;
    }

    /**
     * Reads the value, without a header, that the bytes from one index to another consist of.
     *
     * @param start the index at which the message begins: what the limit of its size, and offsets in errors, count
     * @throws dev.piculet.binary.io.BinaryException if they are no such value
     */
    public abstract Object decode(byte[] bytes, int start, int from, int to);

    /**
     * Reads the value that begins at the position of an input, just behind the header if there is one, and moves the
     * position behind it.
     *
     * @throws dev.piculet.binary.io.BinaryException if there is no such value; the position is anywhere then
     */
    public abstract Object decode(BinaryInput in);

    /** Writes a value, without a header, that is part of one which another codec writes. */
    public abstract void encodeInside(BinaryOutput out, Object value);

    /** Reads a value, without a header, that is part of one which another codec reads. */
    public abstract Object decodeInside(BinaryInput in);
}
