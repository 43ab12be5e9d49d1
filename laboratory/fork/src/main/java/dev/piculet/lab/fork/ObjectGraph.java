package dev.piculet.lab.fork;

import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.ValuePath;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/** The objects that a value consists of, told apart by identity, with the path to each. */
final class ObjectGraph {
    private static final int HEADER = 8; // The least that any JVM of today has; 12 without compact headers.
    private static final int LENGTH = 4;
    private static final int REFERENCE = 4;
    private static final int MAP_NODE = HEADER + 4 * REFERENCE;

    private final Map<Object, ValuePath> paths = new IdentityHashMap<>();

    private ObjectGraph() {}

    static ObjectGraph of(Object value) {
        ObjectGraph graph = new ObjectGraph();
        graph.add(ValuePath.ROOT, value);
        return graph;
    }

    private void add(ValuePath path, Object value) {
        if (value == null || value instanceof Enum || paths.putIfAbsent(value, path) != null) {
            return;
        }
        if (value instanceof Object[] elements) {
            for (int i = 0; i < elements.length; i++) {
                add(path.element(i), elements[i]);
            }
        } else if (value instanceof Collection<?> elements) {
            int i = 0;
            for (Object element : elements) {
                add(path.element(i++), element);
            }
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((key, element) -> {
                add(path.member("key"), key);
                add(path.member(key), element);
            });
        } else if (value instanceof Optional<?> holder) {
            add(path, holder.orElse(null));
        } else if (isOurs(value)) {
            for (Field field : ReferenceTree.fieldsOf(value.getClass())) {
                if (!field.getType().isPrimitive()) {
                    add(path.member(field.getName()), ReferenceTree.read(field, value));
                }
            }
        }
    }

    private static boolean isOurs(Object value) {
        return !value.getClass().isArray() && !isCollection(value) && !ReferenceTree.isScalar(value);
    }

    private static boolean isCollection(Object value) {
        return value instanceof Collection || value instanceof Map || value instanceof Optional;
    }

    /**
     * Returns the path of an object that two values share, so that a change of one shows in the other. Texts, numbers
     * and similar values may be shared, and so may empty collections.
     */
    Optional<String> sharedWith(ObjectGraph other) {
        return paths.entrySet().stream()
                .filter(entry -> other.contains(entry.getKey()) && hasState(entry.getKey()))
                .map(entry -> entry.getValue().toString())
                .min((a, b) -> a.length() - b.length());
    }

    boolean contains(Object object) {
        return paths.containsKey(object);
    }

    /** Returns the object at a path that {@link #sharedWith} returned. */
    Object at(String path) {
        return paths.entrySet().stream()
                .filter(entry -> entry.getValue().toString().equals(path))
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    private static boolean hasState(Object value) {
        if (value.getClass().isArray()) {
            return Array.getLength(value) > 0;
        }
        if (value instanceof Collection<?> elements) {
            return !elements.isEmpty();
        }
        if (value instanceof Map<?, ?> map) {
            return !map.isEmpty();
        }
        return isOurs(value) && !ReferenceTree.fieldsOf(value.getClass()).isEmpty();
    }

    /**
     * Returns bytes that making this value takes at least, beside the objects that it shares with another: no JVM has
     * smaller headers or references, and what the JDK's classes hold inside is counted only where it is certain.
     */
    long leastBytesBeside(ObjectGraph other) {
        long bytes = 0;
        for (Object object : paths.keySet()) {
            if (!other.contains(object)) {
                bytes += leastBytes(object);
            }
        }
        return bytes;
    }

    /** Returns bytes that making this value takes at least, if none of its objects was there before. */
    long leastBytes() {
        return leastBytesBeside(new ObjectGraph());
    }

    private static long leastBytes(Object object) {
        Class<?> type = object.getClass();
        if (type.isArray()) {
            return HEADER + LENGTH + Array.getLength(object) * sizeOf(type.getComponentType());
        }
        if (object instanceof String text) {
            return HEADER + REFERENCE + HEADER + LENGTH + text.length();
        }
        if (object.getClass() == ArrayList.class) {
            return HEADER + REFERENCE + ((Collection<?>) object).size() * (long) REFERENCE;
        }
        if (object instanceof HashMap<?, ?> map) {
            return HEADER + REFERENCE + map.size() * (long) MAP_NODE;
        }
        long bytes = HEADER;
        if (isOurs(object)) {
            for (Field field : ReferenceTree.fieldsOf(type)) {
                bytes += sizeOf(field.getType());
            }
        }
        return bytes;
    }

    private static long sizeOf(Class<?> type) {
        if (!type.isPrimitive()) {
            return REFERENCE;
        }
        if (type == long.class || type == double.class) {
            return Long.BYTES;
        }
        if (type == int.class || type == float.class) {
            return Integer.BYTES;
        }
        return type == short.class || type == char.class ? Short.BYTES : 1;
    }
}
