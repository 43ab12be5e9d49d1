package dev.piculet.binary.internal;

import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.BinaryOutput;
import dev.piculet.binary.Limits;
import dev.piculet.binary.runtime.LittleEndian;
import dev.piculet.binary.runtime.Varint;
import dev.piculet.binary.schema.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A stream of values: four bytes that tell so, the schema, the values with their lengths, an end (wire format, section 2.3). */
public final class Frames {
    private static final int MAGIC = 0x31464350; // "PCF1"

    private Frames() {}

    /** Writes what comes before all values. */
    public static void writeHead(OutputStream stream, Schema schema, Limits limits) throws IOException {
        byte[] bytes = schema.toBytes();
        if (bytes.length > limits.size()) {
            throw BinaryErrors.schemaTooLarge(bytes.length, limits.size());
        }
        BinaryOutput head = new BinaryOutput();
        head.writeInt(MAGIC);
        head.writeVarint(bytes.length);
        head.writeBytes(bytes);
        stream.write(head.array(), 0, head.position());
    }

    /** Writes the value that begins at an index with its length, plus one so that no value looks like the end. */
    public static void writeFrame(OutputStream stream, BinaryOutput value, int from) throws IOException {
        byte[] length = new byte[Varint.MAX_INT_SIZE];
        int size = value.position() - from;
        stream.write(length, 0, Varint.write(length, 0, Math.addExact(size, 1)));
        stream.write(value.array(), from, size);
    }

    /** Writes the end of all values. */
    public static void writeEnd(OutputStream stream) throws IOException {
        stream.write(0);
    }

    /** Whether bytes begin as those of a stream do. */
    public static boolean isStream(byte[] bytes) {
        return bytes.length >= Integer.BYTES && (int) LittleEndian.INT.get(bytes, 0) == MAGIC;
    }

    /** Reads what comes before all values. */
    public static Schema readHead(InputStream stream, Limits limits) throws IOException {
        BinaryInput magic = new BinaryInput(readExactly(stream, Integer.BYTES));
        if (magic.readInt() != MAGIC) {
            throw BinaryErrors.noFrames(magic);
        }
        return Schema.parse(readExactly(stream, readLength(stream, limits)));
    }

    /** Reads a value's bytes; null at the end. */
    public static byte[] readFrame(InputStream stream, Limits limits) throws IOException {
        int length = readLength(stream, limits);
        return length == 0 ? null : readExactly(stream, length - 1);
    }

    private static int readLength(InputStream stream, Limits limits) throws IOException {
        byte[] bytes = new byte[Varint.MAX_INT_SIZE];
        int count = 0;
        do {
            int next = stream.read();
            if (next < 0) {
                throw BinaryErrors.cutOff(1, new BinaryInput(bytes, count, 0));
            }
            bytes[count++] = (byte) next;
        } while (bytes[count - 1] < 0 && count < bytes.length);
        int length = new BinaryInput(bytes, 0, count).readVarint();
        if (length - 1 > limits.size()) {
            throw BinaryErrors.sizeExceeded(length - 1, limits.size());
        }
        return length;
    }

    /** Room is made for what has arrived, not for what was announced. */
    private static byte[] readExactly(InputStream stream, int length) throws IOException {
        byte[] bytes = stream.readNBytes(length);
        if (bytes.length < length) {
            throw BinaryErrors.cutOff(length, new BinaryInput(bytes));
        }
        return bytes;
    }
}
