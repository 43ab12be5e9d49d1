package dev.piculet.access;

import dev.piculet.access.reach.Rethrow;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/**
 * Makes exceptions without a constructor of their class: one of {@code Throwable} runs. Fields of subclasses are null or 0.
 * Thread-safe.
 */
public final class ExceptionInstantiator {
    private final Constructor<?> withCause;

    private final Constructor<?> withoutCause;

    private final Constructor<?> withoutTrace;

    private final Setter stackTrace;

    /**
     * @param withCause takes message and cause
     * @param withoutCause takes a message
     * @param withoutTrace takes message, cause, and whether others can be suppressed and a trace can be set
     */
    ExceptionInstantiator(
            Constructor<?> withCause, Constructor<?> withoutCause, Constructor<?> withoutTrace, Setter stackTrace) {
        this.withCause = withCause;
        this.withoutCause = withoutCause;
        this.withoutTrace = withoutTrace;
        this.stackTrace = stackTrace;
    }

    /**
     * Makes an exception; everything may be null. A cause that is null can be set later if there is a trace. What the class's own
     * {@code fillInStackTrace} throws passes unwrapped.
     */
    public Object create(String message, Throwable cause, StackTraceElement[] trace) {
        if (trace == null || trace.length == 0) {
            // Those of the caller, which the others collect, would cost hostile bytes nothing.
            return call(withoutTrace, message, cause, true, false);
        }
        Object made = cause == null ? call(withoutCause, message) : call(withCause, message, cause);
        stackTrace.set(made, trace);
        return made;
    }

    private static Object call(Constructor<?> constructor, Object... arguments) {
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            throw Rethrow.unchecked(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
