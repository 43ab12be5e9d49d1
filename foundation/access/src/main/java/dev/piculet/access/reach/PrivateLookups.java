package dev.piculet.access.reach;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.error.UnsupportedClassException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * Finds members of any class that the user's lookup or this module reaches. Tries the private lookup first, so that
 * private members are found, then what is public. Immutable.
 */
public final class PrivateLookups {
    private static final MethodHandles.Lookup OWN = MethodHandles.lookup();

    private final MethodHandles.Lookup[] callers;

    private PrivateLookups(MethodHandles.Lookup... callers) {
        this.callers = callers;
    }

    /** Returns lookups that reach what this module reaches. */
    public static PrivateLookups own() {
        return new PrivateLookups(OWN);
    }

    /** Returns lookups with the access of {@code lookup} and of this module. */
    public static PrivateLookups of(MethodHandles.Lookup lookup) {
        return new PrivateLookups(lookup, OWN);
    }

    /** Returns a handle that reads, and when it is not final also writes, {@code field}. */
    public VarHandle handle(Field field) {
        return (VarHandle) find(field);
    }

    /** Returns a handle that calls {@code executable}, an instance method with the instance as its first argument. */
    public MethodHandle handle(Executable executable) {
        return (MethodHandle) find(executable);
    }

    /**
     * Returns a final instance field that reflection writes. The one that is given stays as it is.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when its package is closed
     */
    public Field writable(Field field) {
        Field copy = copy(field);
        if (!copy.trySetAccessible() && !isOpened(copy)) {
            throw closed(field);
        }
        return copy;
    }

    /** Returns a handle that writes a final instance field. */
    public MethodHandle setter(Field field) {
        try {
            return OWN.unreflectSetter(writable(field));
        } catch (IllegalAccessException e) {
            throw AccessErrors.finalFieldsKept(field, OWN.lookupClass().getModule());
        }
    }

    /**
     * Returns a handle that makes instances of {@code type} by running the constructor of a superclass alone.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when the package of the class is closed, or the JVM
     *     runs without module {@code jdk.unsupported}
     */
    public Constructor<?> bareConstructor(Class<?> type, Constructor<?> superConstructor) {
        // The JDK asks nobody for access here, but what is closed stays closed.
        if (!reaches(type)) {
            throw AccessErrors.closedClass(type, OWN.lookupClass().getModule());
        }
        return SerializationFactory.constructor(type, superConstructor);
    }

    /** The same for a closed class of the JDK that Java serialization may make. */
    public static Constructor<?> serialConstructor(Class<?> type, Constructor<?> superConstructor) {
        return SerializationFactory.constructor(type, superConstructor);
    }

    /** Returns a handle that calls {@code writeObject} of a closed class, as Java serialization does. */
    public static MethodHandle serialWriter(Class<?> declaring) {
        return SerializationFactory.writer(declaring);
    }

    /** Returns a handle that calls {@code readObject} of a closed class, as Java serialization does. */
    public static MethodHandle serialReader(Class<?> declaring) {
        return SerializationFactory.reader(declaring);
    }

