package dev.piculet.binary.untyped;

import dev.piculet.binary.encoding.DateText;
import dev.piculet.binary.encoding.NumberText;
import dev.piculet.binary.encoding.OrderText;
import java.lang.reflect.Array;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Prints trees within bounds: an object that stands in several places with its fields once, of all only so many chars and
 * levels. An ellipsis stands for what is left out.
 */
public final class TreeText {
    private static final int MAX_CHARS = 100_000;
    private static final int MAX_LEVELS = 200;

    private static final int MAX_INTEGER_BITS = 4_096;

    private final StringBuilder text = new StringBuilder();
    private final Set<Object> printed = Collections.newSetFromMap(new IdentityHashMap<>());

    private TreeText() {}

    /** Returns a value as text. */
    public static String of(Object value) {
        TreeText text = new TreeText();
        text.print(value, 0);
        return text.text.toString();
    }

    private void print(Object value, int level) {
        if (level > MAX_LEVELS) {
            text.append('…');
        } else if (value instanceof TreeObject tree) {
            object(tree, level);
        } else if (value instanceof FieldMap fields) {
            fields(fields, level);
        } else if (value instanceof TreeList list) {
            list(list, level);
        } else if (value instanceof Map.Entry<?, ?> entry) {
            print(entry.getKey(), level + 1);
            text.append('=');
            print(entry.getValue(), level + 1);
        } else {
            append(leaf(value));
        }
    }

    private void object(TreeObject tree, int level) {
        append(tree.className());
        if (!tree.fields().isEmpty() && !printed.add(tree)) {
            text.append("{…}");
            return;
        }
        print(tree.fields(), level + 1);
    }

    private void fields(FieldMap fields, int level) {
        text.append('{');
        for (int i = 0; i < fields.size() && goesOn(i); i++) {
            append(fields.names().name(i));
            text.append('=');
            print(fields.value(i), level + 1);
        }
        text.append('}');
    }

    private void list(List<?> list, int level) {
        text.append('[');
        for (int i = 0; i < list.size() && goesOn(i); i++) {
            print(list.get(i), level + 1);
        }
        text.append(']');
    }

    /** Appends what stands before a part; says whether there is room for it. */
    private boolean goesOn(int part) {
        text.append(part == 0 ? "" : ", ");
        if (text.length() < MAX_CHARS) {
            return true;
        }
        text.append('…');
        return false;
    }

    private static String leaf(Object value) {
        String number = NumberText.ofLarge(value, MAX_INTEGER_BITS);
        if (number != null) {
            return number;
        }
        if (value != null && value.getClass().isArray()) {
            return value.getClass().getComponentType().getSimpleName() + "[" + Array.getLength(value) + "]";
        }
        String date = DateText.of(value);
        String known = date != null ? date : OrderText.of(value);
        return known != null ? known : String.valueOf(value);
    }

    private void append(String part) {
        int room = Math.max(0, MAX_CHARS - text.length());
        if (part.length() <= room) {
            text.append(part);
        } else {
            text.append(part, 0, room).append('…');
        }
    }
}
