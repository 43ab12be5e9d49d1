package dev.piculet.corpus;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The objects that a value consists of, as far as reflection sees them. */
final class Graph {
    /** The search ends after so many objects. */
    private static final int MAX_OBJECTS = 2_000;

    private Graph() {}

    /** Whether a value consists of data alone, as far as reflection sees. Calls no code of others. */
    static boolean isData(Object value) {
        for (Object object : objects(value, /* asksOthers= */ false)) {
            if (Forbidden.isOfTheRunningJvm(object)) {
                return false;
            }
        }
        return true;
    }

    /** Whether every collection in a value has a plausible size. */
    static boolean isSmall(Object value) {
        try {
            return !(value instanceof Collection<?> collection && collection.size() > MAX_OBJECTS)
                    && !(value instanceof Map<?, ?> map && map.size() > MAX_OBJECTS);
        } catch (RuntimeException e) {
            return true;
        }
    }

    /**
     * Whether two values hold the same object somewhere. If so, identity alone tells them apart: copies have equal fields
     * throughout.
     */
    static boolean haveInCommon(Object value, Object twin) {
        if (twin == null || twin == value) {
            return false;
        }
        Set<Object> ofTwin = Collections.newSetFromMap(new IdentityHashMap<>());
        ofTwin.addAll(objects(twin, /* asksOthers= */ true));
        for (Object object : objects(value, /* asksOthers= */ true)) {
            if (ofTwin.contains(object) && !isOfTheJdk(object.getClass()) && !(object instanceof Enum<?>)) {
                return true;
            }
        }
        // Of the JDK's classes, only plain holders of anything are compared so.
        for (Field field : fields(value.getClass())) {
            if (field.getType() == Object.class && valueOf(field, value) == valueOf(field, twin)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns all objects in a value, each once.
     *
     * @param asksOthers whether collections of others tell their elements, too
     */
    private static List<Object> objects(Object value, boolean asksOthers) {
        List<Object> objects = new ArrayList<>();
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>(List.of(value));
        while (!open.isEmpty() && seen.size() < MAX_OBJECTS) {
            Object object = open.poll();
            if (seen.add(object)) {
                objects.add(object);
                open.addAll(inside(object, asksOthers));
            }
        }
        return objects;
    }

    private static List<Object> inside(Object object, boolean asksOthers) {
        List<Object> inside = new ArrayList<>();
        try {
            if (asksOthers || isOfTheJdk(object.getClass()) || object instanceof Object[]) {
                addElements(object, inside);
            }
        } catch (RuntimeException e) {
            // Exceptions of a collection are left to the serializer.
        }
        for (Field field : fields(object.getClass())) {
            if (!field.getType().isPrimitive() && !Modifier.isTransient(field.getModifiers())) {
                inside.add(valueOf(field, object));
            }
        }
        inside.removeIf(it -> it == null);
        return inside;
    }

    private static void addElements(Object object, List<Object> inside) {
        if (!isSmall(object)) {
            return;
        }
        if (object instanceof Object[] array) {
            inside.addAll(Arrays.asList(array));
        } else if (object instanceof Map<?, ?> map) {
            inside.addAll(map.keySet());
            inside.addAll(map.values());
        } else if (object instanceof Collection<?> collection) {
            inside.addAll(collection);
        } else if (object instanceof Optional<?> optional) {
            inside.add(optional.orElse(null));
        }
    }

    /** Returns the readable fields of a class's instances, inherited ones included, without the JDK's own. */
    static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> each = type; each != null && !isOfTheJdk(each); each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && field.trySetAccessible()) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }

    static boolean isOfTheJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    static Object valueOf(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
