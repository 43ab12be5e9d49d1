package dev.piculet.corpus;

import java.lang.reflect.InvocationTargetException;

/** Values of {@code kotlin.Lazy}, from any class loader. */
final class KotlinLazy {
    private static final String NAME = "kotlin.Lazy";

    private KotlinLazy() {}

    static boolean isLazy(Object object) {
        return lazyType(object.getClass()) != null;
    }

    /** Returns the value, and computes it first if necessary. An exception of its code stands for a missing value. */
    static Object value(Object lazy) {
        try {
            return lazyType(lazy.getClass()).getMethod("getValue").invoke(lazy);
        } catch (InvocationTargetException e) {
            return e.getCause().getClass().getName();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?> lazyType(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            for (Class<?> implemented : each.getInterfaces()) {
                if (implemented.getName().equals(NAME)) {
                    return implemented;
                }
            }
        }
        return null;
    }
}
