package dev.piculet.binary;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/** Prints values so that every difference shows: classes, fields of all superclasses, elements, shared objects. */
public final class Structure {
    private final Map<Object, Integer> seen = new IdentityHashMap<>();
    private final StringBuilder text = new StringBuilder();
    private final boolean showsSharing;

    private Structure(boolean showsSharing) {
        this.showsSharing = showsSharing;
    }

    /** Prints a shared object in full each time. */
    public static String of(Object value) {
        return text(value, false);
    }

    /** Prints a shared object in full once, and its number from then on. */
    public static String withSharing(Object value) {
        return text(value, true);
    }

    private static String text(Object value, boolean showsSharing) {
        Structure structure = new Structure(showsSharing);
        structure.append(value);
        return structure.text.toString();
    }

    private void append(Object value) {
        if (value == null) {
            text.append("null");
        } else if (value instanceof String string) {
            appendString(string);
        } else if (value instanceof Enum<?> constant) {
            text.append(constant.getDeclaringClass().getSimpleName())
                    .append('.')
                    .append(constant.name());
        } else if (value.getClass().isArray()) {
            appendArray(value);
        } else if (value instanceof Map<?, ?> map) {
            appendMap(map);
        } else if (value instanceof Collection<?> collection) {
            appendCollection(collection);
        } else if (value.getClass().getName().startsWith("java.")) {
            text.append(value.getClass().getSimpleName()).append(" ").append(value);
        } else {
            appendObject(value);
        }
    }

    private void appendString(String string) {
        text.append('"');
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            text.append(c >= ' ' && c < 127 ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        text.append('"');
    }

    private void appendArray(Object array) {
        text.append(array.getClass().getTypeName()).append('{');
        for (int i = 0; i < Array.getLength(array); i++) {
            append(Array.get(array, i));
            text.append(", ");
        }
        text.append('}');
    }

    private void appendCollection(Collection<?> collection) {
        List<String> elements = new ArrayList<>();
        for (Object element : collection) {
            elements.add(part(element));
        }
        boolean ordered =
                !(collection instanceof Set) || collection instanceof SortedSet || collection instanceof LinkedHashSet;
        if (!ordered) {
            Collections.sort(elements);
        }
        text.append(collection.getClass().getName()).append(elements);
    }

    private void appendMap(Map<?, ?> map) {
        List<String> entries = new ArrayList<>();
        map.forEach((key, value) -> entries.add(part(key) + "=" + part(value)));
        boolean ordered = map instanceof SortedMap || map instanceof LinkedHashMap || map instanceof EnumMap;
        if (!ordered) {
            Collections.sort(entries);
        }
        text.append(map.getClass().getName()).append(entries);
    }

    private String part(Object value) {
        int start = text.length();
        append(value);
        String part = text.substring(start);
        text.setLength(start);
        return part;
    }

    private void appendObject(Object object) {
        Integer number = seen.putIfAbsent(object, seen.size());
        if (number != null) {
            text.append('#').append(number);
            return;
        }
        text.append(object.getClass().getName()).append('(');
        for (Class<?> type = object.getClass(); type != Object.class; type = type.getSuperclass()) {
            for (Field field : fields(type)) {
                text.append(field.getName()).append('=');
                append(valueOf(field, object));
                text.append(", ");
            }
        }
        text.append(')');
        if (!showsSharing) {
            seen.remove(object);
        }
    }

    /** Sorted by name, since reflection has no defined order. */
    private static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>(Arrays.asList(type.getDeclaredFields()));
        fields.removeIf(field -> (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) != 0);
        fields.sort((a, b) -> a.getName().compareTo(b.getName()));
        return fields;
    }

    private static Object valueOf(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
