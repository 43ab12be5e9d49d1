package dev.piculet.binary.property;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;

/** Random values of a type: extremes, nulls wherever they may stand, and all usual implementations of collections. */
final class RandomValues {
    private static final int MAX_DEPTH = 4;
    private static final int[] LENGTHS = {0, 1, 2, 3, 7, 8, 9, 12, 13, 14, 16, 17, 40, 73, 130};

    private final Random random;
    private final boolean shares;

    /** Objects of the value that may be shared. */
    private final List<Object> made = new ArrayList<>();

    /** Objects that may still be made for one value. */
    private int budget;

    private boolean nullElements;

    /** @param shares whether objects may be shared */
    RandomValues(Random random, boolean shares) {
        this.random = random;
        this.shares = shares;
    }

    /** Returns a value that is not null. */
    Object root(Class<?> type) throws ReflectiveOperationException {
        budget = 40;
        made.clear();
        nullElements = false;
        return object(type, 0);
    }

    /** Whether a collection of boxes or similar types in the last value has a null. */
    boolean hasNullElements() {
        return nullElements;
    }

    private Object element(Type type, int depth) throws ReflectiveOperationException {
        Object element = value(type, depth);
        nullElements |= element == null;
        return element;
    }

    private Object value(Type type, int depth) throws ReflectiveOperationException {
        if (type instanceof GenericArrayType array) {
            return array(((Class<?>) ((ParameterizedType) array.getGenericComponentType()).getRawType()), depth);
        }
        if (type instanceof ParameterizedType parameterized) {
            return random.nextInt(8) == 0 ? null : collection(parameterized, depth);
        }
        Class<?> raw = (Class<?>) type;
        if (raw.isPrimitive()) {
            return number(raw);
        }
        if (random.nextInt(6) == 0) {
            return null;
        }
        return raw.isArray() ? array(raw.getComponentType(), depth) : reference(raw, depth);
    }

    private Object array(Class<?> component, int depth) throws ReflectiveOperationException {
        Object array = Array.newInstance(component, size(depth));
        for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, value(component, depth + 1));
        }
        return array;
    }

    private int size(int depth) {
        int size = random.nextInt(12) == 0 ? 20 : random.nextInt(4);
        return depth >= MAX_DEPTH || budget <= 0 ? 0 : size;
    }

    private Object collection(ParameterizedType type, int depth) throws ReflectiveOperationException {
        Class<?> raw = (Class<?>) type.getRawType();
        Type first = type.getActualTypeArguments()[0];
        if (raw == Map.class) {
            return map(first, type.getActualTypeArguments()[1], depth);
        }
        if (raw == Optional.class) {
            return Optional.ofNullable(value(first, depth + 1));
        }
        List<Object> elements = new ArrayList<>();
        for (int i = size(depth); i > 0; i--) {
            elements.add(element(first, depth + 1));
        }
        if (raw == Set.class) {
            return random.nextBoolean() ? new HashSet<>(elements) : new LinkedHashSet<>(elements);
        }
        return switch (random.nextInt(8)) {
            case 0 -> new LinkedList<>(elements);
            case 1 -> Arrays.asList(elements.toArray());
            case 2 -> Collections.unmodifiableList(elements);
            case 3 -> elements.contains(null) ? elements : List.copyOf(elements);
            default -> elements;
        };
    }

    private Map<Object, Object> map(Type key, Type value, int depth) throws ReflectiveOperationException {
        Map<Object, Object> map = random.nextInt(4) == 0 ? new LinkedHashMap<>() : new HashMap<>();
        for (int i = size(depth); i > 0; i--) {
            map.put(element(key, depth + 1), element(value, depth + 1));
        }
        return map;
    }

    private Object reference(Class<?> type, int depth) throws ReflectiveOperationException {
        if (type == String.class) {
            return string();
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
        }
        if (type == Instant.class) {
            return Instant.ofEpochSecond(random.nextInt(), random.nextBoolean() ? 0 : random.nextInt(1_000_000_000));
        }
        if (type == LocalDate.class) {
            return LocalDate.ofEpochDay(random.nextInt(1_000_000) - 500_000);
        }
        if (type == UUID.class) {
            return new UUID(random.nextLong(), random.nextLong());
        }
        if (type == BigDecimal.class) {
            return new BigDecimal(new BigInteger(random.nextInt(100), random), random.nextInt(40) - 20);
        }
        if (type.getPackageName().equals("java.lang")) {
            return number((Class<?>) unboxed(type));
        }
        if (shares && random.nextBoolean()) {
            for (Object each : made) {
                if (each.getClass() == type) {
                    return each;
                }
            }
        }
        return depth >= MAX_DEPTH || budget <= 0 ? null : object(type, depth);
    }

    private static Object unboxed(Class<?> box) throws ReflectiveOperationException {
        return box.getField("TYPE").get(null);
    }

    private Object number(Class<?> type) {
        if (type == boolean.class) {
            return random.nextBoolean();
        }
        if (type == float.class) {
            return Float.intBitsToFloat(random.nextInt());
        }
        if (type == double.class) {
            return Double.longBitsToDouble(random.nextLong());
        }
        long value = random.nextLong() >> random.nextInt(64);
        if (type == byte.class) {
            return (byte) value;
        }
        if (type == short.class) {
            return (short) value;
        }
        if (type == char.class) {
            return (char) value;
        }
        return type == int.class ? (Object) (int) value : (Object) value;
    }

    private String string() {
        int length = LENGTHS[random.nextInt(LENGTHS.length)];
        int bound = new int[] {0x7F, 0x7F, 0xFF, 0x100, 0x10000}[random.nextInt(5)];
        StringBuilder string = new StringBuilder();
        for (int i = 0; i < length; i++) {
            string.append((char) random.nextInt(bound));
        }
        return string.toString();
    }

    private Object object(Class<?> type, int depth) throws ReflectiveOperationException {
        budget--;
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        Type[] parameters = constructor.getGenericParameterTypes();
        Object[] arguments = new Object[parameters.length];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = value(parameters[i], depth + 1);
        }
        Object object = constructor.newInstance(arguments);
        if (arguments.length == 0) {
            setFields(object, type, depth);
        }
        made.add(object);
        return object;
    }

    private void setFields(Object object, Class<?> type, int depth) throws ReflectiveOperationException {
        for (Class<?> each = type; each != Object.class && each != Record.class; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT | Modifier.FINAL)) == 0) {
                    field.setAccessible(true);
                    field.set(object, value(field.getGenericType(), depth + 1));
                }
            }
        }
    }
}
