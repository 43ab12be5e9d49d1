package dev.piculet.access;

import dev.piculet.access.internal.AccessErrors;
import dev.piculet.access.internal.JvmKind;
import java.util.Arrays;

/**
 * The arguments of one call of a creator, and which of them are present. Primitives are kept unboxed.
 *
 * <p>Made by {@link Instantiator#arguments}, for that instantiator only. Reusable: {@link #clear} takes every argument
 * away. Holds on to the values until then. Not thread-safe.
 *
 * <p>A setter or getter of another kind than the parameter's throws {@link ClassCastException}; an index outside the
 * parameters throws {@link IndexOutOfBoundsException}.
 */
public final class Arguments {
    private static final long[] NO_PRIMITIVES = {};

    final ArgumentLayout layout;

    /** Primitive arguments; {@code float} and {@code double} as their bits. Empty when no parameter is primitive. */
    private final long[] primitives;

    private final Object[] references;

    /** A bit for each parameter without an argument. */
    private final int[] absent;

    Arguments(ArgumentLayout layout) {
        this.layout = layout;
        primitives = layout.hasPrimitives ? new long[layout.kinds.length] : NO_PRIMITIVES;
        references = layout.emptyArrays.clone();
        absent = layout.allParameters.clone();
    }

    /** Returns the number of parameters. */
    public int size() {
        return references.length;
    }

    /** Takes every argument away. */
    public void clear() {
        System.arraycopy(layout.emptyArrays, 0, references, 0, references.length);
        Arrays.fill(primitives, 0);
        System.arraycopy(layout.allParameters, 0, absent, 0, absent.length);
    }

    /** Tells whether parameter {@code index} has an argument; null is one. */
    public boolean isPresent(int index) {
        return (absent[index / ArgumentLayout.PARAMETERS_PER_MASK] & 1 << index % ArgumentLayout.PARAMETERS_PER_MASK)
                == 0;
    }

    /**
     * Returns one of the masks that Kotlin's default arguments take: a bit for each of 32 parameters whose default is
     * to be used.
     *
     * @param mask which mask, from 0
     */
    public int defaultsMask(int mask) {
        return absent[mask] & layout.defaulted[mask];
    }

    /** Gives an argument of any kind; a primitive is unboxed, from exactly its own box. */
    public void set(int index, Object value) {
        JvmKind kind = layout.kinds[index];
        if (kind != JvmKind.REFERENCE && value == null) {
            throw AccessErrors.nullArgument(layout.creator, index);
        }
        switch (kind) {
            case BOOLEAN -> setBoolean(index, (Boolean) value);
            case BYTE -> setByte(index, (Byte) value);
            case SHORT -> setShort(index, (Short) value);
            case CHAR -> setChar(index, (Character) value);
            case INT -> setInt(index, (Integer) value);
            case LONG -> setLong(index, (Long) value);
            case FLOAT -> setFloat(index, (Float) value);
            case DOUBLE -> setDouble(index, (Double) value);
            case REFERENCE -> {
                references[index] = value;
                markPresent(index);
            }
        }
    }

    /** Gives a {@code boolean} argument. */
    public void setBoolean(int index, boolean value) {
        setPrimitive(index, JvmKind.BOOLEAN, value ? 1 : 0);
    }

    /** Gives a {@code byte} argument. */
    public void setByte(int index, byte value) {
        setPrimitive(index, JvmKind.BYTE, value);
    }

    /** Gives a {@code short} argument. */
    public void setShort(int index, short value) {
        setPrimitive(index, JvmKind.SHORT, value);
    }

    /** Gives a {@code char} argument. */
    public void setChar(int index, char value) {
        setPrimitive(index, JvmKind.CHAR, value);
    }

    /** Gives an {@code int} argument. */
    public void setInt(int index, int value) {
        setPrimitive(index, JvmKind.INT, value);
    }

    /** Gives a {@code long} argument. */
    public void setLong(int index, long value) {
        setPrimitive(index, JvmKind.LONG, value);
    }

