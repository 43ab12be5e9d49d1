package dev.piculet.binary.engine;

import dev.piculet.binary.encoding.Varint;
import dev.piculet.binary.error.LimitErrors;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.schema.WireSchema;
import java.io.IOException;
import java.io.InputStream;

/** Reads what {@link Frames} wrote, and counts the bytes, so that errors tell where in the stream they are. */
public final class FrameInput {
    private final InputStream stream;
    private final Limits limits;

    /** The bytes that were taken from the stream. */
    private long taken;

    /** Whether the next byte is not known to be the first of a frame. */
    private boolean inside;

    public FrameInput(InputStream stream, Limits limits) {
        this.stream = stream;
        this.limits = limits;
    }

    /** Reads what comes before all values. */
    public WireSchema readHead() throws IOException {
        BinaryInput magic = new BinaryInput(readExactly(Integer.BYTES));
        if (magic.readInt() != Frames.MAGIC) {
            magic.position(0);
            throw ValueErrors.noFrames(magic);
        }
        int length = readLength();
        if (length > limits.size()) {
            throw ValueErrors.schemaTooLarge(length, limits.size());
        }
        byte[] schema = readExactly(length);
        inside = false;
        return SelfDescription.schema(schema, taken - length);
    }

    /** Reads a value's bytes; null at the end. */
    public byte[] readFrame() throws IOException {
        int length = readLength() - 1;
        if (length > limits.size()) {
            throw LimitErrors.sizeExceeded(length, limits.size());
        }
        byte[] frame = length < 0 ? null : readExactly(length);
        inside = false;
        return frame;
    }

    /** Tells whether a failure of {@link #readFrame} has hidden where the next value begins. */
    public boolean isInside() {
        return inside;
    }

    /** Returns what is wrong with the bytes that were taken last, at its place in the stream. */
    public MalformedInputException inStream(MalformedInputException e, int lastTaken) {
        return e.behind(taken - lastTaken);
    }

    private int readLength() throws IOException {
        byte[] bytes = new byte[Varint.MAX_INT_SIZE];
        int count = 0;
        try {
            do {
                int next = stream.read();
                if (next < 0) {
                    ended(bytes, count).require(1);
                }
                inside = true;
                taken++;
                bytes[count++] = (byte) next;
            } while (bytes[count - 1] < 0 && count < bytes.length);
            return new BinaryInput(bytes, 0, count).readVarint();
        } catch (MalformedInputException e) {
            throw inStream(e, count);
        }
    }

    private static BinaryInput ended(byte[] bytes, int count) {
        BinaryInput in = new BinaryInput(bytes, 0, count);
        in.position(count);
        return in;
    }

    /** Room is made for what has arrived, not for what was announced. */
    private byte[] readExactly(int length) throws IOException {
        byte[] bytes = stream.readNBytes(length);
        taken += bytes.length;
        if (bytes.length < length) {
            try {
                new BinaryInput(bytes).require(length);
            } catch (MalformedInputException e) {
                throw inStream(e, bytes.length);
            }
        }
        return bytes;
    }
}
