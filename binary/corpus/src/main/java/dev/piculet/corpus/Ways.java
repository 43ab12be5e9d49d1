package dev.piculet.corpus;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The public members of a class that give instances of it. */
final class Ways {
    private static final int MAX_PARAMETERS = 12;
    private static final int MAX_CONSTANTS = 2;

    private Ways() {}

    /** Returns constructors, methods and fields, in the same order in every run. */
    static List<Object> of(Class<?> type) {
        List<Object> ways = new ArrayList<>();
        Field only = onlyInstance(type);
        if (only != null) {
            return new ArrayList<>(List.of(only));
        }
        if (!Modifier.isAbstract(type.getModifiers())) {
            for (Constructor<?> constructor : type.getConstructors()) {
                add(constructor, ways);
            }
        }
        for (Method method : type.getMethods()) {
            boolean factory = Modifier.isStatic(method.getModifiers()) && method.getDeclaringClass() == type;
            if (factory && (method.getReturnType() == type || isBuilder(method, type))) {
                add(method, ways);
            }
        }
        int constants = 0;
        for (Field field : type.getFields()) {
            boolean constant = Modifier.isStatic(field.getModifiers()) && field.getType() == type;
            if (constant && constants < MAX_CONSTANTS && field.trySetAccessible()) {
                ways.add(field);
                constants++;
            }
        }
        ways.sort(Comparator.comparing(Object::toString));
        return ways;
    }

    /** Returns the field of a Scala object, whose constructor is public for Scala's own code; null if it is no such class. */
    private static Field onlyInstance(Class<?> type) {
        for (Field field : type.getFields()) {
            if (field.getName().equals("MODULE$") && field.getType() == type && field.trySetAccessible()) {
                return field;
            }
        }
        return null;
    }

    private static void add(Executable executable, List<Object> ways) {
        if (executable.getParameterCount() <= MAX_PARAMETERS && executable.trySetAccessible()) {
            ways.add(executable);
        }
    }

    private static boolean isBuilder(Method method, Class<?> type) {
        return method.getParameterCount() == 0
                && method.getReturnType().getName().endsWith("Builder")
                && method.getReturnType() != type;
    }
}
