package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.PrimitiveMeaning;
import dev.piculet.binary.schema.WireType;

/**
 * Reads what was written as one primitive type as a wider one (JLS 5.1.2, conversions that lose nothing), or as a number without a
 * sign. The number stays the same, and one that can't is refused where it stands.
 */
public final class WideningCodec extends ReadingCodec {
    private final PrimitiveCodec codec;
    private final Class<?> target;
    private final boolean isUnsigned;
    private final boolean becomesUnsigned;

    private WideningCodec(PrimitiveCodec codec, Class<?> target, boolean isUnsigned, boolean becomesUnsigned) {
        super(codec.wireType());
        this.codec = codec;
        this.target = target;
        this.isUnsigned = isUnsigned;
        this.becomesUnsigned = becomesUnsigned;
    }

    /**
     * Returns the codec that reads a value as {@code target}, a primitive class, in which it was not written; null if it might not
     * fit.
     *
     * @param meaning what a {@code target} means in its place
     */
    static Codec of(PrimitiveCodec codec, Class<?> target, PrimitiveMeaning meaning) {
        PrimitiveKind kind = codec.kind();
        PrimitiveMeaning written = ((WireType.Primitive) codec.wireType()).meaning();
        boolean isOfTime = written == PrimitiveMeaning.DURATION || meaning == PrimitiveMeaning.DURATION;
        boolean isUnsigned = written == PrimitiveMeaning.UNSIGNED;
        boolean becomesUnsigned = meaning == PrimitiveMeaning.UNSIGNED;
        boolean fits = isWider(kind, target) || becomesUnsigned && kind.javaType() == target;
        return isOfTime || !fits ? null : new WideningCodec(codec, target, isUnsigned, becomesUnsigned);
    }

    /** Whether all numbers of a kind are numbers of {@code target}, be they without a sign or both with it. */
    private static boolean isWider(PrimitiveKind kind, Class<?> target) {
        return switch (kind) {
            case BYTE -> target != byte.class && target != boolean.class && target != char.class;
            case SHORT, CHAR -> target == int.class || target == long.class || isFloating(target);
            case INT, COMPACT_INT -> target == long.class || target == double.class;
            case FLOAT -> target == double.class;
            default -> false;
        };
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
        if (value instanceof Float number) {
            return number.doubleValue();
        }
        long number = isUnsigned
                ? UnsignedCodec.number(value)
                : value instanceof Character c ? c : ((Number) value).longValue();
        if (number < 0 && becomesUnsigned) {
            throw ValueErrors.negativeRead(number, in);
        }
        return ofTarget(number);
    }

    private Object ofTarget(long number) {
        if (target == double.class) {
            return (double) number;
        }
        if (target == float.class) {
            return (float) number;
        }
        if (target == long.class) {
            return number;
        }
        if (target == int.class) {
            return (int) number;
        }
        return target == short.class ? (Object) (short) number : (Object) (byte) number;
    }
}
