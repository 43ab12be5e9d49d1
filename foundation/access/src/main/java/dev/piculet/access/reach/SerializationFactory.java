package dev.piculet.access.reach;

import dev.piculet.access.error.AccessErrors;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/**
 * What Java serialization makes instances with, and calls of them: {@code sun.reflect.ReflectionFactory}, which JEP 260 keeps for
 * libraries like this one. By its name, since the compiler warns of it and a program may run without its module.
 */
final class SerializationFactory {
    private static final String FACTORY = "sun.reflect.ReflectionFactory";

    private SerializationFactory() {}

    /**
     * Returns the constructor that makes instances of a class by running only that of a superclass. It must be called as such: a
     * method handle of it makes instances of the superclass.
     */
    static Constructor<?> constructor(Class<?> type, Constructor<?> superConstructor) {
        Class<?>[] parameters = {Class.class, Constructor.class};
        return (Constructor<?>) call("newConstructorForSerialization", type, parameters, type, superConstructor);
    }

    /** Returns a handle of a class's {@code writeObject}. */
    static MethodHandle writer(Class<?> type) {
        return (MethodHandle) call("writeObjectForSerialization", type, new Class<?>[] {Class.class}, type);
    }

    /** Returns a handle of a class's {@code readObject}. */
    static MethodHandle reader(Class<?> type) {
        return (MethodHandle) call("readObjectForSerialization", type, new Class<?>[] {Class.class}, type);
    }

    private static Object call(String method, Class<?> type, Class<?>[] parameters, Object... arguments) {
        try {
            Class<?> factory = Class.forName(FACTORY);
            Object instance = factory.getMethod("getReflectionFactory").invoke(null);
            return factory.getMethod(method, parameters).invoke(instance, arguments);
        } catch (ClassNotFoundException e) {
            throw AccessErrors.noReflectionFactory(type);
        } catch (InvocationTargetException e) {
            throw Rethrow.unchecked(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
