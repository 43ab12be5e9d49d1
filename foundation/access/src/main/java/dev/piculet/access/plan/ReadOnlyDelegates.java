package dev.piculet.access.plan;

import dev.piculet.model.PropertyModel;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * What a Kotlin {@code val} delegates to, if that may hold something ({@code val x by Held()}): it is not written, and nothing but a
 * constructor sets it.
 */
final class ReadOnlyDelegates {
    /** What {@code by this::other} delegates to where a compiler before 1.7.20 keeps it: it asks the instance itself. */
    private static final String PROPERTY = "kotlin.reflect.KProperty";

    private ReadOnlyDelegates() {}

    /** Returns those of several properties that have such a delegate. */
    static List<PropertyModel> among(List<PropertyModel> properties) {
        List<PropertyModel> found = new ArrayList<>();
        for (PropertyModel property : properties) {
            Field delegate = property.delegate().orElse(null);
            boolean mayHold = delegate != null
                    && property.setter().isEmpty()
                    && !property.isTransient()
                    && !LazyProperties.isLazy(property)
                    && !isA(delegate.getType(), PROPERTY)
                    && !holdsNothing(delegate.getType());
            if (mayHold) {
                found.add(property);
            }
        }
        return found;
    }

    /** Whether a class, or a supertype of it, has a name. */
    static boolean isA(Class<?> type, String name) {
        if (type.getName().equals(name)) {
            return true;
        }
        for (Class<?> each : type.getInterfaces()) {
            if (isA(each, name)) {
                return true;
            }
        }
        return type.getSuperclass() != null && isA(type.getSuperclass(), name);
    }

    /** Whether all instances are alike: there is no state in them, and no subclass that may have some. */
    private static boolean holdsNothing(Class<?> type) {
        if (!Modifier.isFinal(type.getModifiers())) {
            return false;
        }
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    return false;
                }
            }
        }
        return true;
    }
}
