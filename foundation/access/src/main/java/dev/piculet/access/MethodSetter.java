package dev.piculet.access;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.reach.PrivateLookups;
import dev.piculet.access.reach.Rethrow;
import dev.piculet.model.PropertyModel;
import java.lang.invoke.MethodHandle;

/** Calls a setter method through a handle; what the method returns is dropped. */
final class MethodSetter extends Setter {
    private final MethodHandle handle;

    private final JvmKind kind;

    private MethodSetter(PropertyModel property, MethodHandle handle) {
        super(property);
        kind = JvmKind.of(handle.type().parameterType(1));
        this.handle = handle.asType(handle.type().erase().changeReturnType(void.class));
    }

    /** Declared to return a setter, so that callers do not load this class unless they come here. */
    static Setter of(PropertyModel property, PrivateLookups lookups) {
        if (property.setter().isEmpty()) {
            throw AccessErrors.noSetter(property);
        }
        return new MethodSetter(property, lookups.handle(property.setter().get()));
    }

    /** Returns a setter that calls a handle. */
    static Setter of(PropertyModel property, MethodHandle handle) {
        return new MethodSetter(property, handle);
    }

    @Override
    public void set(Object instance, Object value) {
        try {
            write(instance, value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    private void write(Object instance, Object value) throws Throwable {
        switch (kind) {
            case BOOLEAN -> handle.invokeExact(instance, (boolean) (Boolean) value);
            case BYTE -> handle.invokeExact(instance, (byte) (Byte) value);
            case SHORT -> handle.invokeExact(instance, (short) (Short) value);
            case CHAR -> handle.invokeExact(instance, (char) (Character) value);
            case INT -> handle.invokeExact(instance, (int) (Integer) value);
            case LONG -> handle.invokeExact(instance, (long) (Long) value);
            case FLOAT -> handle.invokeExact(instance, (float) (Float) value);
            case DOUBLE -> handle.invokeExact(instance, (double) (Double) value);
            case REFERENCE -> handle.invokeExact(instance, value);
        }
    }
}