    /**
     * Returns a handle that makes exceptions of {@code type} by running a constructor of {@code Throwable} alone.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when the package of the class is closed and not
     *     everybody sees the class, or the JVM runs without module {@code jdk.unsupported}
     */
    public Constructor<?> exceptionConstructor(Class<?> type, Class<?>... parameters) {
        Module own = OWN.lookupClass().getModule();
        // Nothing closed is touched: the fields of a class that has some are reached as all others are.
        boolean isVisible =
                Modifier.isPublic(type.getModifiers()) && type.getModule().isExported(type.getPackageName(), own);
        if (!isVisible && !reaches(type)) {
            throw AccessErrors.closedClass(type, own);
        }
        try {
            return SerializationFactory.constructor(type, Throwable.class.getDeclaredConstructor(parameters));
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    /**
     * Returns a handle that calls a method of {@code Throwable} on exceptions of {@code type}, whatever overrides it
     * there.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when the package of an overriding method is closed
     */
    public MethodHandle inherited(Method method, Class<?> type) {
        Class<?> overriding = firstOverriding(method, type);
        if (overriding == null) {
            return handle(method);
        }
        MethodType signature = MethodType.methodType(method.getReturnType(), method.getParameterTypes());
        for (MethodHandles.Lookup caller : callers) {
            try {
                return privateIn(overriding, caller)
                        .findSpecial(Throwable.class, method.getName(), signature, overriding);
            } catch (IllegalAccessException closed) {
                // The next caller may reach it.
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(e);
            }
        }
        throw AccessErrors.overridden(type, method, overriding);
    }

    /** The class nearest to Throwable: what it calls as its superclass's is Throwable's. */
    private static Class<?> firstOverriding(Method method, Class<?> type) {
        Class<?> first = null;
        for (Class<?> each = type; each != Throwable.class; each = each.getSuperclass()) {
            if (isFaithful(each)) {
                continue;
            }
            try {
                each.getDeclaredMethod(method.getName(), method.getParameterTypes());
                first = each;
            } catch (NoSuchMethodException inherited) {
                // One above may override it.
            }
        }
        return first;
    }

    /**
     * Of the JDK's classes, which are closed: one has a message that the JVM computes and is kept as if it had been given, the
     * other casts its cause.
     */
    private static boolean isFaithful(Class<?> type) {
        return type == NullPointerException.class || type == UncheckedIOException.class;
    }

    private boolean reaches(Class<?> type) {
        for (MethodHandles.Lookup caller : callers) {
            try {
                privateIn(type, caller);
                return true;
            } catch (IllegalAccessException closed) {
                // The next caller may reach it.
            }
        }
        return false;
    }

    private static Field copy(Field field) {
        try {
            return field.getDeclaringClass().getDeclaredField(field.getName());
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Has the user's lookup make a member accessible: only the module itself may, if its package is closed. */
    private boolean isOpened(Field field) {
        MethodType type = MethodType.methodType(void.class, boolean.class);
        for (MethodHandles.Lookup caller : callers) {
            if (caller.lookupClass().getModule() != field.getDeclaringClass().getModule()) {
                continue;
            }
            try {
                // This method asks for its caller, which is the class of the lookup.
                caller.findVirtual(Field.class, "setAccessible", type).invoke(field, true);
                return true;
            } catch (RuntimeException | IllegalAccessException closed) {
                // The next caller may be allowed to.
            } catch (Throwable e) {
                throw Rethrow.unchecked(e);
            }
        }
        return false;
    }

    /**
     * Returns a lookup in {@code type} with full privilege, which can define hidden nestmates; null when the package is
     * closed.
     */
    public MethodHandles.Lookup nest(Class<?> type) {
        for (MethodHandles.Lookup caller : callers) {
            try {
                MethodHandles.Lookup lookup = privateIn(type, caller);
                return lookup.hasFullPrivilegeAccess() ? lookup : Foothold.fullLookup(lookup);
            } catch (IllegalAccessException closed) {
                // The next caller may reach it.
            }
        }
        return null;
    }

    private Object find(Member member) {
        Class<?> type = member.getDeclaringClass();
        for (MethodHandles.Lookup caller : callers) {
            try {
                return handle(member, privateIn(type, caller));
            } catch (IllegalAccessException closed) {
                // The member may still be public in an exported package.
            }
        }
        for (MethodHandles.Lookup caller : callers) {
            try {
                return handle(member, caller);
            } catch (IllegalAccessException closed) {
                // The error below says what to do.
            }
        }
        throw closed(member);
    }

    private static Object handle(Member member, MethodHandles.Lookup lookup) throws IllegalAccessException {
        if (member instanceof Field field) {
            return lookup.unreflectVarHandle(field);
        }
        return member instanceof Constructor<?> constructor
                ? lookup.unreflectConstructor(constructor)
                : lookup.unreflect((Method) member);
    }

    /** Returns the error that says how to open the package of a member to this module. */
    public static UnsupportedClassException closed(Member member) {
        return AccessErrors.closed(member, OWN.lookupClass().getModule());
    }

    private static MethodHandles.Lookup privateIn(Class<?> type, MethodHandles.Lookup caller)
            throws IllegalAccessException {
        if (caller == OWN) {
            // A lookup needs to be told what reflection assumes.
            PrivateLookups.class.getModule().addReads(type.getModule());
        }
        return MethodHandles.privateLookupIn(type, caller);
    }
}
