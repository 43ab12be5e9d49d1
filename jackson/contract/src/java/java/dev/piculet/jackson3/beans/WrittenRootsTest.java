package dev.piculet.jackson3.beans;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.reflect.Array;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Who writes objects of many classes keeps no more of them than Jackson. */
class WrittenRootsTest {
    /** More than a hundredth of those that are kept, as each has arrays of as many dimensions as there may be. */
    private static final List<Class<?>> ELEMENTS = List.of(
            Boolean.class,
            Byte.class,
            CharSequence.class,
            Character.class,
            Class.class,
            Comparable.class,
            Double.class,
            Float.class,
            Integer.class,
            Iterable.class,
            Long.class,
            Number.class,
            Object.class,
            Runnable.class,
            Short.class,
            String.class,
            Thread.class);

    private final WrittenRoots roots = new WrittenRoots(JsonMapper.builder().build(), /* before= */ null);

    private Class<?> typeOf(Object value) {
        return roots.of(value).type();
    }

    @Test
    void aClassBeforeManyOthersIsFoundAgain() {
        for (Object value : new Object[] {"text", 1}) {
            assertNull(typeOf(value));
            assertSame(value.getClass(), typeOf(value));
        }
        for (Class<?> element : ELEMENTS) {
            for (int dimensions = 1; dimensions < 255; dimensions++) {
                roots.of(Array.newInstance(element, new int[dimensions]));
            }
        }
        assertNull(typeOf("text"));
        assertSame(String.class, typeOf("text"));
    }
}
