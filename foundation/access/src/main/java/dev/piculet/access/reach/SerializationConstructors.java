package dev.piculet.access.reach;

import dev.piculet.access.error.AccessErrors;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/**
 * Constructors that make instances of a class by running only the constructor of a superclass, as Java serialization does:
 * {@code sun.reflect.ReflectionFactory}, which JEP 260 keeps for libraries like this one. By its name, since the compiler
 * warns of it and a program may run without its module.
 */
final class SerializationConstructors {
    private static final String FACTORY = "sun.reflect.ReflectionFactory";

    private SerializationConstructors() {}

    /** Returns the constructor, which must be called as such: a method handle of it makes instances of the superclass. */
    static Constructor<?> of(Class<?> type, Constructor<?> superConstructor) {
        try {
            Class<?> factory = Class.forName(FACTORY);
            return (Constructor<?>) factory.getMethod("newConstructorForSerialization", Class.class, Constructor.class)
                    .invoke(factory.getMethod("getReflectionFactory").invoke(null), type, superConstructor);
        } catch (ClassNotFoundException e) {
            throw AccessErrors.noReflectionFactory(type);
        } catch (InvocationTargetException e) {
            throw Rethrow.unchecked(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
