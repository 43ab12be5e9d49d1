package dev.piculet.lab.contenders.handwritten;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Views of byte arrays as numbers. Calls must have the exact types: {@code (int) INT.get(bytes, pos)}; anything else
 * throws, where an inexact handle would convert slowly.
 */
public final class LittleEndian {
    public static final VarHandle SHORT = view(short[].class);
    static final VarHandle CHAR = view(char[].class);
    static final VarHandle INT = view(int[].class);
    public static final VarHandle LONG = view(long[].class);
    static final VarHandle FLOAT = view(float[].class);
    static final VarHandle DOUBLE = view(double[].class);

    private LittleEndian() {}

    private static VarHandle view(Class<?> arrayType) {
        return MethodHandles.byteArrayViewVarHandle(arrayType, ByteOrder.LITTLE_ENDIAN)
                .withInvokeExactBehavior();
    }
}
