package dev.piculet.model.inspect;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** The inspectors of other languages that the class path has; looked for when the first class may need one. */
final class Inspectors {
    private volatile List<ClassInspector> found;

    /** Creates inspectors that are looked for. */
    Inspectors() {}

    /** Creates the inspectors that are given, and no others. */
    Inspectors(List<ClassInspector> given) {
        found = List.copyOf(given);
    }

    /** Returns the inspector that supports the class; null if Java's own will do. */
    ClassInspector find(Class<?> type) {
        // Compilers of other languages mark their classes. Looking at the class path for a class of the JDK, or for a
        // Java class without annotations, would be a waste at start-up.
        if (type.getClassLoader() == null || type.getDeclaredAnnotations().length == 0) {
            return null;
        }
        for (ClassInspector inspector : all()) {
            if (inspector.supports(type)) {
                return inspector;
            }
        }
        return null;
    }

    private List<ClassInspector> all() {
        List<ClassInspector> inspectors = found;
        if (inspectors == null) {
            inspectors = load();
            found = inspectors;
        }
        return inspectors;
    }

    private static List<ClassInspector> load() {
        ClassLoader own = Inspectors.class.getClassLoader();
        List<ClassInspector> inspectors = new ArrayList<>();
        for (ClassInspector inspector : ServiceLoader.load(ClassInspector.class, own)) {
            inspectors.add(inspector);
        }
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        if (context != null && context != own) {
            addFrom(context, inspectors);
        }
        return List.copyOf(inspectors);
    }

    private static boolean hasSameClass(List<ClassInspector> inspectors, ClassInspector candidate) {
        for (ClassInspector known : inspectors) {
            if (known.getClass() == candidate.getClass()) {
                return true;
            }
        }
        return false;
    }

    private static void addFrom(ClassLoader loader, List<ClassInspector> inspectors) {
        Iterator<ClassInspector> candidates =
                ServiceLoader.load(ClassInspector.class, loader).iterator();
        while (true) {
            try {
                if (!candidates.hasNext()) {
                    return;
                }
                ClassInspector candidate = candidates.next();
                if (!hasSameClass(inspectors, candidate)) {
                    inspectors.add(candidate);
                }
            } catch (ServiceConfigurationError | LinkageError e) {
                // The loader has another copy of this library, whose inspectors are not ours, or not all they need.
            }
        }
    }
}
