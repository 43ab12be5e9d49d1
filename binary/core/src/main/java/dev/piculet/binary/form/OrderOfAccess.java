package dev.piculet.binary.form;

import java.util.LinkedHashMap;
import java.util.Map;

/** Finds out whether a {@code LinkedHashMap} is in the order of access, of which it tells nothing: it is tried with a copy. */
final class OrderOfAccess {
    private OrderOfAccess() {}

    /** Whether maps of a class are copied by the JDK's code: a class's own may make another one, in any order. */
    static boolean isTold(Class<?> type) {
        try {
            return type.getMethod("clone").getDeclaringClass().getName().startsWith("java.");
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether a map is. Its methods that copy it, and that put and show entries, are the JDK's; its {@code size} need not be. */
    @SuppressWarnings("unchecked") // The copy is thrown away, whatever is put into it.
    static boolean of(LinkedHashMap<?, ?> map) {
        Map<Object, Object> tried = (Map<Object, Object>) map.clone();
        tried.put(new Object(), null);
        tried.put(new Object(), null);
        Object eldest = eldest(tried);
        tried.put(eldest, null);
        return eldest(tried) != eldest;
    }

    private static Object eldest(Map<Object, Object> map) {
        return map.entrySet().iterator().next().getKey();
    }
}
