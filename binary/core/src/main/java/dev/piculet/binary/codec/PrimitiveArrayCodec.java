package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.WireType;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** An array of primitives as it lies in memory, or null (wire format, section 4.7). */
public final class PrimitiveArrayCodec extends Codec {
    private final PrimitiveKind kind;
    private final Limits limits;
    /** Declared to return a codec, so that callers do not load this class unless they come here. */
    public static Codec of(WireType.PrimitiveArray type, Limits limits) {
        return new PrimitiveArrayCodec(type, limits);
    }

    private PrimitiveArrayCodec(WireType.PrimitiveArray type, Limits limits) {
        super(type);
        this.kind = type.kind();
        this.limits = limits;
    }

    @Override
    public int control(Object value) {
        if (value == null) {
            return Counts.NULL;
        }
        requireInstance(kind.javaType().arrayType(), value);
        return Counts.control(Array.getLength(value));
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        if (control == Counts.NULL) {
            return;
        }
        int count = Array.getLength(value);
        Counts.checkLimit(count, limits);
        if (control == Counts.LONG) {
            out.writeVarint(count);
        }
        long size = (long) count * elementSize();
        byte[] bytes = out.ensure(out.position(), size);
        put(ByteBuffer.wrap(bytes, out.position(), (int) size).order(ByteOrder.LITTLE_ENDIAN), value);
        out.position(out.position() + (int) size);
    }

    private void put(ByteBuffer target, Object array) {
        switch (kind) {
            case BOOLEAN -> {
                for (boolean value : (boolean[]) array) {
                    target.put((byte) (value ? 1 : 0));
                }
            }
            case BYTE -> target.put((byte[]) array);
            case SHORT -> target.asShortBuffer().put((short[]) array);
            case CHAR -> target.asCharBuffer().put((char[]) array);
            case INT, COMPACT_INT -> target.asIntBuffer().put((int[]) array);
            case LONG, COMPACT_LONG -> target.asLongBuffer().put((long[]) array);
            case FLOAT -> target.asFloatBuffer().put((float[]) array);
            case DOUBLE -> target.asDoubleBuffer().put((double[]) array);
        }
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (control == Counts.NULL) {
            return null;
        }
        if (control > Counts.LONG) {
            throw ValueErrors.invalidControl(control, in);
        }
        int count = control == Counts.LONG ? in.readVarint() : control - 1;
        Counts.checkLimit(count, limits);
        in.requireCount(count, Byte.SIZE * elementSize());
        int start = in.position();
        in.position(start + count * elementSize());
        return get(ByteBuffer.wrap(in.array(), start, count * elementSize()).order(ByteOrder.LITTLE_ENDIAN), count, in);
    }

    private Object get(ByteBuffer source, int count, BinaryInput in) {
        Object array = Array.newInstance(kind.javaType(), count);
        switch (kind) {
            case BOOLEAN -> {
                boolean[] values = (boolean[]) array;
                for (int i = 0; i < count; i++) {
                    byte value = source.get();
                    if ((value & ~1) != 0) {
                        refuseBoolean(in, count - i);
                    }
                    values[i] = value != 0;
                }
            }
            case BYTE -> source.get((byte[]) array);
            case SHORT -> source.asShortBuffer().get((short[]) array);
            case CHAR -> source.asCharBuffer().get((char[]) array);
            case INT, COMPACT_INT -> source.asIntBuffer().get((int[]) array);
            case LONG, COMPACT_LONG -> source.asLongBuffer().get((long[]) array);
            case FLOAT -> source.asFloatBuffer().get((float[]) array);
            case DOUBLE -> source.asDoubleBuffer().get((double[]) array);
        }
        return array;
    }

    /** Reads the byte again that stands so many before the position. */
    private static void refuseBoolean(BinaryInput in, int before) {
        in.position(in.position() - before);
        in.readBoolean();
    }

    private int elementSize() {
        return kind == PrimitiveKind.BOOLEAN ? 1 : kind.maxSize();
    }
}
