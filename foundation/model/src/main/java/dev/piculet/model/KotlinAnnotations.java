package dev.piculet.model;

import java.lang.annotation.Annotation;

/** Knows Kotlin's classes by the annotations that its compiler leaves, without any class of Kotlin on the class path. */
public final class KotlinAnnotations {
    private static final String METADATA = "kotlin.Metadata";

    private static final String VALUE_CLASS = "kotlin.jvm.JvmInline";

    private KotlinAnnotations() {}

    /** Tells whether Kotlin's compiler made the class. */
    public static boolean isKotlin(Class<?> type) {
        return has(type, METADATA);
    }

    static boolean isValueClass(Class<?> type) {
        return has(type, VALUE_CLASS);
    }

    private static boolean has(Class<?> type, String annotationName) {
        // Classes of the JDK are by far the most that are asked for, and parsing their annotations costs.
        if (type.getClassLoader() == null) {
            return false;
        }
        for (Annotation annotation : type.getDeclaredAnnotations()) {
            if (annotation.annotationType().getName().equals(annotationName)) {
                return true;
            }
        }
        return false;
    }
}
