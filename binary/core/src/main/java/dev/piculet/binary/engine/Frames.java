package dev.piculet.binary.engine;

import dev.piculet.binary.encoding.LittleEndian;
import dev.piculet.binary.encoding.Varint;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.schema.WireSchema;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes a stream of values: four bytes that tell so, the schema, the values with their lengths, an end (wire format, section
 * 2.3).
 */
public final class Frames {
    static final int MAGIC = 0x31464350; // "PCF1"

    private Frames() {}

    /** Writes what comes before all values. */
    public static void writeHead(OutputStream stream, WireSchema schema, Limits limits) throws IOException {
        byte[] bytes = schema.toBytes();
        if (bytes.length > limits.size()) {
            throw ValueErrors.schemaTooLarge(bytes.length, limits.size());
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
}
