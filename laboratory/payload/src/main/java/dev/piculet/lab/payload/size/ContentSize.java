package dev.piculet.lab.payload.size;

import dev.piculet.lab.contender.ReferenceTree;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;

/**
 * How much a value holds, whatever format it is written in: the bytes of its texts in UTF-8, of its numbers at their full
 * width, and one of a flag. Names, lengths and structure do not count, so a compact binary document is about as long, and
 * JSON longer.
 */
public final class ContentSize {
    private static final int WIDE = 8;

    private ContentSize() {}

    /** Returns the bytes that a value holds; 0 for null. */
    public static long of(Object value) {
        return ofTree(ReferenceTree.of(value));
    }

    private static long ofTree(Object tree) {
        if (tree instanceof String text) {
            return text.getBytes(StandardCharsets.UTF_8).length;
        }
        if (tree instanceof Number number) {
            return widthOf(number);
        }
        if (tree instanceof Collection<?> elements) {
            return elements.stream().mapToLong(ContentSize::ofTree).sum();
        }
        if (tree instanceof Map<?, ?> members) {
            return members.values().stream().mapToLong(ContentSize::ofTree).sum();
        }
        return tree instanceof Boolean ? 1 : 0;
    }

    private static int widthOf(Number number) {
        if (number instanceof Integer || number instanceof Float) {
            return Integer.BYTES;
        }
        if (number instanceof Short) {
            return Short.BYTES;
        }
        return number instanceof Byte ? 1 : WIDE;
    }
}
