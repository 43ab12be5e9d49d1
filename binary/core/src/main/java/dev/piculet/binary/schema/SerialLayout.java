package dev.piculet.binary.schema;

import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What the id of a serial leaf says of a class that writes itself by {@code writeObject} (wire format, section 4.10): its
 * classes, the highest first, and the fields that each writes by default.
 *
 * @param name the full name of the class
 */
public record SerialLayout(String name, List<Part> parts) {
    private static final String KINDS = "ZBCSIJFDL";

    /** @param fields each a letter that tells its type, as in descriptors, and its name */
    public record Part(String name, List<String> fields) {}

    /** Returns the id of a class. */
    public static String id(Class<?> type, List<Class<?>> classes) {
        StringBuilder id = new StringBuilder(WireType.Leaf.SERIAL).append(type.getName());
        for (Class<?> each : classes) {
            id.append(';').append(each == type ? "" : each.getName());
            for (ObjectStreamField field : ObjectStreamClass.lookup(each).getFields()) {
                id.append('/').append(letter(field.getType())).append(field.getName());
            }
        }
        return id.toString();
    }

    /** Returns the letter of a field's type: {@code L} if it is no primitive. */
    public static char letter(Class<?> type) {
        return type.isPrimitive() ? type.descriptorString().charAt(0) : 'L';
    }

    /** Returns the name of the class that an id is of; null if it is none of a serial leaf. */
    static String className(String id) {
        if (!id.startsWith(WireType.Leaf.SERIAL)) {
            return null;
        }
        int end = id.indexOf(';');
        return id.substring(WireType.Leaf.SERIAL.length(), end < 0 ? id.length() : end);
    }

    /** Returns what the id of a serial leaf says, which need not be trusted; null if that makes no sense. */
    public static SerialLayout of(String id) {
        String name = className(id);
        List<Part> parts = new ArrayList<>();
        int from = WireType.Leaf.SERIAL.length() + name.length();
        while (from < id.length()) {
            int end = id.indexOf(';', from + 1);
            end = end < 0 ? id.length() : end;
            Part part = part(id.substring(from + 1, end), name);
            if (part == null) {
                return null;
            }
            parts.add(part);
            from = end;
        }
        return parts.isEmpty() ? null : new SerialLayout(name, List.copyOf(parts));
    }

    private static Part part(String text, String ofClass) {
        int end = text.indexOf('/');
        String name = end < 0 ? text : text.substring(0, end);
        List<String> fields = new ArrayList<>();
        Set<String> names = new HashSet<>();
        while (end >= 0) {
            int next = text.indexOf('/', end + 1);
            String field = text.substring(end + 1, next < 0 ? text.length() : next);
            if (field.length() < 2 || KINDS.indexOf(field.charAt(0)) < 0 || !names.add(field.substring(1))) {
                return null;
            }
            fields.add(field);
            end = next;
        }
        return new Part(name.isEmpty() ? ofClass : name, List.copyOf(fields));
    }
}
