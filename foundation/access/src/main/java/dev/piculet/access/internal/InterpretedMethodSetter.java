package dev.piculet.access.internal;

import dev.piculet.access.Setter;
import dev.piculet.model.PropertyModel;
import java.lang.invoke.MethodHandle;

/** Calls a setter method through a handle; what the method returns is dropped. */
final class InterpretedMethodSetter extends Setter {
    private final MethodHandle handle;

    private final JvmKind kind;

    private InterpretedMethodSetter(PropertyModel property, MethodHandle handle) {
        super(property);
        kind = JvmKind.of(handle.type().parameterType(1));
        this.handle = handle.asType(handle.type().erase().changeReturnType(void.class));
    }

    /** Declared to return a setter, so that callers do not load this class unless they come here. */
    static Setter of(PropertyModel property, PrivateLookups lookups) {
        if (property.setter().isEmpty()) {
            throw AccessErrors.noSetter(property);
        }
        return new InterpretedMethodSetter(
                property, lookups.handle(property.setter().get()));
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
            case REFERENCE -> setReference(instance, value);
        }
    }

    @Override
    public void setBoolean(Object instance, boolean value) {
        if (kind != JvmKind.BOOLEAN) {
            super.setBoolean(instance, value);
        }
        try {
            handle.invokeExact(instance, value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public void setByte(Object instance, byte value) {
        if (kind != JvmKind.BYTE) {
            super.setByte(instance, value);
        }
        try {
            handle.invokeExact(instance, value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public void setShort(Object instance, short value) {
        if (kind != JvmKind.SHORT) {
            super.setShort(instance, value);
        }
        try {
            handle.invokeExact(instance, value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public void setChar(Object instance, char value) {
        if (kind != JvmKind.CHAR) {
            super.setChar(instance, value);
        }
        try {
            handle.invokeExact(instance, value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public void setInt(Object instance, int value) {
        if (kind != JvmKind.INT) {
            super.setInt(instance, value);
        }
        try {
            handle.invokeExact(instance, value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public void setLong(Object instance, long value) {
        if (kind != JvmKind.LONG) {
            super.setLong(instance, value);
        }
        try {
            handle.invokeExact(instance, value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public void setFloat(Object instance, float value) {
        if (kind != JvmKind.FLOAT) {
            super.setFloat(instance, value);
        }
        try {
            handle.invokeExact(instance, value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public void setDouble(Object instance, double value) {
        if (kind != JvmKind.DOUBLE) {
            super.setDouble(instance, value);
        }
        try {
            handle.invokeExact(instance, value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    private void setReference(Object instance, Object value) {
        try {
            handle.invokeExact(instance, value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }
}
