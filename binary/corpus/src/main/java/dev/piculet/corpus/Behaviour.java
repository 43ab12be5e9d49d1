package dev.piculet.corpus;

import java.io.Externalizable;
import java.io.ObjectOutputStream;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Compares what a value and its copy say of themselves by equals, hash code, text and getters. */
final class Behaviour {
    /** The difference if {@code equals} tells a value from its copy. */
    static final String UNEQUAL = "equals() says that they differ";

    private static final Pattern HASH = Pattern.compile("@[0-9a-f]{4,10}");

    /** A slower answer asks a network, and would leave no time of the worker's for other classes. */
    private static final Duration PATIENCE = Duration.ofMillis(200);

    /** Getters that tell how much memory an object takes. That is no part of its value. */
    private static final Set<String> OF_MEMORY = Set.of(
            "java.util.BitSet.size",
            "org.apache.commons.lang3.util.FluentBitSet.size",
            "org.roaringbitmap.FastRankRoaringBitmap.getSizeInBytes");

    private static final Set<Method> SLOW = new HashSet<>();

    private static final ClassValue<Boolean> COMPARES_VALUES = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            try {
                return type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(e);
            }
        }
    };

    private Behaviour() {}

    /**
     * Returns the first answer that differs between a value and its copy; null if there is none. Answers that differ for the
     * value's twin as well do not count: they depend on the object's identity, the time or a file.
     */
    static String difference(Object value, Object copy, Object twin) {
        Class<?> type = value.getClass();
        boolean comparesValues = comparesValues(type);
        if (comparesValues && isEqual(value, twin) && !isEqual(value, copy)) {
            return UNEQUAL;
        }
        for (Method method : type.getMethods()) {
            // The text also shows the order of hash tables, which is not kept.
            boolean mayDiffer = comparesValues && method.getReturnType() == String.class;
            if (isGetter(method) && !mayDiffer && !SLOW.contains(method)) {
                String difference = ofGetter(method, value, copy, twin);
                if (difference != null) {
                    return difference;
                }
            }
        }
        return null;
    }

    /** Calls an object's own methods once, since some compute a part of its state. */
    static void ask(Object object) {
        try {
            difference(object, object, object);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            // Others' code may fail.
        }
    }

    private static boolean isGetter(Method method) {
        String name = method.getName();
        boolean named = name.matches("(get|is|has)[A-Z].*|size|length|isEmpty|toString|hashCode");
        boolean plain = method.getParameterCount() == 0
                && !Modifier.isStatic(method.getModifiers())
                && method.getDeclaringClass() != Object.class
                && method.getReturnType() != void.class
                && !OF_MEMORY.contains(method.getDeclaringClass().getName() + "." + name);
        return named && plain && method.trySetAccessible();
    }

    private static boolean isEqual(Object one, Object other) {
        return one.equals(other) && other.equals(one);
    }

    /** Calls all of them, since one answer may change the next. */
    private static String ofGetter(Method getter, Object value, Object copy, Object twin) {
        Object expected = call(getter, value);
        Object again = call(getter, value);
        Object actual = call(getter, copy);
        Object other = call(getter, twin);
        if (!isComparable(expected) || !isLike(expected, again) || !isLike(expected, other)) {
            return null;
        }
        if (getter.getName().equals("hashCode") && !comparesValues(value.getClass())) {
            return null;
        }
        return isLike(expected, actual)
                ? null
                : getter.getName() + "(): " + shorten(expected) + " became " + shorten(actual);
    }

    /** Whether a class overrides {@code equals}. */
    static boolean comparesValues(Class<?> type) {
        return COMPARES_VALUES.get(type);
    }

    private static boolean isComparable(Object result) {
        return result == null
                || result instanceof String
                || result instanceof Number
                || result instanceof Boolean
                || result instanceof Enum
                || result instanceof Character;
    }

    private static boolean isLike(Object expected, Object actual) {
        if (expected instanceof String text && actual instanceof String other) {
            return letters(text).equals(letters(other));
        }
        return expected == null ? actual == null : expected.equals(actual);
    }

    /** The text may list the elements of a hash table in another order. */
    private static String letters(String text) {
        char[] letters = withoutHashes(text).toCharArray();
        Arrays.sort(letters);
        return new String(letters);
    }

    /** Returns a text without the identity that Object.toString adds. */
    static String withoutHashes(String text) {
        return HASH.matcher(text).replaceAll("@");
    }

    private static String shorten(Object result) {
        String text = String.valueOf(result);
        return text.length() > 60 ? text.substring(0, 60) + "…" : text;
    }

    /** Returns a getter's result, or the name of the exception that it throws, wrapped in a class of its own. */
    private static Object call(Method getter, Object object) {
        long start = System.nanoTime();
        try {
            return getter.invoke(object);
        } catch (InvocationTargetException e) {
            return e.getCause().getClass().getName();
        } catch (IllegalAccessException | IllegalArgumentException e) {
            return null;
        } finally {
            if (System.nanoTime() - start > PATIENCE.toNanos()) {
                SLOW.add(getter);
            }
        }
    }

    /** Whether a class, or a superclass, has its own code to write instances. */
    static boolean writesItself(Class<?> type) {
        if (Externalizable.class.isAssignableFrom(type)) {
            return true;
        }
        for (Class<?> each = type; each != null && !Graph.isOfTheJdk(each); each = each.getSuperclass()) {
            for (Method method : each.getDeclaredMethods()) {
                boolean ofStream = method.getName().equals("writeObject")
                        && method.getParameterCount() == 1
                        && method.getParameterTypes()[0] == ObjectOutputStream.class;
                boolean ofInstance = method.getParameterCount() == 0
                        && (method.getName().equals("writeReplace")
                                || method.getName().equals("readResolve"));
                if (ofStream || ofInstance) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a class has a serialized form of its own, and its {@code equals} says that a copy by it is equal. */
    static boolean equalsByItsOwnForm(Object written, Object read) {
        try {
            Class<?> type = written.getClass();
            return comparesValues(type) && writesItself(type) && isEqual(written, read);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            // Others' code may fail.
            return false;
        }
    }

    /** Whether a value is a constant of its class, or of the enclosing class, and is compared by identity. */
    static boolean isConstant(Object value) {
        Class<?> type = value.getClass();
        if (comparesValues(type)) {
            return false;
        }
        for (Class<?> holder = type; holder != null; holder = holder.getEnclosingClass()) {
            if (isConstantOf(holder, value)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isConstantOf(Class<?> holder, Object value) {
        Field[] fields;
        try {
            fields = holder.getDeclaredFields();
        } catch (LinkageError e) {
            return false;
        }
        for (Field field : fields) {
            boolean constant = Modifier.isStatic(field.getModifiers()) && Modifier.isFinal(field.getModifiers());
            if (constant && field.getType().isInstance(value) && field.trySetAccessible() && isIn(field, value)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isIn(Field constant, Object value) {
        try {
            return constant.get(null) == value;
        } catch (IllegalAccessException | LinkageError e) {
            return false;
        }
    }
}
