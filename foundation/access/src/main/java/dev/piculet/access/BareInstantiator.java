package dev.piculet.access;

import dev.piculet.access.reach.Rethrow;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/**
 * Makes instances without a constructor of their class. Their fields are null or 0, except those that the constructor of a
 * superclass sets. Thread-safe.
 */
public final class BareInstantiator {
    private final Constructor<?> constructor;

    private final Object[] arguments;

    /** @param arguments what the constructor takes, always the same; null if nothing */
    BareInstantiator(Constructor<?> constructor, Object[] arguments) {
        this.constructor = constructor;
        this.arguments = arguments;
    }

    /** Makes an instance. What the constructor of the superclass throws passes unwrapped, checked or not. */
    public Object create() {
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            throw Rethrow.unchecked(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
