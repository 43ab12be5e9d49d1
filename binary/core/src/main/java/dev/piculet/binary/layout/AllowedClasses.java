package dev.piculet.binary.layout;

import dev.piculet.binary.leaf.ClassLeaf;
import dev.piculet.binary.leaf.Leaf;
import dev.piculet.binary.leaf.Leaves;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Classes that may be values themselves: primitives, those of the JDK that values are usually made of, and those that users
 * name for anything. No other is loaded, whatever name the bytes have.
 */
final class AllowedClasses implements Function<String, Class<?>> {
    /** Besides those with leaves. */
    private static final Set<String> OF_THE_JDK = Set.of(
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.CharSequence",
            "java.lang.Character",
            "java.lang.Class",
            "java.lang.Comparable",
            "java.lang.Double",
            "java.lang.Enum",
            "java.lang.Float",
            "java.lang.Integer",
            "java.lang.Iterable",
            "java.lang.Long",
            "java.lang.Number",
            "java.lang.Object",
            "java.lang.Record",
            "java.lang.Short",
            "java.lang.String",
            "java.lang.Void",
            "java.util.ArrayDeque",
            "java.util.ArrayList",
            "java.util.Collection",
            "java.util.Deque",
            "java.util.HashMap",
            "java.util.HashSet",
            "java.util.LinkedHashMap",
            "java.util.LinkedHashSet",
            "java.util.LinkedList",
            "java.util.List",
            "java.util.Map",
            "java.util.Optional",
            "java.util.Properties",
            "java.util.Queue",
            "java.util.Set",
            "java.util.SortedMap",
            "java.util.SortedSet",
            "java.util.TreeMap",
            "java.util.TreeSet");

    private final SerializerOptions options;

    private AllowedClasses(SerializerOptions options) {
        this.options = options;
    }

    /** Returns the leaf of classes. */
    static Leaf<?> leaf(SerializerOptions options) {
        return new ClassLeaf(new AllowedClasses(options));
    }

    @Override
    public Class<?> apply(String name) {
        Class<?> named = named(name);
        if (named != null) {
            return named;
        }
        Class<?> primitive = primitive(name);
        return primitive != null || !OF_THE_JDK.contains(name) && !Leaves.isOfClass(name) ? primitive : ofTheJdk(name);
    }

    private Class<?> named(String name) {
        Class<?> named = among(options.allowed, name);
        if (named == null) {
            named = among(options.leaves.keySet(), name);
        }
        for (Map.Entry<Class<?>, Set<Class<?>>> each : options.subtypes.entrySet()) {
            named = named == null && isOrWas(each.getKey(), name) ? each.getKey() : named;
            named = named == null ? among(each.getValue(), name) : named;
        }
        return named;
    }

    /** Present names come before former ones. */
    private Class<?> among(Set<Class<?>> classes, String name) {
        Class<?> former = null;
        for (Class<?> each : classes) {
            if (each.getName().equals(name)) {
                return each;
            }
            former = isOrWas(each, name) ? each : former;
        }
        return former;
    }

    private boolean isOrWas(Class<?> type, String name) {
        return type.getName().equals(name)
                || options.aliases.getOrDefault(type.getName(), Set.of()).contains(name);
    }

    private static Class<?> primitive(String name) {
        return switch (name) {
            case "boolean" -> boolean.class;
            case "byte" -> byte.class;
            case "short" -> short.class;
            case "char" -> char.class;
            case "int" -> int.class;
            case "long" -> long.class;
            case "float" -> float.class;
            case "double" -> double.class;
            case "void" -> void.class;
            default -> null;
        };
    }

    private static Class<?> ofTheJdk(String name) {
        try {
            return Class.forName(name, false, ClassLoader.getPlatformClassLoader());
        } catch (ClassNotFoundException e) {
            // Of a module that is not there.
            return null;
        }
    }
}
