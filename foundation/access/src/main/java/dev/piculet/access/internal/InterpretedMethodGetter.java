package dev.piculet.access.internal;

import dev.piculet.access.Getter;
import dev.piculet.model.PropertyModel;
import java.lang.invoke.MethodHandle;

/** Calls a getter method through a handle. */
final class InterpretedMethodGetter extends Getter {
    private final MethodHandle handle;

    private final JvmKind kind;

    private InterpretedMethodGetter(PropertyModel property, MethodHandle handle) {
        super(property);
        kind = JvmKind.of(handle.type().returnType());
        this.handle = handle.asType(handle.type().erase());
    }

    /** Declared to return a getter, so that callers do not load this class unless they come here. */
    static Getter of(PropertyModel property, PrivateLookups lookups) {
        if (property.getter().isEmpty()) {
            throw AccessErrors.noGetter(property);
        }
        return new InterpretedMethodGetter(
                property, lookups.handle(property.getter().get()));
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
            case REFERENCE -> reference(instance);
        };
    }

    @Override
    public boolean getBoolean(Object instance) {
        if (kind != JvmKind.BOOLEAN) {
            return super.getBoolean(instance);
        }
        try {
            return (boolean) handle.invokeExact(instance);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public byte getByte(Object instance) {
        if (kind != JvmKind.BYTE) {
            return super.getByte(instance);
        }
        try {
            return (byte) handle.invokeExact(instance);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public short getShort(Object instance) {
        if (kind != JvmKind.SHORT) {
            return super.getShort(instance);
        }
        try {
            return (short) handle.invokeExact(instance);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public char getChar(Object instance) {
        if (kind != JvmKind.CHAR) {
            return super.getChar(instance);
        }
        try {
            return (char) handle.invokeExact(instance);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public int getInt(Object instance) {
        if (kind != JvmKind.INT) {
            return super.getInt(instance);
        }
        try {
            return (int) handle.invokeExact(instance);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public long getLong(Object instance) {
        if (kind != JvmKind.LONG) {
            return super.getLong(instance);
        }
        try {
            return (long) handle.invokeExact(instance);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public float getFloat(Object instance) {
        if (kind != JvmKind.FLOAT) {
            return super.getFloat(instance);
        }
        try {
            return (float) handle.invokeExact(instance);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    @Override
    public double getDouble(Object instance) {
        if (kind != JvmKind.DOUBLE) {
            return super.getDouble(instance);
        }
        try {
            return (double) handle.invokeExact(instance);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    private Object reference(Object instance) {
        try {
            return (Object) handle.invokeExact(instance);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }
}
