package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.schema.PrimitiveMeaning;
import dev.piculet.binary.schema.WireType;
import java.lang.reflect.Array;
import java.math.BigInteger;

/** Reads a number without a sign, where no class for it is there, as a {@code Long}; one of eight bytes as a {@code BigInteger}. */
public final class UnsignedCodec extends ReadingCodec {
    private final PrimitiveCodec codec;

    private UnsignedCodec(PrimitiveCodec codec) {
        super(codec.wireType());
        this.codec = codec;
    }

    /** Returns the codec that reads a primitive as the number that it is. */
    public static Codec of(WireType.Primitive type) {
        PrimitiveCodec codec = new PrimitiveCodec(type);
        return type.meaning() == PrimitiveMeaning.UNSIGNED ? new UnsignedCodec(codec) : codec;
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        Object bits = codec.decodeBody(in, control);
        return bits == null ? null : of(bits);
    }

    private static Object of(Object bits) {
        return bits instanceof Long number ? new BigInteger(Long.toUnsignedString(number)) : (Object) number(bits);
    }

    /** Returns the elements of an array as the numbers that they are without a sign. */
    public static Object[] ofArray(Object array) {
        Object[] numbers = new Object[Array.getLength(array)];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = of(Array.get(array, i));
        }
        return numbers;
    }

    /** Returns the number that the bits of a {@code Byte}, {@code Short} or {@code Integer} are without a sign. */
    static long number(Object bits) {
        if (bits instanceof Byte number) {
            return Byte.toUnsignedLong(number);
        }
        return bits instanceof Short number ? Short.toUnsignedLong(number) : Integer.toUnsignedLong((Integer) bits);
    }
}
