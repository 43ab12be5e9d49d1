package dev.piculet.model;

import java.util.StringJoiner;

/** Writes types as their source does: no packages, {@code ?} after what may be null. */
final class TypeText {
    private TypeText() {}

    static String of(TypeModel type) {
        if (type.variance() == Variance.STAR || type.variance() == Variance.IN) {
            return "?";
        }
        String text = type.variable().isPresent() ? type.variable().get() : named(type);
        return (type.variance() == Variance.OUT ? "? extends " : "") + text + nullability(type);
    }

    /** No mark on a class means not null or unknown. On a variable it means: as the type that replaces it. */
    private static String nullability(TypeModel type) {
        if (type.nullability() == Nullability.NULLABLE) {
            return "?";
        }
        return type.variable().isPresent() && type.nullability() == Nullability.NON_NULL ? " & Any" : "";
    }

    private static String named(TypeModel type) {
        if (type.isArray()) {
            String component = type.component().toString();
            return (component.indexOf('&') < 0 ? component : "(" + component + ")") + "[]";
        }
        String name = name(type.valueClass().orElse(type.rawClass()));
        if (type.arguments().isEmpty()) {
            return name;
        }
        StringJoiner arguments = new StringJoiner(", ", "<", ">");
        for (TypeModel argument : type.arguments()) {
            arguments.add(argument.toString());
        }
        return name + arguments;
    }

    /** Returns the name of a class without its package, and with the classes around it: {@code Map.Entry}. */
    static String name(Class<?> type) {
        if (type.isArray()) {
            return name(type.getComponentType()) + "[]";
        }
        try {
            return nestedName(type);
        } catch (LinkageError e) {
            // The class around it is not there, or knows nothing of it, as of a hidden class.
            return type.getName().substring(packageLength(type));
        }
    }

    private static String nestedName(Class<?> type) {
        String simple = type.getSimpleName();
        if (type.getEnclosingClass() == null || type.isAnonymousClass() || type.isLocalClass()) {
            // An anonymous class has no simple name, and a local one shares its own with others.
            return type.getEnclosingClass() == null ? simple : type.getName().substring(packageLength(type));
        }
        return name(type.getEnclosingClass()) + "." + simple;
    }

    private static int packageLength(Class<?> type) {
        String name = type.getPackageName();
        return name.isEmpty() ? 0 : name.length() + 1;
    }
}
