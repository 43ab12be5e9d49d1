package dev.piculet.fuzz;

import dev.piculet.binary.Schema;
import dev.piculet.binary.io.BinaryOutput;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Surrounds a value with headers and frames (wire format, section 2) as an attacker may. */
final class Wire {
    private static final int MAGIC = 0xB5;

    private Wire() {}

    /** Returns a self-describing value. */
    static byte[] described(int fingerprint, byte[] schema, byte[] value) {
        BinaryOutput out = new BinaryOutput();
        out.writeByte(MAGIC);
        out.writeInt(fingerprint);
        out.writeVarint(schema.length);
        out.writeBytes(schema);
        out.writeBytes(value);
        return out.toByteArray();
    }

    /** Returns a stream of values. */
    static byte[] stream(byte[] schema, List<byte[]> values) {
        BinaryOutput out = new BinaryOutput();
        out.writeBytes("PCF1".getBytes(StandardCharsets.US_ASCII));
        out.writeVarint(schema.length);
        out.writeBytes(schema);
        for (byte[] value : values) {
            out.writeVarint(value.length + 1);
            out.writeBytes(value);
        }
        out.writeByte(0);
        return out.toByteArray();
    }

    /** Returns a value after the fingerprint of its schema. */
    static byte[] headed(Schema schema, byte[] value) {
        BinaryOutput out = new BinaryOutput();
        out.writeInt(schema.fingerprint());
        out.writeBytes(value);
        return out.toByteArray();
    }
}
