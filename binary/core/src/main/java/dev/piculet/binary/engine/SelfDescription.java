package dev.piculet.binary.engine;

import dev.piculet.binary.codec.Codec;
import dev.piculet.binary.codec.InterpretedRoot;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.runtime.RootHeader;
import dev.piculet.binary.schema.WireSchema;
import java.util.Arrays;

/**
 * What stands before a value that describes itself (wire format, section 2.2): a byte that tells so, the schema's
 * fingerprint, its length, and the schema.
 */
public final class SelfDescription {
    /** The first byte. */
    public static final byte MAGIC = (byte) 0xB5;

    private final byte[] bytes;
    private final int from;
    private final int to;
    private final int fingerprint;
    private final int schemaFrom;
    private final int schemaTo;

    /** @param in at the first byte of the schema */
    private SelfDescription(BinaryInput in, int fingerprint, int length) {
        this.bytes = in.array();
        this.from = in.position() - in.offset();
        this.to = in.limit();
        this.fingerprint = fingerprint;
        this.schemaFrom = in.position();
        this.schemaTo = schemaFrom + length;
    }

    /** Returns the description that starts every value of a schema. */
    static byte[] of(WireSchema schema) {
        byte[] bytes = schema.toBytes();
        BinaryOutput out = new BinaryOutput();
        out.writeByte(MAGIC);
        out.writeInt(schema.fingerprint());
        out.writeVarint(bytes.length);
        out.writeBytes(bytes);
        return out.toByteArray();
    }

    /** Finds the parts of a value that describes itself and stands from one index to another. */
    public static SelfDescription read(byte[] bytes, int from, int to) {
        BinaryInput in = new BinaryInput(bytes, from, to - from);
        if (in.remaining() == 0 || in.readByte() != MAGIC) {
            throw ValueErrors.noBinarySerializerValue(in);
        }
        int fingerprint = in.readInt();
        int length = in.readCount();
        return new SelfDescription(in, fingerprint, length);
    }

    int fingerprint() {
        return fingerprint;
    }

    /** The index of the value. */
    public int valueFrom() {
        return schemaTo;
    }

    /** Reads the schema. */
    public WireSchema schema() {
        return schema(schemaBytes(), schemaFrom - from);
    }

    /** Reads a schema from its bytes, which so many others stand before. */
    public static WireSchema schema(byte[] bytes, long before) {
        try {
            return WireSchema.parse(bytes);
        } catch (MalformedInputException e) {
            throw e.behind(before);
        }
    }

    byte[] schemaBytes() {
        return Arrays.copyOfRange(bytes, schemaFrom, schemaTo);
    }

    /** Whether the schema has exactly these bytes, the fingerprint apart. */
    boolean isOf(byte[] schema) {
        return Arrays.equals(bytes, schemaFrom, schemaTo, schema, 0, schema.length);
    }

    /** Reads the value with a codec of the schema. */
    public Object decode(Codec codec, Limits limits) {
        return new InterpretedRoot(codec, new RootHeader(false, fingerprint), limits).decode(bytes, from, schemaTo, to);
    }
}
