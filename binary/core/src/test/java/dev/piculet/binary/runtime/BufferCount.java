package dev.piculet.binary.runtime;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Counts the outputs that are kept for the next value. */
public final class BufferCount {
    private BufferCount() {}

    /** Outputs that belong to a thread. */
    public static long owned() {
        return Arrays.stream((Object[]) read("OWNED")).filter(Objects::nonNull).count();
    }

    /** Outputs that any thread may take. */
    public static long shared() {
        AtomicReferenceArray<?> places = (AtomicReferenceArray<?>) read("SHARED");
        long count = 0;
        for (int i = 0; i < places.length(); i++) {
            count += places.get(i) == null ? 0 : 1;
        }
        return count;
    }

    private static Object read(String name) {
        try {
            Field field = Buffers.class.getDeclaredField(name);
            field.setAccessible(true);
            return field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
