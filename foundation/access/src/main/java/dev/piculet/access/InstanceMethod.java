package dev.piculet.access;

import dev.piculet.access.reach.Rethrow;
import java.lang.reflect.InvocationTargetException;

/** Calls a method that takes nothing on instances of a class. Thread-safe. */
public final class InstanceMethod {
    private final MemberCall call;

    InstanceMethod(MemberCall call) {
        this.call = call;
    }

    /**
     * Calls the method and returns its result, which may be null. What it throws passes unwrapped, checked or not.
     *
     * @throws IllegalArgumentException if the instance is of another class
     */
    public Object call(Object instance) {
        try {
            return call.callWith(instance);
        } catch (InvocationTargetException e) {
            throw Rethrow.unchecked(e.getCause());
        }
    }
}