    /** Gives a {@code float} argument. */
    public void setFloat(int index, float value) {
        setPrimitive(index, JvmKind.FLOAT, Float.floatToRawIntBits(value));
    }

    /** Gives a {@code double} argument. */
    public void setDouble(int index, double value) {
        setPrimitive(index, JvmKind.DOUBLE, Double.doubleToRawLongBits(value));
    }

    /**
     * Returns the argument of any kind, a primitive boxed. An absent one is what the JVM passes where Kotlin uses a
     * default: null, 0, false; an empty array for a variable number of values.
     */
    public Object get(int index) {
        return switch (layout.kinds[index]) {
            case BOOLEAN -> getBoolean(index);
            case BYTE -> getByte(index);
            case SHORT -> getShort(index);
            case CHAR -> getChar(index);
            case INT -> getInt(index);
            case LONG -> getLong(index);
            case FLOAT -> getFloat(index);
            case DOUBLE -> getDouble(index);
            case REFERENCE -> references[index];
        };
    }

    /** Returns a {@code boolean} argument; false when it is absent. */
    public boolean getBoolean(int index) {
        return getPrimitive(index, JvmKind.BOOLEAN) != 0;
    }

    /** Returns a {@code byte} argument; 0 when it is absent. */
    public byte getByte(int index) {
        return (byte) getPrimitive(index, JvmKind.BYTE);
    }

    /** Returns a {@code short} argument; 0 when it is absent. */
    public short getShort(int index) {
        return (short) getPrimitive(index, JvmKind.SHORT);
    }

    /** Returns a {@code char} argument; 0 when it is absent. */
    public char getChar(int index) {
        return (char) getPrimitive(index, JvmKind.CHAR);
    }

    /** Returns an {@code int} argument; 0 when it is absent. */
    public int getInt(int index) {
        return (int) getPrimitive(index, JvmKind.INT);
    }

    /** Returns a {@code long} argument; 0 when it is absent. */
    public long getLong(int index) {
        return getPrimitive(index, JvmKind.LONG);
    }

    /** Returns a {@code float} argument; 0 when it is absent. */
    public float getFloat(int index) {
        return Float.intBitsToFloat((int) getPrimitive(index, JvmKind.FLOAT));
    }

    /** Returns a {@code double} argument; 0 when it is absent. */
    public double getDouble(int index) {
        return Double.longBitsToDouble(getPrimitive(index, JvmKind.DOUBLE));
    }

    /** Checks the arguments before the call; tells whether the creator's own defaults are needed. */
    boolean needDefaults() {
        int defaults = 0;
        for (int mask = 0; mask < absent.length; mask++) {
            int missing = absent[mask] & layout.required[mask];
            if (missing != 0) {
                int index = mask * ArgumentLayout.PARAMETERS_PER_MASK + Integer.numberOfTrailingZeros(missing);
                throw AccessErrors.missingArgument(layout.creator, index);
            }
            defaults |= defaultsMask(mask);
        }
        for (int index : layout.nonNull) {
            if (references[index] == null && isPresent(index)) {
                throw AccessErrors.nullArgument(layout.creator, index);
            }
        }
        return defaults != 0;
    }

    private void setPrimitive(int index, JvmKind kind, long bits) {
        if (layout.kinds[index] != kind) {
            throw AccessErrors.wrongArgumentKind(layout.creator, index, kind);
        }
        primitives[index] = bits;
        markPresent(index);
    }

    private long getPrimitive(int index, JvmKind kind) {
        if (layout.kinds[index] != kind) {
            throw AccessErrors.wrongArgumentKind(layout.creator, index, kind);
        }
        return primitives[index];
    }

    private void markPresent(int index) {
        absent[index / ArgumentLayout.PARAMETERS_PER_MASK] &= ~(1 << index % ArgumentLayout.PARAMETERS_PER_MASK);
    }
}
