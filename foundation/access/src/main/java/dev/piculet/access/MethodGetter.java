package dev.piculet.access;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.reach.PrivateLookups;
import dev.piculet.access.reach.Rethrow;
import dev.piculet.model.PropertyModel;
import java.lang.invoke.MethodHandle;

/** Calls a getter method through a handle. */
final class MethodGetter extends Getter {
    private final MethodHandle handle;

    private final JvmKind kind;

    private MethodGetter(PropertyModel property, MethodHandle handle) {
        super(property);
        kind = JvmKind.of(handle.type().returnType());
        this.handle = handle.asType(handle.type().erase());
    }

    /** Declared to return a getter, so that callers do not load this class unless they come here. */
    static Getter of(PropertyModel property, PrivateLookups lookups) {
        if (property.getter().isEmpty()) {
            throw AccessErrors.noGetter(property);
        }
        return new MethodGetter(property, lookups.handle(property.getter().get()));
    }

    /** Returns a getter that calls a handle. */
    static Getter of(PropertyModel property, MethodHandle handle) {
        return new MethodGetter(property, handle);
    }

    @Override
    public Object get(Object instance) {
        try {
            return value(instance);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    private Object value(Object instance) throws Throwable {
        return switch (kind) {
            case BOOLEAN -> (boolean) handle.invokeExact(instance);
            case BYTE -> (byte) handle.invokeExact(instance);
            case SHORT -> (short) handle.invokeExact(instance);
            case CHAR -> (char) handle.invokeExact(instance);
            case INT -> (int) handle.invokeExact(instance);
            case LONG -> (long) handle.invokeExact(instance);
            case FLOAT -> (float) handle.invokeExact(instance);
            case DOUBLE -> (double) handle.invokeExact(instance);
            case REFERENCE -> (Object) handle.invokeExact(instance);
        };
    }
}
