package dev.piculet.access.internal;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Calls members with nearly 255 argument slots. A class file may have them, but handles need a few of the slots
 * themselves.
 */
final class WideCall {
    /** Slots that a handle which takes its arguments in an array can fill on every JDK, with some to spare. */
    private static final int SLOTS_OF_HANDLES = 250;

    private WideCall() {}

    static boolean isWide(Executable executable) {
        if (executable.getParameterCount() <= SLOTS_OF_HANDLES / 2) {
            return false;
        }
        int slots = 0;
        for (Class<?> type : executable.getParameterTypes()) {
            slots += type == long.class || type == double.class ? 2 : 1;
        }
        return slots > SLOTS_OF_HANDLES;
    }

    /**
     * Returns a handle that calls {@code executable}, a constructor or static method, with the arguments in an array.
     */
    static MethodHandle spreader(Executable executable, Module from) {
        try {
            executable.setAccessible(true);
            MethodType type = MethodType.methodType(Object.class, Executable.class, Object[].class);
            return MethodHandles.lookup()
                    .findStatic(WideCall.class, "call", type)
                    .bindTo(executable);
        } catch (InaccessibleObjectException e) {
            throw AccessErrors.closed(executable, from);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object call(Executable executable, Object[] values) throws Throwable {
        try {
            return executable instanceof Constructor<?> constructor
                    ? constructor.newInstance(values)
                    : ((Method) executable).invoke(/* obj= */ null, values);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
