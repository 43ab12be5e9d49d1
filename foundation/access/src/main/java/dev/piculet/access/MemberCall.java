package dev.piculet.access;

import dev.piculet.access.reach.PrivateLookups;
import dev.piculet.access.reach.Rethrow;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * Calls a constructor, a static method, or an instance method without parameters, whose one value is the instance. Three
 * ways, since handles that convert their arguments cost a starting JVM dozens of classes, and none at all when there is
 * nothing to convert: what takes no value by its handle, others by reflection, and by a handle only what the user's
 * lookup alone reaches.
 */
final class MemberCall {
    /** Slots that a handle which takes its arguments in an array can fill on every JDK, with some to spare. */
    private static final int SLOTS_OF_HANDLES = 250;

    /** Null if {@code handle} is used. */
    private final Executable reflected;

    /** Takes nothing, or all arguments in an array; null if {@code reflected} is used. */
    private final MethodHandle handle;

    private final boolean takesNothing;

    /** Whether {@code reflected} is one. */
    private final boolean isInstanceMethod;

    private MemberCall(Executable reflected, MethodHandle handle, boolean takesNothing) {
        this.reflected = reflected;
        isInstanceMethod = reflected != null && isInstanceMethod(reflected);
        this.handle = handle;
        this.takesNothing = takesNothing;
    }

    static MemberCall of(Executable member, PrivateLookups lookups) {
        int count = isInstanceMethod(member) ? 1 : member.getParameterCount();
        if (count == 0) {
            MethodHandle handle = lookups.handle(member);
            return new MemberCall(null, handle.asType(handle.type().generic()), true);
        }
        Executable copy = copy(member);
        if (copy.trySetAccessible()) {
            return new MemberCall(copy, null, false);
        }
        if (isWide(member)) {
            // A class file may have members with nearly 255 slots, but handles need a few of the slots themselves.
            throw PrivateLookups.closed(member);
        }
        MethodHandle handle = lookups.handle(member).asFixedArity();
        handle = handle.asType(handle.type().generic()).asSpreader(Object[].class, count);
        return new MemberCall(null, handle, false);
    }

    private static boolean isInstanceMethod(Executable member) {
        return member instanceof Method && !Modifier.isStatic(member.getModifiers());
    }

    /** The model's own member is everybody's, and must not become accessible to them. */
    private static Executable copy(Executable member) {
        try {
            Class<?> owner = member.getDeclaringClass();
            return member instanceof Constructor<?>
                    ? owner.getDeclaredConstructor(member.getParameterTypes())
                    : copyOfMethod((Method) member, owner);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The compiler's bridges differ from the method only in what they return. */
    private static Method copyOfMethod(Method method, Class<?> owner) throws NoSuchMethodException {
        Method copy = owner.getDeclaredMethod(method.getName(), method.getParameterTypes());
        if (copy.equals(method)) {
            return copy;
        }
        for (Method candidate : owner.getDeclaredMethods()) {
            if (candidate.equals(method)) {
                return candidate;
            }
        }
        throw new NoSuchMethodException(method.toString());
    }

    private static boolean isWide(Executable executable) {
        int slots = 0;
        for (Class<?> type : executable.getParameterTypes()) {
            slots += type == long.class || type == double.class ? 2 : 1;
        }
        return slots > SLOTS_OF_HANDLES;
    }

    /**
     * Calls the member; {@link #callWith} does it for an instance method.
     *
     * @throws InvocationTargetException with the member's exception; by a handle, also with a ClassCastException for a
     *     value of another class than its parameter's
     * @throws IllegalArgumentException by reflection, for such a value
     */
    Object call(Object... values) throws InvocationTargetException {
        if (reflected != null) {
            return reflect(values);
        }
        try {
            return takesNothing ? (Object) handle.invokeExact() : (Object) handle.invokeExact(values);
        } catch (Throwable e) {
            throw new InvocationTargetException(e);
        }
    }

    /** Calls a method that takes one value, and throws what {@link #call} does. */
    Object callWith(Object value) throws InvocationTargetException {
        if (!isInstanceMethod) {
            return call(value);
        }
        try {
            return ((Method) reflected).invoke(value);
        } catch (IllegalAccessException e) {
            throw Rethrow.unchecked(e);
        }
    }

    private Object reflect(Object[] values) throws InvocationTargetException {
        try {
            return reflected instanceof Constructor<?> constructor
                    ? constructor.newInstance(values)
                    : ((Method) reflected).invoke(/* obj= */ null, values);
        } catch (IllegalAccessException | InstantiationException e) {
            throw Rethrow.unchecked(e);
        }
    }
}
