package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.proof.ConstructorProofs;
import dev.piculet.access.proof.NamedByCode;
import java.io.Externalizable;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * What classes say in Java serialization's own methods. Refuses those that write or read themselves and have a transient field: it may
 * be a mere cache, or state that only these methods keep. Finds the methods that choose what is written instead, and the instance that
 * is read.
 */
final class SelfWritingClasses {
    private SelfWritingClasses() {}

    static void refuse(Class<?> type) {
        // A record's components are all, whatever else it declares.
        if (!Serializable.class.isAssignableFrom(type) || type.isRecord()) {
            return;
        }
        boolean isExternalizable = Externalizable.class.isAssignableFrom(type);
        String method = isExternalizable ? "writeExternal" : null;
        Class<?> end = FieldRules.end(type);
        for (Class<?> each = type; each != null && each != end; each = each.getSuperclass()) {
            // Of superclasses that are not Serializable the class below writes what is to be kept.
            boolean writesOwnFields = !isExternalizable && Serializable.class.isAssignableFrom(each);
            if (writesOwnFields) {
                method = null;
            }
            for (Method declared : each.getDeclaredMethods()) {
                if (writesOwnFields && method == null && writesItself(declared)) {
                    method = declared.getName();
                }
            }
            Field state = method == null ? null : transientField(each);
            if (state != null) {
                throw AccessErrors.writesItself(type, method, state);
            }
        }
    }

    /** Returns a class's {@code writeReplace} that may give another object; null if it has none. */
    static Method replacing(Class<?> type) {
        return choosing(type, "writeReplace");
    }

    /** Returns a class's {@code readResolve} that may give another object; null if it has none. */
    static Method resolving(Class<?> type) {
        return choosing(type, "readResolve");
    }

    /** Returns the class of what a class's {@code readResolve} gives; null if its code does not tell that, or if there is none. */
    static Class<?> resolved(Class<?> type) {
        Method resolving = resolving(type);
        String name = resolving == null ? null : new NamedByCode(type).resultOf(resolving);
        try {
            return name == null
                    ? null
                    : Class.forName(name.replace('/', '.'), /* initialize= */ false, type.getClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    /**
     * Returns the method of a name, if it may give another object; else null. The lowest class of a hierarchy that declares it decides, as
     * in Java serialization. It is not asked of classes that are {@linkplain CreationPlan#isPublic made by public members}, nor of those
     * of the JDK whose instances are constants.
     */
    private static Method choosing(Class<?> type, String name) {
        if (!Serializable.class.isAssignableFrom(type)
                || CreationPlan.isPublic(type.getName())
                || ConstantClasses.isOfTheJdk(type.getName())) {
            return null;
        }
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            for (Method declared : each.getDeclaredMethods()) {
                if (declared.getName().equals(name) && declared.getParameterCount() == 0) {
                    boolean chooses =
                            choosesInstance(declared, type) && !new ConstructorProofs(type).givesReceiver(declared);
                    return chooses ? declared : null;
                }
            }
        }
        return null;
    }

    /** Whether it is what Java serialization calls to write or read the fields that a class declares. */
    static boolean writesItself(Method method) {
        return isHook(method, "writeObject", ObjectOutputStream.class) || readsItself(method);
    }

    /** Whether it is what Java serialization calls to read the fields that a class declares. */
    static boolean readsItself(Method method) {
        return isHook(method, "readObject", ObjectInputStream.class);
    }

    private static boolean isHook(Method method, String name, Class<?> parameter) {
        return method.getName().equals(name)
                && method.getParameterCount() == 1
                && method.getParameterTypes()[0] == parameter
                && method.getReturnType() == void.class
                && (method.getModifiers() & (Modifier.PRIVATE | Modifier.STATIC)) == Modifier.PRIVATE;
    }

    /** As Java serialization looks for them: inherited ones count unless they are private to another class or package. */
    private static boolean choosesInstance(Method method, Class<?> type) {
        int modifiers = method.getModifiers();
        if (method.getParameterCount() != 0
                || method.getReturnType() != Object.class
                || Modifier.isStatic(modifiers)
                || Modifier.isAbstract(modifiers)) {
            return false;
        }
        Class<?> owner = method.getDeclaringClass();
        return owner == type
                || (modifiers & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
                || !Modifier.isPrivate(modifiers)
                        && owner.getClassLoader() == type.getClassLoader()
                        && owner.getPackageName().equals(type.getPackageName());
    }

    /**
     * Whether any instance with the same fields does as well, whichever Java serialization chooses: the class has fields, none
     * of them transient, an {@code equals} of its own that compares more than identities, and no constants to choose from.
     */
    static boolean isToldByFields(Class<?> type, Method chooser) {
        NamedByCode named = new NamedByCode(type);
        boolean hasEquals = false;
        boolean hasFields = false;
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            if (transientField(each) != null) {
                return false;
            }
            hasFields |= hasField(each);
            Method equals = hasEquals ? null : equals(each);
            if (equals != null && named.asksNothing(equals)) {
                return false;
            }
            hasEquals |= equals != null;
        }
        return hasFields && hasEquals && !named.namesConstant(chooser);
    }

    private static boolean hasField(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                return true;
            }
        }
        return false;
    }

    /** Returns the {@code equals} that a class itself declares; null if there is none. */
    private static Method equals(Class<?> type) {
        try {
            Method equals = type.getDeclaredMethod("equals", Object.class);
            return Modifier.isAbstract(equals.getModifiers()) ? null : equals;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    private static Field transientField(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            int modifiers = field.getModifiers();
            if (Modifier.isTransient(modifiers) && !Modifier.isStatic(modifiers)) {
                return field;
            }
        }
        return null;
    }
}
