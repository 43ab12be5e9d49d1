package dev.piculet.access;

import dev.piculet.access.reach.Rethrow;
import java.lang.invoke.MethodHandle;

/** Wraps, checks or unwraps values of a Kotlin value class. Thread-safe. */
public final class ValueClassMethod {
    private final MethodHandle handle;

    ValueClassMethod(MethodHandle handle) {
        this.handle = handle.asType(handle.type().generic());
    }

    /**
     * Returns what the method makes of a value: an instance of the class, or what one holds, which may be null. What the checks of
     * the class throw passes unwrapped, checked or not.
     *
     * @throws ClassCastException if the value is of another class
     */
    public Object call(Object value) {
        try {
            return (Object) handle.invokeExact(value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }
}
