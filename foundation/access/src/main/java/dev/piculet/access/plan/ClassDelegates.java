package dev.piculet.access.plan;

import dev.piculet.model.KotlinAnnotations;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * What a Kotlin class delegates an interface to ({@code class A(x: List<Int>) : List<Int> by x}). The compiler keeps it in a field that
 * is no property and is not written, unless it is what a {@code val} holds.
 */
final class ClassDelegates {
    /** What names of such fields begin with, in the order of the interfaces. */
    private static final String PREFIX = "$$delegate_";

    private ClassDelegates() {}

    static boolean isOne(Field field) {
        return field.getName().startsWith(PREFIX) && KotlinAnnotations.isKotlin(field.getDeclaringClass());
    }

    /** Returns such fields of a class and its superclasses; none of a collection, of which they hold what is written as elements. */
    static List<Field> of(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        boolean holdsElements = Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
        Class<?> each = holdsElements ? null : type;
        while (each != null && KotlinAnnotations.isKotlin(each)) {
            for (Field field : each.getDeclaredFields()) {
                if (field.getName().startsWith(PREFIX)) {
                    fields.add(field);
                }
            }
            each = each.getSuperclass();
        }
        return fields;
    }
}
