package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.WireType;

/** A primitive value, boxed here, or null. */
public final class PrimitiveCodec extends Codec {
    private final PrimitiveKind kind;
    private final Class<?> box;
    private final boolean nullable;

    public PrimitiveCodec(WireType.Primitive type) {
        super(type);
        kind = type.kind();
        box = kind.boxedType();
        nullable = type.nullable();
    }

    /** How the value lies on the wire. */
    public PrimitiveKind kind() {
        return kind;
    }

    @Override
    public int control(Object value) {
        if (!nullable) {
            return controlOfValue(value);
        }
        return value == null ? 0 : 1 | controlOfValue(value) << 1;
    }

    private int controlOfValue(Object value) {
        requireInstance(box, value);
        return switch (kind) {
            case BOOLEAN -> (boolean) value ? 1 : 0;
            case COMPACT_INT -> (int) value == (short) (int) value ? 0 : 1;
            case COMPACT_LONG -> (long) value == (int) (long) value ? 0 : 1;
            default -> 0;
        };
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        if (nullable && control == 0) {
            return;
        }
        boolean wide = (nullable ? control >>> 1 : control) != 0;
        switch (kind) {
            case BOOLEAN -> {}
            case BYTE -> out.writeByte((byte) value);
            case SHORT -> out.writeShort((short) value);
            case CHAR -> out.writeChar((char) value);
            case INT -> out.writeInt((int) value);
            case COMPACT_INT -> {
                if (wide) {
                    out.writeInt((int) value);
                } else {
                    out.writeShort((short) (int) value);
                }
            }
            case LONG -> out.writeLong((long) value);
            case COMPACT_LONG -> {
                if (wide) {
                    out.writeLong((long) value);
                } else {
                    out.writeInt((int) (long) value);
                }
            }
            case FLOAT -> out.writeFloat((float) value);
            case DOUBLE -> out.writeDouble((double) value);
        }
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (nullable && (control & 1) == 0) {
            return null;
        }
        boolean bit = (nullable ? control >>> 1 : control) != 0;
        return switch (kind) {
            case BOOLEAN -> bit;
            case BYTE -> in.readByte();
            case SHORT -> in.readShort();
            case CHAR -> in.readChar();
            case INT -> in.readInt();
            case COMPACT_INT -> bit ? in.readInt() : (int) in.readShort();
            case LONG -> in.readLong();
            case COMPACT_LONG -> bit ? in.readLong() : (long) in.readInt();
            case FLOAT -> in.readFloat();
            case DOUBLE -> in.readDouble();
        };
    }
}
