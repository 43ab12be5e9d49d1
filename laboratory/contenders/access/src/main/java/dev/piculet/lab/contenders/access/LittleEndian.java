package dev.piculet.lab.contenders.access;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Views of byte arrays as numbers. Calls must have the exact types, {@code (int) INT.get(bytes, pos)}. */
public final class LittleEndian {
    public static final VarHandle SHORT = view(short[].class);
    public static final VarHandle INT = view(int[].class);
    public static final VarHandle LONG = view(long[].class);
    public static final VarHandle FLOAT = view(float[].class);
    public static final VarHandle DOUBLE = view(double[].class);
    static final VarHandle CHAR = view(char[].class);

    private LittleEndian() {}

    private static VarHandle view(Class<?> arrayType) {
        return MethodHandles.byteArrayViewVarHandle(arrayType, ByteOrder.LITTLE_ENDIAN)
                .withInvokeExactBehavior();
    }
}
