package dev.piculet.binary.form;

import java.util.LinkedHashMap;
import java.util.Map;

/** Finds out whether a {@code LinkedHashMap} is in the order of access, of which it tells nothing: it is tried with a copy. */
final class OrderOfAccess {
    private OrderOfAccess() {}

    /** Whether a map is; null if its class makes no copies of itself. Its methods that put and show entries are the JDK's. */
    @SuppressWarnings("unchecked") // The copy is thrown away, whatever is put into it.
    static Boolean of(LinkedHashMap<?, ?> map) {
        Object copy = map.clone();
        if (copy == map || copy == null || copy.getClass() != map.getClass()) {
            return null;
        }
        Map<Object, Object> tried = (Map<Object, Object>) copy;
        while (tried.size() < 2) {
            tried.put(new Object(), null);
        }
        Object eldest = eldest(tried);
        tried.put(eldest, null);
        return eldest(tried) != eldest;
    }

    private static Object eldest(Map<Object, Object> map) {
        return map.entrySet().iterator().next().getKey();
    }
}
