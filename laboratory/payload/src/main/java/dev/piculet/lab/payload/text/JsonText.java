package dev.piculet.lab.payload.text;

import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** JSON texts of trees as {@code ReferenceTree} makes them, with their members in the tree's order. */
public final class JsonText {
    private static final String INDENT = "  ";

    private final StringBuilder text = new StringBuilder();
    private final boolean isPretty;

    private JsonText(boolean isPretty) {
        this.isPretty = isPretty;
    }

    /** Returns a text without blanks between its parts. */
    public static String of(Object tree) {
        return written(new JsonText(false), tree);
    }

    /** Returns a text with each member and element on a line of its own, and with blanks around colons. */
    public static String pretty(Object tree) {
        return written(new JsonText(true), tree);
    }

    private static String written(JsonText json, Object tree) {
        json.add(tree, 0);
        return json.text.toString();
    }

    private void add(Object tree, int depth) {
        if (tree instanceof Map<?, ?> members) {
            addAll('{', '}', members.entrySet().iterator(), depth);
        } else if (tree instanceof List<?> elements) {
            addAll('[', ']', elements.iterator(), depth);
        } else if (tree instanceof Map.Entry<?, ?> member) {
            addString((String) member.getKey());
            text.append(isPretty ? " : " : ":");
            add(member.getValue(), depth);
        } else if (tree instanceof String string) {
            addString(string);
        } else {
            text.append(tree);
        }
    }

    private void addAll(char start, char end, Iterator<?> parts, int depth) {
        text.append(start);
        boolean isEmpty = !parts.hasNext();
        while (parts.hasNext()) {
            breakLine(depth + 1);
            add(parts.next(), depth + 1);
            text.append(parts.hasNext() ? "," : "");
        }
        if (!isEmpty) {
            breakLine(depth);
        }
        text.append(end);
    }

    private void breakLine(int depth) {
        if (isPretty) {
            text.append('\n').append(INDENT.repeat(depth));
        }
    }

    /** Escapes what must be escaped, and nothing else. */
    private void addString(String string) {
        text.append('"');
        for (int i = 0; i < string.length(); i++) {
            char letter = string.charAt(i);
            switch (letter) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\n' -> text.append("\\n");
                default -> text.append(letter < ' ' ? String.format("\\u%04x", (int) letter) : letter);
            }
        }
        text.append('"');
    }
}
