package dev.piculet.corpus;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collections that may come back as another class: docs/spec/collection-forms.md. */
final class Substitutes {
    private Substitutes() {}

    /** Whether the copy's class may replace the original's, if their elements are equal and in the same order. */
    static boolean isAllowed(Object written, Object read) {
        String from = written.getClass().getName();
        String to = read.getClass().getName();
        if (written instanceof List && !(written instanceof Set)) {
            return read instanceof List;
        }
        if (isView(from) || isKnownImmutable(from)) {
            return written instanceof Map && read instanceof Map
                    || written instanceof Set && read instanceof Set
                    || written instanceof Collection && read instanceof Collection && !(written instanceof Set);
        }
        // A subclass that adds nothing is like its superclass.
        boolean plain = written instanceof Map || written instanceof Collection;
        return plain && Graph.isOfTheJdk(read.getClass()) && isBareSubclass(written.getClass(), to);
    }

    private static boolean isView(String name) {
        return name.startsWith("java.util.");
    }

    private static boolean isKnownImmutable(String name) {
        return name.startsWith("com.google.common.collect.") && !name.contains("Multi") && name.contains("Immutable")
                || name.startsWith("com.google.common.collect.Singleton")
                || name.startsWith("com.google.gson.internal.LinkedTreeMap")
                || name.startsWith("kotlin.collections.")
                || name.startsWith("kotlinx.collections.immutable.implementations.");
    }

    private static boolean isBareSubclass(Class<?> type, String superclass) {
        Class<?> each = type;
        while (each != null && !each.getName().equals(superclass)) {
            if (!Graph.isOfTheJdk(each) && each.getDeclaredFields().length > countStatic(each)) {
                return false;
            }
            each = each.getSuperclass();
        }
        return each != null;
    }

    private static int countStatic(Class<?> type) {
        int count = 0;
        for (java.lang.reflect.Field field : type.getDeclaredFields()) {
            if (java.lang.reflect.Modifier.isStatic(field.getModifiers()) || field.isSynthetic()) {
                count++;
            }
        }
        return count;
    }
}
