package dev.piculet.access.internal;

import dev.piculet.access.Getter;
import dev.piculet.model.PropertyModel;
import java.lang.invoke.VarHandle;

/** Reads a field through a handle. */
final class InterpretedFieldGetter extends Getter {
    private final VarHandle handle;

    private final JvmKind kind;

    InterpretedFieldGetter(PropertyModel property, VarHandle handle) {
        super(property);
        this.handle = handle;
        kind = JvmKind.of(handle.varType());
    }

    @Override
    public Object get(Object instance) {
        return switch (kind) {
            case BOOLEAN -> getBoolean(instance);
            case BYTE -> getByte(instance);
            case SHORT -> getShort(instance);
            case CHAR -> getChar(instance);
            case INT -> getInt(instance);
            case LONG -> getLong(instance);
            case FLOAT -> getFloat(instance);
            case DOUBLE -> getDouble(instance);
            case REFERENCE -> handle.get(instance);
        };
    }

    @Override
    public boolean getBoolean(Object instance) {
        return kind == JvmKind.BOOLEAN ? (boolean) handle.get(instance) : super.getBoolean(instance);
    }

    @Override
    public byte getByte(Object instance) {
        return kind == JvmKind.BYTE ? (byte) handle.get(instance) : super.getByte(instance);
    }

    @Override
    public short getShort(Object instance) {
        return kind == JvmKind.SHORT ? (short) handle.get(instance) : super.getShort(instance);
    }

    @Override
    public char getChar(Object instance) {
        return kind == JvmKind.CHAR ? (char) handle.get(instance) : super.getChar(instance);
    }

    @Override
    public int getInt(Object instance) {
        return kind == JvmKind.INT ? (int) handle.get(instance) : super.getInt(instance);
    }

    @Override
    public long getLong(Object instance) {
        return kind == JvmKind.LONG ? (long) handle.get(instance) : super.getLong(instance);
    }

    @Override
    public float getFloat(Object instance) {
        return kind == JvmKind.FLOAT ? (float) handle.get(instance) : super.getFloat(instance);
    }

    @Override
    public double getDouble(Object instance) {
        return kind == JvmKind.DOUBLE ? (double) handle.get(instance) : super.getDouble(instance);
    }
}
