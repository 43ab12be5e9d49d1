package dev.piculet.corpus;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds classes to use where an abstract one is declared: those of the same package. */
final class Subtypes {
    private static final int MAX = 12;

    private final Map<String, List<String>> byPackage = new HashMap<>();
    private final Map<Class<?>, List<Class<?>>> known = new HashMap<>();

    Subtypes(List<Library> libraries) {
        for (Library library : libraries) {
            for (String name : library.classes()) {
                byPackage
                        .computeIfAbsent(packageOf(name), it -> new ArrayList<>())
                        .add(name);
            }
        }
    }

    private static String packageOf(String className) {
        int dot = className.lastIndexOf('.');
        return dot < 0 ? "" : className.substring(0, dot);
    }

    /** Returns a few public concrete subclasses. */
    List<Class<?>> of(Class<?> type) {
        return known.computeIfAbsent(type, this::find);
    }

    private List<Class<?>> find(Class<?> type) {
        List<Class<?>> found = new ArrayList<>();
        for (String name : byPackage.getOrDefault(packageOf(type.getName()), List.of())) {
            if (found.size() < MAX) {
                Class<?> candidate = Library.load(name, type.getClassLoader());
                boolean concrete = candidate != null
                        && candidate != type
                        && type.isAssignableFrom(candidate)
                        && Modifier.isPublic(candidate.getModifiers())
                        && !Modifier.isAbstract(candidate.getModifiers());
                if (concrete) {
                    found.add(candidate);
                }
            }
        }
        return found;
    }
}
