package dev.piculet.lab.contender;

import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The structure of a payload's value, read from its fields and from nothing else, so that it can't share a fault with a
 * library under test. Two values are equal for the gate when their trees are equal.
 *
 * <p>A tree is made of: null, {@link Boolean}, {@link Number}, {@link String}; {@link List} for arrays and collections;
 * {@link Map} with the entries of a map, or with field names in declaration order, superclass first, for other objects.
 * Enum constants, characters, dates and other values of the JDK become strings. Value classes and classes marked
 * {@link WrittenAsItsField} become the tree of their field.
 */
public final class ReferenceTree {
    private static final int MAX_DEPTH = 200;

    /** Asking a class each time would take most of the time of comparing long documents. */
    private static final ClassValue<List<Field>> FIELDS = new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
            return findFieldsOf(type);
        }
    };

    private static final ClassValue<Boolean> SCALARS = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return isScalarType(type);
        }
    };

    private static final ClassValue<Boolean> WRITTEN_AS_THEIR_FIELDS = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return isMarkedAsItsField(type);
        }
    };

    private ReferenceTree() {}

    /**
     * Returns the tree of a value.
     *
     * @throws IllegalArgumentException if the value is nested too deeply to be a payload (it contains itself, say)
     */
    public static Object of(Object value) {
        return of(value, 0);
    }

    private static Object of(Object value, int depth) {
        if (depth > MAX_DEPTH) {
            throw new IllegalArgumentException("Value of " + value.getClass().getName() + " is nested deeper than "
                    + MAX_DEPTH + " levels. A payload must be a tree: check for a cycle.");
        }
        if (value == null || value instanceof Boolean || value instanceof Number || value instanceof String) {
            return value;
        }
        if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        if (value.getClass().isArray()) {
            return ofArray(value, depth);
        }
        if (value instanceof Collection<?> elements) {
            return ofCollection(elements, depth);
        }
        if (value instanceof Optional<?> holder) {
            return of(holder.orElse(null), depth + 1);
        }
        if (isScalar(value)) {
            return value.toString();
        }
        return value instanceof Map<?, ?> map ? ofMap(map, depth) : ofObject(value, depth);
    }

    private static List<Object> ofArray(Object array, int depth) {
        int length = Array.getLength(array);
        List<Object> tree = new ArrayList<>(length);
        for (int i = 0; i < length; i++) {
            tree.add(of(Array.get(array, i), depth + 1));
        }
        return tree;
    }

    private static List<Object> ofCollection(Collection<?> elements, int depth) {
        List<Object> tree = new ArrayList<>(elements.size());
        for (Object element : elements) {
            tree.add(of(element, depth + 1));
        }
        return tree;
    }

    private static Map<String, Object> ofMap(Map<?, ?> map, int depth) {
        Map<String, Object> tree = new LinkedHashMap<>();
        map.forEach((key, value) -> tree.put(String.valueOf(of(key, depth + 1)), of(value, depth + 1)));
        return tree;
    }

    private static Object ofObject(Object value, int depth) {
        Map<String, Object> tree = new LinkedHashMap<>();
        for (Field field : fieldsOf(value.getClass())) {
            tree.put(field.getName(), of(read(field, value), depth + 1));
        }
        boolean isWrapper = tree.size() == 1 && isWrittenAsItsField(value.getClass());
        return isWrapper ? tree.values().iterator().next() : tree;
    }

    /** True for a value without parts that a payload could tell apart: a text, a number, an enum constant, a date. */
    public static boolean isScalar(Object value) {
        return SCALARS.get(value.getClass());
    }

    private static boolean isScalarType(Class<?> type) {
        boolean hasParts =
                Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type) || type == Optional.class;
        return Enum.class.isAssignableFrom(type) || isOfJdk(type) && !type.isArray() && !hasParts;
    }

    /** The JDK closes its classes, also those that implement public ones: {@code sun.util.calendar.ZoneInfo}, say. */
    private static boolean isOfJdk(Class<?> type) {
        return type.getName().startsWith("java.") || type.getClassLoader() == null;
    }

    /** Returns the fields that make up an object: in declaration order, those of superclasses first. */
    public static List<Field> fieldsOf(Class<?> type) {
        return FIELDS.get(type);
    }

    private static List<Field> findFieldsOf(Class<?> type) {
        if (type == Object.class) {
            return List.of();
        }
        List<Field> fields = new ArrayList<>(fieldsOf(type.getSuperclass()));
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                field.trySetAccessible(); // Those of the JDK's classes can't be read; some want to know their types.
                fields.add(field);
            }
        }
        return List.copyOf(fields);
    }

    /** Returns the value of a field that {@link #fieldsOf} returned, whatever its modifiers. */
    public static Object read(Field field, Object value) {
        try {
            return field.get(value);
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException("Can't read " + field + ": its module does not open its package.", e);
        }
    }

    static boolean isWrittenAsItsField(Class<?> type) {
        return WRITTEN_AS_THEIR_FIELDS.get(type);
    }

    private static boolean isMarkedAsItsField(Class<?> type) {
        for (Annotation annotation : type.getAnnotations()) {
            // Named, not referred to: contenders in Java run without the Kotlin runtime's types in this module.
            if (annotation.annotationType().getName().equals("kotlin.jvm.JvmInline")) {
                return true;
            }
        }
        return type.isAnnotationPresent(WrittenAsItsField.class);
    }
}
