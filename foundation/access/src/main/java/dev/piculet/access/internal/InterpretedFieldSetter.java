package dev.piculet.access.internal;

import dev.piculet.access.Setter;
import dev.piculet.model.PropertyModel;
import java.lang.invoke.VarHandle;

/** Writes a field through a handle. */
final class InterpretedFieldSetter extends Setter {
    private final VarHandle handle;

    private final JvmKind kind;

    InterpretedFieldSetter(PropertyModel property, VarHandle handle) {
        super(property);
        this.handle = handle;
        kind = JvmKind.of(handle.varType());
    }

    @Override
    public void set(Object instance, Object value) {
        switch (kind) {
            case BOOLEAN -> setBoolean(instance, (Boolean) value);
            case BYTE -> setByte(instance, (Byte) value);
            case SHORT -> setShort(instance, (Short) value);
            case CHAR -> setChar(instance, (Character) value);
            case INT -> setInt(instance, (Integer) value);
            case LONG -> setLong(instance, (Long) value);
            case FLOAT -> setFloat(instance, (Float) value);
            case DOUBLE -> setDouble(instance, (Double) value);
            case REFERENCE -> handle.set(instance, value);
        }
    }

    @Override
    public void setBoolean(Object instance, boolean value) {
        if (kind != JvmKind.BOOLEAN) {
            super.setBoolean(instance, value);
        }
        handle.set(instance, value);
    }

    @Override
    public void setByte(Object instance, byte value) {
        if (kind != JvmKind.BYTE) {
            super.setByte(instance, value);
        }
        handle.set(instance, value);
    }

    @Override
    public void setShort(Object instance, short value) {
        if (kind != JvmKind.SHORT) {
            super.setShort(instance, value);
        }
        handle.set(instance, value);
    }

    @Override
    public void setChar(Object instance, char value) {
        if (kind != JvmKind.CHAR) {
            super.setChar(instance, value);
        }
        handle.set(instance, value);
    }

    @Override
    public void setInt(Object instance, int value) {
        if (kind != JvmKind.INT) {
            super.setInt(instance, value);
        }
        handle.set(instance, value);
    }

    @Override
    public void setLong(Object instance, long value) {
        if (kind != JvmKind.LONG) {
            super.setLong(instance, value);
        }
        handle.set(instance, value);
    }

    @Override
    public void setFloat(Object instance, float value) {
        if (kind != JvmKind.FLOAT) {
            super.setFloat(instance, value);
        }
        handle.set(instance, value);
    }

    @Override
    public void setDouble(Object instance, double value) {
        if (kind != JvmKind.DOUBLE) {
            super.setDouble(instance, value);
        }
        handle.set(instance, value);
    }
}
