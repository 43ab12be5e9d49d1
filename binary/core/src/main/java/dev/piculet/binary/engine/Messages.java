package dev.piculet.binary.engine;

import dev.piculet.binary.encoding.Varint;
import dev.piculet.binary.error.LimitErrors;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.runtime.Buffers;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/**
 * Writes messages where callers want them, and reads them from there. A message is written into a buffer of ours and copied, so
 * that a failure leaves the target as it was, and nothing but the message's bytes is written to it: codecs use room behind what they
 * write (ADR 8). Thread-safe.
 */
public abstract class Messages {
    private final Limits limits;

    Messages(Limits limits) {
        this.limits = limits;
    }

    /** The bounds on values and bytes. */
    public final Limits limits() {
        return limits;
    }

    /** Appends a message. If that fails, what is appended is unspecified. */
    abstract void append(Object value, BinaryOutput out);

    /** Reads the message that stands from one index to another. */
    public abstract Object deserialize(byte[] bytes, int from, int to);

    /** Returns the number of bytes of a value's message. */
    public final int size(Object value) {
        Buffers.Buffer buffer = Buffers.take();
        try {
            append(value, buffer.output());
            return buffer.output().position();
        } finally {
            buffer.release();
        }
    }

    /** Writes a message from an index on, and returns the index behind it. */
    public final int serialize(Object value, byte[] target, int offset) {
        if (offset < 0 || offset > target.length) {
            throw new IndexOutOfBoundsException("Offset " + offset + " is not within 0 to " + target.length + ".");
        }
        Buffers.Buffer buffer = Buffers.take();
        try {
            BinaryOutput out = buffer.output();
            append(value, out);
            int size = out.position();
            requireRoom(size, target.length - offset);
            System.arraycopy(out.array(), 0, target, offset, size);
            return offset + size;
        } finally {
            buffer.release();
        }
    }

    /** Writes a message at the position of a buffer, and moves that behind it. */
    public final void serialize(Object value, ByteBuffer target) {
        Buffers.Buffer buffer = Buffers.take();
        try {
            BinaryOutput out = buffer.output();
            append(value, out);
            requireRoom(out.position(), target.remaining());
            target.put(out.array(), 0, out.position());
        } finally {
            buffer.release();
        }
    }

    private static void requireRoom(int size, int room) {
        if (size > room) {
            throw LimitErrors.noRoom(size, room);
        }
    }

    /** Writes a message, and nothing else, to a stream. */
    public final void serialize(Object value, OutputStream target) throws IOException {
        Buffers.Buffer buffer = Buffers.take();
        try {
            BinaryOutput out = buffer.output();
            append(value, out);
            target.write(out.array(), 0, out.position());
        } finally {
            buffer.release();
        }
    }

    /** Writes the length of a message and the message, by one call of the output. */
    public final void serializeDelimited(Object value, DataOutput target) throws IOException {
        Buffers.Buffer buffer = Buffers.take();
        try {
            BinaryOutput out = buffer.output();
            out.position(Varint.MAX_INT_SIZE);
            append(value, out);
            int size = out.position() - Varint.MAX_INT_SIZE;
            int start = Varint.MAX_INT_SIZE - Varint.size(size);
            Varint.write(out.array(), start, size);
            target.write(out.array(), start, out.position() - start);
        } finally {
            buffer.release();
        }
    }

    /** Reads the message that is left in a buffer, and moves the position to the limit. */
    public final Object deserialize(ByteBuffer source) {
        Object value;
        if (source.hasArray()) {
            int from = source.arrayOffset() + source.position();
            value = deserialize(source.array(), from, from + source.remaining());
        } else {
            byte[] bytes = new byte[source.remaining()];
            source.duplicate().get(bytes);
            value = deserialize(bytes, 0, bytes.length);
        }
        source.position(source.limit());
        return value;
    }

    /** Reads the message that is left in a stream, and of a longer stream one byte more than a message may have. */
    public final Object deserialize(InputStream source) throws IOException {
        // By default what an array can hold, which is one byte at least below the highest number.
        int most = Math.min(limits.size(), Limits.DEFAULT.size());
        byte[] bytes = source.readNBytes(most + 1);
        if (bytes.length > limits.size()) {
            throw LimitErrors.streamTooLong(limits.size());
        }
        return deserialize(bytes, 0, bytes.length);
    }

    /** Reads what {@link #serializeDelimited} wrote. */
    public final Object deserializeDelimited(DataInput source) throws IOException {
        return DelimitedBytes.read(source, limits).deserialize(this);
    }
}
