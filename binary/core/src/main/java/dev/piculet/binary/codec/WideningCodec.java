package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryInput;

/** Reads what was written as one primitive type as a wider one (JLS 5.1.2, conversions that lose nothing). */
public final class WideningCodec extends ReadingCodec {
    private final PrimitiveCodec codec;
    private final Class<?> target;

    private WideningCodec(PrimitiveCodec codec, Class<?> target) {
        super(codec.wireType());
        this.codec = codec;
        this.target = target;
    }

    /** Returns the codec that reads a value as {@code target}, a primitive class; null if it might not fit. */
    static Codec of(PrimitiveCodec codec, Class<?> target) {
        boolean fits = switch (codec.kind()) {
            case BYTE -> target != boolean.class && target != char.class;
            case SHORT -> target == int.class || target == long.class || isFloating(target);
            case CHAR -> target == int.class || target == long.class || isFloating(target);
            case INT, COMPACT_INT -> target == long.class || target == double.class;
            case FLOAT -> target == double.class;
            default -> false;
        };
        return fits ? new WideningCodec(codec, target) : null;
    }

    private static boolean isFloating(Class<?> type) {
        return type == float.class || type == double.class;
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        Object value = codec.decodeBody(in, control);
        if (value == null) {
            return null;
        }
        Number number = value instanceof Character c ? (int) c : (Number) value;
        if (target == double.class) {
            return number.doubleValue();
        }
        if (target == float.class) {
            return number.floatValue();
        }
        if (target == long.class) {
            return number.longValue();
        }
        return target == int.class ? (Object) number.intValue() : (Object) number.shortValue();
    }
}
