package dev.piculet.jackson.contract;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Classes and values of all fields, those of superclasses first. */
final class JavaText {
    private JavaText() {}

    static String of(Object value) {
        List<String> fields = new ArrayList<>();
        add(value, value.getClass(), fields);
        return value.getClass().getSimpleName() + fields;
    }

    private static void add(Object value, Class<?> type, List<String> fields) {
        if (type == Object.class || type == Record.class) {
            return;
        }
        add(value, type.getSuperclass(), fields);
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                fields.add(field.getName() + "=" + text(field, value));
            }
        }
    }

    private static String text(Field field, Object value) {
        try {
            field.setAccessible(true);
            Object content = field.get(value);
            return content != null && content.getClass().isArray() ? elements(content) : String.valueOf(content);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String elements(Object array) {
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            elements.add(Array.get(array, i));
        }
        return elements.toString();
    }
}
