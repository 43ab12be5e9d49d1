package dev.piculet.access;

import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.regex.Pattern;

/**
 * Whether an object keeps the same as another one of its class: objects of the JDK's classes as their {@code equals} or their text says,
 * arrays and collections element by element, all others field by field. What nothing is known of is taken to be the same: locks,
 * threads and the like, fields that are closed, and what lies deeper than eight levels. To be used by one thread.
 */
public final class Likeness {
    private static final int MAX_DEPTH = 8;

    /** Objects that are compared by their fields. */
    private static final int MAX_COMPARED = 1_000;

    private static final Field[] NO_FIELDS = {};

    /** What each object is or was compared with, by identity. */
    private final Map<Object, Object> others = new IdentityHashMap<>();

    private int compared;

    /** Takes two objects to be alike where what they hold refers to them. */
    public Likeness(Object owner, Object otherOwner) {
        others.put(owner, otherOwner);
    }

    /** Whether two objects keep the same. Throws what their own code throws: {@code equals}, or an iterator. */
    public boolean isLike(Object value, Object other) {
        return isLike(value, other, 0);
    }

    private boolean isLike(Object value, Object other, int depth) {
        if (value == other) {
            return true;
        }
        if (value == null || other == null || value.getClass() != other.getClass()) {
            return false;
        }
        if (depth > MAX_DEPTH) {
            return true;
        }
        Class<?> type = value.getClass();
        if (type.isArray()) {
            return type.getComponentType().isPrimitive()
                    ? Objects.deepEquals(value, other)
                    : areLike(Arrays.asList((Object[]) value), Arrays.asList((Object[]) other), depth);
        }
        if (value instanceof Enum<?> || value instanceof Set<?> || value instanceof Map<?, ?>) {
            return value.equals(other);
        }
        if (value instanceof Collection<?> collection) {
            return areLike(collection, (Collection<?>) other, depth);
        }
        return isOfTheJdk(type) ? isLikeOfTheJdk(value, other, depth) : areFieldsLike(value, other, depth);
    }

    private boolean areLike(Collection<?> values, Collection<?> others, int depth) {
        if (values.size() != others.size()) {
            return false;
        }
        Iterator<?> other = others.iterator();
        for (Object value : values) {
            if (!other.hasNext() || !isLike(value, other.next(), depth + 1)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOfTheJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    private boolean isLikeOfTheJdk(Object value, Object other, int depth) {
        Object[] held = held(value);
        if (held != null) {
            return isLike(held, held(other), depth);
        }
        if (!(value instanceof URL) && value.equals(other)) {
            return true;
        }
        return isToldByText(value) ? value.toString().equals(other.toString()) : !comparesItself(value.getClass());
    }

    /** What an object of the JDK holds of others, which it compares by identity or as they compare themselves; else null. */
    private static Object[] held(Object value) {
        if (value instanceof AtomicReference<?> reference) {
            return new Object[] {reference.get()};
        }
        if (value instanceof Reference<?> reference) {
            return new Object[] {reference.get()};
        }
        if (value instanceof Optional<?> optional) {
            return new Object[] {optional.orElse(null)};
        }
        if (value instanceof AtomicReferenceArray<?> array) {
            Object[] elements = new Object[array.length()];
            for (int i = 0; i < elements.length; i++) {
                elements[i] = array.get(i);
            }
            return elements;
        }
        return null;
    }

    /** Those that compare identities, and URLs, which ask a server for the address. */
    private static boolean isToldByText(Object value) {
        return value instanceof Number
                || value instanceof CharSequence
                || value instanceof AtomicBoolean
                || value instanceof AtomicIntegerArray
                || value instanceof AtomicLongArray
                || value instanceof Pattern
                || value instanceof URL;
    }

    private static boolean comparesItself(Class<?> type) {
        try {
            return type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            // A native image does not tell.
            return false;
        }
    }

    private boolean areFieldsLike(Object value, Object other, int depth) {
        if (others.put(value, other) == other || ++compared > MAX_COMPARED) {
            return true;
        }
        Class<?> declaring = value.getClass();
        for (; !isOfTheJdk(declaring); declaring = declaring.getSuperclass()) {
            for (Field field : fields(declaring)) {
                if (isKept(field) && !isLike(get(field, value), get(field, other), depth + 1)) {
                    return false;
                }
            }
        }
        // What a superclass of the JDK holds is closed.
        return declaring == Record.class || !comparesItself(declaring) || value.equals(other);
    }

    /** Of a class that names a missing one, nothing is known. */
    private static Field[] fields(Class<?> type) {
        try {
            return type.getDeclaredFields();
        } catch (LinkageError e) {
            return NO_FIELDS;
        }
    }

    private static boolean isKept(Field field) {
        return (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0 && field.trySetAccessible();
    }

    private static Object get(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
